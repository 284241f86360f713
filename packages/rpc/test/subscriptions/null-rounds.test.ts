import { describe, expect, it } from "vitest";
import { newBlocks, watchHeads, watchLogs } from "../../src/subscriptions/index.ts";
import { createLogs } from "./chain-node.ts";
import { collect, followChain, logsLeft, nodeAndClient, seeded, until } from "./watch-fixture.ts";

describe("a chain that skips numbers", () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])("is watched without a gap: seed %i", async (seed) => {
    const random = seeded(seed);
    const skipped = (): number => (random() < 0.5 ? 1 + Math.floor(random() * 4) : 0);
    const { node, client } = await nodeAndClient();
    node.mine(1, 2);
    const start = node.chain.length;
    const heads = collect(watchHeads(client));
    const logs = collect(watchLogs(client));
    await until(() => node.subscriptions === 3);
    for (let step = 0; step < 30; step += 1) {
      const what = random();
      if (what < 0.15) node.cut();
      // Heads that the node does not report.
      if (what > 0.7) {
        const depth = 1 + Math.floor(random() * 3);
        const kept = node.chain.slice(0, Math.max(start, node.chain.length - depth));
        if (kept.length < node.chain.length) node.restore(kept);
      }
      for (let count = Math.floor(random() * 4); count >= 0; count -= 1) node.mine(1, skipped());
      await new Promise((resolve) => setTimeout(resolve, 10 * random()));
    }
    node.mine(1, 20);
    node.mine(1, 20);
    const truth = node.chain.slice(start);
    const last = truth.at(-1)?.hash;
    await until(() => heads.events.some((event) => event.type === "head" && event.head.hash === last));
    expect(heads.events.filter(({ type }) => type === "gap")).toEqual([]);
    expect(followChain(heads.events)).toEqual(truth.map(({ hash }) => hash));
    const expected = new Set(
      truth.flatMap((one) => createLogs(one).map((log) => `${one.hash} ${log.logIndex}`)),
    );
    await until(() => logsLeft(logs.events).size === expected.size);
    expect(logs.events.filter(({ type }) => type === "gap")).toEqual([]);
    expect(logsLeft(logs.events)).toEqual(expected);
  });

  it("is watched from a number without a block, and from the one after it", async () => {
    const { node, client } = await nodeAndClient();
    node.mine(1, 3);
    node.mine(1, 0);
    const truth = node.truth(5).map(({ hash }) => hash);
    for (const fromBlock of ["0x6", "0x7", "0x8", "0x9"] as const) {
      const { events } = collect(watchHeads(client, { fromBlock }));
      await until(() => events.length === truth.length);
      expect(followChain(events)).toEqual(truth);
    }
  });

  it("is polled without a gap", async () => {
    const { node, client } = await nodeAndClient();
    const start = node.chain.length;
    const gaps: unknown[] = [];
    const received: string[] = [];
    const read = async (): Promise<void> => {
      for await (const hash of newBlocks(client, { interval: 5, onGap: (gap) => gaps.push(gap) }))
        if (received.push(hash) === 20) return;
    };
    const done = read();
    await until(() => node.calls.some(({ method }) => method === "eth_getBlockByNumber"));
    await new Promise((resolve) => setTimeout(resolve, 50));
    for (let count = 0; count < 20; count += 1) node.mine(0, count % 4);
    await done;
    expect(gaps).toEqual([]);
    expect(received).toEqual(node.chain.slice(start).map(({ hash }) => hash));
  });
});
