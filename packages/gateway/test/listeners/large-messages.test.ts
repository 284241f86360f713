import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { WebSocket } from "ws";
import { createGateway, type Credentials, type Gateway } from "../../src/index.ts";
import { closeAfterTest } from "../cleanup.ts";
import { findNode, request } from "../client.ts";
import { openSocket, postText, sendRaw, statusesIn } from "../faults/raw-request.ts";
import { upstreamsAt, networksWith } from "../networks.ts";
import { respondWith, startUpstream, type UpstreamServer } from "../upstream-server.ts";

const megabyte = 1024 * 1024;
const blob = 128 * 1024;
/** Its commitment, and a proof for each of its 128 cells (EIP-7594). */
const proofs = 48 + 128 * 48;

/** A call with params of this many bytes in hex. */
function send(bytes: number, members: object = { id: 1 }): string {
  const params = [`0x${"ab".repeat(bytes)}`];
  return JSON.stringify({ jsonrpc: "2.0", method: "eth_sendRawTransaction", params, ...members });
}

async function reply(socket: WebSocket, message: string): Promise<unknown> {
  const received = once(socket, "message");
  socket.send(message);
  const [data] = (await received) as [Buffer];
  return JSON.parse(data.toString("utf8"));
}

describe("large messages", () => {
  let upstream: UpstreamServer;
  let gateway: Gateway<Credentials>;
  let path: string;
  beforeAll(async () => {
    upstream = await startUpstream(respondWith(() => "0x1"));
    const rpc = upstreamsAt(upstream.url);
    const limits = { requestsPerSecond: 1e6, requestBurst: 1e6, shutdown: 1 };
    gateway = await createGateway({ networks: networksWith({ ethereum: { rpc, beacon: rpc } }), limits });
    path = `/${findNode(gateway, "ethereum").key}`;
  });
  afterAll(async () => {
    await gateway.close();
    await upstream.close();
  });

  async function connect(): Promise<WebSocket> {
    const socket = new WebSocket(`${gateway.url.replace("http", "ws")}/ws${path}`);
    onTestFinished(() => socket.terminate());
    await once(socket, "open");
    return socket;
  }

  it.each([
    ["6 blobs, the most that Osaka allows", 6 * (blob + proofs)],
    [
      "9 blobs, which fill a block of Prague, and the most that geth allows for the rest",
      9 * (blob + proofs) + megabyte,
    ],
  ])("are passed on: a transaction with %s", async (_, bytes) => {
    const result = { jsonrpc: "2.0", id: 1, result: "0x1" };
    expect(await request(gateway.url + path, { method: "POST", body: send(bytes) })).toMatchObject({
      status: 200,
      json: result,
    });
    expect(await reply(await connect(), send(bytes))).toEqual(result);
    expect(upstream.bodies.at(-1)?.length).toBeGreaterThan(2 * bytes);
  });

  it("are passed on: a beacon block with 21 blobs", async () => {
    const body = JSON.stringify({
      blobs: Array.from({ length: 21 }, () => `0x${"ab".repeat(blob + proofs)}`),
    });
    const headers = { "eth-consensus-version": "fulu" };
    const url = `${gateway.url}${path}/eth/v2/beacon/blocks`;
    await request(url, { method: "POST", headers, body });
    expect(upstream.bodies).toContain(body);
  });

  it("that are too large get a JSON-RPC error over HTTP, whether their length is announced or not", async () => {
    const body = send(5 * megabyte);
    const error = {
      code: -32600,
      message: "the body is larger than 8388608 bytes",
      data: { reason: "too_large" },
    };
    expect(await request(gateway.url + path, { method: "POST", body })).toMatchObject({
      status: 413,
      json: { jsonrpc: "2.0", id: null, error },
    });
    const chunked = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    const text = await sendRaw(gateway.url, postText(path, "Transfer-Encoding: chunked\r\n", chunked));
    expect(statusesIn(text)).toEqual([413]);
    expect(text).toContain(JSON.stringify({ jsonrpc: "2.0", id: null, error }));
  });

  it.each([
    ["another content type", { "content-type": "text/plain" }, "{}", 415],
    ["an encoding", { "content-encoding": "gzip" }, "{}", 415],
  ])("and those of %s get a JSON-RPC error", async (_, headers, body, status) => {
    expect(await request(gateway.url + path, { method: "POST", headers, body })).toMatchObject({
      status,
      json: { jsonrpc: "2.0", id: null, error: { code: -32600 } },
    });
  });

  it.each([
    ["first", { id: 7 }, 7],
    ["as text", { id: "a-7" }, "a-7"],
    ["in a batch", undefined, 1],
  ])(
    "that are too large get an error on a socket, which stays open: with the id %s",
    async (_, members, id) => {
      const socket = await connect();
      const message = members ? send(5 * megabyte, members) : `[${send(5 * megabyte)}]`;
      const count = upstream.bodies.length;
      const error = {
        code: -32600,
        message: "the message is larger than 8388608 bytes",
        data: { reason: "too_large" },
      };
      const response = { jsonrpc: "2.0", id, error };
      expect(await reply(socket, message)).toEqual(members ? response : [response]);
      expect(upstream.bodies.length).toBe(count);
      expect(await reply(socket, send(10, { id: 8 }))).toEqual({ jsonrpc: "2.0", id: 8, result: "0x1" });
      expect(socket.readyState).toBe(WebSocket.OPEN);
    },
  );

  it("with the id before the params get an error with it too", async () => {
    const message = `{"id":9,${send(5 * megabyte, {}).slice(1)}`;
    expect(await reply(await connect(), message)).toMatchObject({ id: 9, error: { code: -32600 } });
  });

  it("do not end other calls of their socket", async () => {
    const socket = await connect();
    const messages: { id: number }[] = [];
    socket.on("message", (data: Buffer) =>
      messages.push(JSON.parse(data.toString("utf8")) as { id: number }),
    );
    socket.send(send(10, { id: 1 }));
    socket.send(send(5 * megabyte, { id: 2 }));
    socket.send(send(10, { id: 3 }));
    await expect.poll(() => messages.map(({ id }) => id).toSorted()).toEqual([1, 2, 3]);
  });

  it("beyond what a caller may have in flight end its socket", async () => {
    const socket = await connect();
    const closed = once(socket, "close");
    socket.on("error", () => {});
    socket.send("a".repeat(40 * megabyte));
    await closed;
  });

  it("of other surfaces are limited to 1 MiB", async () => {
    const body = JSON.stringify({ name: "a".repeat(megabyte) });
    const { key } = findNode(gateway, "hyperliquid");
    for (const [place, headers] of [
      ["/v1/projects/", { authorization: `Bearer ${gateway.credentials.apiKey}` }],
      ["/exchange", {}],
      [`/${key}/info`, {}],
    ] as const)
      expect((await request(gateway.url + place, { method: "POST", headers, body })).status).toBe(413);
  });
});

it("a message that is too large does not use up its caller's rate", async () => {
  const upstream = await startUpstream(respondWith(() => "0x1"));
  closeAfterTest(upstream);
  const networks = networksWith({ ethereum: { rpc: upstreamsAt(upstream.url) } });
  const gateway = await createGateway({
    networks,
    limits: { requestsPerSecond: 0.001, requestBurst: 5, shutdown: 1 },
  });
  closeAfterTest(gateway);
  const path = `/${findNode(gateway, "ethereum").key}`;
  const socket = openSocket(gateway.url);
  socket.write(postText(path, "Content-Length: 20000000\r\n", "{"));
  const [data] = (await once(socket, "data")) as [Buffer];
  expect(statusesIn(data.toString("latin1"))).toEqual([413]);
  socket.destroy();
  const statuses = [];
  for (let sent = 0; sent < 3; sent += 1)
    statuses.push((await request(gateway.url + path, { method: "POST", body: send(10) })).status);
  expect(statuses).toEqual([200, 200, 200]);
});

it.each([
  [1, true],
  [77, false],
])("a large response that ends with the id %j reaches its caller whole: %j", async (id, isWhole) => {
  const result = `0x${"ab".repeat(500_000)}`;
  const upstream = await startUpstream((_, response) =>
    response.end(`{"jsonrpc":"2.0","result":"${result}","id":${id}}`),
  );
  closeAfterTest(upstream);
  const gateway = await createGateway({
    networks: networksWith({ ethereum: { rpc: upstreamsAt(upstream.url) } }),
  });
  closeAfterTest(gateway);
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "debug_getRawBlock", params: ["0x1"] });
  const url = `${gateway.url}/${findNode(gateway, "ethereum").key}`;
  const headers = { "content-type": "application/json" };
  const read = fetch(url, { method: "POST", headers, body }).then((response) => response.json());
  if (isWhole) expect(await read).toEqual({ jsonrpc: "2.0", id, result });
  else await expect(read).rejects.toThrow();
});
