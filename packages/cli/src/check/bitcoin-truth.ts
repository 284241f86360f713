import { bitcoinNetworks, createBitcoinVerifier } from "@node-access/verify/bitcoin";
import type { Call } from "./compare-calls.ts";
import type { Sample } from "./method-probes.ts";
import type { Session } from "./session.ts";
import { checkCalls, readOf } from "./truth.ts";

/** Recomputes a block of a chain of Bitcoin's kind: its header, its transactions, and the work that it took. */
export async function checkBitcoinTruth(session: Session, { blockHash }: Sample): Promise<void> {
  if (blockHash === undefined) return;
  session.progress("truth");
  const genesis = await session.result("getblockhash", [0]);
  const found = Object.entries(bitcoinNetworks).find(([, one]) => one.genesis === genesis);
  if (!found) return;
  const [network] = found;
  session.identity["network"] = network;
  await checkCalls(session, createBitcoinVerifier({ network, read: readOf(session) }), [
    ["getblockheader", [blockHash, true]],
    ["getblock", [blockHash, 1]],
    ["getblock", [blockHash, 2]],
  ]);
}

/** What nodes of Bitcoin's kind say of a block without its place in their chain, which grows. */
export function rawCalls({ blockHash }: Sample): readonly Call[] {
  return [
    ["getblockheader", [blockHash, false]],
    ["getblock", [blockHash, 0]],
  ];
}
