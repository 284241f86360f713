import { once } from "node:events";
import type { Socket } from "node:net";
import { isNight } from "@node-access-tools/workspace";
import { describe, expect, it, onTestFinished } from "vitest";
import { WebSocket } from "ws";
import { createGateway, type Credentials, type Gateway, type GatewayOptions } from "../../src/index.ts";
import { closeAfterTest } from "../cleanup.ts";
import { findNode } from "../client.ts";
import { nested } from "./faulty-upstream.ts";
import { startRawServer } from "./raw-server.ts";
import { startSocketUpstream } from "./socket-upstream.ts";
import { upstreamsAt, networksWith } from "../networks.ts";

async function gatewayTo(url: string, limits: GatewayOptions["limits"] = {}): Promise<Gateway<Credentials>> {
  const gateway = await createGateway({
    networks: networksWith({
      ethereum: { rpc: upstreamsAt(url) },
      hyperliquid: { exchange: upstreamsAt(url) },
    }),
    limits: { shutdown: 1, requestsPerSecond: 1e6, requestBurst: 1e6, ...limits },
  });
  closeAfterTest(gateway);
  return gateway;
}

interface Message {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly code: number };
  readonly method?: string;
  readonly params?: { readonly subscription: string; readonly result: unknown };
}

/** A caller's socket, and the messages that it has received. */
async function connect(gateway: Gateway, key: string): Promise<[WebSocket, Message[]]> {
  const socket = new WebSocket(`${gateway.url.replace("http", "ws")}/ws/${key}`);
  onTestFinished(() => socket.terminate());
  const messages: Message[] = [];
  socket.on("message", (data: Buffer) => void messages.push(JSON.parse(data.toString("utf8")) as Message));
  socket.on("error", () => {});
  await once(socket, "open");
  return [socket, messages];
}

function subscribe(socket: WebSocket, id: number, kind = "newHeads"): void {
  socket.send(JSON.stringify({ jsonrpc: "2.0", id, method: "eth_subscribe", params: [kind] }));
}

const readId = (text: string): number => (JSON.parse(text) as { id: number }).id;

/** Starts a server that ends with the test. */
async function rawServer(onConnection: (socket: Socket) => void): Promise<string> {
  const server = await startRawServer(onConnection);
  closeAfterTest(server);
  return server.url;
}

const writing = (text: string) => (socket: Socket) => void socket.on("data", () => socket.write(text));

describe("subscriptions at a hostile upstream", () => {
  it.each([
    ["hangs up", (socket: Socket) => void socket.destroy()],
    ["stays silent", () => {}],
    ["redirects the gateway", writing("HTTP/1.1 302 Found\r\nLocation: /\r\nContent-Length: 0\r\n\r\n")],
    ["accepts no sockets", writing("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}")],
    [
      "accepts with another key",
      writing(
        "HTTP/1.1 101 Yes\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: bm8=\r\n\r\n",
      ),
    ],
  ])("are rejected when it %s", async (_, onConnection) => {
    const gateway = await gatewayTo(await rawServer(onConnection), { upstreamTimeout: 300 });
    const [socket, messages] = await connect(gateway, findNode(gateway, "ethereum").key);
    subscribe(socket, 1);
    await expect.poll(() => messages).toMatchObject([{ id: 1, error: { code: -32002 } }]);
    const venue = new WebSocket(`${gateway.url.replace("http", "ws")}/ws`);
    expect((await once(venue, "close"))[0]).toBe(1014);
  });

  it("are rejected when its messages nest too deep", async () => {
    const upstream = await startSocketUpstream((text, socket) =>
      socket.send(`{"jsonrpc":"2.0","id":${readId(text)},"result":${nested}}`),
    );
    closeAfterTest(upstream);
    const gateway = await gatewayTo(upstream.url);
    const [socket, messages] = await connect(gateway, findNode(gateway, "ethereum").key);
    subscribe(socket, 1);
    await expect.poll(() => messages).toMatchObject([{ id: 1, error: { code: -32002 } }]);
    expect(upstream.sockets.size).toBe(0);
  });

  it.each(['"no"', "{}", '{"message":"no"}', '{"code":"1","message":"no"}', "false"])(
    "are rejected when its error is %s, which is none by JSON-RPC",
    async (error) => {
      const upstream = await startSocketUpstream((text, socket) =>
        socket.send(`{"jsonrpc":"2.0","id":${readId(text)},"error":${error}}`),
      );
      closeAfterTest(upstream);
      const gateway = await gatewayTo(upstream.url);
      const [socket, messages] = await connect(gateway, findNode(gateway, "ethereum").key);
      subscribe(socket, 1);
      await expect.poll(() => messages).toMatchObject([{ id: 1, error: { code: -32002 } }]);
    },
  );

  it("fail when it does not respond, and start when it responds again", async () => {
    let isHealthy = false;
    const upstream = await startSocketUpstream((text, socket) => {
      if (isHealthy) socket.send(JSON.stringify({ jsonrpc: "2.0", id: readId(text), result: "0x1" }));
    });
    closeAfterTest(upstream);
    const gateway = await gatewayTo(upstream.url, { upstreamTimeout: 300 });
    const [socket, messages] = await connect(gateway, findNode(gateway, "ethereum").key);
    subscribe(socket, 1);
    await expect.poll(() => messages).toMatchObject([{ id: 1, error: { code: -32002 } }]);
    isHealthy = true;
    subscribe(socket, 2);
    await expect.poll(() => messages.at(-1)).toMatchObject({ id: 2, result: expect.any(String) });
  });

  it("move to another one when it vanishes", async () => {
    // An upstream that does not respond to pings is like a machine without power.
    let requests = 0;
    const upstream = await startSocketUpstream((text, socket) => {
      requests += 1;
      socket.send(JSON.stringify({ jsonrpc: "2.0", id: readId(text), result: `0x${requests}` }));
      if (text.includes("eth_subscribe") && upstream.sockets.size === 1) socket.pause();
    });
    closeAfterTest(upstream);
    const gateway = await gatewayTo(upstream.url, { pingInterval: 500 });
    const [socket, messages] = await connect(gateway, findNode(gateway, "ethereum").key);
    subscribe(socket, 1, "newPendingTransactions");
    await expect.poll(() => messages).toHaveLength(1);
    const before = requests;
    await expect.poll(() => requests).toBeGreaterThan(before);
    for (const one of upstream.sockets)
      one.send(
        JSON.stringify({
          method: "eth_subscription",
          params: { subscription: `0x${requests}`, result: "0xa" },
        }),
      );
    await expect.poll(() => messages.at(-1)).toMatchObject({ params: { result: "0xa" } });
    expect(socket.readyState).toBe(WebSocket.OPEN);
    const venue = new WebSocket(`${gateway.url.replace("http", "ws")}/ws`);
    venue.on("open", () => venue.send('{"id":1}'));
    upstream.close();
    expect((await once(venue, "close"))[0]).toBe(1014);
  });

  it("end when it sends a message that is too large", async () => {
    const upstream = await startSocketUpstream((_, socket) =>
      socket.send(Buffer.alloc(33 * 1024 * 1024, " "), { binary: false }),
    );
    closeAfterTest(upstream);
    const gateway = await gatewayTo(upstream.url);
    const [socket, messages] = await connect(gateway, findNode(gateway, "ethereum").key);
    subscribe(socket, 1);
    await expect.poll(() => messages).toMatchObject([{ id: 1, error: { code: -32002 } }]);
  });

  it("get each event once if it repeats responses, reuses an id, or omits one", async () => {
    const upstream = await startSocketUpstream((text, socket) => {
      const id = readId(text);
      for (const result of ["0x1", "0x2"]) socket.send(JSON.stringify({ jsonrpc: "2.0", id, result }));
      socket.send(JSON.stringify({ jsonrpc: "2.0", id: String(id), result: "0x3" }));
      socket.send(JSON.stringify({ jsonrpc: "2.0", id: null, result: "0x4" }));
    });
    closeAfterTest(upstream);
    const gateway = await gatewayTo(upstream.url);
    const [socket, messages] = await connect(gateway, findNode(gateway, "ethereum").key);
    subscribe(socket, 1, "unheardOf");
    await expect.poll(() => messages).toHaveLength(1);
    subscribe(socket, 2, "another");
    await expect.poll(() => messages).toHaveLength(2);
    expect(messages).toMatchObject([
      { id: 1, result: expect.any(String) },
      { id: 2, error: { code: -32002 } },
    ]);
  });

  it("are limited for each socket, however often its caller subscribes", async () => {
    let subscriptions = 0;
    const upstream = await startSocketUpstream((text, socket) => {
      if (text.includes("eth_subscribe")) subscriptions++;
      socket.send(JSON.stringify({ jsonrpc: "2.0", id: readId(text), result: `0x${subscriptions}` }));
    });
    closeAfterTest(upstream);
    const gateway = await gatewayTo(upstream.url);
    const { key } = findNode(gateway, "ethereum");
    const [socket, messages] = await connect(gateway, key);
    const count = isNight ? 10_000 : 1_000;
    for (let id = 1; id <= count; id++) subscribe(socket, id);
    await expect.poll(() => messages.length).toBe(count);
    expect(messages.filter(({ result }) => result !== undefined)).toHaveLength(100);
    expect(messages.filter(({ error }) => error?.code === -32005)).toHaveLength(count - 100);
    expect(subscriptions).toBe(1);
    const [other, otherMessages] = await connect(gateway, key);
    subscribe(other, 1);
    await expect.poll(() => otherMessages).toMatchObject([{ id: 1, result: expect.any(String) }]);
  });

  it("of one organization cannot be ended by another, and have separate ids", async () => {
    const upstream = await startSocketUpstream((text, socket) =>
      socket.send(JSON.stringify({ jsonrpc: "2.0", id: readId(text), result: "0x1" })),
    );
    closeAfterTest(upstream);
    const gateway = await gatewayTo(upstream.url);
    const others = (await gateway.addOrganization("Other")).nodes["ethereum"]?.key ?? "";
    const [mine, myMessages] = await connect(gateway, findNode(gateway, "ethereum").key);
    const [theirs, theirMessages] = await connect(gateway, others);
    subscribe(mine, 1, "newPendingTransactions");
    await expect.poll(() => myMessages.length).toBe(1);
    subscribe(theirs, 1, "newPendingTransactions");
    await expect.poll(() => theirMessages.length).toBe(1);
    expect(upstream.sockets.size).toBe(1);
    expect(theirMessages[0]?.result).not.toBe(myMessages[0]?.result);
    for (const socket of upstream.sockets)
      for (let count = 0; count < 50; count++)
        socket.send(
          JSON.stringify({
            method: "eth_subscription",
            params: { subscription: "0x1", result: `0x${count}` },
          }),
        );
    await expect.poll(() => [myMessages.length, theirMessages.length]).toEqual([51, 51]);
    for (const [{ result } = {}, ...events] of [myMessages, theirMessages])
      for (const [count, { params }] of events.entries())
        expect(params).toEqual({ subscription: result, result: `0x${count}` });
    theirs.send(
      JSON.stringify({ jsonrpc: "2.0", id: 2, method: "eth_unsubscribe", params: [myMessages[0]?.result] }),
    );
    await expect
      .poll(() => theirMessages.at(-1))
      .toMatchObject({ id: 2, error: { message: "subscription not found" } });
  });
});

describe("a venue's upstream", () => {
  it("passes on its first messages, and no more than its caller reads", async () => {
    let sent = 0;
    const [piece, pieces] = ["x".repeat(500_000), isNight ? 400 : 150];
    const upstream = await startSocketUpstream((_, socket) => {
      const send = (): void => {
        if (sent++ < pieces) socket.send(piece, send);
      };
      send();
    });
    closeAfterTest(upstream);
    const gateway = await gatewayTo(upstream.url);
    const socket = new WebSocket(`${gateway.url.replace("http", "ws")}/ws`);
    onTestFinished(() => socket.terminate());
    let got = 0;
    socket.on("message", () => got++);
    await once(socket, "open");
    socket.send("{}");
    socket.pause();
    await expect.poll(() => sent).toBeGreaterThan(5);
    // Until the upstream waits, or has sent everything.
    for (let before = -1; before !== sent;) {
      before = sent;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    expect(sent).toBeLessThan(100);
    socket.resume();
    await expect.poll(() => got).toBe(pieces);
  });
});
