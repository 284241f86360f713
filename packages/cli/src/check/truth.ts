import { isNodeAccessError } from "@node-access/auth";
import { createVerifier, type Verifier } from "@node-access/verify";
import { bitcoinNetworks, createBitcoinVerifier } from "@node-access/verify/bitcoin";
import type { Call } from "./compare-api.ts";
import { type EvmChain, toHex } from "./evm.ts";
import type { Session } from "./session.ts";
import type { Sample } from "./walk/walk-rpc.ts";

/** Recomputes the hashes of a few blocks, with their transactions, receipts, logs and states. */
export async function checkTruth(session: Session, { chainId, head, sample }: EvmChain): Promise<void> {
  if (chainId === undefined || !head) return;
  const verifier = createVerifier({ chainId, read: createReader(session) });
  await checkCalls(session, verifier, sampleCalls(head.number, String(sample.blockNumber), head.miner));
}

/** The calls whose results are checked: of the newest block, of one with transactions, and of one in the middle of the chain. */
function sampleCalls(
  newest: string,
  sampled: string,
  miner: string | undefined,
): [string, readonly unknown[]][] {
  const numbers = new Set([newest, sampled, toHex(BigInt(newest) / 2n)]);
  // Nothing was executed there, and development nodes give it roots of their own.
  numbers.delete("0x0");
  const calls = [...numbers].flatMap((number): [string, readonly unknown[]][] => [
    ["eth_getBlockByNumber", [number, true]],
    ["eth_getBlockReceipts", [number]],
    ["eth_getLogs", [{ fromBlock: number, toBlock: number }]],
  ]);
  return miner === undefined
    ? calls
    : [...calls, ["eth_getBalance", [miner, sampled]], ["eth_getTransactionCount", [miner, sampled]]];
}

/** Recomputes a block of a chain of Bitcoin's kind: its header, its transactions, and the work that it took. */
export async function checkBitcoinTruth(session: Session, { blockHash }: Sample): Promise<void> {
  if (blockHash === undefined) return;
  session.progress("truth");
  const genesis = await session.result("getblockhash", [0]);
  const found = Object.entries(bitcoinNetworks).find(([, one]) => one.genesis === genesis);
  if (!found) return;
  const [network] = found;
  session.identity["network"] = network;
  await checkCalls(session, createBitcoinVerifier({ network, read: createReader(session) }), [
    ["getblockheader", [blockHash, true]],
    ["getblock", [blockHash, 1]],
    ["getblock", [blockHash, 2]],
  ]);
}

/** What nodes of Bitcoin's kind say of a block without its place in their chain, which grows. */
export function listRawCalls({ blockHash }: Sample): readonly Call[] {
  return [
    ["getblockheader", [blockHash, false]],
    ["getblock", [blockHash, 0]],
  ];
}

/** What a verifier reads of the node that it checks. */
function createReader(session: Session): Parameters<typeof createVerifier>[0]["read"] {
  return ({ method, params }) => session.result(method, params ?? []);
}

/** Verifies the results of calls, and reports those that are wrong. */
async function checkCalls(
  session: Session,
  verifier: Verifier,
  calls: readonly (readonly [method: string, params: readonly unknown[]])[],
): Promise<void> {
  const { truth } = session;
  for (const [method, params] of calls) {
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
      const { subject, path } = findPlace(method, error.context.path, evidence);
      const what = `contradicts its block (${check}): expected ${expected}, received ${actual}`;
      session.addFinding("truth", subject, what, path);
    }
  }
}

/** The method whose result is wrong, which may be one that was called to check another one, and where it is wrong. */
function findPlace(
  method: string,
  path: string,
  evidence: unknown,
): { subject: string; path: string | undefined } {
  const { reads = [] } = Object(evidence) as { reads?: readonly { readonly method: string }[] };
  const [, index, rest = ""] = /^(?:reads\[(\d+)\]\.)?(?:result)?\.?(.*)$/.exec(path) ?? [];
  const subject = (index === undefined ? undefined : reads[Number(index)]?.method) ?? method;
  return { subject, path: rest || undefined };
}
