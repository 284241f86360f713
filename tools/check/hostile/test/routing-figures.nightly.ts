import { callNode } from "@node-access-tools/anvil";
import { describe, expect, it } from "vitest";
import { runRoutingFigures } from "../src/routing/figures.ts";
import { TestChain } from "../src/routing/chain/test-chain.ts";

const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);

describe("a chain of real nodes", () => {
  it("is the same for each node, even after one has lagged and another was on a fork", async () => {
    const chain = await TestChain.start(3, 20);
    try {
      const [first, second, third] = chain.nodes;
      const heights = async (): Promise<number[]> =>
        Promise.all(chain.nodes.map(async ({ url }) => Number(await callNode(url, "eth_blockNumber"))));
      await second?.lag(chain, 7);
      await third?.fork(chain, 3);
      expect(await heights()).toEqual([20, 13, 20]);
      await chain.advance();
      expect(await heights()).toEqual([21, 14, 21]);
      expect(await third?.block(18)).not.toEqual(await first?.block(18));
      expect(await third?.block(17)).toEqual(await first?.block(17));
      expect(chain.forked.size).toBe(4);
      for (const node of chain.nodes) await node.recover(chain);
      expect(await heights()).toEqual([21, 21, 21]);
      for (const node of chain.nodes) expect(await node.block(21)).toEqual(chain.blocks[21]);
    } finally {
      await chain.stop();
    }
  });

  it("has different blocks on each fork, even if two forks start at the same block", async () => {
    const chain = await TestChain.start(3, 8);
    try {
      const [, second, third] = chain.nodes;
      await second?.fork(chain, 2);
      await third?.fork(chain, 2);
      expect(await third?.block(6)).toEqual(await second?.block(6));
      expect(await third?.block(7)).not.toEqual(await second?.block(7));
      expect(chain.forked.size).toBe(4);
    } finally {
      await chain.stop();
    }
  });
});

describe("the checks of the gateway's routing", () => {
  it("find no violation of gateways, on a small scale", { timeout: 600_000 }, async () => {
    const scale = {
      // Each kind of fault occurs once.
      single: { calls: 3_000, faults: 14 },
      fleet: { calls: 1_000, faults: 7 },
      // The speed of calls depends on how busy the machine is, so only the command checks it.
      timed: 0,
      served: 0.98,
      errors: 0,
      subscriptions: { blocks: 200, kills: 5, subscribers: 2 },
    };
    expect(await runRoutingFigures(seed, scale, console.log)).toEqual([]);
  });
});
