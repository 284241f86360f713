import { SharedTransactions } from "../chain/shared-transactions.ts";
import type { SimulatorStore } from "../store.ts";
import { EvmChain } from "./chain.ts";
import type { ChainOptions } from "./seeded-blocks.ts";

/** A network's simulated chain, shared by all processes on one database. */
export class SharedChain {
  /** The blocks that this process shows. */
  readonly chain: EvmChain;
  readonly #transactions: SharedTransactions<string>;

  /**
   * @param network - Such as `ethereum-mainnet`: each has its own chain.
   * @param isShared - Whether other processes show the same chain.
   */
  constructor(network: string, options: ChainOptions, store: SimulatorStore, isShared: boolean) {
    this.chain = new EvmChain(options);
    const { chainId, blockTime, seed } = options;
    const name = JSON.stringify([network, chainId, blockTime, seed]);
    this.#transactions = new SharedTransactions(this.chain, { name, store, isShared });
  }

  /**
   * Returns once everything that was sent before the start of this process is part of the chain.
   *
   * @throws DatabaseError
   */
  loaded(): Promise<void> {
    return this.#transactions.loaded();
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
}
