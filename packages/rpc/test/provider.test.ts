import { afterEach, describe, expect, it, vi } from "vitest";
import { createRpcWebSocketClient, type ProviderMessage } from "../src/web-socket-client.ts";
import { createRpcWebSocketPool } from "../src/web-socket-pool/index.ts";
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
  return { node, client };
}

function numbersOf(messages: readonly ProviderMessage[]): number[] {
  return messages.map(({ data }) => Number((data.result as { number: string }).number));
}

describe("a WebSocket client as a provider", () => {
  it("emits notifications of subscriptions created by request, under the same id after a reconnect, until unsubscribed", async () => {
    const { node, client } = await start();
    const messages: ProviderMessage[] = [];
    client.on("message", (message) => messages.push(message));
    const id = await client.request({ method: "eth_subscribe", params: ["newHeads"] });
    node.mine();
    await until(() => messages.length === 1);
    node.cut();
    await until(() => node.subscriptions === 1);
    node.mine();
    await until(() => messages.length === 2);
    expect(numbersOf(messages)).toEqual([6, 7]);
    expect(new Set(messages.map(({ type, data }) => `${type} ${data.subscription}`))).toEqual(
      new Set([`eth_subscription ${String(id)}`]),
    );
    expect(await client.request({ method: "eth_unsubscribe", params: [id] })).toBe(true);
    expect(node.subscriptions).toBe(0);
    expect(node.calls.at(-1)).toMatchObject({
      method: "eth_unsubscribe",
      params: [expect.not.stringMatching(`^${id}$`)],
    });
  });

  it("emits nothing before the caller knows the id", async () => {
    const { node, client } = await start();
    let id: unknown;
    const early: unknown[] = [];
    client.on("message", ({ data }) => data.subscription === id || early.push(data));
    node.respond = ({ method }) => {
      if (method === "eth_subscribe") setTimeout(() => node.mine(), 0);
      return undefined;
    };
    id = await client.request({ method: "eth_subscribe", params: ["newHeads"] });
    await until(() => node.height > 5);
    await client.eth_blockNumber();
    expect(early).toEqual([]);
  });

  it("emits connect, disconnect and chainChanged", async () => {
    const { node, client } = await start();
    let chainId = "0x1";
    node.respond = ({ method }) => (method === "eth_chainId" ? chainId : undefined);
    const events: unknown[] = [];
    client.on("connect", (value) => events.push(value));
    client.on("disconnect", ({ code, name }) => events.push([name, code]));
    client.on("chainChanged", (value) => events.push(value));
    await client.request({ method: "eth_subscribe", params: ["newHeads"] });
    await until(() => events.length === 1);
    chainId = "0x2";
    node.cut();
    await until(() => events.length === 4);
    expect(events).toEqual([{ chainId: "0x1" }, ["ProviderRpcError", 4900], { chainId: "0x2" }, "0x2"]);
  });

  it("emits disconnect with the reason when a subscription has ended", async () => {
    const { node, client } = await start();
    const reasons: string[] = [];
    client.on("disconnect", ({ message }) => reasons.push(message));
    await client.request({ method: "eth_subscribe", params: ["newHeads"] });
    node.reject = ({ method }) => method === "eth_subscribe" && "too many subscriptions";
    node.cut();
    await until(() => reasons.length === 2);
    expect(reasons[1]).toMatch(/has ended: .*too many subscriptions/);
  });

  it("prints errors of listeners, and continues", async () => {
    const { node, client } = await start();
    const printed = vi.spyOn(console, "error").mockImplementation(() => {});
    const got: unknown[] = [];
    client.on("message", listener);
    client.on("message", async () => Promise.reject(new Error("also mine")));
    client.on("message", (message) => got.push(message));
    await client.request({ method: "eth_subscribe", params: ["newHeads"] });
    node.mine();
    await until(() => got.length === 1);
    client.removeListener("message", listener);
    node.mine();
    await until(() => got.length === 2 && printed.mock.calls.length === 3);
    expect(printed.mock.calls.map(([error]) => (error as Error).message).toSorted()).toEqual([
      "also mine",
      "also mine",
      "mine",
    ]);
    expect(() => client.on("message", "listener" as never)).toThrow(/^listener: expected a function/);
  });

  it("works on a pool", async () => {
    const node = await ChainNode.start();
    const pool = createRpcWebSocketPool({ protocol: "ethereum", endpoints: [{ endpoint: node.url }] });
    open.push(pool, node);
    const messages: ProviderMessage[] = [];
    pool.on("message", (message) => messages.push(message));
    const id = await pool.request({ method: "eth_subscribe", params: ["newHeads"] });
    node.mine();
    await until(() => messages.length === 1);
    expect(await pool.request({ method: "eth_unsubscribe", params: [id] })).toBe(true);
  });
});
