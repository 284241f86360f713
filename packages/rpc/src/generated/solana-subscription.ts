// Generated from specs/rpc/solana-subscription.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type {
  Blockhash, Commitment, CommitmentConfig, FinalCommitment, Pubkey, ResponseContext, Slot,
  TransactionSignature, UnixTimestamp,
} from "./solana.ts";
import type {
  AccountEncoding, AccountFilter, AccountInBase58, AccountInBase64, AccountInBase64Zstd, AccountWithText,
  DataSlice, KeyedAccount, KeyedAccountInBase58, KeyedAccountInBase64, KeyedAccountInBase64Zstd,
  KeyedAccountWithText, KeyedParsedAccount, ParsedAccount, SolanaAccount,
} from "./solana-account.ts";
import type { SolanaBlock, TransactionDetails } from "./solana-block.ts";
import type {
  SolanaTransactionError, TransactionEncoding, TransactionInBase58, TransactionInBase64, TransactionInJson,
  TransactionInJsonParsed, TransactionVersion, TransactionWithAccounts, VersionedTransaction,
} from "./solana-transaction.ts";

/**
 * Id of a subscription, valid for one WebSocket. The node may give equal subscriptions the same id.
 *
 * Source: anza-xyz/agave.
 */
export type SolanaSubscriptionId = number | bigint;

/**
 * Encoding and commitment of an account's changes.
 *
 * Source: anza-xyz/agave.
 */
export interface AccountSubscriptionConfig {
  /** Commitment that the state must have reached. Default: `finalized`. */
  commitment?: Commitment;
  /** Encoding of the data. Default: base58 as a text alone, limited to 128 bytes. */
  encoding?: AccountEncoding;
  dataSlice?: DataSlice;
}

/**
 * Which accounts of a program, and how.
 *
 * Source: anza-xyz/agave.
 */
export interface ProgramSubscriptionConfig {
  /** Commitment that the state must have reached. Default: `finalized`. */
  commitment?: Commitment;
  /** Encoding of the data. Default: base58 as a text alone, limited to 128 bytes. */
  encoding?: AccountEncoding;
  dataSlice?: DataSlice;
  /** Up to 4 conditions, all of which must hold. */
  filters?: readonly AccountFilter[];
}

/**
 * Transactions to send logs of: `all` except votes, `allWithVotes`, or those that name an address.
 *
 * Source: anza-xyz/agave.
 */
export type LogsFilter =
  | "all" | "allWithVotes"
  | {
    /** The address. Nodes accept only one. */
    mentions: readonly [Pubkey];
  };

/**
 * Logs of a transaction.
 *
 * Source: anza-xyz/agave.
 */
export interface TransactionLogs {
  /** Signature of the transaction. */
  signature: TransactionSignature;
  /** Why the transaction failed, or `null` if it succeeded. */
  err: SolanaTransactionError | null;
  /** Log messages. */
  logs: string[];
}

/**
 * When to send a notification.
 *
 * Source: anza-xyz/agave.
 */
export interface SignatureSubscriptionConfig {
  /** Commitment that the transaction must have reached. Default: `finalized`. */
  commitment?: Commitment;
  /** Whether to send a notification too when the node receives the transaction. Default: `false`. */
  enableReceivedNotification?: boolean;
}

/**
 * Outcome of a transaction that has reached the commitment.
 *
 * Source: anza-xyz/agave.
 */
export interface SignatureResult {
  /** Why the transaction failed, or `null` if it succeeded. */
  err: SolanaTransactionError | null;
}

/**
 * A slot that the node has processed.
 *
 * Source: anza-xyz/agave.
 */
export interface SlotInfo {
  /** Number of the slot. */
  slot: Slot;
  /** Slot of the block before. */
  parent: Slot;
  /** Newest finalized slot. */
  root: Slot;
}

/**
 * Blocks to send: all, or those with transactions that name an address, with only these transactions.
 *
 * Source: anza-xyz/agave.
 */
export type BlockFilter =
  | "all"
  | {
    /** Address of an account or a program. */
    mentionsAccountOrProgram: Pubkey;
  };

/**
 * Which transactions of a block to send, and how.
 *
 * Source: anza-xyz/agave.
 */
export interface BlockSubscriptionConfig {
  /** Commitment that the block must have reached. Default: `finalized`. */
  commitment?: FinalCommitment;
  /** Encoding of the transactions. Default: `json`. */
  encoding?: TransactionEncoding;
  /** How much of each transaction to send. Default: `full`. */
  transactionDetails?: TransactionDetails;
  /** Whether to send rewards. Default: `true`. */
  showRewards?: boolean;
  /**
   * Newest version of transactions that you can read. Without it, nodes reject versioned transactions with
   * -32015.
   */
  maxSupportedTransactionVersion?: number;
}

/**
 * Why a node could not send a block.
 *
 * Source: anza-xyz/agave.
 */
export type BlockUpdateError =
  | "BlockStoreError"
  | {
    /** Version of a transaction in the block. */
    UnsupportedTransactionVersion: number;
  };

/**
 * Transactions of a slot.
 *
 * Source: anza-xyz/agave.
 */
export interface SlotStats {
  /** Number of entries. */
  numTransactionEntries: number | bigint;
  /** Number of transactions that succeeded. */
  numSuccessfulTransactions: number | bigint;
  /** Number of transactions that failed. */
  numFailedTransactions: number | bigint;
  /** Most transactions in one entry. */
  maxTransactionsPerEntry: number | bigint;
}

/**
 * A step of a slot on the node. `type` says which.
 *
 * Source: anza-xyz/agave.
 */
export type SlotUpdate =
  | {
    type: "firstShredReceived";
    /** Number of the slot. */
    slot: Slot;
    /** Time of the node in milliseconds since 1970-01-01T00:00:00Z. */
    timestamp: number | bigint;
  }
  | {
    type: "completed";
    /** Number of the slot. */
    slot: Slot;
    /** Time of the node in milliseconds since 1970-01-01T00:00:00Z. */
    timestamp: number | bigint;
  }
  | {
    type: "createdBank";
    /** Number of the slot. */
    slot: Slot;
    /** Time of the node in milliseconds since 1970-01-01T00:00:00Z. */
    timestamp: number | bigint;
    /** Slot of the block before. */
    parent: Slot;
  }
  | {
    type: "frozen";
    /** Number of the slot. */
    slot: Slot;
    /** Time of the node in milliseconds since 1970-01-01T00:00:00Z. */
    timestamp: number | bigint;
    stats: SlotStats;
  }
  | {
    type: "dead";
    /** Number of the slot. */
    slot: Slot;
    /** Time of the node in milliseconds since 1970-01-01T00:00:00Z. */
    timestamp: number | bigint;
    /** Why the slot was given up. */
    err: string;
  }
  | {
    type: "optimisticConfirmation";
    /** Number of the slot. */
    slot: Slot;
    /** Time of the node in milliseconds since 1970-01-01T00:00:00Z. */
    timestamp: number | bigint;
  }
  | {
    type: "root";
    /** Number of the slot. */
    slot: Slot;
    /** Time of the node in milliseconds since 1970-01-01T00:00:00Z. */
    timestamp: number | bigint;
  };

/**
 * A vote that the node has seen, before it is processed.
 *
 * Source: anza-xyz/agave.
 */
export interface SolanaVote {
  /** Address of the vote account. */
  votePubkey: Pubkey;
  /** Slots that it votes for. */
  slots: Slot[];
  /** Hash of the bank of the last slot. */
  hash: Blockhash;
  /** Time that the validator states, or `null`. */
  timestamp: UnixTimestamp | null;
  /** Signature of the vote's transaction. */
  signature: TransactionSignature;
}

/** Subscriptions over WebSocket. Each kind of subscription has its own method. */
export interface SolanaSubscriptionMethods {}

/**
 * The methods of {@link SolanaSubscriptionMethods} as `{ method, params }` calls. The result is that of the
 * first of `overloads` whose params match.
 */
export interface SolanaSubscriptionCalls {}

/** The subscriptions over a WebSocket, each with the params after the kind and the type of a notification. */
export interface SolanaSubscriptionSubscriptions {
  /**
   * Subscribes to the changes of an account.
   *
   * @param address - Address of the account.
   * @param config - Encoding and commitment.
   */
  accountSubscribe: {
    params: readonly [address: Pubkey, config?: AccountSubscriptionConfig];
    notification: {
      context: ResponseContext;
      /** The changed account. */
      value: SolanaAccount;
    };
    overloads: [
      {
        params: readonly [address: Pubkey, config: AccountSubscriptionConfig & { encoding: "base64" }];
        notification: {
          context: ResponseContext;
          /** The changed account. */
          value: AccountInBase64;
        };
      },
      {
        params: readonly [address: Pubkey, config: AccountSubscriptionConfig & { encoding: "base64+zstd" }];
        notification: {
          context: ResponseContext;
          /** The changed account. */
          value: AccountInBase64Zstd;
        };
      },
      {
        params: readonly [
          address: Pubkey,
          config: AccountSubscriptionConfig & { encoding: "jsonParsed"; dataSlice?: never },
        ];
        notification: {
          context: ResponseContext;
          /** The changed account. */
          value: ParsedAccount;
        };
      },
      {
        params: readonly [address: Pubkey, config: AccountSubscriptionConfig & { encoding: "base58" }];
        notification: {
          context: ResponseContext;
          /** The changed account. */
          value: AccountInBase58;
        };
      },
      {
        params: readonly [address: Pubkey, config?: AccountSubscriptionConfig & { encoding?: never }];
        notification: {
          context: ResponseContext;
          /** The changed account. */
          value: AccountWithText;
        };
      },
    ];
  };
  /**
   * Subscribes to the changes of the accounts that a program owns.
   *
   * @param program - Address of the program.
   * @param config - Filters, encoding and commitment.
   */
  programSubscribe: {
    params: readonly [program: Pubkey, config?: ProgramSubscriptionConfig];
    notification: {
      context: ResponseContext;
      /** The changed account and its address. */
      value: KeyedAccount;
    };
    overloads: [
      {
        params: readonly [program: Pubkey, config: ProgramSubscriptionConfig & { encoding: "base64" }];
        notification: {
          context: ResponseContext;
          /** The changed account and its address. */
          value: KeyedAccountInBase64;
        };
      },
      {
        params: readonly [program: Pubkey, config: ProgramSubscriptionConfig & { encoding: "base64+zstd" }];
        notification: {
          context: ResponseContext;
          /** The changed account and its address. */
          value: KeyedAccountInBase64Zstd;
        };
      },
      {
        params: readonly [
          program: Pubkey,
          config: ProgramSubscriptionConfig & { encoding: "jsonParsed"; dataSlice?: never },
        ];
        notification: {
          context: ResponseContext;
          /** The changed account and its address. */
          value: KeyedParsedAccount;
        };
      },
      {
        params: readonly [program: Pubkey, config: ProgramSubscriptionConfig & { encoding: "base58" }];
        notification: {
          context: ResponseContext;
          /** The changed account and its address. */
          value: KeyedAccountInBase58;
        };
      },
      {
        params: readonly [program: Pubkey, config?: ProgramSubscriptionConfig & { encoding?: never }];
        notification: {
          context: ResponseContext;
          /** The changed account and its address. */
          value: KeyedAccountWithText;
        };
      },
    ];
  };
  /**
   * Subscribes to the logs of transactions.
   *
   * @param filter - Which transactions.
   * @param config - Commitment of the state to read.
   */
  logsSubscribe: {
    params: readonly [filter: LogsFilter, config?: CommitmentConfig];
    notification: {
      context: ResponseContext;
      /** Logs of a transaction. */
      value: TransactionLogs;
    };
  };
  /** Subscribes to the slots that the node finalizes. */
  rootSubscribe: { params: readonly []; notification: Slot };
  /**
   * Subscribes to the outcome of a transaction. The subscription ends with the notification.
   *
   * @param signature - Signature of the transaction.
   * @param config - When to send a notification.
   */
  signatureSubscribe: {
    params: readonly [signature: TransactionSignature, config?: SignatureSubscriptionConfig];
    notification: {
      context: ResponseContext;
      /** Outcome of the transaction, or `receivedSignature` when the node has received it. */
      value: SignatureResult | "receivedSignature";
    };
    overloads: [
      {
        params: readonly [
          signature: TransactionSignature,
          config: SignatureSubscriptionConfig & { enableReceivedNotification: true },
        ];
        notification: {
          context: ResponseContext;
          /** Outcome of the transaction, or `receivedSignature` when the node has received it. */
          value: SignatureResult | "receivedSignature";
        };
      },
      {
        params: readonly [
          signature: TransactionSignature,
          config?: SignatureSubscriptionConfig & { enableReceivedNotification?: false },
        ];
        notification: {
          context: ResponseContext;
          /** Outcome of the transaction. */
          value: SignatureResult;
        };
      },
    ];
  };
  /** Subscribes to the slots that the node processes. */
  slotSubscribe: { params: readonly []; notification: SlotInfo };
  /**
   * Subscribes to blocks.
   *
   * @param filter - Which blocks.
   * @param config - Which transactions, and how.
   */
  blockSubscribe: {
    params: readonly [filter: BlockFilter, config?: BlockSubscriptionConfig];
    notification: {
      context: ResponseContext;
      /** A block. */
      value: {
        /** Slot of the block. */
        slot: Slot;
        /** Why the node could not send the block, or `null`. */
        err: BlockUpdateError | null;
        /** The block; `null` with `err`. */
        block:
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
      };
    };
    overloads: [
      {
        params: readonly [
          filter: BlockFilter,
          config: BlockSubscriptionConfig & { transactionDetails: "none" },
        ];
        notification: {
          context: ResponseContext;
          /** A block. */
          value: {
            /** Slot of the block. */
            slot: Slot;
            /** Why the node could not send the block, or `null`. */
            err: BlockUpdateError | null;
            /** The block; `null` with `err`. */
            block: SolanaBlock | null;
          };
        };
      },
      {
        params: readonly [
          filter: BlockFilter,
          config: BlockSubscriptionConfig & { transactionDetails: "signatures" },
        ];
        notification: {
          context: ResponseContext;
          /** A block. */
          value: {
            /** Slot of the block. */
            slot: Slot;
            /** Why the node could not send the block, or `null`. */
            err: BlockUpdateError | null;
            /** The block; `null` with `err`. */
            block:
              | SolanaBlock & {
                /** Signatures of the transactions, in order. */
                signatures: TransactionSignature[];
              }
              | null;
          };
        };
      },
      {
        params: readonly [
          filter: BlockFilter,
          config: BlockSubscriptionConfig & {
            transactionDetails: "accounts";
            /** The newest version of transactions that you can read. */
            maxSupportedTransactionVersion: number;
          },
        ];
        notification: {
          context: ResponseContext;
          /** A block. */
          value: {
            /** Slot of the block. */
            slot: Slot;
            /** Why the node could not send the block, or `null`. */
            err: BlockUpdateError | null;
            /** The block; `null` with `err`. */
            block:
              | SolanaBlock & {
                /** Transactions in order. */
                transactions: (TransactionWithAccounts & VersionedTransaction)[];
              }
              | null;
          };
        };
      },
      {
        params: readonly [
          filter: BlockFilter,
          config: BlockSubscriptionConfig & {
            transactionDetails: "accounts";
            maxSupportedTransactionVersion?: never;
          },
        ];
        notification: {
          context: ResponseContext;
          /** A block. */
          value: {
            /** Slot of the block. */
            slot: Slot;
            /** Why the node could not send the block, or `null`. */
            err: BlockUpdateError | null;
            /** The block; `null` with `err`. */
            block:
              | SolanaBlock & {
                /** Transactions in order. */
                transactions: TransactionWithAccounts[];
              }
              | null;
          };
        };
      },
      {
        params: readonly [
          filter: BlockFilter,
          config: BlockSubscriptionConfig & {
            transactionDetails?: "full";
            encoding: "jsonParsed";
            /** The newest version of transactions that you can read. */
            maxSupportedTransactionVersion: number;
          },
        ];
        notification: {
          context: ResponseContext;
          /** A block. */
          value: {
            /** Slot of the block. */
            slot: Slot;
            /** Why the node could not send the block, or `null`. */
            err: BlockUpdateError | null;
            /** The block; `null` with `err`. */
            block:
              | SolanaBlock & {
                /** Transactions in order. */
                transactions: (TransactionInJsonParsed & VersionedTransaction)[];
              }
              | null;
          };
        };
      },
      {
        params: readonly [
          filter: BlockFilter,
          config: BlockSubscriptionConfig & {
            transactionDetails?: "full";
            encoding: "jsonParsed";
            maxSupportedTransactionVersion?: never;
          },
        ];
        notification: {
          context: ResponseContext;
          /** A block. */
          value: {
            /** Slot of the block. */
            slot: Slot;
            /** Why the node could not send the block, or `null`. */
            err: BlockUpdateError | null;
            /** The block; `null` with `err`. */
            block:
              | SolanaBlock & {
                /** Transactions in order. */
                transactions: TransactionInJsonParsed[];
              }
              | null;
          };
        };
      },
      {
        params: readonly [
          filter: BlockFilter,
          config: BlockSubscriptionConfig & {
            transactionDetails?: "full";
            encoding: "base64";
            /** The newest version of transactions that you can read. */
            maxSupportedTransactionVersion: number;
          },
        ];
        notification: {
          context: ResponseContext;
          /** A block. */
          value: {
            /** Slot of the block. */
            slot: Slot;
            /** Why the node could not send the block, or `null`. */
            err: BlockUpdateError | null;
            /** The block; `null` with `err`. */
            block:
              | SolanaBlock & {
                /** Transactions in order. */
                transactions: (TransactionInBase64 & VersionedTransaction)[];
              }
              | null;
          };
        };
      },
      {
        params: readonly [
          filter: BlockFilter,
          config: BlockSubscriptionConfig & {
            transactionDetails?: "full";
            encoding: "base64";
            maxSupportedTransactionVersion?: never;
          },
        ];
        notification: {
          context: ResponseContext;
          /** A block. */
          value: {
            /** Slot of the block. */
            slot: Slot;
            /** Why the node could not send the block, or `null`. */
            err: BlockUpdateError | null;
            /** The block; `null` with `err`. */
            block:
              | SolanaBlock & {
                /** Transactions in order. */
                transactions: TransactionInBase64[];
              }
              | null;
          };
        };
      },
      {
        params: readonly [
          filter: BlockFilter,
          config: BlockSubscriptionConfig & {
            transactionDetails?: "full";
            encoding: "base58";
            /** The newest version of transactions that you can read. */
            maxSupportedTransactionVersion: number;
          },
        ];
        notification: {
          context: ResponseContext;
          /** A block. */
          value: {
            /** Slot of the block. */
            slot: Slot;
            /** Why the node could not send the block, or `null`. */
            err: BlockUpdateError | null;
            /** The block; `null` with `err`. */
            block:
              | SolanaBlock & {
                /** Transactions in order. */
                transactions: (TransactionInBase58 & VersionedTransaction)[];
              }
              | null;
          };
        };
      },
      {
        params: readonly [
          filter: BlockFilter,
          config: BlockSubscriptionConfig & {
            transactionDetails?: "full";
            encoding: "base58";
            maxSupportedTransactionVersion?: never;
          },
        ];
        notification: {
          context: ResponseContext;
          /** A block. */
          value: {
            /** Slot of the block. */
            slot: Slot;
            /** Why the node could not send the block, or `null`. */
            err: BlockUpdateError | null;
            /** The block; `null` with `err`. */
            block:
              | SolanaBlock & {
                /** Transactions in order. */
                transactions: TransactionInBase58[];
              }
              | null;
          };
        };
      },
      {
        params: readonly [
          filter: BlockFilter,
          config: BlockSubscriptionConfig & {
            transactionDetails?: "full";
            encoding?: "json";
            /** The newest version of transactions that you can read. */
            maxSupportedTransactionVersion: number;
          },
        ];
        notification: {
          context: ResponseContext;
          /** A block. */
          value: {
            /** Slot of the block. */
            slot: Slot;
            /** Why the node could not send the block, or `null`. */
            err: BlockUpdateError | null;
            /** The block; `null` with `err`. */
            block:
              | SolanaBlock & {
                /** Transactions in order. */
                transactions: (TransactionInJson & VersionedTransaction)[];
              }
              | null;
          };
        };
      },
      {
        params: readonly [
          filter: BlockFilter,
          config?: BlockSubscriptionConfig & {
            transactionDetails?: "full";
            encoding?: "json";
            maxSupportedTransactionVersion?: never;
          },
        ];
        notification: {
          context: ResponseContext;
          /** A block. */
          value: {
            /** Slot of the block. */
            slot: Slot;
            /** Why the node could not send the block, or `null`. */
            err: BlockUpdateError | null;
            /** The block; `null` with `err`. */
            block:
              | SolanaBlock & {
                /** Transactions in order. */
                transactions: TransactionInJson[];
              }
              | null;
          };
        };
      },
    ];
  };
  /** Subscribes to every step of slots on the node. */
  slotsUpdatesSubscribe: { params: readonly []; notification: SlotUpdate };
  /** Subscribes to the votes that the node sees. */
  voteSubscribe: { params: readonly []; notification: SolanaVote };
}
