import { createVerifier } from "@node-access/verify";
import { type EvmChain, hex } from "./evm.ts";
import type { Session } from "./session.ts";
import { checkCalls, readOf } from "./truth.ts";

/** Recomputes the hashes of a few blocks, with their transactions, receipts, logs and states. */
export async function checkTruth(session: Session, { chainId, head, sample }: EvmChain): Promise<void> {
  if (chainId === undefined || !head) return;
  const verifier = createVerifier({ chainId, read: readOf(session) });
  await checkCalls(session, verifier, sampleCalls(head.number, String(sample.blockNumber), head.miner));
}

/** The calls whose results are checked: of the newest block, of one with transactions, and of one in the middle of the chain. */
function sampleCalls(
  newest: string,
  sampled: string,
  miner: string | undefined,
): [string, readonly unknown[]][] {
  const numbers = new Set([newest, sampled, hex(BigInt(newest) / 2n)]);
  const calls = [...numbers].flatMap((number): [string, readonly unknown[]][] => [
    ["eth_getBlockByNumber", [number, true]],
    ["eth_getBlockReceipts", [number]],
    ["eth_getLogs", [{ fromBlock: number, toBlock: number }]],
  ]);
  return miner === undefined
    ? calls
    : [...calls, ["eth_getBalance", [miner, sampled]], ["eth_getTransactionCount", [miner, sampled]]];
}
