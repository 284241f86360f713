import type { ServerResponse } from "node:http";
import { once } from "node:events";
import type { Socket } from "node:net";
import { isNight } from "@node-access-tools/workspace";
import { describe, expect, it, onTestFinished } from "vitest";
import { WebSocket } from "ws";
import { createGateway, type Credentials, type Gateway, type GatewayOptions } from "../../src/index.ts";
import { closeAfterTest } from "../cleanup.ts";
import { findNode, request } from "../client.ts";
import { openSocket, postText, statusesIn } from "../faults/raw-request.ts";
import { startUpstream } from "../upstream-server.ts";
import { upstreamsAt, networksWith } from "../networks.ts";

const receivedWrite =
  "the node has received the write, but there is no room for its response: " +
  "check whether it took effect before you send it again";

let blocks = 0;
/** A call with unique params: identical ones are sent upstream only once. */
const large = (): object => ({ jsonrpc: "2.0", id: 1, method, params: [`0x${(++blocks).toString(16)}`] });
const method = "eth_getBlockReceipts";
const small = { jsonrpc: "2.0", id: 1, method: "eth_chainId" };
const responseBytes = 20 * 1024 * 1024;
const usualResponse = Buffer.from(responseText(responseBytes));

function responseText(bytes: number): string {
  return JSON.stringify({ jsonrpc: "2.0", id: 1, result: "a".repeat(bytes) });
}

/** A gateway in front of a node whose receipts are large, and how many of its connections are busy. */
async function gatewayTo(
  limits: GatewayOptions["limits"],
  send: (response: ServerResponse) => void = (response) => void response.end(usualResponse),
): Promise<{ gateway: Gateway<Credentials>; url: string; busy: () => number }> {
  let busy = 0;
  const upstream = await startUpstream((body, response) => {
    if (!body.includes(method)) return void response.end(JSON.stringify({ ...small, result: "0x1" }));
    busy++;
    response.on("close", () => busy--);
    response.setHeader("content-type", "application/json");
    send(response);
  });
  closeAfterTest(upstream);
  const gateway = await createGateway({
    allowMethods: ["eth_sendTransaction"],
    networks: networksWith({ ethereum: { rpc: upstreamsAt(upstream.url) } }),
    limits: { shutdown: 1, ...limits },
  });
  closeAfterTest(gateway);
  return { gateway, url: `${gateway.url}/${findNode(gateway, "ethereum").key}`, busy: () => busy };
}

/** Requests a large response and reads only its beginning. */
async function requestAndPause(url: string): Promise<{ status: number | undefined; socket: Socket }> {
  const socket = openSocket(url);
  onTestFinished(() => void socket.destroy());
  const body = JSON.stringify(large());
  socket.write(postText(new URL(url).pathname, `Content-Length: ${body.length}\r\n`, body));
  const first = await new Promise<Buffer>((resolve) => socket.once("data", resolve));
  socket.pause();
  return { status: statusesIn(first.toString("latin1"))[0], socket };
}

describe("callers that send many requests and do not read", () => {
  it("do not use up the connections to the node", async () => {
    // A caller's share is three quarters; by default, of 64.
    const [most, sent] = isNight ? [48, 140] : [3, 8];
    const { url, busy } = await gatewayTo(isNight ? {} : { largeResponses: 4 });
    const requests = await Promise.all(Array.from({ length: sent }, () => requestAndPause(url)));
    const statuses = requests.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(most);
    expect(statuses.filter((status) => status === 429)).toHaveLength(sent - most);
    await expect.poll(busy).toBe(most);
    expect((await request(url, { method: "POST", body: small })).json).toMatchObject({ result: "0x1" });
  });

  it("get an error with a time to retry, and succeed when another caller has read", async () => {
    const { url, busy } = await gatewayTo({ largeResponses: 1 });
    const first = await requestAndPause(url);
    expect(first.status).toBe(200);
    const rejected = await request(url, { method: "POST", body: large() });
    expect([rejected.status, rejected.headers.get("retry-after")]).toEqual([429, "5"]);
    expect(rejected.json).toMatchObject({
      id: 1,
      error: { code: -32005, data: { try_again_in: "5s", limit_of: "gateway" } },
    });
    first.socket.resume();
    await expect.poll(busy).toBe(0);
    await expect.poll(async () => (await request(url, { method: "POST", body: large() })).status).toBe(200);
  });

  it("get no time to retry if that would repeat a write", async () => {
    const { url } = await gatewayTo({ largeResponses: 1 });
    await requestAndPause(url);
    const write = {
      jsonrpc: "2.0",
      id: 2,
      method: "eth_sendTransaction",
      params: [{ from: `0x${"11".repeat(20)}` }],
    };
    const { status, json } = await request(url, { method: "POST", body: [large(), write] });
    expect(status).toBe(502);
    expect(json).toMatchObject({ error: { code: -32603, message: receivedWrite } });
  });

  it("are disconnected when they read nothing for too long", async () => {
    const { url, busy } = await gatewayTo({ stallTimeout: 300 });
    const { socket } = await requestAndPause(url);
    expect(busy()).toBe(1);
    await expect.poll(busy).toBe(0);
    const ended = new Promise<number>((resolve) => {
      let bytes = 0;
      socket.on("data", (chunk: Buffer) => (bytes += chunk.length)).on("close", () => resolve(bytes));
    });
    socket.resume();
    expect(await ended).toBeLessThan(responseBytes);
  });

  it("stay connected during shorter pauses", async () => {
    const { url } = await gatewayTo({ stallTimeout: 2000 });
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(large()),
    });
    let bytes = 0;
    let pauses = 3;
    for await (const chunk of response.body ?? []) {
      bytes += (chunk as Uint8Array).length;
      if (pauses-- > 0) await new Promise((resolve) => setTimeout(resolve, 800));
    }
    expect(bytes).toBeGreaterThan(responseBytes);
  });
});

/** Starts a gateway that has less room for a caller than a response of its node needs. */
async function gatewayWithoutRoom(): Promise<Gateway<Credentials>> {
  const upstream = await startUpstream((_, response) => {
    response.setHeader("content-type", "application/json");
    response.end(responseText(90_000));
  });
  closeAfterTest(upstream);
  const part = upstreamsAt(upstream.url);
  const gateway = await createGateway({
    networks: networksWith({ ethereum: { rpc: part }, hyperliquid: { exchange: part } }),
    limits: { shutdown: 1, pendingBytes: 100_000 },
  });
  closeAfterTest(gateway);
  return gateway;
}

describe("a write whose response has no room among its caller's bytes in flight", () => {
  const write = { jsonrpc: "2.0", id: 1, method: "eth_sendRawTransaction", params: ["0x00"] };

  it("is reported as received by the node, over HTTP and over a WebSocket", async () => {
    const gateway = await gatewayWithoutRoom();
    const { key } = findNode(gateway, "ethereum");
    const { status, json } = await request(`${gateway.url}/${key}`, { method: "POST", body: write });
    const error = { code: -32603, message: receivedWrite };
    expect([status, json]).toMatchObject([502, { id: 1, error }]);
    const socket = new WebSocket(`${gateway.url.replace("http", "ws")}/ws/${key}`);
    onTestFinished(() => socket.terminate());
    await once(socket, "open");
    const message = once(socket, "message");
    socket.send(JSON.stringify(write));
    expect(JSON.parse(String((await message)[0]))).toMatchObject({ id: 1, error });
  });

  it("is reported as received over REST", async () => {
    const gateway = await gatewayWithoutRoom();
    const body = { action: { type: "noop" }, nonce: 1, signature: {} };
    const { status, text } = await request(`${gateway.url}/exchange`, { method: "POST", body });
    expect([status, text]).toEqual([502, expect.stringContaining(receivedWrite)]);
  });
});

/** A connection that is not released is then held until the test has failed. */
const patient = { standardTimeout: 300_000, upstreamTimeout: 300_000 };

it("a response that is too large to read releases its connection", async () => {
  // The response to a batch.
  const begun = Buffer.from(`[${responseText(33 * 1024 * 1024)}`);
  const { url, busy } = await gatewayTo(
    { ...patient, largeResponses: 1 },
    (response) => void response.write(begun),
  );
  const own = { jsonrpc: "2.0", id: 2, method: "web3_clientVersion" };
  for (let times = 0; times < (isNight ? 2 : 1); times++) {
    const { json } = await request(url, { method: "POST", body: [large(), own, { id: 3 }] });
    const message = expect.stringContaining("bytes") as string;
    expect(json).toMatchObject([{ error: { code: -32005, message } }, { id: 2 }, { id: 3 }]);
    await expect.poll(busy).toBe(0);
  }
});

it.each([1, 2])(
  "a batch with %s large responses releases its connection when its caller has gone",
  async (count) => {
    const begun = Buffer.from(`[${usualResponse.toString().slice(0, -2)}`);
    const { url, busy } = await gatewayTo(patient, (response) => void response.write(begun));
    const socket = openSocket(url);
    const body = JSON.stringify([
      ...Array.from({ length: count }, (_, id) => ({ ...large(), id: id + 1 })),
      { ...small, id: 9 },
    ]);
    socket.write(postText(new URL(url).pathname, `Content-Length: ${body.length}\r\n`, body));
    await once(socket, "data");
    expect(busy()).toBe(1);
    socket.destroy();
    await expect.poll(busy).toBe(0);
  },
);
