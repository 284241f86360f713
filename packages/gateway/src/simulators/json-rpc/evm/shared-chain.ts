import { RpcFailure } from "../../../contract/json-rpc/rpc-failure.ts";
import type { State } from "../../../state/state.ts";
import { EvmChain } from "./chain.ts";
import type { ChainOptions } from "./seeded-blocks.ts";

/** Entries that are read at once. */
const batchSize = 500;
/** Milliseconds before a block appears from which on it accepts no more transactions, where other processes show it too. */
const closedFor = 500;

type Outcome = { readonly hash: string } | { readonly failure: unknown };

/**
 * The simulated chain of a network at all processes on one database. The transactions that were sent to it are a log, which each process
 * applies in order: so all come to the same blocks.
 */
export class SharedChain {
  readonly chain: EvmChain;
  readonly #name: string;
  readonly #store: State;
  readonly #isShared: boolean;
  /** The last entry that was applied. */
  #applied = 0;
  /** By entry: those of this process that were not applied yet, and what became of those that were. */
  readonly #own = new Map<number, Outcome | undefined>();
  #reading: Promise<void>;

  /**
   * @param network - As `ethereum-mainnet`: each has its own chain.
   * @param isShared - Whether other processes show the same chain.
   */
  constructor(network: string, options: ChainOptions, store: State, isShared: boolean) {
    this.chain = new EvmChain(options);
    const { chainId, blockTime, seed } = options;
    this.#name = JSON.stringify([network, chainId, blockTime, seed]);
    this.#store = store;
    this.#isShared = isShared;
    store.changes.subscribe((changes) => {
      const isOwn = changes === "all" || changes.some(({ id }) => id === this.#name);
      return isOwn ? this.#read() : undefined;
    });
    this.#reading = this.#readAll();
    // Whoever waits for it reads again.
    this.#reading.catch(() => {});
  }

  /**
   * Returns once everything that was sent before the start of this process is part of the chain.
   *
   * @throws DatabaseError
   */
  loaded(): Promise<void> {
    return this.#reading.catch(() => this.#read());
  }

  /**
   * Takes a transaction, at all processes.
   *
   * @returns its hash.
   * @throws RpcFailure in go-ethereum's words if it cannot become part of the chain.
   * @throws DatabaseError
   */
  async send(raw: string): Promise<string> {
    // What is wrong anyway is not stored.
    this.chain.check(raw);
    let seq = 0;
    try {
      await this.#store.transaction(async ({ simulatedTransactions }) => {
        seq = await simulatedTransactions.add(this.#name, raw, () => this.#firstBlock());
        // Before it is committed: from then on any read may apply it.
        this.#own.set(seq, undefined);
      });
      const outcome = this.#own.get(seq);
      if (!outcome) throw new Error(`transaction ${seq} was stored, and not read again`);
      if ("failure" in outcome) throw outcome.failure;
      return outcome.hash;
    } finally {
      this.#own.delete(seq);
    }
  }

  #firstBlock(): number {
    const { chain } = this;
    let number = chain.head + 1;
    while (this.#isShared && chain.timeUntil(number) < closedFor) number += 1;
    return number;
  }

  /** Applies what was added to the log, after what is being read already. */
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

  /** What cannot become part of the chain here cannot at any other process either. */
  #apply(raw: string, block: number): Outcome {
    try {
      return { hash: this.chain.take(raw, block) };
    } catch (failure) {
      if (failure instanceof RpcFailure) return { failure };
      throw failure;
    }
  }
}
