// Generated from specs/rpc/solana-block.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type {
  Blockhash, FinalCommitment, Lamports, Slot, TransactionSignature, UnixTimestamp,
} from "./solana.ts";
import type {
  SolanaReward, TransactionEncoding, TransactionInBase58, TransactionInBase64, TransactionInJson,
  TransactionInJsonParsed, TransactionVersion, TransactionWithAccounts, VersionedTransaction,
} from "./solana-transaction.ts";

/**
 * How much of each transaction to return: all, accounts and balances, the signature, or nothing.
 *
 * Source: anza-xyz/agave.
 */
export type TransactionDetails = "full" | "accounts" | "signatures" | "none";

/**
 * A block.
 *
 * Source: anza-xyz/agave.
 */
export interface SolanaBlock {
  /** Hash of the block. */
  blockhash: Blockhash;
  /** Hash of the block before. `11111111111111111111111111111111` if the node no longer has it. */
  previousBlockhash: Blockhash;
  /** Slot of the block before. */
  parentSlot: Slot;
  /** Time of the block, or `null` if the node does not know. */
  blockTime: UnixTimestamp | null;
  /** Number of blocks below, or `null` if the node does not know. */
  blockHeight: number | bigint | null;
  /** Rewards of the block. Absent with `rewards: false`. */
  rewards?: SolanaReward[];
  /** Number of blocks over which the epoch's rewards are paid, in the first block of an epoch. */
  numRewardPartitions?: number | bigint;
}

/**
 * Which transactions to return, and how.
 *
 * Source: anza-xyz/agave.
 */
export interface BlockConfig {
  /** Commitment that the block must have reached. Default: `finalized`. */
  commitment?: FinalCommitment;
  /** Encoding of the transactions. Default: `json`. */
  encoding?: TransactionEncoding;
  /** How much of each transaction to return. Default: `full`. */
  transactionDetails?: TransactionDetails;
  /** Whether to return rewards. Default: `true`. */
  rewards?: boolean;
  /**
   * Newest version of transactions that you can read. Without it, nodes reject versioned transactions with
   * -32015.
   */
  maxSupportedTransactionVersion?: number;
}

/**
 * Votes for a block.
 *
 * Source: anza-xyz/agave.
 */
export interface BlockCommitment {
  /**
   * Stake in lamports that has voted for the block, by depth: 32 values; `null` if the node does not know the
   * block, or it is finalized.
   */
  commitment: Lamports[] | null;
  /** Active stake of the epoch in lamports. */
  totalStake: Lamports;
}

/**
 * Commitment of the blocks to list.
 *
 * Source: anza-xyz/agave.
 */
export interface BlocksConfig {
  /** Commitment that the blocks must have reached. Default: `finalized`. */
  commitment?: FinalCommitment;
}

/**
 * What the cluster has processed in a minute.
 *
 * Source: anza-xyz/agave.
 */
export interface PerformanceSample {
  /** Last slot of the sample. */
  slot: Slot;
  /** Number of slots. */
  numSlots: number | bigint;
  /** Number of transactions, votes included. */
  numTransactions: number | bigint;
  /** Number of transactions without votes; `null` for samples of old nodes. */
  numNonVoteTransactions: number | bigint | null;
  /** Length of the sample in seconds. */
  samplePeriodSecs: number;
}

/** Blocks and their transactions. */
export interface SolanaBlockMethods {
  /**
   * Returns the block of a slot.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param slot - Slot of the block.
   * @param config - Which transactions to return, and how.
   * @returns Block; `null` if the node does not have it.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32001 (the node no longer has the block; the
   * message names the first available one), -32004 (the node does not have the block of the slot), -32007
   * (the slot has no block, or the node skipped it when it loaded a snapshot), -32009 (the slot has no block,
   * or long-term storage lacks it), -32011 (the node stores no transaction history), -32014 (the node cannot
   * yet tell whether the slot has a block; try again), -32015 (a transaction has a newer version than
   * `maxSupportedTransactionVersion`; the message names it), -32019 (long-term storage cannot be reached; try
   * again).
   * @example const block = await client.getBlock(391573590, { maxSupportedTransactionVersion: 0 });
   */
  getBlock(slot: Slot, config: BlockConfig & { transactionDetails: "none" }): Promise<SolanaBlock | null>;
  /** Returns the signatures of the transactions. */
  getBlock(
    slot: Slot,
    config: BlockConfig & { transactionDetails: "signatures" },
  ): Promise<
    | SolanaBlock & {
      /** Signatures of the transactions, in order. */
      signatures: TransactionSignature[];
    }
    | null>;
  /** Returns the accounts of the transactions, with their versions. */
  getBlock(
    slot: Slot,
    config: BlockConfig & {
      transactionDetails: "accounts";
      /** The newest version of transactions that you can read. */
      maxSupportedTransactionVersion: number;
    },
  ): Promise<
    | SolanaBlock & {
      /** Transactions in order. */
      transactions: (TransactionWithAccounts & VersionedTransaction)[];
    }
    | null>;
  /** Returns the accounts of the transactions; a block with a versioned one is rejected. */
  getBlock(
    slot: Slot,
    config: BlockConfig & {
      transactionDetails: "accounts";
      maxSupportedTransactionVersion?: never;
    },
  ): Promise<
    | SolanaBlock & {
      /** Transactions in order. */
      transactions: TransactionWithAccounts[];
    }
    | null>;
  /** Returns the transactions decoded by the node, with their versions. */
  getBlock(
    slot: Slot,
    config: BlockConfig & {
      transactionDetails?: "full";
      encoding: "jsonParsed";
      /** The newest version of transactions that you can read. */
      maxSupportedTransactionVersion: number;
    },
  ): Promise<
    | SolanaBlock & {
      /** Transactions in order. */
      transactions: (TransactionInJsonParsed & VersionedTransaction)[];
    }
    | null>;
  /** Returns the transactions decoded by the node; a block with a versioned one is rejected. */
  getBlock(
    slot: Slot,
    config: BlockConfig & {
      transactionDetails?: "full";
      encoding: "jsonParsed";
      maxSupportedTransactionVersion?: never;
    },
  ): Promise<
    | SolanaBlock & {
      /** Transactions in order. */
      transactions: TransactionInJsonParsed[];
    }
    | null>;
  /** Returns the transactions in base64, with their versions. */
  getBlock(
    slot: Slot,
    config: BlockConfig & {
      transactionDetails?: "full";
      encoding: "base64";
      /** The newest version of transactions that you can read. */
      maxSupportedTransactionVersion: number;
    },
  ): Promise<
    | SolanaBlock & {
      /** Transactions in order. */
      transactions: (TransactionInBase64 & VersionedTransaction)[];
    }
    | null>;
  /** Returns the transactions in base64; a block with a versioned one is rejected. */
  getBlock(
    slot: Slot,
    config: BlockConfig & {
      transactionDetails?: "full";
      encoding: "base64";
      maxSupportedTransactionVersion?: never;
    },
  ): Promise<
    | SolanaBlock & {
      /** Transactions in order. */
      transactions: TransactionInBase64[];
    }
    | null>;
  /** Returns the transactions in base58, with their versions. */
  getBlock(
    slot: Slot,
    config: BlockConfig & {
      transactionDetails?: "full";
      encoding: "base58";
      /** The newest version of transactions that you can read. */
      maxSupportedTransactionVersion: number;
    },
  ): Promise<
    | SolanaBlock & {
      /** Transactions in order. */
      transactions: (TransactionInBase58 & VersionedTransaction)[];
    }
    | null>;
  /** Returns the transactions in base58; a block with a versioned one is rejected. */
  getBlock(
    slot: Slot,
    config: BlockConfig & {
      transactionDetails?: "full";
      encoding: "base58";
      maxSupportedTransactionVersion?: never;
    },
  ): Promise<
    | SolanaBlock & {
      /** Transactions in order. */
      transactions: TransactionInBase58[];
    }
    | null>;
  /** Returns the transactions in JSON, with their versions. */
  getBlock(
    slot: Slot,
    config: BlockConfig & {
      transactionDetails?: "full";
      encoding?: "json";
      /** The newest version of transactions that you can read. */
      maxSupportedTransactionVersion: number;
    },
  ): Promise<
    | SolanaBlock & {
      /** Transactions in order. */
      transactions: (TransactionInJson & VersionedTransaction)[];
    }
    | null>;
  /** Returns the transactions in JSON; a block with a versioned one is rejected. */
  getBlock(
    slot: Slot,
    config?: BlockConfig & {
      transactionDetails?: "full";
      encoding?: "json";
      maxSupportedTransactionVersion?: never;
    },
  ): Promise<
    | SolanaBlock & {
      /** Transactions in order. */
      transactions: TransactionInJson[];
    }
    | null>;
  /** For params whose case is known only at run time. */
  getBlock(
    slot: Slot,
    config?: BlockConfig,
  ): Promise<
    | SolanaBlock & {
      /** Transactions in order. */
      transactions?: ({ version?: TransactionVersion } & (
        | TransactionInJson
        | TransactionInJsonParsed
        | TransactionInBase58
        | TransactionInBase64
        | TransactionWithAccounts
      ))[];
      /** Signatures of the transactions, in order. */
      signatures?: TransactionSignature[];
    }
    | null>;

  /**
   * Returns the stake that has voted for a block.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param slot - Slot of the block.
   * @returns Votes for the block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602.
   * @example const commitment = await client.getBlockCommitment(391573590); // {"commitment":null,"totalStake":417938452901283800}
   */
  getBlockCommitment(slot: Slot): Promise<BlockCommitment>;

  /**
   * Returns the time of a block, which validators have estimated together.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param slot - Slot of the block.
   * @returns Time of the block; `null` if the node does not know.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32001 (the node no longer has the block; the
   * message names the first available one), -32004 (the node does not have the block of the slot), -32007
   * (the slot has no block, or the node skipped it when it loaded a snapshot), -32009 (the slot has no block,
   * or long-term storage lacks it), -32011 (the node stores no transaction history), -32019 (long-term
   * storage cannot be reached; try again).
   * @example const time = await client.getBlockTime(391573590); // 1767693600
   */
  getBlockTime(slot: Slot): Promise<UnixTimestamp | null>;

  /**
   * Returns the slots that have a block, in a range of at most 500,000 slots.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param startSlot - First slot of the range.
   * @param endSlot - Last slot of the range. Default: the newest.
   * @param config - Commitment of the blocks to list.
   * @returns Slots with a block, in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32001 (the node no longer has the block; the
   * message names the first available one), -32011 (the node stores no transaction history), -32019
   * (long-term storage cannot be reached; try again).
   * @example const slots = await client.getBlocks(391573587, 391573590); // [391573587,391573589,391573590]
   */
  getBlocks(startSlot: Slot, endSlot?: Slot, config?: BlocksConfig): Promise<Slot[]>;

  /**
   * Returns the slots that have a block, from a slot on.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param startSlot - First slot of the range.
   * @param limit - Maximum number of slots to return, up to 500,000.
   * @param config - Commitment of the blocks to list.
   * @returns Slots with a block, in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32001 (the node no longer has the block; the
   * message names the first available one), -32011 (the node stores no transaction history), -32019
   * (long-term storage cannot be reached; try again).
   * @example const slots = await client.getBlocksWithLimit(391573587, 2); // [391573587,391573589]
   */
  getBlocksWithLimit(startSlot: Slot, limit: number, config?: BlocksConfig): Promise<Slot[]>;

  /**
   * Returns how much the cluster has processed in each of the last minutes.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param limit - Maximum number of samples, up to 720. Default: 720.
   * @returns Samples, newest first.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602.
   * @example const samples = await client.getRecentPerformanceSamples(1);
   */
  getRecentPerformanceSamples(limit?: number): Promise<PerformanceSample[]>;
}

/**
 * The methods of {@link SolanaBlockMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface SolanaBlockCalls {
  getBlock: {
    params: readonly [slot: Slot, config?: BlockConfig];
    result:
      | SolanaBlock & {
        /** Transactions in order. */
        transactions?: ({ version?: TransactionVersion } & (
          | TransactionInJson
          | TransactionInJsonParsed
          | TransactionInBase58
          | TransactionInBase64
          | TransactionWithAccounts
        ))[];
        /** Signatures of the transactions, in order. */
        signatures?: TransactionSignature[];
      }
      | null;
    overloads: [
      {
        params: readonly [slot: Slot, config: BlockConfig & { transactionDetails: "none" }];
        result: SolanaBlock | null;
      },
      {
        params: readonly [slot: Slot, config: BlockConfig & { transactionDetails: "signatures" }];
        result:
          | SolanaBlock & {
            /** Signatures of the transactions, in order. */
            signatures: TransactionSignature[];
          }
          | null;
      },
      {
        params: readonly [
          slot: Slot,
          config: BlockConfig & {
            transactionDetails: "accounts";
            /** The newest version of transactions that you can read. */
            maxSupportedTransactionVersion: number;
          },
        ];
        result:
          | SolanaBlock & {
            /** Transactions in order. */
            transactions: (TransactionWithAccounts & VersionedTransaction)[];
          }
          | null;
      },
      {
        params: readonly [
          slot: Slot,
          config: BlockConfig & {
            transactionDetails: "accounts";
            maxSupportedTransactionVersion?: never;
          },
        ];
        result:
          | SolanaBlock & {
            /** Transactions in order. */
            transactions: TransactionWithAccounts[];
          }
          | null;
      },
      {
        params: readonly [
          slot: Slot,
          config: BlockConfig & {
            transactionDetails?: "full";
            encoding: "jsonParsed";
            /** The newest version of transactions that you can read. */
            maxSupportedTransactionVersion: number;
          },
        ];
        result:
          | SolanaBlock & {
            /** Transactions in order. */
            transactions: (TransactionInJsonParsed & VersionedTransaction)[];
          }
          | null;
      },
      {
        params: readonly [
          slot: Slot,
          config: BlockConfig & {
            transactionDetails?: "full";
            encoding: "jsonParsed";
            maxSupportedTransactionVersion?: never;
          },
        ];
        result:
          | SolanaBlock & {
            /** Transactions in order. */
            transactions: TransactionInJsonParsed[];
          }
          | null;
      },
      {
        params: readonly [
          slot: Slot,
          config: BlockConfig & {
            transactionDetails?: "full";
            encoding: "base64";
            /** The newest version of transactions that you can read. */
            maxSupportedTransactionVersion: number;
          },
        ];
        result:
          | SolanaBlock & {
            /** Transactions in order. */
            transactions: (TransactionInBase64 & VersionedTransaction)[];
          }
          | null;
      },
      {
        params: readonly [
          slot: Slot,
          config: BlockConfig & {
            transactionDetails?: "full";
            encoding: "base64";
            maxSupportedTransactionVersion?: never;
          },
        ];
        result:
          | SolanaBlock & {
            /** Transactions in order. */
            transactions: TransactionInBase64[];
          }
          | null;
      },
      {
        params: readonly [
          slot: Slot,
          config: BlockConfig & {
            transactionDetails?: "full";
            encoding: "base58";
            /** The newest version of transactions that you can read. */
            maxSupportedTransactionVersion: number;
          },
        ];
        result:
          | SolanaBlock & {
            /** Transactions in order. */
            transactions: (TransactionInBase58 & VersionedTransaction)[];
          }
          | null;
      },
      {
        params: readonly [
          slot: Slot,
          config: BlockConfig & {
            transactionDetails?: "full";
            encoding: "base58";
            maxSupportedTransactionVersion?: never;
          },
        ];
        result:
          | SolanaBlock & {
            /** Transactions in order. */
            transactions: TransactionInBase58[];
          }
          | null;
      },
      {
        params: readonly [
          slot: Slot,
          config: BlockConfig & {
            transactionDetails?: "full";
            encoding?: "json";
            /** The newest version of transactions that you can read. */
            maxSupportedTransactionVersion: number;
          },
        ];
        result:
          | SolanaBlock & {
            /** Transactions in order. */
            transactions: (TransactionInJson & VersionedTransaction)[];
          }
          | null;
      },
      {
        params: readonly [
          slot: Slot,
          config?: BlockConfig & {
            transactionDetails?: "full";
            encoding?: "json";
            maxSupportedTransactionVersion?: never;
          },
        ];
        result:
          | SolanaBlock & {
            /** Transactions in order. */
            transactions: TransactionInJson[];
          }
          | null;
      },
    ];
  };
  getBlockCommitment: { params: readonly [slot: Slot]; result: BlockCommitment };
  getBlockTime: { params: readonly [slot: Slot]; result: UnixTimestamp | null };
  getBlocks: { params: readonly [startSlot: Slot, endSlot?: Slot, config?: BlocksConfig]; result: Slot[] };
  getBlocksWithLimit: { params: readonly [startSlot: Slot, limit: number, config?: BlocksConfig]; result: Slot[] };
  getRecentPerformanceSamples: { params: readonly [limit?: number]; result: PerformanceSample[] };
}
