import type { AddressInfo } from "node:net";
import { inflateRawSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { createGateway, type GatewayOptions } from "../../../src/index.ts";
import { closeAfterTest } from "../../cleanup.ts";
import { upstreamsAt, networksWith } from "../../networks.ts";

interface Caller {
  readonly socket: WebSocket;
  readonly messages: { readonly channel: string; readonly data?: unknown }[];
  send(message: object): void;
}

async function open(options: GatewayOptions = {}): Promise<Caller> {
  const gateway = await createGateway(options);
  closeAfterTest(gateway);
  const socket = new WebSocket(`${gateway.url.replace("http", "ws")}/ws`);
  onTestFinished(() => socket.terminate());
  const messages: Caller["messages"] = [];
  socket.on("message", (data) => messages.push(JSON.parse(String(data)) as Caller["messages"][number]));
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  return { socket, messages, send: (message) => socket.send(JSON.stringify(message)) };
}

async function startUpstream(): Promise<{ readonly url: string; readonly server: WebSocketServer }> {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1", path: "/base/ws" });
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => {
    for (const socket of server.clients) socket.terminate();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`, server };
}

describe("the venue's WebSocket without an upstream", () => {
  it("confirms a subscription and sends its events", async () => {
    const { send, messages } = await open();
    const subscription = { type: "l2Book", coin: "ETH" };
    send({ method: "subscribe", subscription });
    await expect.poll(() => messages).toHaveLength(2);
    expect(messages[0]).toEqual({
      channel: "subscriptionResponse",
      data: { method: "subscribe", subscription },
    });
    expect(messages[1]).toMatchObject({ channel: "l2Book", data: { coin: "ETH" } });
  });

  it("responds to heartbeats, ends subscriptions, and compresses what the venue compresses", async () => {
    const { send, messages } = await open();
    send({ method: "ping" });
    send({ method: "subscribe", subscription: { type: "fastAssetCtxs" } });
    send({ method: "unsubscribe", subscription: { type: "fastAssetCtxs" } });
    await expect.poll(() => messages).toHaveLength(4);
    expect(messages[0]).toEqual({ channel: "pong" });
    const compressed = Buffer.from(String(messages[2]?.data), "base64");
    expect(JSON.parse(inflateRawSync(compressed).toString())).toMatchObject({ BTC: {} });
    expect(messages[3]).toMatchObject({ data: { method: "unsubscribe" } });
  });

  it.each([
    ["is deeply nested", `{"type":"allMids","x":${"[".repeat(100_000)}${"]".repeat(100_000)}}`],
    ["has an object instead of a text", '{"type":"activeAssetCtx","coin":{"toString":1}}'],
    ["has a long text", `{"type":"allMids","dex":"${"x".repeat(100_000)}"}`],
    [
      "has many members",
      `{"type":"allMids"${',"x":1'.repeat(5)}${Array.from({ length: 1000 }, (_, index) => `,"x${index}":1`).join("")}}`,
    ],
    ["is a list", "[1]"],
    ["is null", "null"],
  ])("rejects a subscription that %s, and stays open", async (_, subscription) => {
    const { socket, send, messages } = await open();
    socket.send(`{"method":"subscribe","subscription":${subscription}}`);
    send({ method: "ping" });
    await expect.poll(() => messages).toHaveLength(2);
    expect(messages[0]).toMatchObject({
      channel: "error",
      data: expect.stringContaining("Invalid subscription"),
    });
    expect(String(messages[0]?.data).length).toBeLessThan(2_000);
    expect(messages[1]).toEqual({ channel: "pong" });
  });

  it("reports what it does not accept", async () => {
    const { socket, send, messages } = await open({ limits: { subscriptions: 1 } });
    socket.send("no JSON");
    send({ method: "subscribe", subscription: { type: "nothing" } });
    send({ method: "subscribe", subscription: { type: "bbo" } });
    send({ method: "unsubscribe", subscription: { type: "bbo", coin: "BTC" } });
    send({ method: "subscribe", subscription: { type: "bbo", coin: "BTC" } });
    send({ method: "subscribe", subscription: { type: "bbo", coin: "BTC" } });
    send({ method: "subscribe", subscription: { type: "bbo", coin: "ETH" } });
    await expect.poll(() => messages).toHaveLength(8);
    const errors = messages.filter(({ channel }) => channel === "error").map(({ data }) => data);
    expect(errors).toEqual([
      "Error parsing JSON into valid websocket request: no JSON",
      'Invalid subscription {"type":"nothing"}',
      'Invalid subscription {"type":"bbo"}',
      'Already unsubscribed: {"type":"bbo","coin":"BTC"}',
      'Already subscribed: {"type":"bbo","coin":"BTC"}',
      "Too many subscriptions: 1 are allowed",
    ]);
  });
});

describe("the venue's WebSocket with an upstream", () => {
  it("passes messages on unchanged, also those from before it was open, and closes with it", async () => {
    const { url, server } = await startUpstream();
    const received: string[] = [];
    server.on("connection", (socket) => {
      socket.on("message", (data) => {
        received.push(String(data));
        socket.send('{"channel":"pong"}');
      });
    });
    const { socket, send, messages } = await open({
      networks: networksWith({ hyperliquid: { exchange: upstreamsAt(url) } }),
    });
    send({ method: "ping" });
    await expect.poll(() => messages).toEqual([{ channel: "pong" }]);
    expect(received).toEqual(['{"method":"ping"}']);
    const closed = new Promise((resolve) => socket.once("close", resolve));
    for (const one of server.clients) one.terminate();
    expect(await closed).toBe(1014);
  });

  it("closes its caller's socket if no upstream is available", async () => {
    const { url, server } = await startUpstream();
    await new Promise((resolve) => server.close(resolve));
    const { socket } = await open({
      networks: networksWith({ hyperliquid: { exchange: upstreamsAt(url) } }),
    });
    expect(await new Promise((resolve) => socket.once("close", resolve))).toBe(1014);
  });
});
