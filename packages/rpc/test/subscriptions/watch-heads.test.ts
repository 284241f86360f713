import { describe, expect, it } from "vitest";
import { watchHeads } from "../../src/subscriptions/index.ts";
import { chainOf, collect, nodeAndClient, seeded, until } from "./watched.ts";

describe("watchHeads", () => {
  it("tells each new head once, from behind the newest on", async () => {
    const { node, client } = await nodeAndClient();
    const start = node.height;
    const { events } = collect(watchHeads(client));
    await until(() => node.subscriptions === 1);
    node.mine();
    node.mine();
    await until(() => events.length === 2);
    expect(chainOf(events)).toEqual(node.truth(start).map(({ hash }) => hash));
    expect(events.map(({ type }) => type)).toEqual(["head", "head"]);
  });

  it("fills in what was mined while the socket was lost, without waiting for the next head", async () => {
    const { node, client } = await nodeAndClient();
    const start = node.height;
    const { events } = collect(watchHeads(client));
    await until(() => node.subscriptions === 1);
    node.mine();
    await until(() => events.length === 1);
    node.cut();
    for (let block = 0; block < 40; block += 1) node.mine();
    await until(() => events.length === 41);
    expect(chainOf(events)).toEqual(node.truth(start).map(({ hash }) => hash));
    expect(events.at(-1)).toEqual({
      type: "head",
      head: { number: "0x2e", hash: expect.any(String), parentHash: expect.any(String) },
    });
  });

  it("takes back what a reorganisation replaced while the socket was lost", async () => {
    const { node, client } = await nodeAndClient();
    const start = node.height;
    const { events } = collect(watchHeads(client));
    await until(() => node.subscriptions === 1);
    for (let block = 0; block < 3; block += 1) node.mine();
    await until(() => events.length === 3);
    const [kept] = node.truth(start);
    node.cut();
    node.reorganise(2, 5);
    await until(() => events.length === 10);
    expect(events.slice(3).map(({ type }) => type)).toEqual([
      ...Array.from({ length: 2 }, () => "removed"),
      ...Array.from({ length: 5 }, () => "head"),
    ]);
    expect(chainOf(events)).toEqual(node.truth(start).map(({ hash }) => hash));
    expect(chainOf(events)[0]).toBe(kept?.hash);
  });

  it("takes back what a reorganisation replaces, down to before it began", async () => {
    const { node, client } = await nodeAndClient();
    const { events } = collect(watchHeads(client));
    await until(() => node.subscriptions === 1);
    node.mine();
    await until(() => events.length === 1);
    node.reorganise(4, 6);
    await until(() => chainOf(events).at(-1) === node.truth(0).at(-1)?.hash);
    expect(events.map(({ type }) => type)).toEqual([
      "head",
      "removed",
      ...Array.from({ length: 6 }, () => "head"),
    ]);
    expect(chainOf(events)).toEqual(node.truth(2).map(({ hash }) => hash));
  });

  it("takes back the block behind which it began, if that has left, returned and left again", async () => {
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
    expect(chainOf(events)).toEqual(node.truth(4).map(({ hash }) => hash));
  });

  it("reads no more than maxGap blocks of an endless chain of parents, and tells a gap", async () => {
    const { node, client } = await nodeAndClient();
    const { events } = collect(watchHeads(client, { maxGap: 40 }));
    await until(() => node.subscriptions === 1);
    node.mine();
    await until(() => events.length === 1);
    const before = node.calls.length;
    let made = 0;
    node.answer = ({ method, params: [first] }) => {
      if (method !== "eth_getBlockByNumber" && method !== "eth_getBlockByHash") return undefined;
      made += 1;
      const hash = method === "eth_getBlockByHash" ? first : `0xf${made}`;
      return { number: "0x20", hash, parentHash: `0xe${made}`, transactions: [] };
    };
    node.cut();
    await until(() => events.some(({ type }) => type === "gap"));
    expect(node.calls.length - before).toBeLessThan(60);
  });

  it("does not take for blocks what is none, and goes on", async () => {
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
    expect(chainOf(events)).toEqual(node.truth(start).map(({ hash }) => hash));
  });

  it("names an argument that is missing or bad", async () => {
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

  it("tells a gap where a reorganisation goes deeper than it remembers", async () => {
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
    expect(after[128]).toEqual({ type: "gap", fromBlock: "0x0", toBlock: "0x1b", reason: undefined });
    expect(chainOf(after.slice(129))).toEqual(node.truth(0x1b).map(({ hash }) => hash));
  });

  it("tells a gap that is wider than maxGap, and goes on", async () => {
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

  it("tells a gap where the node refuses to give the blocks, with its reason", async () => {
    const { node, client } = await nodeAndClient();
    const { events } = collect(watchHeads(client));
    await until(() => node.subscriptions === 1);
    node.mine();
    await until(() => events.length === 1);
    node.cut();
    for (let block = 0; block < 3; block += 1) node.mine();
    node.refuse = ({ method, params: [block] }) =>
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

  it("ends with its loop, its signal and its client", async () => {
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

  it("leaves what the chain is, whatever is cut and reorganised", async () => {
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
    await until(() => chainOf(events).at(-1) === tip);
    const told = chainOf(events);
    expect(told, `seed ${seed}`).toEqual(
      node
        .truth(0)
        .map(({ hash }) => hash)
        .slice(-told.length),
    );
    expect(told.length, `seed ${seed}`).toBeGreaterThanOrEqual(node.height - start);
  }, 60_000);
});
