import type { Heads } from "../chain/heads.ts";
import type { Emit } from "../json-rpc/simulated-node.ts";
import { headerResult } from "./blocks.ts";
import type { EvmChain } from "./chain.ts";
import { type LogFilter, logsOf } from "./logs.ts";
import { pendingForm, waitingForm } from "./transaction-results.ts";

/** The kinds of `eth_subscribe` that report a simulated chain's events. */
const followedKinds: ReadonlySet<string> = new Set([
  "newHeads",
  "logs",
  "newPendingTransactions",
  "transactionReceipts",
]);

/**
 * Follows a chain for a subscription of `eth_subscribe`.
 *
 * @returns a function that ends the subscription; `undefined` for a kind without events on this chain.
 */
export function follow(
  chain: EvmChain,
  heads: Heads,
  [kind, option]: readonly unknown[],
  emit: Emit,
): (() => void) | undefined {
  if (!followedKinds.has(String(kind))) return undefined;
  const onHead = (number: number): void => {
    for (const event of eventsOf(chain, String(kind), option, number)) emit(event);
  };
  heads.add(onHead);
  const endWaiting =
    kind === "newPendingTransactions"
      ? chain.onWaiting((sent) => emit(option === true ? waitingForm(sent) : sent.hash))
      : undefined;
  return () => {
    heads.delete(onHead);
    endWaiting?.();
  };
}

/** @returns the notifications of a subscription for a new block. */
function eventsOf(chain: EvmChain, kind: string, option: unknown, number: number): readonly unknown[] {
  switch (kind) {
    case "newHeads":
      return [headerResult(chain, { number, isPending: false })];
    case "logs":
      return logsOf(chain, (option ?? {}) as LogFilter, number, number);
    case "newPendingTransactions":
      // Transactions that are pending at a block are in the next one.
      return chain
        .ownTransactions(number + 1)
        .map(({ transaction }) => (option === true ? pendingForm(transaction) : transaction["hash"]));
    default: {
      const { transactionHashes: wanted } = Object(option) as { transactionHashes?: readonly string[] };
      const matching = chain
        .block(number)
        .transactions.map(({ receipt }) => receipt)
        .filter((receipt) => !wanted || wanted.includes(String(receipt["transactionHash"])));
      return matching.length > 0 ? [matching] : [];
    }
  }
}
