import type { SimulatorStore, StoredTransaction } from "../store.ts";
import { SharedLog } from "./shared-log.ts";

/** Milliseconds before a block appears during which it accepts no more transactions, if other processes show it too. */
const closedFor = 500;

/** A chain that includes what callers send to it. */
export interface AcceptingChain<T> {
  /** The number of the newest block. */
  readonly head: number;
  /** @returns milliseconds until a block appears. */
  timeUntil(number: number): number;
  /** Adds a transaction, which `number` or a later block includes. @throws RpcFailure or RequestFailure if none can. */
  take(raw: string, number: number): T;
}

/** Where sent transactions are stored. */
export interface SharedStore {
  /** Distinguishes the chain: each has its own transactions. */
  readonly name: string;
  readonly store: SimulatorStore;
  /** Whether other processes show the same chain. */
  readonly isShared: boolean;
}

/** What callers have sent to a chain, in the order in which the chain takes it. */
export interface SentLog<T> {
  /** Returns once everything that was sent before the start of this process is part of the chain. */
  loaded(): Promise<void>;
  /**
   * Sends a transaction to the chain at all processes. @throws RpcFailure or RequestFailure if it cannot become part
   * of the chain.
   */
  send(raw: string): T | Promise<T>;
  /** The first block that may still get one of this process's transactions; infinite if none is being stored. */
  readonly firstOpenBlock: number;
}

/** Opens the log of a chain: that of a store, or one in this process's memory. */
export function openLog<T>(chain: AcceptingChain<T>, shared: SharedStore | undefined): SentLog<T> {
  if (shared) return new SharedTransactions(chain, shared);
  return {
    loaded: () => Promise.resolve(),
    send: (raw) => chain.take(raw, chain.head + 1),
    firstOpenBlock: Infinity,
  };
}

/** The transactions that callers send to a simulated chain, shared by all processes on one database. */
class SharedTransactions<T> implements SentLog<T> {
  readonly #chain: AcceptingChain<T>;
  readonly #shared: SharedStore;
  readonly #log: SharedLog<StoredTransaction, T>;
  /** The first blocks of transactions that are being stored. */
  readonly #storing = new Set<{ block: number }>();

  constructor(chain: AcceptingChain<T>, shared: SharedStore) {
    this.#chain = chain;
    this.#shared = shared;
    this.#log = openStoredLog(shared, ({ raw, block }) => chain.take(raw, block));
    // Callers that wait for the chain read again.
    this.#log.read().catch(() => {});
  }

  loaded(): Promise<void> {
    return this.#log.read();
  }

  async send(raw: string): Promise<T> {
    const storing = { block: Infinity };
    this.#storing.add(storing);
    const { name, store } = this.#shared;
    try {
      const result = await this.#log.write((onAdded) =>
        store.transaction(async ({ simulatedTransactions }) => {
          const findBlock = (): number => (storing.block = this.#findFirstBlock());
          onAdded(await simulatedTransactions.add(name, raw, findBlock));
        }),
      );
      return result as T;
    } finally {
      this.#storing.delete(storing);
    }
  }

  get firstOpenBlock(): number {
    return Math.min(...Array.from(this.#storing, ({ block }) => block));
  }

  #findFirstBlock(): number {
    const chain = this.#chain;
    let number = chain.head + 1;
    while (this.#shared.isShared && chain.timeUntil(number) < closedFor) number += 1;
    return number;
  }
}

/** Opens a log of a store, which is read whenever a process has added to it. */
export function openStoredLog<T>(
  { name, store }: Pick<SharedStore, "name" | "store">,
  apply: (entry: StoredTransaction) => T,
): SharedLog<StoredTransaction, T> {
  const log = new SharedLog<StoredTransaction, T>({
    after: (seq, max) => store.tables.simulatedTransactions.after(name, seq, max),
    apply,
  });
  store.changes.subscribe((changes) =>
    changes === "all" || changes.some(({ id }) => id === name) ? log.read() : undefined,
  );
  return log;
}
