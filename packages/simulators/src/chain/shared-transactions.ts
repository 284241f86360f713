import { RpcFailure } from "../json-rpc/rpc-failure.ts";
import { RequestFailure } from "../rest-service.ts";
import type { SimulatorStore } from "../store.ts";

/** Maximum entries in one read. */
const batchSize = 500;
/**
 * Milliseconds before a block appears during which it accepts no more transactions,
 * if other processes show it too.
 */
const closedFor = 500;

/** A chain that includes what callers send to it. */
export interface AcceptingChain<T> {
  /** The number of the newest block. */
  readonly head: number;
  /** @returns milliseconds until a block appears. */
  timeUntil(number: number): number;
  /**
   * Adds a transaction.
   *
   * @param number - The first block that may include it.
   * @returns what its sender gets.
   * @throws RpcFailure or RequestFailure if it cannot become part of the chain.
   */
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
  /**
   * Returns once everything that was sent before the start of this process is part of the chain.
   *
   * @throws DatabaseError
   */
  loaded(): Promise<void>;
  /**
   * Sends a transaction to the chain at all processes.
   *
   * @returns what the chain returns for it.
   * @throws RpcFailure or RequestFailure if it cannot become part of the chain.
   * @throws DatabaseError
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

type Outcome<T> = { readonly result: T } | { readonly failure: unknown };

/**
 * The transactions that callers send to a simulated chain, shared by all processes on one database. They form
 * a log. Each process applies it in order, so all arrive at the same blocks.
 */
class SharedTransactions<T> implements SentLog<T> {
  readonly #chain: AcceptingChain<T>;
  readonly #name: string;
  readonly #store: SimulatorStore;
  readonly #isShared: boolean;
  /** The last entry that was applied. */
  #applied = 0;
  /** This process's entries, with the outcome of those that were applied. */
  readonly #own = new Map<number, Outcome<T> | undefined>();
  /** The first blocks of transactions that are being stored. */
  readonly #storing = new Set<{ block: number }>();
  #reading: Promise<void>;

  constructor(chain: AcceptingChain<T>, { name, store, isShared }: SharedStore) {
    this.#chain = chain;
    this.#name = name;
    this.#store = store;
    this.#isShared = isShared;
    store.changes.subscribe((changes) => {
      const isOwn = changes === "all" || changes.some(({ id }) => id === name);
      return isOwn ? this.#read() : undefined;
    });
    this.#reading = this.#readAll();
    // Callers that wait for the chain read again.
    this.#reading.catch(() => {});
  }

  loaded(): Promise<void> {
    return this.#reading.catch(() => this.#read());
  }

  async send(raw: string): Promise<T> {
    let seq = 0;
    const storing = { block: Infinity };
    this.#storing.add(storing);
    try {
      await this.#store.transaction(async ({ simulatedTransactions }) => {
        seq = await simulatedTransactions.add(
          this.#name,
          raw,
          () => (storing.block = this.#findFirstBlock()),
        );
        // Before the commit: afterwards, any read may apply it.
        this.#own.set(seq, undefined);
      });
      const outcome = this.#own.get(seq);
      if (!outcome) throw new Error(`transaction ${seq} was stored, but not found again`);
      if ("failure" in outcome) throw outcome.failure;
      return outcome.result;
    } finally {
      this.#own.delete(seq);
      this.#storing.delete(storing);
    }
  }

  get firstOpenBlock(): number {
    return Math.min(...Array.from(this.#storing, ({ block }) => block));
  }

  #findFirstBlock(): number {
    const chain = this.#chain;
    let number = chain.head + 1;
    while (this.#isShared && chain.timeUntil(number) < closedFor) number += 1;
    return number;
  }

  /** Applies what was added to the log, after the read in progress. */
  #read(): Promise<void> {
    this.#reading = this.#reading.catch(() => {}).then(() => this.#readAll());
    return this.#reading;
  }

  async #readAll(): Promise<void> {
    const { simulatedTransactions } = this.#store.tables;
    for (;;) {
      const entries = await simulatedTransactions.after(this.#name, this.#applied, batchSize);
      for (const { seq, block, raw } of entries) {
        this.#applied = seq;
        const outcome = this.#apply(raw, block);
        if (this.#own.has(seq)) this.#own.set(seq, outcome);
      }
      if (entries.length < batchSize) return;
    }
  }

  /** A transaction that is invalid here is invalid at all other processes too. */
  #apply(raw: string, block: number): Outcome<T> {
    try {
      return { result: this.#chain.take(raw, block) };
    } catch (failure) {
      if (failure instanceof RpcFailure || failure instanceof RequestFailure) return { failure };
      throw failure;
    }
  }
}
