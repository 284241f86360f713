import { isNodeAccessError } from "@node-access/auth";
import { createVerifier } from "@node-access/verify";
import { type EvmChain, hex } from "./evm.ts";
import type { Session } from "./session.ts";

/** Recomputes the hashes of a few blocks, with their transactions, receipts, logs and states. */
export async function checkTruth(session: Session, { chainId, head, sample }: EvmChain): Promise<void> {
  if (chainId === undefined || !head) return;
  const read = async ({
    method,
    params,
  }: {
    method: string;
    params?: readonly unknown[] | undefined;
  }): Promise<unknown> => session.result(method, params ?? []);
  const verifier = createVerifier({ chainId, read });
  const { truth } = session;
  for (const [method, params] of sampleCalls(head.number, String(sample.blockNumber), head.miner)) {
    session.progress(`truth of ${method}`);
    const outcome = await session.call(method, params);
    if (outcome.kind !== "result" || (outcome.value ?? null) === null) continue;
    try {
      const { verdict } = await verifier.check({ method, params, result: outcome.value });
      truth[verdict] = (truth[verdict] ?? 0) + 1;
    } catch (error) {
      if (!isNodeAccessError(error, "DATA_INVALID")) throw error;
      const { expected, actual, check, evidence } = error.context;
      truth["wrong"] = (truth["wrong"] ?? 0) + 1;
      const place = placeOf(method, error.context.path, evidence);
      session.find({
        id: "truth",
        ...place,
        what: `contradicts its block (${check}): expected ${expected}, received ${actual}`,
      });
    }
  }
}

/** The method whose result is wrong, which may be one that was called to check another one, and where it is wrong. */
function placeOf(method: string, path: string, evidence: unknown): { subject: string; path?: string } {
  const { reads = [] } = Object(evidence) as { reads?: readonly { readonly method: string }[] };
  const [, index, rest = ""] = /^(?:reads\[(\d+)\]\.)?(?:result)?\.?(.*)$/.exec(path) ?? [];
  const subject = (index === undefined ? undefined : reads[Number(index)]?.method) ?? method;
  return { subject, ...(rest !== "" && { path: rest }) };
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
