import { afterEach, describe, expect, it, vi } from "vitest";
import { getParts } from "../src/client-parts.ts";
import { createRpcClient, isNodeAccessError, NodeAccessError } from "../src/index.ts";
import { createRpcPool } from "../src/pool/index.ts";
import { type ProviderMessage, ProviderRpcError, toProvider } from "../src/provider.ts";
import { createRpcWebSocketClient } from "../src/web-socket-client.ts";
import { createRpcWebSocketPool } from "../src/web-socket-pool/index.ts";
import { startJsonRpcServer } from "./json-rpc-server.ts";
import { ChainNode } from "./subscriptions/chain-node.ts";
import { until } from "./subscriptions/watch-fixture.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(open.splice(0).map((one) => one.close()));
});

function listener(): void {
  throw new Error("mine");
}

async function start() {
  const node = await ChainNode.start();
  const client = createRpcWebSocketClient({ protocol: "ethereum", endpoint: node.url });
  open.push(client, node);
  return { node, client, provider: toProvider(client) };
}

function listNumbers(messages: readonly ProviderMessage[]): number[] {
  return messages.map(({ data }) => Number((data.result as { number: string }).number));
}

describe("a client as a provider", () => {
  it("rejects according to EIP-1193: numeric code, data, and the NodeAccessError as cause", async () => {
    await using node = await startJsonRpcServer(() => ({
      error: { code: 3, message: "execution reverted", data: "0x08c379a0" },
    }));
    const provider = toProvider(createRpcClient({ protocol: "ethereum", endpoint: node.url }));
    const error: unknown = await provider
      .request({ method: "eth_call", params: [{}] })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ProviderRpcError);
    expect(error).toMatchObject({ code: 3, message: "execution reverted", data: "0x08c379a0" });
    expect(isNodeAccessError((error as Error).cause, "JSON_RPC_ERROR")).toBe(true);
    expect(Object.keys(error as Error)).toEqual(["code", "data"]);
  });

  it("rejects with an error that serializes completely to JSON", async () => {
    await using node = await startJsonRpcServer(() => ({
      error: { code: 3, message: "execution reverted", data: { gas: 2 ** 64 } },
    }));
    const provider = toProvider(createRpcClient({ protocol: "ethereum", endpoint: node.url }));
    const error: unknown = await provider
      .request({ method: "eth_call", params: [{}] })
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ data: { gas: 18446744073709552000n } });
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({
      name: "ProviderRpcError",
      message: "execution reverted",
      code: 3,
      data: { gas: "18446744073709552000" },
      cause: { name: "NodeAccessError" },
    });
  });

  it("serializes an error whose data is nested too deeply", () => {
    let data: unknown = [];
    for (let level = 0; level < 50_000; level += 1) data = [data];
    const context = { rpcCode: 3, rpcMessage: "reverted", data, method: "eth_call" };
    const cause = new NodeAccessError("JSON_RPC_ERROR", "reverted", context as never);
    expect(JSON.parse(JSON.stringify(new ProviderRpcError(cause)))).toMatchObject({
      code: 3,
      data: "[nested deeper]",
      cause: { context: { data: "[nested deeper]" } },
    });
  });

  it.each([undefined, null, {}, new Error("other")])("rejects the cause %s", (cause) => {
    expect(() => new ProviderRpcError(cause as never)).toThrow(
      expect.objectContaining({ code: "INVALID_ARGUMENT" }),
    );
  });

  it("has no events over HTTP, where libraries then poll", () => {
    const http = { protocol: "ethereum", endpoint: "http://127.0.0.1:1" } as const;
    for (const client of [createRpcClient(http), createRpcPool({ protocol: "ethereum", endpoints: [http] })])
      expect(Object.keys(toProvider(client))).toEqual(["request"]);
  });

  it("is rejected for anything but a client", () => {
    for (const client of [undefined, null, 7, {}, { request: () => Promise.resolve() }])
      expect(() => toProvider(client as never)).toThrow(/^client: expected a client/);
  });
});

describe("a WebSocket client as a provider", () => {
  it("emits notifications of subscriptions created by request, under the same id after a reconnect, until unsubscribed", async () => {
    const { node, provider } = await start();
    const messages: ProviderMessage[] = [];
    provider.on("message", (message) => messages.push(message));
    const id = await provider.request({ method: "eth_subscribe", params: ["newHeads"] });
    node.mine();
    await until(() => messages.length === 1);
    node.cut();
    await until(() => node.subscriptions === 1);
    node.mine();
    await until(() => messages.length === 2);
    expect(listNumbers(messages)).toEqual([6, 7]);
    expect(new Set(messages.map(({ type, data }) => `${type} ${data.subscription}`))).toEqual(
      new Set([`eth_subscription ${String(id)}`]),
    );
    expect(await provider.request({ method: "eth_unsubscribe", params: [id] })).toBe(true);
    expect(node.subscriptions).toBe(0);
    expect(node.calls.at(-1)).toMatchObject({
      method: "eth_unsubscribe",
      params: [expect.not.stringMatching(`^${id}$`)],
    });
  });

  it("emits nothing before the caller knows the id", async () => {
    const { node, provider } = await start();
    let id: unknown;
    const early: unknown[] = [];
    provider.on("message", ({ data }) => data.subscription === id || early.push(data));
    node.respond = ({ method }) => {
      if (method === "eth_subscribe") setTimeout(() => node.mine(), 0);
      return undefined;
    };
    id = await provider.request({ method: "eth_subscribe", params: ["newHeads"] });
    await until(() => node.height > 5);
    await provider.request({ method: "eth_blockNumber" });
    expect(early).toEqual([]);
  });

  it("emits connect, disconnect and chainChanged", async () => {
    const { node, provider } = await start();
    let chainId = "0x1";
    node.respond = ({ method }) => (method === "eth_chainId" ? chainId : undefined);
    const events: unknown[] = [];
    provider.on("connect", (value) => events.push(value));
    provider.on("disconnect", ({ code, name }) => events.push([name, code]));
    provider.on("chainChanged", (value) => events.push(value));
    await provider.request({ method: "eth_subscribe", params: ["newHeads"] });
    await until(() => events.length === 1);
    chainId = "0x2";
    node.cut();
    await until(() => events.length === 4);
    expect(events).toEqual([{ chainId: "0x1" }, ["ProviderRpcError", 4900], { chainId: "0x2" }, "0x2"]);
  });

  it("emits chainChanged also to listeners that were added after the chain was requested", async () => {
    const { node, provider } = await start();
    let chainId = "0x1";
    node.respond = ({ method }) => (method === "eth_chainId" ? chainId : undefined);
    await provider.request({ method: "eth_chainId" });
    const chains: unknown[] = [];
    provider.on("chainChanged", (value) => chains.push(value));
    chainId = "0x2";
    node.cut();
    await provider.request({ method: "eth_blockNumber" });
    await until(() => chains.length === 1);
    expect(chains).toEqual(["0x2"]);
  });

  it("emits disconnect with the reason when a subscription has ended", async () => {
    const { node, provider } = await start();
    const reasons: string[] = [];
    provider.on("disconnect", ({ message }) => reasons.push(message));
    await provider.request({ method: "eth_subscribe", params: ["newHeads"] });
    node.reject = ({ method }) => method === "eth_subscribe" && "too many subscriptions";
    node.cut();
    await until(() => reasons.length === 2);
    expect(reasons[1]).toMatch(/has ended: .*too many subscriptions/);
  });

  it("prints errors of listeners, and continues", async () => {
    const { node, provider } = await start();
    const printed = vi.spyOn(console, "error").mockImplementation(() => {});
    const got: unknown[] = [];
    provider.on("message", listener);
    provider.on("message", async () => Promise.reject(new Error("also mine")));
    provider.on("message", (message) => got.push(message));
    await provider.request({ method: "eth_subscribe", params: ["newHeads"] });
    node.mine();
    await until(() => got.length === 1);
    provider.removeListener("message", listener);
    node.mine();
    await until(() => got.length === 2 && printed.mock.calls.length === 3);
    expect(printed.mock.calls.map(([error]) => (error as Error).message).toSorted()).toEqual([
      "also mine",
      "also mine",
      "mine",
    ]);
    expect(() => provider.on("message", "listener" as never)).toThrow(/^listener: expected a function/);
  });

  it("leaves nothing on the client, and calls nothing, once its last listener is removed", async () => {
    const { node, client, provider } = await start();
    const chains: unknown[] = [];
    const onChain = (chain: unknown): unknown => chains.push(chain);
    const { socket } = getParts(client).rpc;
    provider.on("connect", onChain);
    provider.on("chainChanged", onChain);
    await provider.request({ method: "eth_subscribe", params: ["newHeads"] });
    await until(() => chains.length === 1);
    provider.removeListener("connect", listener);
    provider.removeListener("connect", onChain);
    provider.removeListener("connect", onChain);
    expect(socket?.socketListeners.size).toBe(1);
    provider.removeListener("chainChanged", onChain);
    expect(socket?.socketListeners.size).toBe(0);
    provider.on("message", onChain);
    node.cut();
    await until(() => node.subscriptions === 1);
    await client.eth_blockNumber();
    expect(node.calls.filter(({ method }) => method === "eth_chainId")).toHaveLength(1);
  });

  it("works on a pool", async () => {
    const node = await ChainNode.start();
    const pool = createRpcWebSocketPool({ protocol: "ethereum", endpoints: [{ endpoint: node.url }] });
    open.push(pool, node);
    const provider = toProvider(pool);
    const messages: ProviderMessage[] = [];
    provider.on("message", (message) => messages.push(message));
    const id = await provider.request({ method: "eth_subscribe", params: ["newHeads"] });
    node.mine();
    await until(() => messages.length === 1);
    expect(await provider.request({ method: "eth_unsubscribe", params: [id] })).toBe(true);
  });
});
