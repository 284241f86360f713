import { expect, it, onTestFinished, vi } from "vitest";
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
