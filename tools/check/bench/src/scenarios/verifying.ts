/** Measures the check of a block of 200 transactions, with its receipts and without. */
import { createBlockFromRPC } from "@ethereumjs/block";
import { createCustomCommon, Hardfork, Mainnet } from "@ethereumjs/common";
import { createVerifier, ethereumRules, type ReadFunction } from "@node-access/verify";
import { recoverSender } from "@node-access/verify/senders";
import { compareCosts } from "../measuring.ts";
import { makeBlocks, type RealBlock } from "../verify/make-blocks.ts";

const chainId = 31_337;
/** In a round. Senders take most of the time. */
const countChecks = (name: string): number => (name.endsWith("senders") ? 1 : 5);

/** The ways to check a block. Each throws if it is wrong. */
export function checkers({ block, receipts }: RealBlock): Readonly<Record<string, () => unknown>> {
  const read: ReadFunction = async ({ method }) => (method === "eth_getBlockReceipts" ? receipts : block);
  const options = { chainId, rules: ethereumRules, read };
  const plain = createVerifier(options);
  const withSenders = createVerifier({ ...options, recoverSender });
  const params = [block["number"], true];
  const ofBlock = { method: "eth_getBlockByNumber", params, result: block };
  const ofReceipts = { method: "eth_getBlockReceipts", params: [block["number"]], result: receipts };
  const common = createCustomCommon({ chainId }, Mainnet, { hardfork: Hardfork.Prague });
  return {
    "@ethereumjs/block, block": async () => {
      const made = createBlockFromRPC(block as never, [], { common });
      if (`0x${Buffer.from(made.hash()).toString("hex")}` !== block["hash"]) throw new Error("another hash");
      if (!(await made.transactionsTrieIsValid())) throw new Error("another root of transactions");
    },
    "verify, block": () => plain.check(ofBlock),
    "verify, block and receipts": () => plain.check(ofReceipts),
    "verify, block with senders": () => withSenders.check(ofBlock),
  };
}

/** Compares the ways to check a block, in rounds of five checks, after half as many to warm up. */
export async function describeVerifying(rounds: number, real: RealBlock): Promise<string> {
  const costs = await compareCosts(checkers(real), {
    rounds,
    warmUps: Math.ceil(rounds / 2),
    times: countChecks,
  });
  return `checking a block of ${real.block.transactions.length} transactions\n${costs}`;
}

if (import.meta.main) for (const block of await makeBlocks(1)) console.log(await describeVerifying(9, block));
