import { describe, expect, it } from "vitest";
import { type HeadEvent, watchHeads } from "../../src/subscriptions/index.ts";
import { followChain, collect, nodeAndClient, seeded, until } from "./watch-fixture.ts";

function listNumbers(events: readonly HeadEvent[]): number[] {
  return events.map((event) => (event.type === "head" ? Number(event.head.number) : NaN));
}

describe("watchHeads", () => {
  it("delivers each new head once, after the newest block", async () => {
    const { node, client } = await nodeAndClient();
    const start = node.height;
    const { events } = collect(watchHeads(client));
    await until(() => node.subscriptions === 1);
    node.mine();
    node.mine();
    await until(() => events.length === 2);
    expect(followChain(events)).toEqual(node.truth(start).map(({ hash }) => hash));
    expect(events.map(({ type }) => type)).toEqual(["head", "head"]);
  });

  it("fetches blocks mined while the socket was lost, without waiting for the next head", async () => {
    const { node, client } = await nodeAndClient();
    const start = node.height;
    const { events } = collect(watchHeads(client));
    await until(() => node.subscriptions === 1);
    node.mine();
    await until(() => events.length === 1);
    node.cut();
    for (let block = 0; block < 40; block += 1) node.mine();
    await until(() => events.length === 41);
    expect(followChain(events)).toEqual(node.truth(start).map(({ hash }) => hash));
    expect(events.at(-1)).toMatchObject({
      type: "head",
      head: { number: "0x2e", hash: expect.any(String), parentHash: expect.any(String) },
    });
  });

  it("removes blocks that a reorganization replaced while the socket was lost", async () => {
    const { node, client } = await nodeAndClient();
    const start = node.height;
    const { events } = collect(watchHeads(client));
    await until(() => node.subscriptions === 1);
    for (let block = 0; block < 3; block += 1) node.mine();
    await until(() => events.length === 3);
    const [first] = node.truth(start);
    node.cut();
    node.reorganise(2, 5);
    await until(() => events.length === 10);
    expect(events.slice(3).map(({ type }) => type)).toEqual([
      ...Array.from({ length: 2 }, () => "removed"),
      ...Array.from({ length: 5 }, () => "head"),
    ]);
    expect(followChain(events)).toEqual(node.truth(start).map(({ hash }) => hash));
    expect(followChain(events)[0]).toBe(first?.hash);
  });

  it("reports a gap once, also if the block above it is replaced", async () => {
    const { node, client } = await nodeAndClient();
    const { events } = collect(watchHeads(client, { maxGap: 3 }));
    await until(() => node.subscriptions === 1);
    node.mine();
    await until(() => events.length === 1);
    node.cut();
    for (let block = 0; block < 20; block += 1) node.mine();
    await until(() => events.length === 3);
    for (let count = 1; count <= 3; count += 1) {
      node.reorganise(1, 1);
      await until(() => events.length === 3 + 2 * count);
    }
    node.mine();
    await until(() => events.length === 10);
    expect(events.filter(({ type }) => type === "gap")).toMatchObject([
      { fromBlock: "0x7", toBlock: "0x19" },
    ]);
    expect(followChain(events).slice(1)).toEqual(node.truth(25).map(({ hash }) => hash));
  });

  it("removes blocks that a reorganization replaces, down to before the start", async () => {
    const { node, client } = await nodeAndClient();
    const { events } = collect(watchHeads(client));
    await until(() => node.subscriptions === 1);
    node.mine();
    await until(() => events.length === 1);
    node.reorganise(4, 6);
    await until(() => followChain(events).at(-1) === node.truth(0).at(-1)?.hash);
    expect(events.map(({ type }) => type)).toEqual([
      "head",
      "removed",
      ...Array.from({ length: 6 }, () => "head"),
    ]);
    expect(followChain(events)).toEqual(node.truth(2).map(({ hash }) => hash));
  });

  it("removes the starting block if it has left, returned and left again", async () => {
    const { node, client } = await nodeAndClient();
    const { events } = collect(watchHeads(client));
    await until(() => node.subscriptions === 1);
    const before = node.truth(-1);
    node.reorganise(1, 2);
    await until(() => events.length === 2);
    node.restore(before);
    await until(() => events.length === 5);
    node.reorganise(1, 3);
    await until(() => events.length === 9);
    expect(events.slice(2).map(({ type }) => type)).toEqual([
      "removed",
      "removed",
      "head",
      "removed",
      "head",
      "head",
      "head",
    ]);
    expect(followChain(events)).toEqual(node.truth(4).map(({ hash }) => hash));
  });

  it("reads at most maxGap blocks of an endless chain of parents, and reports a gap", async () => {
    const { node, client } = await nodeAndClient();
    const { events } = collect(watchHeads(client, { maxGap: 40 }));
    await until(() => node.subscriptions === 1);
    node.mine();
    await until(() => events.length === 1);
    const before = node.calls.length;
    let made = 0;
    node.respond = ({ method, params: [first] }) => {
      if (method !== "eth_getBlockByNumber" && method !== "eth_getBlockByHash") return undefined;
      made += 1;
      const hash = method === "eth_getBlockByHash" ? first : `0xf${made}`;
      return { number: "0x20", hash, parentHash: `0xe${made}`, transactions: [] };
    };
    // The node denies each of these heads. After the third time, the watch no longer doubts it.
    for (const hash of ["0xd1", "0xd2", "0xd3"])
      node.notify("newHeads", { number: "0x20", hash, parentHash: "0xd0" });
    await until(() => events.some(({ type }) => type === "gap"));
    expect(node.calls.length - before).toBeLessThan(90);
  });

  it("ignores invalid blocks, and continues", async () => {
    const { node, client } = await nodeAndClient();
    const start = node.height;
    const { events } = collect(watchHeads(client));
    await until(() => node.subscriptions === 1);
    for (const head of [null, 7, "0x", [], {}, { number: {}, hash: 1 }, { number: "0x7" }]) {
      node.notify("newHeads", head);
    }
    node.mine();
    node.mine();
    await until(() => events.length === 2);
    expect(followChain(events)).toEqual(node.truth(start).map(({ hash }) => hash));
  });

  it("names a missing or invalid argument", async () => {
    const { client } = await nodeAndClient();
    const loose = watchHeads as (...args: unknown[]) => unknown;
    for (const args of [[], [null], [{}], [7]])
      expect(() => loose(...args)).toThrow(expect.objectContaining({ code: "INVALID_ARGUMENT" }));
    for (const maxGap of [-1, Number.NaN, Infinity, 1.5, "5", null, {}])
      expect(() => loose(client, { maxGap })).toThrow(
        expect.objectContaining({
          code: "INVALID_ARGUMENT",
          context: expect.objectContaining({ path: "maxGap" }),
        }),
      );
    expect(() => loose(client, { signal: 1 })).toThrow(/^signal: /);
  });

  it("reports a gap if a reorganization is deeper than the remembered blocks", async () => {
    const { node, client } = await nodeAndClient();
    const { events } = collect(watchHeads(client));
    await until(() => node.subscriptions === 1);
    for (let block = 0; block < 150; block += 1) node.mine(0);
    await until(() => events.length === 150);
    node.cut();
    node.reorganise(140, 141, 0);
    await until(() => events.at(-1)?.type === "head" && events.length > 400);
    const after = events.slice(150);
    expect(after.slice(0, 128).every(({ type }) => type === "removed")).toBe(true);
    // From where the watch began.
    expect(after[128]).toEqual({ type: "gap", fromBlock: "0x6", toBlock: "0x1b", reason: undefined });
    expect(followChain(after.slice(129))).toEqual(node.truth(0x1b).map(({ hash }) => hash));
  });

  it("reports a gap larger than maxGap, and continues", async () => {
    const { node, client } = await nodeAndClient();
    const { events } = collect(watchHeads(client, { maxGap: 5 }));
    await until(() => node.subscriptions === 1);
    node.mine();
    await until(() => events.length === 1);
    node.cut();
    node.reorganise(1, 10);
    await until(() => events.length === 4);
    expect(events.slice(1)).toEqual([
      { type: "removed", head: expect.objectContaining({ number: "0x6" }) },
      { type: "gap", fromBlock: "0x6", toBlock: "0xe", reason: undefined },
      { type: "head", head: expect.objectContaining({ number: "0xf" }) },
    ]);
    node.mine();
    await until(() => events.length === 5);
    expect(events.at(-1)?.type).toBe("head");
  });

  it("reports a gap with the reason if the node rejects reading the blocks", async () => {
    const { node, client } = await nodeAndClient();
    const { events } = collect(watchHeads(client));
    await until(() => node.subscriptions === 1);
    node.mine();
    await until(() => events.length === 1);
    node.cut();
    for (let block = 0; block < 3; block += 1) node.mine();
    node.reject = ({ method, params: [block] }) =>
      method === "eth_getBlockByNumber" && block === "0x8" ? "pruned" : false;
    await until(() => events.length === 3);
    expect(events.slice(1)).toEqual([
      {
        type: "gap",
        fromBlock: "0x7",
        toBlock: "0x8",
        reason: expect.objectContaining({ code: "JSON_RPC_ERROR" }),
      },
      { type: "head", head: expect.objectContaining({ number: "0x9" }) },
    ]);
  });

  describe("fromBlock", () => {
    it("starts with a past block, and follows reorganizations of the blocks since then", async () => {
      const { node, client } = await nodeAndClient();
      const { events } = collect(watchHeads(client, { fromBlock: "0x3" }));
      await until(() => events.length === 3);
      expect(listNumbers(events)).toEqual([3, 4, 5]);
      node.reorganise(2, 3);
      await until(() => events.length === 8);
      expect(followChain(events)).toEqual(node.truth(2).map(({ hash }) => hash));
    });

    it("starts with the genesis block for 0x0", async () => {
      const { node, client } = await nodeAndClient();
      const { events } = collect(watchHeads(client, { fromBlock: "0x0" }));
      await until(() => events.length === 6);
      expect(followChain(events)).toEqual(node.truth(-1).map(({ hash }) => hash));
    });

    it("waits for a block that the node does not have yet", async () => {
      const { node, client } = await nodeAndClient();
      const { events } = collect(watchHeads(client, { fromBlock: "0x8" }));
      await until(() => node.subscriptions === 1);
      for (let block = 6; block <= 9; block += 1) node.mine();
      await until(() => events.length === 2);
      expect(listNumbers(events)).toEqual([8, 9]);
    });

    it("reports a gap if there are more than maxGap blocks", async () => {
      const { client } = await nodeAndClient(50);
      const { events } = collect(watchHeads(client, { fromBlock: "0xa", maxGap: 20 }));
      await until(() => events.length === 2);
      expect(events[0]).toEqual({ type: "gap", fromBlock: "0xa", toBlock: "0x31", reason: undefined });
      expect(events[1]).toMatchObject({ type: "head", head: { number: "0x32" } });
    });

    it.each([
      ["returns null for", undefined],
      ["rejects reading", "pruned history unavailable"],
    ])("reports a gap up to the newest block if the node %s the block before", async (_, message) => {
      const { node, client } = await nodeAndClient();
      const isPruned = ({ method, params: [block] }: (typeof node.calls)[number]): boolean =>
        method === "eth_getBlockByNumber" && block === "0x1";
      node.respond = (call) => (isPruned(call) && !message ? null : undefined);
      node.reject = (call) => isPruned(call) && (message ?? false);
      const { events } = collect(watchHeads(client, { fromBlock: "0x2" }));
      await until(() => node.subscriptions === 1);
      // Without an error, a backend may only lag.
      if (!message) for (let block = 6; block <= 20; block += 1) node.mine();
      await until(() => message !== undefined || events.length === 1);
      const newest = node.height;
      node.mine();
      await until(() => events.length === 2);
      const reason = message && expect.objectContaining({ code: "JSON_RPC_ERROR" });
      expect(events[0]).toEqual({
        type: "gap",
        fromBlock: "0x2",
        toBlock: `0x${newest.toString(16)}`,
        reason,
      });
      expect(events[1]).toMatchObject({ type: "head", head: { number: `0x${(newest + 1).toString(16)}` } });
    });

    it.each([
      [5, "5"],
      ["", '""'],
      ["5", '"5"'],
      ["0x", '"0x"'],
      ["latest", '"latest"'],
      [null, "null"],
      [{}, "an object"],
      [Object.create(null), "an object"],
    ])("rejects %j", async (fromBlock, received) => {
      const { client } = await nodeAndClient();
      expect(() => watchHeads(client, { fromBlock: fromBlock as never })).toThrow(
        expect.objectContaining({
          code: "INVALID_ARGUMENT",
          message: `fromBlock: expected a block number such as 0x10, received ${received}`,
        }),
      );
    });
  });

  it("ends with the loop, the signal and the client", async () => {
    const { node, client } = await nodeAndClient();
    const controller = new AbortController();
    const aborted = collect(watchHeads(client, { signal: controller.signal }));
    const returned = watchHeads(client);
    const waiting = returned.next();
    await until(() => node.subscriptions === 2);
    controller.abort();
    await aborted.done;
    expect(await returned.return?.()).toEqual({ done: true, value: undefined });
    expect(await waiting).toEqual({ done: true, value: undefined });
    await until(() => node.subscriptions === 0);
    const closed = collect(watchHeads(client));
    await until(() => node.subscriptions === 1);
    await client.close();
    await expect(closed.done).rejects.toMatchObject({ code: "CLOSED" });
  });

  it("delivers nothing that has arrived before an abort", async () => {
    const { node, client } = await nodeAndClient();
    const controller = new AbortController();
    const events = watchHeads(client, { signal: controller.signal });
    const first = events.next();
    await until(() => node.subscriptions === 1);
    for (let count = 0; count < 3; count += 1) node.mine();
    expect(await first).toMatchObject({ value: { type: "head" } });
    // Its response arrives after the notifications.
    await client.eth_chainId();
    controller.abort();
    expect(await events.next()).toEqual({ done: true, value: undefined });
  });

  it("delivers the chain after any disconnects and reorganizations", async () => {
    const seed = Date.now() % 1_000_000;
    const random = seeded(seed);
    const { node, client } = await nodeAndClient();
    const start = node.height;
    const { events } = collect(watchHeads(client));
    await until(() => node.subscriptions === 1);
    for (let step = 0; step < 150; step += 1) {
      const dice = random();
      if (dice < 0.12) node.cut();
      else if (dice < 0.3) node.reorganise(1 + Math.floor(random() * 4), 1 + Math.floor(random() * 8));
      else node.mine();
      if (random() < 0.5) await new Promise((resolve) => setTimeout(resolve, random() * 20));
    }
    await until(() => node.subscriptions === 1);
    node.mine();
    const tip = node.truth(0).at(-1)?.hash;
    await until(() => followChain(events).at(-1) === tip);
    const delivered = followChain(events);
    expect(delivered, `seed ${seed}`).toEqual(
      node
        .truth(0)
        .map(({ hash }) => hash)
        .slice(-delivered.length),
    );
    expect(delivered.length, `seed ${seed}`).toBeGreaterThanOrEqual(node.height - start);
  });
});
