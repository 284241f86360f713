import { openLog, type SentLog } from "../chain/shared-transactions.ts";
import type { SimulatorStore } from "../store.ts";
import { EvmChain } from "./chain.ts";
import type { ChainOptions } from "./seeded-blocks.ts";

/** Maximum starts in one read. */
const maxStarts = 500;

/** A network's simulated chain, shared by all processes on one database. */
export class SharedChain {
  /** The blocks that this process shows. */
  readonly chain: EvmChain;
  readonly #transactions: SentLog<string>;
  readonly #store: SimulatorStore;
  /** The chain's starts are stored in a log like that of its transactions. */
  readonly #starts: string;
  /** The last start that was read. */
  #read = 0;
  #writing: Promise<unknown> = Promise.resolve();

  /**
   * @param network - Such as `ethereum-mainnet`: each has its own chain.
   * @param isShared - Whether other processes show the same chain.
   */
  constructor(network: string, options: ChainOptions, store: SimulatorStore, isShared: boolean) {
    this.chain = new EvmChain(options, (number, parentHash) => this.#write(number, parentHash));
    const { chainId, blockTime, seed } = options;
    const name = JSON.stringify([network, chainId, blockTime, seed]);
    this.#store = store;
    this.#starts = JSON.stringify([network, chainId, blockTime, seed, "starts"]);
    store.changes.subscribe((changes) =>
      changes === "all" || changes.some(({ id }) => id === this.#starts) ? this.#readStarts() : undefined,
    );
    this.#transactions = openLog(this.chain, { name, store, isShared });
  }

  /**
   * Returns once everything that was sent before the start of this process is part of the chain.
   *
   * @throws DatabaseError
   */
  async loaded(): Promise<void> {
    await this.#transactions.loaded();
    await this.#readStarts();
    this.chain.begin();
    await this.#writing;
  }

  /**
   * Sends a transaction to the chain at all processes.
   *
   * @returns its hash.
   * @throws RpcFailure with go-ethereum's message if it cannot become part of the chain.
   * @throws DatabaseError
   */
  async send(raw: string): Promise<string> {
    // Invalid transactions are not stored.
    this.chain.check(raw);
    return this.#transactions.send(raw);
  }

  /** Learns where other processes have begun to link the chain, so that this one has the same hashes. */
  async #readStarts(): Promise<void> {
    const entries = await this.#store.tables.simulatedTransactions.after(this.#starts, this.#read, maxStarts);
    for (const { seq, block, raw } of entries) {
      this.#read = seq;
      this.chain.learn(block, raw);
    }
    if (entries.length === maxStarts) await this.#readStarts();
  }

  #write(number: number, parentHash: string): void {
    this.#writing = this.#store
      .transaction(({ simulatedTransactions }) =>
        simulatedTransactions.add(this.#starts, parentHash, () => number),
      )
      // While the database is away, other processes compute the same start, or read the next one.
      .catch(() => {});
  }
}
