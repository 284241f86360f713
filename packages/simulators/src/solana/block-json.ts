import { RpcFailure } from "../json-rpc/rpc-failure.ts";
import { type Fields, solanaCode } from "./reads.ts";
import type { SolanaChain } from "./solana-chain.ts";
import type { Included } from "./included.ts";
import { accountsOnlyJson, transactionJson } from "./transaction-json.ts";

/** @returns a slot's block as nodes show it, with the options of the caller. `included`: the transactions to show. */
export function blockJson(
  chain: SolanaChain,
  slot: number,
  options: Fields,
  included: readonly Included[] = chain.transactionsIn(slot),
): Fields {
  const { transactionDetails: details = "full", rewards = true } = options;
  const { slots } = chain;
  const parentSlot = slots.parentOf(slot);
  return {
    blockHeight: slots.heightOf(slot),
    blockTime: slots.timeOf(slot),
    blockhash: chain.blockhash(slot),
    parentSlot,
    previousBlockhash: chain.blockhash(parentSlot),
    ...(details === "full" && { transactions: included.map((one) => transactionJson(one, options)) }),
    ...(details === "accounts" && { transactions: included.map((one) => accountsOnlyJson(one, options)) }),
    ...(details === "signatures" && { signatures: included.map(({ signature }) => signature) }),
    // Nobody is paid on this chain: fees are burned.
    ...(rewards === true && { rewards: [] }),
  };
}

/** @throws RpcFailure if a slot has no block, or none yet for a caller who reads at `newest`. */
export function checkBlock({ slots }: SolanaChain, slot: number, newest: number): void {
  if (slot > newest)
    throw new RpcFailure({
      code: solanaCode.blockNotAvailable,
      message: `Block not available for slot ${slot}`,
    });
  if (slots.isSkipped(slot))
    throw new RpcFailure({
      code: solanaCode.slotSkipped,
      message: `Slot ${slot} was skipped, or missing due to ledger jump to recent snapshot`,
    });
}
