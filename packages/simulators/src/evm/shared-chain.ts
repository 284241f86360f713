import type { SharedLog } from "../chain/shared-log.ts";
import { openLog, openStoredLog, type SentLog } from "../chain/shared-transactions.ts";
import type { SimulatorStore, StoredTransaction } from "../store.ts";
import { EvmChain } from "./chain.ts";
import type { ChainOptions } from "./seeded-blocks.ts";

/** A network's simulated chain, shared by all processes on one database. */
export class SharedChain {
  /** The blocks that this process shows. */
  readonly chain: EvmChain;
  readonly #transactions: SentLog<string>;
  readonly #store: SimulatorStore;
  /** The log of where processes have begun to link the chain, so that all have the same hashes. */
  readonly #starts: SharedLog<StoredTransaction, void>;
  readonly #startsName: string;
  /** Starts that are not in the log yet: a number, and the hash of the block before it. */
  readonly #unwritten = new Map<number, string>();
  #writing = Promise.resolve();

  /**
   * @param network - Such as `ethereum-mainnet`: each has its own chain.
   * @param isShared - Whether other processes show the same chain.
   */
  constructor(network: string, options: ChainOptions, store: SimulatorStore, isShared: boolean) {
    this.chain = new EvmChain(options, (number, parentHash) => {
      this.#unwritten.set(number, parentHash);
      // While the database is away, other processes compute the same start, or read the next one.
      this.#write().catch(() => {});
    });
    const { chainId, blockTime, seed } = options;
    const name = JSON.stringify([network, chainId, blockTime, seed]);
    this.#store = store;
    this.#startsName = JSON.stringify([network, chainId, blockTime, seed, "starts"]);
    this.#starts = openStoredLog({ name: this.#startsName, store }, ({ block, raw }) =>
      this.chain.learn(block, raw),
    );
    this.#transactions = openLog(this.chain, { name, store, isShared });
  }

  /**
   * Returns once everything that was sent before this process started is part of the chain, and all processes know where it begins
   * to be linked. Throws what the store throws: before, this process would show another chain than others.
   */
  async loaded(): Promise<void> {
    await this.#transactions.loaded();
    await this.#starts.read();
    this.chain.begin();
    await this.#write();
    // Another process may have begun at the same time.
    await this.#starts.read();
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

  #write(): Promise<void> {
    // One after another, so that each is written once.
    this.#writing = this.#writing
      .catch(() => {})
      .then(async () => {
        for (const [number, parentHash] of this.#unwritten) {
          await this.#store.transaction(({ simulatedTransactions }) =>
            simulatedTransactions.add(this.#startsName, parentHash, () => number),
          );
          this.#unwritten.delete(number);
        }
      });
    return this.#writing;
  }
}
