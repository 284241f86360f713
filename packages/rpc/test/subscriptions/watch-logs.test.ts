import { describe, expect, it } from "vitest";
import { watchLogs } from "../../src/subscriptions/index.ts";
import { type ChainNode, logAddress, createLogs } from "./chain-node.ts";
import { collect, logsLeft, nodeAndClient, seeded, until } from "./watch-fixture.ts";

function truth(node: ChainNode, after: number): Set<string> {
  const logs = node.truth(after).flatMap((block) => createLogs(block));
  return new Set(logs.map(({ blockHash, logIndex }) => `${blockHash} ${logIndex}`));
}

describe("watchLogs", () => {
  it("fetches logs written while the socket was lost, including the rest of the last block", async () => {
    const { node, client } = await nodeAndClient();
    const start = node.height;
    const { events } = collect(watchLogs(client));
    await until(() => node.subscriptions === 2);
    node.mine(3);
    await until(() => events.length === 3);
    node.cut();
    for (let block = 0; block < 20; block += 1) node.mine(2);
    await until(() => events.length === 43);
    expect(logsLeft(events)).toEqual(truth(node, start));
    const ranges = node.calls.filter(({ method }) => method === "eth_getLogs").map(({ params }) => params[0]);
    // From the last complete block or the next, because the socket may close before its head arrives.
    expect(ranges).toContainEqual({ fromBlock: expect.stringMatching(/^0x[67]$/), toBlock: "0xa" });
    // The newest blocks are read by hash, which backends that lag behind reject.
    for (const { hash } of node.truth(0xa)) expect(ranges).toContainEqual({ blockHash: hash });
  });

  it("fetches more blocks than it remembers", async () => {
    const { node, client } = await nodeAndClient();
    const start = node.height;
    const { events } = collect(watchLogs(client));
    await until(() => node.subscriptions === 2);
    node.mine();
    await until(() => events.length === 1);
    node.cut();
    for (let block = 0; block < 300; block += 1) node.mine();
    await until(() => node.subscriptions === 2);
    node.mine();
    await expect.poll(() => logsLeft(events)).toEqual(truth(node, start));
  });

  it("does not trust logs of a node that imports their blocks only afterwards", async () => {
    const { node, client } = await nodeAndClient();
    const start = node.height;
    const { events } = collect(watchLogs(client));
    await until(() => node.subscriptions === 2);
    node.mine();
    await until(() => events.length === 1);
    let lags = true;
    let requested = false;
    node.respond = ({ method, params: [block] }) => {
      if (!lags) return undefined;
      if (method === "eth_getLogs") {
        lags = false;
        return [];
      }
      if (method !== "eth_getBlockByNumber" || block !== "0x2e") return undefined;
      requested = true;
      return null;
    };
    node.cut();
    for (let block = 0; block < 40; block += 1) node.mine();
    await until(() => requested || !lags);
    await until(() => node.subscriptions === 2);
    lags = false;
    node.mine();
    await expect.poll(() => logsLeft(events)).toEqual(truth(node, start));
  });

  it("fetches the logs since fromBlock, and removes those that a reorganization replaces", async () => {
    const { node, client } = await nodeAndClient();
    for (let block = 0; block < 30; block += 1) node.mine(2);
    const { events } = collect(watchLogs(client, {}, { fromBlock: "0x10" }));
    await until(() => events.length === 40);
    expect(logsLeft(events)).toEqual(truth(node, 15));
    await until(() => node.subscriptions === 2);
    node.reorganise(4, 5);
    await expect.poll(() => logsLeft(events)).toEqual(truth(node, 15));
    expect(events.filter(({ type }) => type === "removed")).toHaveLength(8);
  });

  it("delivers no logs of blocks before a fromBlock that the node has yet to reach", async () => {
    const { node, client } = await nodeAndClient();
    const { events } = collect(watchLogs(client, {}, { fromBlock: "0x8" }));
    await until(() => node.subscriptions === 2);
    for (let block = 6; block <= 10; block += 1) node.mine();
    await expect.poll(() => logsLeft(events)).toEqual(truth(node, 7));
  });

  it("names a filter that is not JSON", async () => {
    const { client } = await nodeAndClient();
    for (const filter of [null, { address: () => {} }])
      expect(() => watchLogs(client, filter as never)).toThrow(
        expect.objectContaining({
          code: "INVALID_ARGUMENT",
          context: expect.objectContaining({ path: "filter" }),
        }),
      );
  });

  it("passes the filter to the node, even if the caller has changed the object", async () => {
    const { node, client } = await nodeAndClient();
    const filter = { address: "0x5fbdb2315678afecb367f032d93f642f64180aa3", topics: [null] } as const;
    const changed: { address: `0x${string}`; topics: readonly null[] } = { ...filter };
    const { events } = collect(watchLogs(client, changed));
    changed.address = "0x0000000000000000000000000000000000000000";
    await until(() => node.subscriptions === 2);
    node.mine();
    await until(() => events.length === 1);
    node.cut();
    node.mine();
    await until(() => events.length === 2);
    const requested = node.calls.findLast(({ method }) => method === "eth_getLogs")?.params[0];
    expect(requested).toEqual({ ...filter, blockHash: expect.any(String) as string });
    expect(node.calls.find(({ params: [kind] }) => kind === "logs")?.params).toEqual(["logs", filter]);
  });

  it("removes logs that a reorganization replaced while the socket was lost", async () => {
    const { node, client } = await nodeAndClient();
    const start = node.height;
    const { events } = collect(watchLogs(client));
    await until(() => node.subscriptions === 2);
    for (let block = 0; block < 3; block += 1) node.mine(2);
    await until(() => events.length === 6);
    node.cut();
    node.reorganise(2, 4, 1);
    await until(() => events.length === 14);
    expect(events.slice(6, 10).map(({ type }) => type)).toEqual(["removed", "removed", "removed", "removed"]);
    expect(events[6]).toMatchObject({ log: { logIndex: "0x1", removed: true } });
    expect(logsLeft(events)).toEqual(truth(node, start));
  });

  it("removes logs that the node removes, once", async () => {
    const { node, client } = await nodeAndClient();
    const start = node.height;
    const { events } = collect(watchLogs(client));
    await until(() => node.subscriptions === 2);
    for (let block = 0; block < 3; block += 1) node.mine();
    await until(() => events.length === 3);
    node.reorganise(2, 3);
    await until(() => events.length === 8);
    expect(logsLeft(events)).toEqual(truth(node, start));
  });

  it("delivers logs again that the node removed before the socket was lost, if their blocks remain", async () => {
    const { node, client } = await nodeAndClient();
    const start = node.height;
    const { events } = collect(watchLogs(client));
    await until(() => node.subscriptions === 2);
    for (let block = 0; block < 20; block += 1) node.mine();
    await until(() => events.length === 20);
    node.takeBackLogs(18);
    await until(() => events.length === 38);
    node.cut();
    await until(() => events.length === 56);
    expect(logsLeft(events)).toEqual(truth(node, start));
    expect(events.slice(38).every(({ type }) => type === "log")).toBe(true);
  });

  it("fetches logs from before the node confirms the logs subscription again, even if it has confirmed heads", async () => {
    const { node, client } = await nodeAndClient();
    const start = node.height;
    const { events } = collect(watchLogs(client));
    await until(() => node.subscriptions === 2);
    node.mine();
    await until(() => events.length === 1);
    const held: (() => void)[] = [];
    node.defer = ({ method, params: [kind] }, subscribe) => {
      if (method !== "eth_subscribe" || kind !== "logs") return false;
      held.push(subscribe);
      return true;
    };
    node.cut();
    await until(() => node.subscriptions === 1 && held.length === 1);
    for (let block = 0; block < 5; block += 1) node.mine();
    await until(() => events.length === 6);
    for (const subscribe of held) subscribe();
    await until(() => node.subscriptions === 2);
    for (let block = 0; block < 40; block += 1) node.mine();
    await until(() => events.length === 46);
    expect(logsLeft(events)).toEqual(truth(node, start));
  });

  it("names a missing or invalid argument", async () => {
    const { client } = await nodeAndClient();
    const loose = watchLogs as (...args: unknown[]) => unknown;
    for (const [path, ...args] of [
      ["client"],
      ["client", {}],
      ["filter", client, null],
      ["filter", client, "0x"],
      ["maxGap", client, {}, { maxGap: -1 }],
    ])
      expect(() => loose(...args)).toThrow(
        expect.objectContaining({ code: "INVALID_ARGUMENT", context: expect.objectContaining({ path }) }),
      );
  });

  it("requests fewer blocks if the node rejects the range, and reports blocks that it rejects individually", async () => {
    const { node, client } = await nodeAndClient();
    const { events } = collect(watchLogs(client));
    await until(() => node.subscriptions === 2);
    node.mine();
    await until(() => events.length === 1);
    node.cut();
    for (let block = 0; block < 29; block += 1) node.mine();
    node.reject = ({ method, params: [filter] }) => {
      if (method !== "eth_getLogs") return false;
      const { fromBlock, toBlock } = filter as Record<string, string>;
      if (toBlock === undefined) return false;
      if (fromBlock === "0x9" && toBlock === "0x9") return "no such block here";
      return Number(toBlock) - Number(fromBlock) > 2 || (Number(fromBlock) <= 9 && Number(toBlock) >= 9)
        ? "query returned more than 10000 results"
        : false;
    };
    await until(() => events.length === 30);
    const gaps = events.filter((event) => event.type === "gap");
    expect(gaps).toEqual([
      {
        type: "gap",
        fromBlock: "0x9",
        toBlock: "0x9",
        reason: expect.objectContaining({ code: "JSON_RPC_ERROR" }),
      },
    ]);
    expect(logsLeft(events).size).toBe(29);
  });

  it("reads logs again if their notifications were lost, or a lagging backend did not know their block", async () => {
    const { node, client } = await nodeAndClient();
    const start = node.height;
    const { events } = collect(watchLogs(client));
    await until(() => node.subscriptions === 2);
    node.mine();
    await until(() => events.length === 1);
    // The backend that serves the first read lags behind, and returns no logs of what it does not know, as besu does.
    const asked = new Set<unknown>();
    node.respond = ({ method, params: [filter] }) => {
      const { blockHash } = Object(filter) as { blockHash?: string };
      if (method !== "eth_getLogs" || blockHash === undefined || asked.has(blockHash)) return undefined;
      asked.add(blockHash);
      return node.truth(node.height - 5).some(({ hash }) => hash === blockHash) ? [] : undefined;
    };
    node.cut();
    for (let block = 0; block < 12; block += 1) node.mine();
    await until(() => node.subscriptions === 2);
    for (let block = 0; block < 8; block += 1) {
      node.mine();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await expect.poll(() => logsLeft(events)).toEqual(truth(node, start));
    expect(events.filter(({ type }) => type === "gap")).toEqual([]);
  });

  it("notices that some notifications of a block were lost, with few calls", async () => {
    const { node, client } = await nodeAndClient();
    const start = node.height;
    const { events } = collect(watchLogs(client, { address: logAddress }));
    await until(() => node.subscriptions === 2);
    for (let block = 0; block < 20; block += 1) node.mine(5);
    await until(() => events.length === 100);
    // The bloom of a block with three of five logs shows nothing.
    let sent = 0;
    node.loses = (message) => message.includes("logIndex") && (sent += 1) % 5 > 2;
    node.mine(5);
    node.loses = undefined;
    const before = node.calls.length;
    for (let block = 0; block < 64; block += 1) node.mine(1);
    await expect.poll(() => logsLeft(events)).toEqual(truth(node, start));
    expect(node.calls.slice(before).filter(({ method }) => method === "eth_getLogs").length).toBeLessThan(10);
  });

  it("delivers the logs of the chain after any disconnects and reorganizations", async () => {
    const seed = Date.now() % 1_000_000;
    const random = seeded(seed);
    const { node, client } = await nodeAndClient();
    const start = node.height;
    const { events } = collect(watchLogs(client));
    await until(() => node.subscriptions === 2);
    for (let step = 0; step < 150; step += 1) {
      const dice = random();
      const room = node.height - start - 1;
      if (dice < 0.12) node.cut();
      else if (dice < 0.3 && room > 0)
        node.reorganise(
          1 + Math.floor(random() * Math.min(6, room)),
          1 + Math.floor(random() * 8),
          Math.floor(random() * 3),
        );
      else node.mine(Math.floor(random() * 4));
      if (random() < 0.5) await new Promise((resolve) => setTimeout(resolve, random() * 20));
    }
    await until(() => node.subscriptions === 2);
    node.mine();
    const same = (): boolean => {
      const left = logsLeft(events);
      const wanted = truth(node, start);
      return left.size === wanted.size && [...left].every((log) => wanted.has(log));
    };
    const ended = performance.now() + 10_000;
    await until(() => same() || performance.now() > ended);
    expect(logsLeft(events), `seed ${seed}`).toEqual(truth(node, start));
    expect(
      events.some(({ type }) => type === "gap"),
      `seed ${seed}`,
    ).toBe(false);
  });
});
