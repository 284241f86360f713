import { execFile } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { createGateway, type Credentials, type Gateway, type GatewayOptions } from "../../src/index.ts";
import { closeAfterTest } from "../cleanup.ts";
import { call, findNode, post, request } from "../client.ts";
import { type Respond, respondWith, startUpstream, type UpstreamServer } from "../upstream-server.ts";
import { openSocket, postText, sendRaw, statusesIn } from "./raw-request.ts";
import { upstreamsAt, networksWith } from "../networks.ts";

async function gatewayTo(
  respond: Respond,
  limits: NonNullable<GatewayOptions["limits"]>,
): Promise<{ gateway: Gateway<Credentials>; upstream: UpstreamServer; path: string }> {
  const upstream = await startUpstream(respond);
  closeAfterTest(upstream);
  const gateway = await createGateway({
    metrics: {},
    networks: networksWith({ ethereum: { rpc: upstreamsAt(upstream.url) } }),
    limits: { shutdown: 1, requestsPerSecond: 1e6, requestBurst: 1e6, ...limits },
  });
  closeAfterTest(gateway);
  return { gateway, upstream, path: `/${findNode(gateway, "ethereum").key}` };
}

function destroyAfterTest(socket: Socket): Socket {
  onTestFinished(() => void socket.destroy());
  return socket;
}

const chainId = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}';
/** A call with unique params: identical ones are sent upstream only once. */
const createChainId = (index: number): string => chainId.replace("}", `,"params":[${index}]}`);
const requestText = (path: string, body: string): string =>
  postText(path, `Content-Length: ${Buffer.byteLength(body)}\r\n`, body);

/** Sends 20 endless bodies, and prints the status that each of them gets. */
const senders = `
const { connect } = require("node:net");
const [, port, head] = process.argv;
for (let count = 0; count < 20; count++) {
  const socket = connect(port, "127.0.0.1");
  let received = "";
  socket.on("data", (bytes) => (received += bytes)).on("error", () => {});
  socket.on("close", () => console.log(received.slice(9, 12) || "none"));
  const send = () => { while (!socket.destroyed && socket.write(" ".repeat(65536))); };
  socket.write(head);
  socket.on("drain", send);
  send();
}`;

describe("connections to a gateway", () => {
  it("are closed when they stay silent", async () => {
    const { gateway } = await gatewayTo(
      respondWith(() => "0x1"),
      { requestTimeout: 400 },
    );
    await once(destroyAfterTest(openSocket(gateway.url)).resume(), "close");
  });

  it("are closed when they do not read many small responses", async () => {
    const result = "a".repeat(200_000);
    const { gateway, path } = await gatewayTo(
      respondWith(() => result),
      { stallTimeout: 300, pendingBytes: 1e8 },
    );
    const socket = destroyAfterTest(openSocket(gateway.url)).pause();
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.write(requestText(path, chainId).repeat(200));
    // It never reads. Writing to a closed connection reveals that it was closed.
    const probe = setInterval(() => socket.write("\r\n"), 100);
    await closed;
    clearInterval(probe);
  });

  it("stay open while the node is slow", async () => {
    const { gateway } = await gatewayTo(
      (body, response) => void setTimeout(() => respondWith(() => "0x1")(body, response), 800),
      { stallTimeout: 200 },
    );
    expect(await call(gateway, "eth_chainId")).toBe("0x1");
  });

  it("are closed after a rejected WebSocket, even if the caller keeps its side open", async () => {
    const { gateway } = await gatewayTo(
      respondWith(() => "0x1"),
      {},
    );
    const { hostname, port } = new URL(gateway.url);
    const socket = destroyAfterTest(connect({ host: hostname, port: Number(port), allowHalfOpen: true }));
    const closed = new Promise((resolve) => socket.on("error", () => {}).once("close", resolve));
    socket.write("GET /ws/none HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
    await once(socket.resume(), "end");
    // Writing to a closed connection reveals that it was closed.
    const probe = setInterval(() => socket.write("?"), 20);
    await closed;
    clearInterval(probe);
  });

  it("serve a request that offers an upgrade normally, and ignore the rest of the offer", async () => {
    const { gateway, upstream, path } = await gatewayTo(
      respondWith(() => "0x1"),
      {},
    );
    const offer =
      "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA\r\n";
    const head = `${offer}Content-Length: ${chainId.length}\r\n`;
    expect(statusesIn(await sendRaw(gateway.url, postText(path, head, chainId)))).toEqual([200]);
    const smuggled = postText(path, head, chainId.slice(1)) + requestText(path, chainId);
    expect(statusesIn(await sendRaw(gateway.url, smuggled))).toEqual([400]);
    expect(upstream.bodies).toHaveLength(1);
  });

  it("are closed only once a caller that still sends has seen why its body is rejected", async () => {
    const { gateway, path } = await gatewayTo(
      respondWith(() => "0x1"),
      {},
    );
    const head = postText(path, "Content-Length: 20000000\r\n", "");
    // In this process, the response would always be read before the connection is written to again.
    const args = ["--eval", senders, new URL(gateway.url).port, head];
    const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 60_000 });
    expect(stdout.trim().split("\n")).toEqual(Array.from({ length: 20 }, () => "413"));
  });

  it.each([
    ["is as long as it says", "Content-Length: 1200000\r\n", "close"],
    ["does not say how long it is", "Transfer-Encoding: chunked\r\n", "close"],
    ["is read to its end", "Content-Length: 12\r\n", undefined],
  ])("close after a rejected body only if its response says so: one that %s", async (_, length, expected) => {
    const { gateway } = await gatewayTo(
      respondWith(() => "0x1"),
      {},
    );
    const socket = connect(Number(new URL(gateway.url).port), "127.0.0.1");
    socket.write(postText("/unknown-key/", length, ""));
    const [bytes] = (await once(socket, "data")) as [Buffer];
    expect(/^connection: (.*)$/im.exec(bytes.toString())?.[1]?.replace("keep-alive", "") || undefined).toBe(
      expected,
    );
    socket.destroy();
  });

  it("serve requests whose target is a whole URL, as clients of a proxy send it", async () => {
    const { gateway, path } = await gatewayTo(
      respondWith(() => "0x1"),
      {},
    );
    const head = `Content-Length: ${chainId.length}\r\n`;
    const send = (target: string): Promise<string> => sendRaw(gateway.url, postText(target, head, chainId));
    expect(statusesIn(await send(`${gateway.url}${path}`))).toEqual([200]);
    expect(statusesIn(await send(`HTTP://other.example:99${path}?a=/b`))).toEqual([200]);
    expect(
      statusesIn(await sendRaw(gateway.url, `GET ${gateway.url}/healthz HTTP/1.1\r\nHost: a\r\n\r\n`)),
    ).toEqual([200]);
    expect(statusesIn(await send("http://a.example"))).toEqual([401]);
  });

  it("limit the bytes in flight for each credential separately", async () => {
    const pending: (() => void)[] = [];
    const { gateway, upstream, path } = await gatewayTo(
      (body, response) => void pending.push(() => respondWith(() => "0x1")(body, response)),
      { pendingBytes: 200_000 },
    );
    let count = 0;
    const large = (): string => chainId.replace("}", `,"params":[${++count},"${"a".repeat(50_000)}"]}`);
    const sockets = Array.from({ length: 10 }, () => destroyAfterTest(openSocket(gateway.url)));
    const received: string[] = [];
    for (const socket of sockets) {
      socket.on("data", (chunk: Buffer) => void received.push(chunk.toString("latin1")));
      socket.write(requestText(path, large()));
    }
    // Each holds its own bytes and the overhead of a request.
    await expect.poll(() => statusesIn(received.join())).toEqual(Array.from({ length: 7 }, () => 429));
    await expect.poll(() => upstream.bodies.length).toBe(3);
    expect(received.join()).toMatch(/retry-after: 1/i);
    const { username, password } = (await gateway.addOrganization("Other")).nodes.ethereum;
    const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
    const byPassword = request(gateway.url, { method: "POST", headers: { authorization }, body: large() });
    await expect.poll(() => pending.length).toBe(4);
    for (const respond of pending) respond();
    expect((await byPassword).status).toBe(200);
    await expect.poll(() => statusesIn(received.join()).filter((status) => status === 200)).toHaveLength(3);
    const again = post(gateway, "ethereum", large());
    await expect.poll(() => pending.length).toBe(5);
    pending[4]?.();
    expect((await again).status).toBe(200);
  });

  it("that send a body piece by piece are rejected as soon as the limit is reached", async () => {
    const { gateway, path } = await gatewayTo(
      respondWith(() => "0x1"),
      { pendingBytes: 100_000 },
    );
    const chunk = `ffff\r\n${"a".repeat(0xffff)}\r\n`;
    const response = await sendRaw(
      gateway.url,
      postText(path, "Transfer-Encoding: chunked\r\n", chunk.repeat(3)),
    );
    expect(statusesIn(response)).toEqual([429]);
    expect(await call(gateway, "eth_chainId")).toBe("0x1");
  });

  it("send nothing to the node for a caller that disconnected while its request waited", async () => {
    const pending: (() => void)[] = [];
    const { gateway, upstream, path } = await gatewayTo(
      (body, response) => void pending.push(() => respondWith(() => "0x1")(body, response)),
      { largeResponses: 1 },
    );
    // One credential alone holds at most three quarters of the 65 connections.
    const busy = Array.from({ length: 49 }, (_, index) => post(gateway, "ethereum", createChainId(index)));
    await expect.poll(() => pending.length).toBe(49);
    const gone = destroyAfterTest(openSocket(gateway.url));
    gone.write(requestText(path, chainId.replace("chainId", "goneAway")));
    const stayed = post(gateway, "ethereum", chainId.replace("chainId", "syncing"));
    await expect.poll(async () => (await metric(gateway, "gateway_rpc_calls_total")) >= 51).toBe(true);
    gone.destroy();
    await expect.poll(() => metric(gateway, 'surface="node"')).toBe(1);
    for (const respond of pending.splice(0)) respond();
    await Promise.all(busy);
    await expect.poll(() => pending.length).toBe(1);
    pending[0]?.();
    expect(await stayed).toMatchObject({ json: { result: "0x1" } });
    expect(upstream.bodies.filter((body) => body.includes("goneAway"))).toEqual([]);
  });

  it("get a timely error when all connections to the node are busy", async () => {
    const { gateway } = await gatewayTo(() => {}, { largeResponses: 1, upstreamTimeout: 300 });
    const statuses = await Promise.all(
      Array.from(
        { length: 200 },
        async (_, index) => (await post(gateway, "ethereum", createChainId(index))).status,
      ),
    );
    // 429: the call waited for a connection, while others of its credential had that credential's share.
    expect(new Set(statuses)).toEqual(new Set([504, 429]));
  });
});

/** @returns the sum of a metric's values. */
async function metric(gateway: Gateway, name: string): Promise<number> {
  const { text } = await request(gateway.metricsUrl ?? "");
  const values = text
    .split("\n")
    .filter((line) => line.includes(name) && !line.startsWith("#"))
    .map((line) => Number(line.split(" ").at(-1)));
  return values.reduce((sum, value) => sum + value, 0);
}
