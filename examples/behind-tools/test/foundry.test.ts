import assert from "node:assert/strict";
import { after, test } from "node:test";
import { deployToken, KEY, runIn, startChain } from "../start-chain.ts";

const chain = await startChain();
after(() => chain.close());
const env = { NODE_URL: chain.url, ETH_RPC_URL: chain.url };

test("cast reads and sends", async () => {
  assert.equal(await runIn("foundry", "cast", ["chain-id"], env), "31337");
  const to = "0x0000000000000000000000000000000000001010";
  await runIn("foundry", "cast", ["send", to, "--value", "1ether", "--private-key", KEY], env);
  assert.equal(await runIn("foundry", "cast", ["balance", to, "--ether"], env), "1.000000000000000000");
});

test("what changes the node itself is rejected", async () => {
  const before = await runIn("foundry", "cast", ["block-number"], env);
  // The command of the npm package ends with 0 even so.
  await runIn("foundry", "cast", ["rpc", "anvil_mine", "1"], env);
  assert.equal(await runIn("foundry", "cast", ["block-number"], env), before);
});

test("forge broadcasts a script, and tests on a fork", async () => {
  const token = await deployToken(chain.url);
  const balance = [
    "call",
    token,
    "balanceOf(address)(uint256)",
    "0x0000000000000000000000000000000000002020",
  ];
  assert.equal(await runIn("foundry", "cast", balance, env), "20");
  const tested = await runIn("foundry", "forge", ["test"], { ...env, TOKEN: token });
  assert.match(tested, /1 passed; 0 failed/);
});
