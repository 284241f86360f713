import { expect, it, onTestFinished, vi } from "vitest";
import { TickingChain } from "../../src/chain/clock.ts";
import { StarknetNode } from "../../src/starknet/starknet-node.ts";

it("no block comes in the middle of a response", () => {
  const blockTime = 50;
  const node = new StarknetNode({ seed: "test", blockTime });
  let now = performance.now();
  // Whenever the time is read, the time of a block has passed.
  const spy = vi.spyOn(performance, "now").mockImplementation(() => (now += blockTime));
  onTestFinished(() => spy.mockRestore());
  const height = Number(node.call("starknet_blockNumber", []));
  for (const block of ["pre_confirmed", "latest"]) {
    const read = node.call("starknet_getBlockWithTxs", [block]);
    if (block === "latest") expect(read).toMatchObject({ status: "ACCEPTED_ON_L2" });
    else expect(read).not.toHaveProperty("block_hash");
  }
  expect(node.call("starknet_blockNumber", [])).toBeGreaterThan(height);
});

it("an error of one follower ends the blocks of none", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const chain = new TickingChain(50);
  const heads: number[] = [];
  const ends = [
    chain.follow((number) => heads.push(number)),
    chain.follow(() => {
      if (heads.length === 1) throw new Error("broken");
    }),
  ];
  expect(() => vi.advanceTimersByTime(50)).toThrow("broken");
  vi.advanceTimersByTime(100);
  for (const end of ends) end();
  expect(heads).toEqual([chain.head - 2, chain.head - 1, chain.head]);
});
