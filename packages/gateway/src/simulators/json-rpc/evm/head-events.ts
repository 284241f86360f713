import { headerResult, pendingForm } from "./blocks.ts";
import type { EvmChain } from "./chain.ts";
import { type LogFilter, logsOf } from "./logs.ts";

/** Called with each new block's number. */
export type OnHead = (number: number) => void;

/** Maximum blocks to report after the process was suspended; older ones are skipped. */
const mostCaughtUp = 100;

/** Notifies listeners of each new block of a chain. Without listeners no timer runs. */
export class Heads {
  readonly #chain: EvmChain;
  readonly #listeners = new Set<OnHead>();
  #timer: NodeJS.Timeout | undefined;
  #last = 0;

  constructor(chain: EvmChain) {
    this.#chain = chain;
  }

  add(listener: OnHead): void {
    this.#listeners.add(listener);
    if (this.#timer) return;
    this.#last = this.#chain.head;
    this.#wait();
  }

  delete(listener: OnHead): void {
    if (!this.#listeners.delete(listener) || this.#listeners.size > 0) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #wait(): void {
    const wait = Math.max(1, this.#chain.timeUntil(this.#last + 1));
    this.#timer = setTimeout(() => this.#advance(), wait).unref();
  }

  #advance(): void {
    const head = this.#chain.head;
    for (let number = Math.max(this.#last, head - mostCaughtUp) + 1; number <= head; number++)
      for (const listener of this.#listeners) listener(number);
    this.#last = head;
    if (this.#listeners.size > 0) this.#wait();
  }
}

/** The kinds of `eth_subscribe` that follow a simulated chain. */
export const followedKinds: readonly string[] = [
  "newHeads",
  "logs",
  "newPendingTransactions",
  "transactionReceipts",
];

/** @returns the notifications of a subscription for a new block. */
export function eventsOf(chain: EvmChain, kind: string, option: unknown, number: number): readonly unknown[] {
  const { transactions } = chain.block(number);
  switch (kind) {
    case "newHeads":
      return [headerResult(chain, { number, isPending: false })];
    case "logs":
      return logsOf(chain, (option ?? {}) as LogFilter, number, number);
    case "newPendingTransactions":
      return chain
        .block(number + 1)
        .transactions.map(({ transaction }) =>
          option === true ? pendingForm(transaction) : transaction["hash"],
        );
    default: {
      const { transactionHashes: wanted } = Object(option) as { transactionHashes?: readonly string[] };
      const receipts = transactions.map(({ receipt }) => receipt);
      const kept = receipts.filter(
        (receipt) => !wanted || wanted.includes(String(receipt["transactionHash"])),
      );
      return kept.length > 0 ? [kept] : [];
    }
  }
}
