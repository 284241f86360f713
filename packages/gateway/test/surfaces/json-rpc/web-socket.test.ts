import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { type Anvil, callNode, startAnvil } from "@node-access-tools/local-servers/anvil";

import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { createGateway, type Credentials, type Gateway } from "../../../src/index.ts";
import { closeAfterTest } from "../../cleanup.ts";
import { findNode } from "../../client.ts";
import { startUpstream } from "../../upstream-server.ts";
import { upstreamsAt, networksWith } from "../../networks.ts";

interface Message {
  id?: number;
  result?: unknown;
  error?: { code: number; message: string };
  method?: string;
  params?: { subscription: string; result: { number: string } };
}

/** The errors of a batch of two calls. */
function errorsOfBoth(error: object): object[] {
  return [1, 2].map((id) => ({ id, error }));
}

/** A caller without any code of ours. */
class Caller {
  readonly socket: WebSocket;
  readonly messages: Message[] = [];
  readonly #opened: Promise<void>;
  readonly closed: Promise<number>;

  constructor(url: string, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(url, { headers });
    this.#opened = new Promise((resolve, reject) => {
      this.socket.on("open", () => resolve());
      this.socket.on("error", reject);
    });
    this.closed = new Promise((resolve) => void this.socket.on("close", resolve));
    this.socket.on(
      "message",
      (data: Buffer) => void this.messages.push(JSON.parse(data.toString("utf8")) as Message),
    );
  }

  async call(id: number, method: string, ...params: unknown[]): Promise<Message> {
    await this.#opened;
    this.socket.send(JSON.stringify({ jsonrpc: "2.0", id, method, params }));
    return expect
      .poll(() => this.messages.find((message) => message.id === id))
      .toBeDefined()
      .then(() => {
        const message = this.messages.find((one) => one.id === id);
        if (!message) throw new Error("no response");
        return message;
      });
  }

  /** Resolves with the status that rejected the socket, or 101. */
  async status(): Promise<number> {
    const rejected = new Promise<number>((resolve) => {
      this.socket.on("unexpected-response", (_, response) => resolve(response.statusCode ?? 0));
    });
    return Promise.race([rejected, this.#opened.then(() => 101)]);
  }
}

describe("WebSocket", () => {
  let anvil: Anvil;
  let gateway: Gateway<Credentials>;
  beforeAll(async () => {
    anvil = await startAnvil();
    const rpc = upstreamsAt("http://127.0.0.1:1", anvil.url);
    gateway = await createGateway({
      networks: networksWith({ ethereum: { rpc }, hyperliquid: { rpc } }),
      limits: { subscriptions: 2, bodyBytes: 5000 },
    });
  });
  afterAll(async () => {
    await gateway.close();
    await anvil.stop();
  });

  function connect(path: string, headers?: Record<string, string>): Caller {
    const caller = new Caller(gateway.url.replace("http", "ws") + path, headers);
    onTestFinished(() => caller.socket.terminate());
    return caller;
  }

  function connectEthereum(): Caller {
    return connect(`/ws/${findNode(gateway, "ethereum").key}`);
  }

  it("accepts the token after /ws, and basic authentication", async () => {
    const { key, username, password } = findNode(gateway, "ethereum");
    const basic = { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}` };
    const hyperliquid = findNode(gateway, "hyperliquid").key;
    for (const caller of [
      connect(`/ws/${key}`),
      connect(`/ws/${key}/`),
      connect("/ws", basic),
      connect(`/ws/${hyperliquid}/evm`),
    ]) {
      expect(await caller.call(1, "eth_chainId")).toMatchObject({ result: "0x7a69" });
    }
  });

  it.each([
    ["/ws/unknown", {}, 401],
    ["/ws", { authorization: "Bearer abcdefgh.key" }, 401],
    ["/", {}, 404],
  ])("rejects %s with %j: %i", async (path, headers, status) => {
    expect(await connect(path, headers).status()).toBe(status);
  });

  it("responds to batches, denied methods and invalid messages", async () => {
    const caller = connectEthereum();
    expect(await caller.call(1, "evm_mine")).toMatchObject({ error: { code: -32601 } });
    caller.socket.send("{");
    await expect.poll(() => caller.messages.at(-1)).toMatchObject({ id: null, error: { code: -32700 } });
    caller.socket.send(JSON.stringify([{ jsonrpc: "2.0", id: 5, method: "eth_chainId" }]));
    await expect.poll(() => caller.messages.at(-1)).toMatchObject([{ id: 5, result: "0x7a69" }]);
  });

  it("responds to each call of a batch that failed as a whole", async () => {
    const broken = await startUpstream((_, response) => void response.writeHead(500).end());
    const own = await createGateway({
      networks: networksWith({ ethereum: { rpc: upstreamsAt(broken.url) } }),
      limits: { bodyBytes: 10_000 },
    });
    closeAfterTest(broken, own);
    const caller = new Caller(`${own.url.replace("http", "ws")}/ws/${findNode(own, "ethereum").key}`);
    expect(await caller.status()).toBe(101);
    const sendBatch = (param: string): void => {
      const calls = [1, 2].map((id) => ({ jsonrpc: "2.0", id, method: "eth_getBalance", params: [param] }));
      caller.socket.send(JSON.stringify(calls));
    };
    sendBatch("0x1");
    await expect.poll(() => caller.messages.at(-1)).toMatchObject(errorsOfBoth({ code: -32002 }));
    sendBatch("1".repeat(6_000));
    await expect
      .poll(() => caller.messages.at(-1))
      .toMatchObject(errorsOfBoth({ data: { reason: "too_large" } }));
  });

  it("passes on a subscription's events with its own id, until it is ended", async () => {
    const caller = connectEthereum();
    const other = connectEthereum();
    const { result: id } = await caller.call(1, "eth_subscribe", "newHeads");
    const { result: otherId } = await other.call(1, "eth_subscribe", "newHeads");
    expect(id).not.toBe(otherId);
    await callNode(anvil.url, "evm_mine");
    await expect
      .poll(() => caller.messages.filter(({ method }) => method === "eth_subscription"))
      .toMatchObject([{ params: { subscription: id, result: { number: expect.any(String) } } }]);
    expect(await caller.call(2, "eth_unsubscribe", id)).toMatchObject({ result: true });
    await callNode(anvil.url, "evm_mine");
    await expect
      .poll(() => other.messages.filter(({ method }) => method === "eth_subscription"))
      .toHaveLength(2);
    expect(caller.messages.filter(({ method }) => method === "eth_subscription")).toHaveLength(1);
    expect(await caller.call(3, "eth_unsubscribe", otherId)).toMatchObject({
      error: { message: "subscription not found" },
    });
  });

  it("aborts its caller's requests when the caller disconnects", async () => {
    const received = Promise.withResolvers<void>();
    const gone = Promise.withResolvers<void>();
    const slow = await startUpstream((_, response) => {
      response.on("close", () => gone.resolve());
      received.resolve();
    });
    const own = await createGateway({ networks: networksWith({ ethereum: { rpc: upstreamsAt(slow.url) } }) });
    const caller = new Caller(`${own.url.replace("http", "ws")}/ws/${findNode(own, "ethereum").key}`);
    caller.socket.on("open", () => {
      caller.socket.send(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_chainId" }));
    });
    await received.promise;
    caller.socket.terminate();
    await gone.promise;
    await own.close();
    await slow.close();
  });

  it("limits the subscriptions of one socket", async () => {
    const caller = connectEthereum();
    await caller.call(1, "eth_subscribe", "newHeads");
    await caller.call(2, "eth_subscribe", "newHeads");
    expect(await caller.call(3, "eth_subscribe", "newHeads")).toMatchObject({ error: { code: -32005 } });
    expect(await caller.call(4, "eth_subscribe", "unheardOf")).toHaveProperty("error");
  });

  it("closes with 1003 for a binary message", async () => {
    const binary = connectEthereum();
    await binary.call(1, "eth_chainId");
    binary.socket.send(Buffer.from("{}"));
    expect(await binary.closed).toBe(1003);
  });

  it("closes with 1001 when the gateway closes, after messages in flight", async () => {
    const short = await createGateway({
      networks: networksWith({ ethereum: { rpc: upstreamsAt(anvil.url) } }),
    });
    const caller = new Caller(`${short.url.replace("http", "ws")}/ws/${findNode(short, "ethereum").key}`);
    await caller.call(1, "eth_chainId");
    caller.socket.send(JSON.stringify({ jsonrpc: "2.0", id: 2, method: "eth_chainId" }));
    await new Promise((resolve) => setTimeout(resolve, 1));
    await short.close();
    expect(await caller.closed).toBe(1001);
  });
});

describe("WebSocket to a node without an upstream", () => {
  it("starts a subscription, reports the chain or the spec's example, and ends it", async () => {
    const gateway = await createGateway({
      networks: networksWith({ ethereum: { rpc: "simulator" } }),
      limits: { subscriptions: 2 },
    });
    const connectTo = (protocol: string): Caller =>
      new Caller(`${gateway.url.replace("http", "ws")}/ws/${findNode(gateway, protocol).key}`);
    const starknet = connectTo("starknet");
    const { result } = await starknet.call(1, "starknet_subscribeNewHeads");
    await expect
      .poll(() => starknet.messages.slice(1))
      .toMatchObject([
        {
          method: "starknet_subscriptionNewHeads",
          params: { subscription_id: result, result: { block_number: expect.any(Number) } },
        },
      ]);
    expect(await starknet.call(2, "starknet_unsubscribe", result)).toMatchObject({ result: true });
    expect(await starknet.call(3, "starknet_unsubscribe", result)).toMatchObject({ error: { code: -32000 } });
    const ethereum = connectTo("ethereum");
    const { result: id } = await ethereum.call(1, "eth_subscribe", "logs", {});
    await expect
      .poll(() => ethereum.messages[1])
      .toMatchObject({
        method: "eth_subscription",
        params: { subscription: id, result: { logIndex: expect.any(String) } },
      });
    expect(await ethereum.call(2, "eth_subscribe", "weather")).toMatchObject({ error: { code: -32602 } });
    expect(await ethereum.call(3, "eth_subscribe", "newHeads")).toHaveProperty("result");
    expect(await ethereum.call(4, "eth_subscribe", "newHeads")).toMatchObject({ error: { code: -32005 } });
    for (const { socket } of [starknet, ethereum]) socket.terminate();
    await gateway.close();
  });
});

function confirm(text: string): string {
  const { id } = JSON.parse(text) as { id: number };
  return JSON.stringify({ jsonrpc: "2.0", id, result: `0x${id}` });
}

/** @returns a caller, and the sockets that the gateway has opened to its upstream. */
async function start(
  respond: (text: string) => string,
  protocol: "ethereum" | "starknet" = "ethereum",
): Promise<[Caller, Set<WebSocket>]> {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  await once(server, "listening");
  server.on("connection", (socket) => {
    socket.on("message", (data: Buffer) => socket.send(respond(data.toString("utf8"))));
  });
  onTestFinished(() => {
    for (const socket of server.clients) socket.terminate();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const gateway = await createGateway({
    networks: networksWith({ [protocol]: { rpc: upstreamsAt(`http://127.0.0.1:${port}`) } }),
  });
  closeAfterTest(gateway);
  const caller = new Caller(`${gateway.url.replace("http", "ws")}/ws/${findNode(gateway, protocol).key}`);
  onTestFinished(() => caller.socket.terminate());
  return [caller, server.clients];
}

describe("WebSocket to a hostile upstream", () => {
  it.each(["null", "1", '"text"', "not JSON"])("survives %s", async (text) => {
    const [caller] = await start(() => text);
    expect((await caller.call(1, "eth_subscribe", "newHeads")).error).toMatchObject({ code: -32002 });
    expect((await caller.call(2, "eth_subscribe", "newHeads")).error).toMatchObject({ code: -32002 });
  });

  it("passes on Starknet's events, by each of its methods, with its own id", async () => {
    const [caller, sockets] = await start((text) => {
      const { id, method } = JSON.parse(text) as { id: number; method: string };
      return JSON.stringify({ jsonrpc: "2.0", id, result: method === "starknet_unsubscribe" ? true : 7 });
    }, "starknet");
    const { result } = await caller.call(1, "starknet_subscribeNewTransactions");
    const [upstream] = sockets;
    for (const [name, subscription_id] of [
      ["starknet_subscriptionNewTransactions", 7],
      ["starknet_subscriptionNewTransactions", 8],
      ["starknet_subscriptionReorg", 7],
    ] as const)
      upstream?.send(JSON.stringify({ method: name, params: { subscription_id, result: { name } } }));
    await expect
      .poll(() => caller.messages.filter(({ method }) => method !== undefined))
      .toEqual(
        ["starknet_subscriptionNewTransactions", "starknet_subscriptionReorg"].map((name) => ({
          jsonrpc: "2.0",
          method: name,
          params: { subscription_id: result, result: { name } },
        })),
      );
    caller.socket.send(
      JSON.stringify({
        jsonrpc: "2.0",
        id: 2,
        method: "starknet_unsubscribe",
        params: { subscription_id: result },
      }),
    );
    await expect.poll(() => caller.messages.find(({ id }) => id === 2)?.result).toBe(true);
  });

  it("passes on a node's error that nests deep", async () => {
    const deep = `${"[".repeat(5_000)}${"]".repeat(5_000)}`;
    const [caller] = await start((text) => {
      const { id } = JSON.parse(text) as { id: number };
      return `{"jsonrpc":"2.0","id":${id},"error":{"code":-32000,"message":"no","data":${deep}}}`;
    });
    const { error } = await caller.call(1, "eth_subscribe", "newHeads");
    expect(error).toMatchObject({ code: -32_000, message: "no" });
  });

  it("keeps its shared socket when a caller nests params too deep", async () => {
    const [caller, sockets] = await start(confirm);
    await caller.call(1, "eth_subscribe", "newHeads");
    for (const id of [2, 3]) {
      const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
      caller.socket.send(`{"jsonrpc":"2.0","id":${id},"method":"eth_subscribe","params":${deep}}`);
      await expect.poll(() => caller.messages.find((message) => message.id === id)).toBeDefined();
    }
    expect(caller.messages.slice(1).map(({ error }) => error?.code)).toEqual([-32600, -32600]);
    expect((await caller.call(4, "eth_subscribe", "newHeads")).result).toMatch(/^0x/);
    expect(sockets.size).toBe(1);
  });
});
