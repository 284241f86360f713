import { afterEach, describe, expect, it } from "vitest";
import { inspect } from "node:util";
import { batch } from "../../src/batch.ts";
import { pendingTransactions } from "../../src/pending-transactions.ts";
import { urlToken } from "../../src/index.ts";
import { watchHeads, watchLogs } from "../../src/subscriptions/index.ts";
import {
  createRpcWebSocketPool,
  type RpcWebSocketPool,
  type RpcWebSocketPoolOptions,
} from "../../src/web-socket-pool/index.ts";
import { ChainNode } from "../subscriptions/chain-node.ts";
import { followChain, collect, logsLeft, until } from "../subscriptions/watch-fixture.ts";

const open: { close(): Promise<void> }[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

/** Nodes of the same chain, which close with the test. */
async function twoNodes(): Promise<[ChainNode, ChainNode]> {
  const both: [ChainNode, ChainNode] = [await ChainNode.start(), await ChainNode.start()];
  open.push(...both);
  return both;
}

function createPool(
  nodes: readonly ChainNode[],
  options: Partial<RpcWebSocketPoolOptions<"ethereum">> = {},
): RpcWebSocketPool<"ethereum"> {
  const endpoints = nodes.map(({ url }) => ({ endpoint: url }));
  const client = createRpcWebSocketPool({ protocol: "ethereum", endpoints, timeout: 5_000, ...options });
  open.unshift(client);
  return client;
}

function mine(nodes: readonly ChainNode[], blocks = 1): void {
  for (let block = 0; block < blocks; block += 1) for (const node of nodes) node.mine();
}

const inUse = (client: RpcWebSocketPool<"ethereum">): number =>
  client.health().findIndex((endpoint) => endpoint.inUse);

describe("createRpcWebSocketPool", () => {
  it("opens one socket at the first endpoint for calls and subscriptions", async () => {
    const both = await twoNodes();
    const client = createPool(both);
    expect(await client.eth_blockNumber()).toBe("0x5");
    const heads = await client.subscribe("newHeads");
    mine(both);
    expect((await heads.next()).value).toMatchObject({ number: "0x6" });
    expect(both.map(({ sockets }) => sockets)).toEqual([1, 0]);
    expect(client.health()).toEqual([
      { endpoint: `${both[0].url}/***`, circuit: "closed", score: 1, inUse: true },
      { endpoint: `${both[1].url}/***`, circuit: "closed", score: 1, inUse: false },
    ]);
  });

  it("connects to the next endpoint immediately if one accepts no connection", async () => {
    const both = await twoNodes();
    await both[0].close();
    const client = createPool(both, { retries: 0 });
    expect(await client.eth_blockNumber()).toBe("0x5");
    expect(await client.request({ method: "eth_sendRawTransaction", params: ["0x02"] })).toBe(true);
    expect(inUse(client)).toBe(1);
    expect(client.health()[0]?.circuit).toBe("open");
  });

  it("rejects with the last endpoint's response if none accepts a connection", async () => {
    const both = await twoNodes();
    await Promise.all(both.map((node) => node.close()));
    const failing = createPool(both, { retries: 0 }).eth_blockNumber();
    await expect(failing).rejects.toMatchObject({ code: "NOT_SENT" });
  });

  it("moves a subscription to another endpoint under the same id, and fetches missed events", async () => {
    const both = await twoNodes();
    const client = createPool(both);
    const start = both[0].height;
    const heads = collect(watchHeads(client));
    const logs = collect(watchLogs(client));
    const plain = await client.subscribe("newHeads");
    await until(() => both[0].subscriptions === 4);
    mine(both);
    const { id } = plain;
    await plain.next();
    await until(() => heads.events.length === 1 && logs.events.length === 1);
    await both[0].close();
    mine([both[1]], 20);
    await until(() => heads.events.length === 21 && logs.events.length === 21);
    mine([both[1]]);
    await until(() => heads.events.length === 22 && logs.events.length === 22);
    expect(followChain(heads.events)).toEqual(both[1].truth(start).map(({ hash }) => hash));
    expect(logsLeft(logs.events).size).toBe(22);
    expect((await plain.next()).value).toMatchObject({ number: "0x1b" });
    expect(plain.id).toBe(id);
    expect(inUse(client)).toBe(1);
  });

  it("reports a gap if too much was missed between two endpoints", async () => {
    const both = await twoNodes();
    const client = createPool(both);
    const { events } = collect(watchHeads(client, { maxGap: 5 }));
    await until(() => both[0].subscriptions === 1);
    mine(both);
    await until(() => events.length === 1);
    await both[0].close();
    mine([both[1]], 20);
    await until(() => events.length === 3);
    expect(events.map(({ type }) => type)).toEqual(["head", "gap", "head"]);
    expect(events[1]).toMatchObject({ fromBlock: "0x7", toBlock: "0x19" });
  });

  it("leaves an endpoint that lags behind another, but not one that is ahead", async () => {
    const both = await twoNodes();
    const client = createPool(both, { lagInterval: 50 });
    const start = both[0].height;
    const { events } = collect(watchHeads(client));
    await until(() => both[0].subscriptions === 1);
    mine([both[0]], 4);
    await until(() => events.length === 4);
    await until(() => both[1].calls.length > 3);
    expect(inUse(client)).toBe(0);
    mine([both[1]], 12);
    await until(() => inUse(client) === 1);
    await until(() => events.length === 12);
    expect(followChain(events)).toEqual(both[1].truth(start).map(({ hash }) => hash));
    expect(client.health()[0]?.circuit).toBe("open");
    // The probe of the other endpoint has closed its socket.
    await until(() => both[0].sockets <= 1 && both[1].sockets >= 1);
  });

  it("does not leave an endpoint for one that reports no block number", async () => {
    const both = await twoNodes();
    // A probe that takes longer than the interval would open the first one's circuit.
    const client = createPool(both, { lagInterval: 1_000 });
    const delivered = ["Infinity", "0xffffffffffffffffffff", "latest", { toString: 1 }, null, -1, "1e9"];
    both[1].respond = ({ method }) => (method === "eth_blockNumber" ? (delivered.shift() ?? "") : undefined);
    await client.subscribe("newHeads");
    await until(() => delivered.length === 0);
    expect(inUse(client)).toBe(0);
    expect(both[0].subscriptions).toBe(1);
  });

  it.each([0, 1, 2])("ignores a height that only one of three endpoints reports: number %i", async (liar) => {
    const three = [...(await twoNodes()), await ChainNode.start()];
    open.push(...three.slice(2));
    const client = createPool(three, { lagInterval: 150 });
    let requested = 0;
    const claim = ({ method }: { method: string }): unknown =>
      method === "eth_blockNumber" && (requested += 1) ? "0xffffff" : undefined;
    Object.assign(three[liar] ?? {}, { respond: claim });
    await client.subscribe("newHeads");
    await until(() => requested > 3);
    expect(inUse(client)).toBe(0);
    // On a busy machine, circuits of the others may open, because a probe takes longer than the interval.
    expect(client.health()[0]?.circuit).toBe("closed");
  });

  it("leaves an endpoint that stops responding, even if its socket is alive", async () => {
    const both = await twoNodes();
    const client = createPool(both, { lagInterval: 60 });
    const heads = await client.subscribe("newHeads");
    both[0].reject = () => undefined;
    await until(() => both[1].subscriptions === 1);
    mine([both[1]]);
    expect((await heads.next()).value).toMatchObject({ number: "0x6" });
  });

  it("leaves an endpoint with a half-open socket immediately", async () => {
    const both = await twoNodes();
    const client = createPool(both, { pingInterval: 40 });
    await client.subscribe("newHeads");
    both[0].freeze();
    await until(() => both[1].subscriptions === 1);
    expect(inUse(client)).toBe(1);
  });

  it("leaves an endpoint that responds but soon loses each socket", async () => {
    const both = await twoNodes();
    const client = createPool(both);
    const heads = await client.subscribe("newHeads");
    while (both[1].subscriptions === 0) {
      await until(() => both.some(({ subscriptions }) => subscriptions === 1));
      // The response is in flight.
      await new Promise((resolve) => setTimeout(resolve, 30));
      both[0].cut();
    }
    expect(client.health()[0]?.circuit).not.toBe("closed");
    mine([both[1]]);
    expect((await heads.next()).value).toMatchObject({ number: "0x6" });
  });

  it("stays while a write is in flight, and sends it once", async () => {
    const both = await twoNodes();
    const client = createPool(both, { lagInterval: 30 });
    const held: (() => void)[] = [];
    await client.subscribe("newHeads");
    both[0].hold = ({ method }, respond) => {
      if (method !== "eth_sendRawTransaction") return false;
      held.push(respond);
      return true;
    };
    const write = client.request({ method: "eth_sendRawTransaction", params: ["0x02"] });
    await until(() => held.length === 1);
    mine([both[1]], 10);
    const looks = (): number => both[1].calls.length;
    await until(() => looks() > 4);
    expect(inUse(client)).toBe(0);
    for (const respond of held) respond();
    expect(await write).toBe(true);
    await until(() => inUse(client) === 1);
    const writes = both.map(
      ({ calls }) => calls.filter(({ method }) => method.startsWith("eth_send")).length,
    );
    expect(writes).toEqual([1, 0]);
  });

  it("fails a write whose socket is lost, and sends it to no other endpoint", async () => {
    const both = await twoNodes();
    both[0].reject = ({ method }) => (method === "eth_sendRawTransaction" ? undefined : false);
    const client = createPool(both);
    const write = client.request({ method: "eth_sendRawTransaction", params: ["0x02"] });
    await until(() => both[0].calls.length === 1);
    await both[0].close();
    await expect(write).rejects.toMatchObject({ code: "UNANSWERED" });
    expect(await client.eth_blockNumber()).toBe("0x5");
    expect(both[1].calls.map(({ method }) => method)).toEqual(["eth_blockNumber"]);
  });

  it("never sends a node another node's filter, and lets callers create it again", async () => {
    const both = await twoNodes();
    for (const node of both)
      node.respond = ({ method }) =>
        method.startsWith("eth_new") ? "0x1" : method === "eth_getFilterChanges" ? [node.url] : undefined;
    const client = createPool(both);
    const hashes = pendingTransactions(client, { interval: 1, onGap: ({ code }) => gaps.push(code) });
    const gaps: string[] = [];
    expect((await hashes.next()).value).toBe(both[0].url);
    const filter = await client.eth_newBlockFilter();
    expect(await client.eth_getFilterChanges(filter)).toEqual([both[0].url]);
    await both[0].close();
    expect(await client.eth_blockNumber()).toBe("0x5");
    await expect(client.eth_getFilterChanges(filter)).rejects.toMatchObject({
      code: "JSON_RPC_ERROR",
      context: { rpcCode: -32000, rpcMessage: "filter not found" },
    });
    expect(await client.eth_uninstallFilter(filter)).toBe(false);
    await expect(client.eth_getFilterChanges("0x1")).rejects.toThrow("filter not found");
    while ((await hashes.next()).value !== both[1].url) continue;
    expect(gaps.length).toBeGreaterThan(0);
    await hashes.return();
    expect(await batch(client, [{ method: "eth_uninstallFilter", params: ["0x1"] }])).toEqual([
      { status: "fulfilled", value: false },
    ]);
    expect(both[1].calls.filter(({ method }) => method === "eth_uninstallFilter")).toEqual([]);
  });

  it("uninstalls a filter on the node that created it", async () => {
    const both = await twoNodes();
    const client = createPool(both);
    for (const node of both)
      node.respond = ({ method, params }) => (method === "eth_newBlockFilter" ? "0x7" : params[0]);
    const filter = await client.eth_newBlockFilter();
    expect(filter).not.toBe("0x7");
    expect(await client.eth_uninstallFilter(filter)).toBe("0x7");
    expect(await client.eth_uninstallFilter(filter)).toBe(false);
  });

  it("shows no secret of any endpoint, even if one repeats another's", async () => {
    const both = await twoNodes();
    const tokens = ["f1rst-s3cret", "s3cond-s3cret"] as const;
    for (const node of both) node.reject = () => `${tokens.join(" and ")} are rejected`;
    const endpoints = both.map(({ url }, index) => ({
      endpoint: url,
      credential: urlToken(tokens[index] ?? ""),
    }));
    const client = createRpcWebSocketPool({ protocol: "ethereum", endpoints, retries: 0 });
    open.unshift(client);
    const errors: unknown[] = [];
    const note = (error: unknown): void => void errors.push(error);
    await client.eth_blockNumber().catch(note);
    await both[0].close();
    await until(() => inUse(client) < 0);
    await client.eth_blockNumber().catch(note);
    await both[1].close();
    await until(() => inUse(client) < 0);
    await client.eth_blockNumber().catch(note);
    await client.eth_getFilterChanges("0x1").catch(note);
    expect(errors).toHaveLength(4);
    expect((errors[1] as Error).message).toContain(`${both[1].url}/***`);
    const shown = inspect([errors, client.health(), client], { depth: 9, showHidden: true, getters: true });
    for (const token of tokens) expect(`${shown} ${JSON.stringify(errors)}`).not.toContain(token);
  });

  it("closes its socket, and those that probe other endpoints", async () => {
    const both = await twoNodes();
    const client = createPool(both, { lagInterval: 20 });
    await client.subscribe("newHeads");
    both[1].reject = () => undefined;
    await until(() => both[1].calls.length > 0);
    await client.close();
    await until(() => both.every(({ sockets }) => sockets === 0));
    await expect(client.eth_blockNumber()).rejects.toMatchObject({ code: "CLOSED" });
  });

  it("rejects invalid pools", () => {
    const protocol = "ethereum";
    const endpoints = [{ endpoint: "ws://127.0.0.1:1" }];
    const ofHttp = [{ endpoint: "http://127.0.0.1:1" }];
    expect(() => createRpcWebSocketPool({ protocol, endpoints: [] })).toThrow(
      "endpoints: expected a list of at least one",
    );
    expect(() => createRpcWebSocketPool({ protocol, endpoints, maxLag: 0 })).toThrow("maxLag: expected a");
    expect(() => createRpcWebSocketPool({ protocol, endpoints: ofHttp })).toThrow("endpoint: expected ws");
  });
});
