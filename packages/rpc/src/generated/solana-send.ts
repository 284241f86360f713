// Generated from specs/rpc/solana-send.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type {
  Base64Text, Blockhash, Commitment, ContextConfig, Lamports, LatestBlockhash, Pubkey, ResponseContext, Slot,
  TransactionSignature,
} from "./solana.ts";
import type { AccountInBase64, AccountInBase64Zstd, ParsedAccount, SolanaAccount } from "./solana-account.ts";
import type {
  DecodedInnerInstructions, LoadedAddresses, ReturnData, SolanaTransactionError, TokenBalance,
} from "./solana-transaction.ts";

/**
 * Encoding of a transaction that you send. `base58` is slow, and the default only for old clients.
 *
 * Source: anza-xyz/agave.
 */
export type WireEncoding = "base58" | "base64";

/**
 * How to check and send a transaction.
 *
 * Source: anza-xyz/agave.
 */
export interface SendConfig {
  /** Encoding of the transaction. Default: `base58`. */
  encoding?: WireEncoding;
  /** Whether to send the transaction without simulating it first. Default: `false`. */
  skipPreflight?: boolean;
  /**
   * Commitment of the state on which to simulate. Use the one that you took the blockhash with. Default:
   * `finalized`.
   */
  preflightCommitment?: Commitment;
  /**
   * How often the node sends the transaction again. Default: until it is finalized, or its blockhash expires.
   */
  maxRetries?: number | bigint;
  /**
   * Lowest slot at which the node may evaluate the call. A node that has not reached it rejects the call with
   * -32016.
   */
  minContextSlot?: Slot;
}

/**
 * What a transaction would do. Fields are `null` if the simulation failed before they were known.
 *
 * Source: anza-xyz/agave.
 */
export interface SimulationResult {
  /** Why the transaction would fail, or `null` if it would succeed. */
  err: SolanaTransactionError | null;
  /** Log messages, or `null`. */
  logs: string[] | null;
  /** Compute units that it would use, or `null`. */
  unitsConsumed?: number | bigint | null;
  /** Bytes of account data that it would load, or `null`. */
  loadedAccountsDataSize?: number | null;
  /** What the last program has returned, or `null`. */
  returnData?: ReturnData | null;
  /** Fee in lamports, or `null`. */
  fee?: Lamports | null;
  /** Balances before the transaction, in lamports, or `null`. */
  preBalances?: Lamports[] | null;
  /** Balances after the transaction, in lamports, or `null`. */
  postBalances?: Lamports[] | null;
  /** Token balances before the transaction, or `null`. */
  preTokenBalances?: TokenBalance[] | null;
  /** Token balances after the transaction, or `null`. */
  postTokenBalances?: TokenBalance[] | null;
  /** Addresses from lookup tables, or `null`. */
  loadedAddresses?: LoadedAddresses | null;
}

/**
 * What a transaction would do, and the accounts afterwards.
 *
 * Source: anza-xyz/agave.
 */
export interface SolanaSimulatedTransaction extends SimulationResult {
  /**
   * Accounts that `accounts.addresses` names, in its order; `null` without it, or if the transaction would
   * fail.
   */
  accounts: (SolanaAccount | null)[] | null;
  /** Instructions that it would call, with `innerInstructions`; otherwise `null`. */
  innerInstructions?: DecodedInnerInstructions[] | null;
  /** Blockhash that was used, with `replaceRecentBlockhash`; otherwise `null`. */
  replacementBlockhash?: LatestBlockhash | null;
}

/**
 * Accounts to return after a simulation.
 *
 * Source: anza-xyz/agave.
 */
export interface SimulateAccountsConfig {
  /** Addresses of the accounts. */
  addresses: readonly Pubkey[];
  /** Encoding of the data; not `base58`. Default: `base64`. */
  encoding?: "base64" | "base64+zstd" | "jsonParsed";
}

/**
 * How to simulate a transaction.
 *
 * Source: anza-xyz/agave.
 */
export interface SimulateConfig {
  /** Commitment that the state must have reached. Default: `finalized`. */
  commitment?: Commitment;
  /**
   * Lowest slot at which the node may evaluate the call. A node that has not reached it rejects the call with
   * -32016.
   */
  minContextSlot?: Slot;
  /** Encoding of the transaction. Default: `base58`. */
  encoding?: WireEncoding;
  /** Whether to verify the signatures. Not together with `replaceRecentBlockhash`. Default: `false`. */
  sigVerify?: boolean;
  /** Whether to use the newest blockhash in place of the transaction's. Default: `false`. */
  replaceRecentBlockhash?: boolean;
  /** Whether to return the instructions that the transaction calls. Default: `false`. */
  innerInstructions?: boolean;
  accounts?: SimulateAccountsConfig;
}

/**
 * How to send the airdrop.
 *
 * Source: anza-xyz/agave.
 */
export interface AirdropConfig {
  /** Commitment that the state must have reached. Default: `finalized`. */
  commitment?: Commitment;
  /** Blockhash of the transaction. Default: the newest. */
  recentBlockhash?: Blockhash;
}

/**
 * Lowest priority fee of a block's transactions.
 *
 * Source: anza-xyz/agave.
 */
export interface PrioritizationFee {
  /** Slot of the block. */
  slot: Slot;
  /** Price of a compute unit, in millionths of a lamport. */
  prioritizationFee: number | bigint;
}

/** Sending and simulating transactions, and their fees. */
export interface SolanaSendMethods {
  /**
   * Sends a signed transaction to the cluster, and returns its signature without waiting until it is
   * processed.
   *
   * The cluster processes a signature once, so sending it again is harmless. A node drops a transaction whose
   * blockhash has expired, and does not tell you: ask for its status, and for `lastValidBlockHeight` of the
   * blockhash.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param transaction - Transaction in the wire format, in the encoding that `config` states.
   * @param config - How to check and send it.
   * @returns Signature of the transaction: the first one in it.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32002 (the simulation of the transaction failed;
   * `data` is a `SolanaSimulatedTransaction`), -32003 (a signature of the transaction is wrong), -32005 (the
   * node is behind the cluster; `data` is a `NodeUnhealthyData`), -32006 (an instruction of a precompiled
   * program is wrong), -32013 (the number of signatures differs from what the transaction says), -32016 (the
   * node has not reached `minContextSlot`; try again, or another node; `data` is a `MinContextSlotData`).
   * @example const signature = await client.sendTransaction("AZ6ebVT96NxO9l3CC9Y8dou2fgG6Xex+XxHGNNBb83SOLMx5ZMnDN2yfk0ILG/b3pXaQPzZQGK4Q+G+12U082wUBAAED8DmhWZ8Jf7qlpJE8aJs2e/3Lx+J4rxjMSiIg7mZfY41UzEOHJnEjjIMV4TslkIgabN91clsRQafmGxFTlINJJAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAALhBSC08KW/ebdAmFFqTMXcbhvTOGSwU+QpKpZ9FBDogBAgIAAQwCAAAAQEIPAAAAAAA=", { encoding: "base64", preflightCommitment: "confirmed" });
   */
  sendTransaction(transaction: string, config?: SendConfig): Promise<TransactionSignature>;

  /**
   * Executes a transaction without sending it, and returns what it would do.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param transaction - Transaction in the wire format, in the encoding that `config` states.
   * @param config - How to simulate it.
   * @returns What the transaction would do, with the context.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32003 (a signature of the transaction is wrong),
   * -32013 (the number of signatures differs from what the transaction says), -32016 (the node has not
   * reached `minContextSlot`; try again, or another node; `data` is a `MinContextSlotData`).
   * @example const simulation = await client.simulateTransaction("AZ6ebVT96NxO9l3CC9Y8dou2fgG6Xex+XxHGNNBb83SOLMx5ZMnDN2yfk0ILG/b3pXaQPzZQGK4Q+G+12U082wUBAAED8DmhWZ8Jf7qlpJE8aJs2e/3Lx+J4rxjMSiIg7mZfY41UzEOHJnEjjIMV4TslkIgabN91clsRQafmGxFTlINJJAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAALhBSC08KW/ebdAmFFqTMXcbhvTOGSwU+QpKpZ9FBDogBAgIAAQwCAAAAQEIPAAAAAAA=", { encoding: "base64", commitment: "confirmed" });
   */
  simulateTransaction(
    transaction: string,
    config: SimulateConfig & {
      /** Accounts to return. */
      accounts: SimulateAccountsConfig & { encoding?: "base64" };
    },
  ): Promise<{
    context: ResponseContext;
    /** What the transaction would do. */
    value: SolanaSimulatedTransaction & {
      /** Accounts in the order of `accounts.addresses`; `null` if the transaction would fail. */
      accounts: (AccountInBase64 | null)[] | null;
    };
  }>;
  /** Returns accounts with data compressed, in base64. */
  simulateTransaction(
    transaction: string,
    config: SimulateConfig & {
      /** Accounts to return. */
      accounts: SimulateAccountsConfig & { encoding: "base64+zstd" };
    },
  ): Promise<{
    context: ResponseContext;
    /** What the transaction would do. */
    value: SolanaSimulatedTransaction & {
      /** Accounts in the order of `accounts.addresses`; `null` if the transaction would fail. */
      accounts: (AccountInBase64Zstd | null)[] | null;
    };
  }>;
  /** Returns accounts with data decoded by the node where it can. */
  simulateTransaction(
    transaction: string,
    config: SimulateConfig & {
      /** Accounts to return. */
      accounts: SimulateAccountsConfig & { encoding: "jsonParsed" };
    },
  ): Promise<{
    context: ResponseContext;
    /** What the transaction would do. */
    value: SolanaSimulatedTransaction & {
      /** Accounts in the order of `accounts.addresses`; `null` if the transaction would fail. */
      accounts: (ParsedAccount | null)[] | null;
    };
  }>;
  /** Returns no accounts. */
  simulateTransaction(
    transaction: string,
    config?: SimulateConfig & { accounts?: never },
  ): Promise<{
    context: ResponseContext;
    /** What the transaction would do. */
    value: SolanaSimulatedTransaction & {
      /** Not requested. */
      accounts: null;
    };
  }>;
  /** For params whose case is known only at run time. */
  simulateTransaction(
    transaction: string,
    config?: SimulateConfig,
  ): Promise<{
    context: ResponseContext;
    /** What the transaction would do. */
    value: SolanaSimulatedTransaction;
  }>;

  /**
   * Sends lamports to an account. Only test clusters offer it.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param recipient - Account that receives the lamports.
   * @param lamports - Amount in lamports.
   * @param config - How to send it.
   * @returns Signature of the transaction.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32603.
   * @example const signature = await client.requestAirdrop("6i1u7g2VgNqUvX6zvUE89FUneY4t7CALnNPpZmHNR723", 1000000000);
   */
  requestAirdrop(
    recipient: Pubkey,
    lamports: Lamports,
    config?: AirdropConfig,
  ): Promise<TransactionSignature>;

  /**
   * Returns the fee of a transaction.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param message - Message of the transaction, in base64.
   * @param config - Commitment, and the lowest slot to read at.
   * @returns Fee in lamports, with the context.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32016 (the node has not reached `minContextSlot`;
   * try again, or another node; `data` is a `MinContextSlotData`).
   * @example const fee = await client.getFeeForMessage("AQABA/A5oVmfCX+6paSRPGibNnv9y8fieK8YzEoiIO5mX2ONVMxDhyZxI4yDFeE7JZCIGmzfdXJbEUGn5hsRU5SDSSQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAC4QUgtPClv3m3QJhRakzF3G4b0zhksFPkKSqWfRQQ6IAQICAAEMAgAAAEBCDwAAAAAA", { commitment: "confirmed" }); // {"context":{"apiVersion":"4.3.2","slot":391573590},"value":5000}
   */
  getFeeForMessage(
    message: Base64Text,
    config?: ContextConfig,
  ): Promise<{
    context: ResponseContext;
    /** Fee in lamports; `null` if the blockhash of the message has expired. */
    value: Lamports | null;
  }>;

  /**
   * Returns the lowest priority fees of transactions in the last 150 blocks.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param addresses - Only transactions that may change all of these accounts, up to 128.
   * @returns Lowest fee of each block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602.
   * @example const fees = await client.getRecentPrioritizationFees(["7oTqm26ctBKKbbL6kLj5EgvoX4t3TYojh9LCL5BA4gtg"]);
   */
  getRecentPrioritizationFees(addresses?: readonly Pubkey[]): Promise<PrioritizationFee[]>;
}

/**
 * The methods of {@link SolanaSendMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface SolanaSendCalls {
  sendTransaction: { params: readonly [transaction: string, config?: SendConfig]; result: TransactionSignature };
  simulateTransaction: {
    params: readonly [transaction: string, config?: SimulateConfig];
    result: {
      context: ResponseContext;
      /** What the transaction would do. */
      value: SolanaSimulatedTransaction;
    };
    overloads: [
      {
        params: readonly [
          transaction: string,
          config: SimulateConfig & {
            /** Accounts to return. */
            accounts: SimulateAccountsConfig & { encoding?: "base64" };
          },
        ];
        result: {
          context: ResponseContext;
          /** What the transaction would do. */
          value: SolanaSimulatedTransaction & {
            /** Accounts in the order of `accounts.addresses`; `null` if the transaction would fail. */
            accounts: (AccountInBase64 | null)[] | null;
          };
        };
      },
      {
        params: readonly [
          transaction: string,
          config: SimulateConfig & {
            /** Accounts to return. */
            accounts: SimulateAccountsConfig & { encoding: "base64+zstd" };
          },
        ];
        result: {
          context: ResponseContext;
          /** What the transaction would do. */
          value: SolanaSimulatedTransaction & {
            /** Accounts in the order of `accounts.addresses`; `null` if the transaction would fail. */
            accounts: (AccountInBase64Zstd | null)[] | null;
          };
        };
      },
      {
        params: readonly [
          transaction: string,
          config: SimulateConfig & {
            /** Accounts to return. */
            accounts: SimulateAccountsConfig & { encoding: "jsonParsed" };
          },
        ];
        result: {
          context: ResponseContext;
          /** What the transaction would do. */
          value: SolanaSimulatedTransaction & {
            /** Accounts in the order of `accounts.addresses`; `null` if the transaction would fail. */
            accounts: (ParsedAccount | null)[] | null;
          };
        };
      },
      {
        params: readonly [transaction: string, config?: SimulateConfig & { accounts?: never }];
        result: {
          context: ResponseContext;
          /** What the transaction would do. */
          value: SolanaSimulatedTransaction & {
            /** Not requested. */
            accounts: null;
          };
        };
      },
    ];
  };
  requestAirdrop: {
    params: readonly [recipient: Pubkey, lamports: Lamports, config?: AirdropConfig];
    result: TransactionSignature;
  };
  getFeeForMessage: {
    params: readonly [message: Base64Text, config?: ContextConfig];
    result: {
      context: ResponseContext;
      /** Fee in lamports; `null` if the blockhash of the message has expired. */
      value: Lamports | null;
    };
  };
  getRecentPrioritizationFees: { params: readonly [addresses?: readonly Pubkey[]]; result: PrioritizationFee[] };
}
