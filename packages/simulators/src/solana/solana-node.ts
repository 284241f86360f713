import { MethodNode, type Emit } from "../json-rpc/simulated-node.ts";
import { openLog, type SentLog, type SharedStore } from "../chain/shared-transactions.ts";
import { accountMethods } from "./account-methods.ts";
import { addressMethods } from "./address-methods.ts";
import { blockMethods } from "./block-methods.ts";
import { clusterMethods, stakeMethods } from "./cluster-methods.ts";
import { sendingMethods } from "./sending-methods.ts";
import type { SolanaBlocks, SolanaChainOptions } from "./solana-blocks.ts";
import { SolanaChain } from "./solana-chain.ts";
import { follow } from "./solana-follow.ts";
import { tokenMethods } from "./token-methods.ts";
import { transactionMethods } from "./transaction-methods.ts";
import { checkEncodings } from "./reads.ts";

/** The options of a simulated Solana node. */
export interface SolanaOptions extends SolanaChainOptions {
  /** The hash of the network's first block. Default: the spec's example. */
  readonly genesisHash?: string;
  /** Where sent transactions are stored. Default: in this process's memory. */
  readonly transactions?: SharedStore;
}

/**
 * A node of a simulated Solana chain, whose transactions litesvm executes: system and token programs,
 * and those that callers deploy.
 */
export class SolanaNode extends MethodNode {
  /** Ids of subscriptions are numbers. */
  readonly subscriptionIds = "number";
  /** The blocks that it shows, for Geyser. */
  readonly chain: SolanaBlocks;
  readonly #chain: SolanaChain;
  readonly #log: SentLog<void>;

  /** @throws EngineMissingError if the engine cannot run on this machine. */
  constructor({ genesisHash, transactions, ...options }: SolanaOptions) {
    const chain = new SolanaChain(options);
    const log = openLog(chain, transactions);
    chain.slots.firstOpen = () => log.firstOpenBlock;
    super({
      ...clusterMethods(chain, genesisHash),
      ...stakeMethods(chain),
      ...blockMethods(chain),
      ...accountMethods(chain),
      ...tokenMethods(chain),
      ...transactionMethods(chain),
      ...addressMethods(chain),
      ...sendingMethods(chain, (raw) => log.send(raw)),
    });
    this.chain = chain;
    this.#chain = chain;
    this.#log = log;
  }

  /** Returns once everything that was sent before this process started is part of the chain. Throws what the store throws. */
  loaded(): Promise<void> {
    return this.#log.loaded();
  }

  /**
   * Checks encodings, which the specs leave open.
   *
   * @param params - Checked against the specs.
   * @returns the result, or a promise of it.
   * @throws RpcFailure with a node's error.
   */
  override call(method: string, params: readonly unknown[]): unknown {
    checkEncodings(method, params);
    return super.call(method, params);
  }

  /**
   * Follows the chain for a subscription.
   *
   * @returns a function that ends it; `undefined` for a method that starts none.
   * @throws RpcFailure with a node's error.
   */
  override follow(method: string, params: readonly unknown[], emit: Emit): (() => void) | undefined {
    checkEncodings(method, params);
    return follow(this.#chain, method, params, emit);
  }
}
