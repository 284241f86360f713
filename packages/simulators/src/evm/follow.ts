import type { Heads } from "../chain/heads.ts";
import type { Emit } from "../json-rpc/simulated-node.ts";
import { headerResult } from "./blocks.ts";
import type { EvmChain } from "./chain.ts";
import { type LogFilter, listLogs } from "./logs.ts";
import { pendingForm, waitingForm } from "./transaction-results.ts";

/**
 * Follows a chain for `eth_subscribe`. @returns a function that ends the subscription; `undefined` for a kind without
 * events.
 */
export function follow(
  chain: EvmChain,
  heads: Heads,
  [kind, option]: readonly unknown[],
  emit: Emit,
): (() => void) | undefined {
  const list = kinds[String(kind)];
  if (!list) return undefined;
  const onHead = (number: number): void => {
    for (const event of list(chain, option, number)) emit(event);
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

/** The kinds of `eth_subscribe` that report a simulated chain's events: what each reports about a new block. */
const kinds: Readonly<
  Record<string, (chain: EvmChain, option: unknown, number: number) => readonly unknown[]>
> = {
  newHeads: (chain, _, number) => [headerResult(chain, { number, isPending: false })],
  logs: (chain, option, number) => listLogs(chain, (option ?? {}) as LogFilter, number, number),
  // Transactions that are pending at a block are in the next one.
  newPendingTransactions: (chain, option, number) =>
    chain
      .ownTransactions(number + 1)
      .map(({ transaction }) => (option === true ? pendingForm(transaction) : transaction["hash"])),
  transactionReceipts(chain, option, number) {
    const { transactionHashes: wanted } = Object(option) as { transactionHashes?: readonly string[] };
    const matching = chain
      .block(number)
      .transactions.map(({ receipt }) => receipt)
      .filter((receipt) => !wanted || wanted.includes(String(receipt["transactionHash"])));
    return matching.length > 0 ? [matching] : [];
  },
};
