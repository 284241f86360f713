// Generated from specs/rpc/solana-transaction.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type {
  Base58Text, Blockhash, Commitment, FinalCommitment, Lamports, Pubkey, ResponseContext, Slot,
  TransactionSignature, UnixTimestamp,
} from "./solana.ts";
import type { Base58Data, Base64Data } from "./solana-account.ts";
import type { TokenAmount } from "./solana-token.ts";

/**
 * Encoding of a transaction. With `jsonParsed`, the node decodes the instructions of programs that it knows.
 * `base58` is slow.
 *
 * Source: anza-xyz/agave.
 */
export type TransactionEncoding = "json" | "jsonParsed" | "base58" | "base64";

/**
 * Version of a transaction's format: `legacy`, or a number from 0.
 *
 * Source: anza-xyz/agave.
 */
export type TransactionVersion = "legacy" | number;

/**
 * Why an instruction failed.
 *
 * Source: anza-xyz/agave.
 */
export type InstructionError =
  | "AccountAlreadyInitialized" | "AccountBorrowFailed" | "AccountBorrowOutstanding"
  | "AccountDataSizeChanged" | "AccountDataTooSmall" | "AccountNotExecutable" | "AccountNotRentExempt"
  | "ArithmeticOverflow" | "BorshIoError" | "BuiltinProgramsMustConsumeComputeUnits" | "CallDepth"
  | "ComputationalBudgetExceeded" | "DuplicateAccountIndex" | "DuplicateAccountOutOfSync"
  | "ExecutableAccountNotRentExempt" | "ExecutableDataModified" | "ExecutableLamportChange"
  | "ExecutableModified" | "ExternalAccountDataModified" | "ExternalAccountLamportSpend" | "GenericError"
  | "IllegalOwner" | "Immutable" | "IncorrectAuthority" | "IncorrectProgramId" | "InsufficientFunds"
  | "InvalidAccountData" | "InvalidAccountOwner" | "InvalidArgument" | "InvalidError"
  | "InvalidInstructionData" | "InvalidRealloc" | "InvalidSeeds" | "MaxAccountsDataAllocationsExceeded"
  | "MaxAccountsExceeded" | "MaxInstructionTraceLengthExceeded" | "MaxSeedLengthExceeded" | "MissingAccount"
  | "MissingRequiredSignature" | "ModifiedProgramId" | "NotEnoughAccountKeys" | "PrivilegeEscalation"
  | "ProgramEnvironmentSetupFailure" | "ProgramFailedToCompile" | "ProgramFailedToComplete"
  | "ReadonlyDataModified" | "ReadonlyLamportChange" | "ReentrancyNotAllowed" | "RentEpochModified"
  | "UnbalancedInstruction" | "UninitializedAccount" | "UnsupportedProgramId" | "UnsupportedSysvar"
  | {
    /** Error number of the program. */
    Custom: number;
  }
  | {
    /** What could not be decoded. Newer nodes have the name alone. */
    BorshIoError: string;
  };

/**
 * Why a transaction failed.
 *
 * Source: anza-xyz/agave.
 */
export type SolanaTransactionError =
  | "AccountBorrowOutstanding" | "AccountInUse" | "AccountLoadedTwice" | "AccountNotFound"
  | "AddressLookupTableNotFound" | "AlreadyProcessed" | "BlockhashNotFound" | "CallChainTooDeep"
  | "ClusterMaintenance" | "CommitCancelled" | "InsufficientFundsForFee" | "InvalidAccountForFee"
  | "InvalidAccountIndex" | "InvalidAddressLookupTableData" | "InvalidAddressLookupTableIndex"
  | "InvalidAddressLookupTableOwner" | "InvalidLoadedAccountsDataSizeLimit" | "InvalidProgramForExecution"
  | "InvalidRentPayingAccount" | "InvalidWritableAccount" | "MaxLoadedAccountsDataSizeExceeded"
  | "MissingSignatureForFee" | "ProgramAccountNotFound" | "ProgramCacheHitMaxLimit" | "ResanitizationNeeded"
  | "SanitizeFailure" | "SignatureFailure" | "TooManyAccountLocks" | "UnbalancedTransaction"
  | "UnsupportedVersion" | "WouldExceedAccountDataBlockLimit" | "WouldExceedAccountDataTotalLimit"
  | "WouldExceedMaxAccountCostLimit" | "WouldExceedMaxBlockCostLimit" | "WouldExceedMaxVoteCostLimit"
  | {
    /** Index of the instruction, and why it failed. */
    InstructionError: [number, InstructionError];
  }
  | {
    /** Index of the instruction that repeats another one. */
    DuplicateInstruction: number;
  }
  | {
    /** Account that would no longer be exempt from rent. */
    InsufficientFundsForRent: {
      /** Index of the account in the transaction. */
      account_index: number;
    };
  }
  | {
    /** Program that cannot be called at the moment. */
    ProgramExecutionTemporarilyRestricted: {
      /** Index of the account in the transaction. */
      account_index: number;
    };
  };

/**
 * Outcome of a transaction, in the former form. Use `err`.
 *
 * Source: anza-xyz/agave.
 */
export type LegacyStatus =
  | {
    /** The transaction succeeded. */
    Ok: null;
  }
  | {
    /** Why the transaction failed. */
    Err: SolanaTransactionError;
  };

/**
 * How far the block of a transaction has progressed, or `null` if the node does not know.
 *
 * Source: anza-xyz/agave.
 */
export type ConfirmationStatus = Commitment | null;

/**
 * How many accounts of a transaction sign it, and how many are only read.
 *
 * Source: anza-xyz/agave.
 */
export interface MessageHeader {
  /** Number of signers. They are the first accounts. */
  numRequiredSignatures: number;
  /** How many of the signers are only read. They are the last signers. */
  numReadonlySignedAccounts: number;
  /** How many of the other accounts are only read. They are the last accounts. */
  numReadonlyUnsignedAccounts: number;
}

/**
 * An instruction, with accounts by their index in the transaction.
 *
 * Source: anza-xyz/agave.
 */
export interface SolanaInstruction {
  /** Index of the program. */
  programIdIndex: number;
  /** Indexes of the accounts. */
  accounts: number[];
  /** Data for the program. */
  data: Base58Text;
  /**
   * Depth of the call: 1 for instructions of the transaction, 2 for those that they call. `null` if the node
   * does not know.
   */
  stackHeight?: number | null;
}

/**
 * An instruction that the node has decoded.
 *
 * Source: anza-xyz/agave.
 */
export interface ParsedInstruction {
  /** Name of the program. */
  program:
    | "address-lookup-table" | "bpf-loader" | "bpf-upgradeable-loader" | "spl-associated-token-account"
    | "spl-token" | "stake" | "system" | "vote";
  /** Address of the program. */
  programId: Pubkey;
  /** Name and arguments of the instruction. */
  parsed: {
    /** Name of the instruction, such as `transfer`. */
    type: string;
    /** Arguments by name, such as `source`, `destination` and `lamports`. */
    info?: Record<string, unknown>;
  };
  /**
   * Depth of the call: 1 for instructions of the transaction, 2 for those that they call. `null` if the node
   * does not know.
   */
  stackHeight?: number | null;
}

/**
 * A memo. The node decodes it to a text.
 *
 * Source: anza-xyz/agave.
 */
export interface MemoInstruction {
  program: "spl-memo";
  /** Address of the program. */
  programId: Pubkey;
  /** Text of the memo. */
  parsed: string;
  /**
   * Depth of the call: 1 for instructions of the transaction, 2 for those that they call. `null` if the node
   * does not know.
   */
  stackHeight?: number | null;
}

/**
 * An instruction that the node cannot decode, with the addresses of its accounts.
 *
 * Source: anza-xyz/agave.
 */
export interface PartiallyDecodedInstruction {
  /** Address of the program. */
  programId: Pubkey;
  /** Addresses of the accounts. */
  accounts: Pubkey[];
  /** Data for the program. */
  data: Base58Text;
  /**
   * Depth of the call: 1 for instructions of the transaction, 2 for those that they call. `null` if the node
   * does not know.
   */
  stackHeight?: number | null;
}

/**
 * An instruction with `jsonParsed`: one with `parsed` was decoded, one with `data` was not.
 *
 * Source: anza-xyz/agave.
 */
export type DecodedInstruction = ParsedInstruction | MemoInstruction | PartiallyDecodedInstruction;

/**
 * Instructions that an instruction of a transaction has called.
 *
 * Source: anza-xyz/agave.
 */
export interface InnerInstructions {
  /** Index of the instruction in the transaction. */
  index: number;
  /** Instructions that it called, in order. */
  instructions: SolanaInstruction[];
}

/**
 * Instructions that an instruction of a transaction has called, with `jsonParsed`.
 *
 * Source: anza-xyz/agave.
 */
export interface DecodedInnerInstructions {
  /** Index of the instruction in the transaction. */
  index: number;
  /** Instructions that it called, in order. */
  instructions: DecodedInstruction[];
}

/**
 * Accounts that a transaction takes from an address lookup table.
 *
 * Source: anza-xyz/agave.
 */
export interface AddressTableLookup {
  /** Address of the table. */
  accountKey: Pubkey;
  /** Indexes in the table of accounts that may be written. */
  writableIndexes: number[];
  /** Indexes in the table of accounts that are only read. */
  readonlyIndexes: number[];
}

/**
 * Limits and priority fee that a transaction of version 1 states. `null` for what it does not state.
 *
 * Source: anza-xyz/agave.
 */
export interface SolanaTransactionConfig {
  /** Maximum compute units. */
  computeUnitLimit: number | null;
  /** Size of the heap in bytes. */
  heapSize: number | null;
  /** Maximum bytes of account data to load. */
  loadedAccountsDataSizeLimit: number | null;
  /** Priority fee in lamports. */
  priorityFee: Lamports | null;
}

/**
 * An account of a transaction.
 *
 * Source: anza-xyz/agave.
 */
export interface ParsedAccountKey {
  /** Address of the account. */
  pubkey: Pubkey;
  /** Whether it signs the transaction. */
  signer: boolean;
  /** Whether the transaction may change it. */
  writable: boolean;
  /** Where the address comes from: the transaction, or a lookup table. `null` if the node does not say. */
  source: "transaction" | "lookupTable" | null;
}

/**
 * What the signers of a transaction have signed.
 *
 * Source: anza-xyz/agave.
 */
export interface SolanaMessage {
  /** Addresses in the transaction itself: signers first. */
  accountKeys: Pubkey[];
  header: MessageHeader;
  /** Blockhash that limits how long the transaction can be processed, or the value of a durable nonce. */
  recentBlockhash: Blockhash;
  /** Instructions in order. */
  instructions: SolanaInstruction[];
  /** Accounts from lookup tables. */
  addressTableLookups?: AddressTableLookup[] | null;
  transactionConfig?: SolanaTransactionConfig;
}

/**
 * What the signers of a transaction have signed, decoded by the node.
 *
 * Source: anza-xyz/agave.
 */
export interface DecodedMessage {
  /** All accounts, including those from lookup tables. */
  accountKeys: ParsedAccountKey[];
  /** Blockhash that limits how long the transaction can be processed, or the value of a durable nonce. */
  recentBlockhash: Blockhash;
  /** Instructions in order. */
  instructions: DecodedInstruction[];
  /** Accounts from lookup tables. */
  addressTableLookups?: AddressTableLookup[] | null;
  transactionConfig?: SolanaTransactionConfig;
}

/**
 * A transaction.
 *
 * Source: anza-xyz/agave.
 */
export interface SolanaTransaction {
  /** Signatures in the order of the signers. The first one identifies the transaction. */
  signatures: TransactionSignature[];
  message: SolanaMessage;
}

/**
 * A transaction decoded by the node.
 *
 * Source: anza-xyz/agave.
 */
export interface DecodedTransaction {
  /** Signatures in the order of the signers. The first one identifies the transaction. */
  signatures: TransactionSignature[];
  message: DecodedMessage;
}

/**
 * Signatures and accounts of a transaction, without its instructions.
 *
 * Source: anza-xyz/agave.
 */
export interface TransactionAccounts {
  /** Signatures in the order of the signers. The first one identifies the transaction. */
  signatures: TransactionSignature[];
  /** Accounts of the transaction. */
  accountKeys: ParsedAccountKey[];
}

/**
 * Balance of a token account of a transaction.
 *
 * Source: anza-xyz/agave.
 */
export interface TokenBalance {
  /** Index of the token account in the transaction. */
  accountIndex: number;
  /** Mint of the token. */
  mint: Pubkey;
  /** Owner of the tokens. */
  owner?: Pubkey;
  /** Token program. */
  programId?: Pubkey;
  /** Balance. */
  uiTokenAmount: TokenAmount;
}

/**
 * A reward, or rent.
 *
 * Source: anza-xyz/agave.
 */
export interface SolanaReward {
  /** Account that received it. */
  pubkey: Pubkey;
  /** Amount in lamports, negative if it was taken. */
  lamports: number | bigint;
  /** Balance afterwards, in lamports. */
  postBalance: Lamports;
  /** What it is for, or `null`. */
  rewardType: "Fee" | "Rent" | "Staking" | "Voting" | null;
  /** Commission of the vote account in percent, for `Staking` and `Voting`; otherwise `null`. */
  commission?: number | null;
  /** Commission of the vote account in basis points. */
  commissionBps?: number;
}

/**
 * What a program has returned.
 *
 * Source: anza-xyz/agave.
 */
export interface ReturnData {
  /** Program that returned it. */
  programId: Pubkey;
  /** Bytes in base64. */
  data: Base64Data;
}

/**
 * Addresses that a transaction has taken from lookup tables. They follow the accounts of the transaction: the
 * writable ones first.
 *
 * Source: anza-xyz/agave.
 */
export interface LoadedAddresses {
  /** Addresses that may be written. */
  writable: Pubkey[];
  /** Addresses that are only read. */
  readonly: Pubkey[];
}

/**
 * Outcome of a transaction: fee and balances.
 *
 * Source: anza-xyz/agave.
 */
export interface TransactionAccountsMeta {
  /** Why the transaction failed, or `null` if it succeeded. */
  err: SolanaTransactionError | null;
  status: LegacyStatus;
  /** Fee in lamports. */
  fee: Lamports;
  /** Balances of the accounts before the transaction, in lamports. */
  preBalances: Lamports[];
  /** Balances of the accounts after the transaction, in lamports. */
  postBalances: Lamports[];
  /** Token balances before the transaction; `null` if the node did not record them. */
  preTokenBalances?: TokenBalance[] | null;
  /** Token balances after the transaction; `null` if the node did not record them. */
  postTokenBalances?: TokenBalance[] | null;
}

/**
 * Outcome of a transaction.
 *
 * Source: anza-xyz/agave.
 */
export interface SolanaTransactionMeta extends TransactionAccountsMeta {
  /**
   * Instructions that the instructions of the transaction have called; `null` if the node did not record
   * them.
   */
  innerInstructions: InnerInstructions[] | null;
  /** Log messages; `null` if the node did not record them. */
  logMessages: string[] | null;
  /** Rewards of the transaction; `null` if they were not requested. */
  rewards: SolanaReward[] | null;
  loadedAddresses?: LoadedAddresses;
  returnData?: ReturnData;
  /** Compute units that the transaction has used. */
  computeUnitsConsumed?: number | bigint;
  /** Cost of the transaction in a block's budget. */
  costUnits?: number | bigint;
}

/**
 * Outcome of a transaction, with decoded instructions.
 *
 * Source: anza-xyz/agave.
 */
export interface DecodedTransactionMeta extends TransactionAccountsMeta {
  /**
   * Instructions that the instructions of the transaction have called; `null` if the node did not record
   * them.
   */
  innerInstructions: DecodedInnerInstructions[] | null;
  /** Log messages; `null` if the node did not record them. */
  logMessages: string[] | null;
  /** Rewards of the transaction; `null` if they were not requested. */
  rewards: SolanaReward[] | null;
  loadedAddresses?: LoadedAddresses;
  returnData?: ReturnData;
  /** Compute units that the transaction has used. */
  computeUnitsConsumed?: number | bigint;
  /** Cost of the transaction in a block's budget. */
  costUnits?: number | bigint;
}

/**
 * A transaction and its outcome, in JSON.
 *
 * Source: anza-xyz/agave.
 */
export interface TransactionInJson {
  /** Outcome; `null` if the node did not record it. */
  meta: SolanaTransactionMeta | null;
  transaction: SolanaTransaction;
}

/**
 * A transaction and its outcome, decoded by the node.
 *
 * Source: anza-xyz/agave.
 */
export interface TransactionInJsonParsed {
  /** Outcome; `null` if the node did not record it. */
  meta: DecodedTransactionMeta | null;
  transaction: DecodedTransaction;
}

/**
 * A transaction in base58, and its outcome.
 *
 * Source: anza-xyz/agave.
 */
export interface TransactionInBase58 {
  /** Outcome; `null` if the node did not record it. */
  meta: SolanaTransactionMeta | null;
  /** Transaction as it was sent. */
  transaction: Base58Data;
}

/**
 * A transaction in base64, and its outcome.
 *
 * Source: anza-xyz/agave.
 */
export interface TransactionInBase64 {
  /** Outcome; `null` if the node did not record it. */
  meta: SolanaTransactionMeta | null;
  /** Transaction as it was sent. */
  transaction: Base64Data;
}

/**
 * The accounts of a transaction, and its outcome.
 *
 * Source: anza-xyz/agave.
 */
export interface TransactionWithAccounts {
  /** Outcome; `null` if the node did not record it. */
  meta: TransactionAccountsMeta | null;
  transaction: TransactionAccounts;
}

/**
 * The version of a transaction, which nodes return with `maxSupportedTransactionVersion`.
 *
 * Source: anza-xyz/agave.
 */
export interface VersionedTransaction {
  version: TransactionVersion;
}

/**
 * Where a transaction is in the ledger.
 *
 * Source: anza-xyz/agave.
 */
export interface TransactionPlace {
  /** Slot of its block. */
  slot: Slot;
  /** Time of its block, or `null` if the node does not know. */
  blockTime: UnixTimestamp | null;
  /** Index in its block. Agave returns it since 4.0. */
  transactionIndex?: number;
}

/**
 * Encoding of the transaction, and state to read.
 *
 * Source: anza-xyz/agave.
 */
export interface GetTransactionConfig {
  /** Commitment that the block must have reached. Default: `finalized`. */
  commitment?: FinalCommitment;
  /** Encoding of the transaction. Default: `json`. */
  encoding?: TransactionEncoding;
  /**
   * Newest version of transactions that you can read. Without it, nodes reject versioned transactions with
   * -32015.
   */
  maxSupportedTransactionVersion?: number;
}

/**
 * Which transactions of an address to return, newest first.
 *
 * Source: anza-xyz/agave.
 */
export interface SignaturesConfig {
  /** Commitment that the blocks must have reached. Default: `finalized`. */
  commitment?: FinalCommitment;
  /**
   * Lowest slot at which the node may evaluate the call. A node that has not reached it rejects the call with
   * -32016.
   */
  minContextSlot?: Slot;
  /**
   * Start with the transaction before this one, whichever address it names. Default: the newest. If the node
   * does not know it, Agave responds with -32020 since 4.0; before that, it returned nothing.
   */
  before?: TransactionSignature;
  /**
   * Stop at this transaction, which is not returned. If the node does not know it, Agave responds with -32020
   * since 4.0; before that, it did not stop.
   */
  until?: TransactionSignature;
  /** Maximum number, up to 1,000. Default: 1,000. */
  limit?: number;
}

/**
 * A transaction of an address.
 *
 * Source: anza-xyz/agave.
 */
export interface SignatureInfo {
  /** Signature of the transaction. */
  signature: TransactionSignature;
  /** Slot of its block. */
  slot: Slot;
  /** Why the transaction failed, or `null` if it succeeded. */
  err: SolanaTransactionError | null;
  /** Its memos, or `null` if it has none. */
  memo: string | null;
  /** Time of its block, or `null` if the node does not know. */
  blockTime: UnixTimestamp | null;
  confirmationStatus: ConfirmationStatus;
  /** Index in its block. Agave returns it since 4.0. */
  transactionIndex?: number;
}

/**
 * Which transactions of an address to return, and how.
 *
 * Source: Helius documentation, getTransactionsForAddress.
 */
export interface AddressTransactionsConfig {
  /** `full` for whole transactions. Default: `signatures`. */
  transactionDetails?: "signatures" | "full";
  /** `asc` for the oldest first. Default: `desc`. */
  sortOrder?: "asc" | "desc";
  /** Commitment that the blocks must have reached. Default: `finalized`. */
  commitment?: FinalCommitment;
  /** Lowest slot at which the node may evaluate the call. */
  minContextSlot?: Slot;
  /** Maximum number, up to 1,000; for whole transactions, some providers return up to 100. Default: 1,000. */
  limit?: number;
  /** `paginationToken` of the page before. */
  paginationToken?: string;
  /** Encoding of whole transactions. Default: `json`. */
  encoding?: TransactionEncoding;
  /** Newest version of transactions that you can read. */
  maxSupportedTransactionVersion?: number;
  filters?: AddressTransactionsFilters;
}

/**
 * Which transactions of an address to return. Those that match all filters are returned.
 *
 * Source: Helius documentation, getTransactionsForAddress.
 */
export interface AddressTransactionsFilters {
  /** Slots of their blocks. */
  slot?: SlotBounds;
  /** Times of their blocks, in seconds since 1970. */
  blockTime?: SlotBounds;
  /** Whether they succeeded. Default: `any`. */
  status?: "any" | "succeeded" | "failed";
  /**
   * Whether to include transactions of the address's token accounts: those that changed a balance, or all.
   * Default: `none`. Transactions before slot 111,491,819 are not included, because they have no token
   * balances.
   */
  tokenAccounts?: "none" | "balanceChanged" | "all";
}

/**
 * Bounds of a number.
 *
 * Source: Helius documentation, getTransactionsForAddress.
 */
export interface SlotBounds {
  /** Greater than this. */
  gt?: number | bigint;
  /** This or greater. */
  gte?: number | bigint;
  /** Less than this. */
  lt?: number | bigint;
  /** This or less. */
  lte?: number | bigint;
}

/**
 * A page of an address's transactions.
 *
 * Source: Helius documentation, getTransactionsForAddress.
 */
export interface AddressSignaturesPage {
  /** Transactions, in the order of `sortOrder`. */
  data: SignatureInfo[];
  paginationToken?: PaginationToken;
}

/**
 * A page of an address's whole transactions.
 *
 * Source: Helius documentation, getTransactionsForAddress.
 */
export interface AddressTransactionsPage {
  /** Transactions, in the order of `sortOrder`. */
  data: (TransactionPlace & { version?: TransactionVersion } & (TransactionInJson | TransactionInJsonParsed | TransactionInBase58 | TransactionInBase64))[];
  paginationToken?: PaginationToken;
}

/**
 * Token of the next page; `null` if this is the last one.
 *
 * Source: Helius documentation, getTransactionsForAddress.
 */
export type PaginationToken = string | null;

/**
 * Status of a transaction.
 *
 * Source: anza-xyz/agave.
 */
export interface SignatureStatus {
  /** Slot in which the transaction was processed. */
  slot: Slot;
  /** Number of blocks since then; `null` if the block is finalized. */
  confirmations: number | bigint | null;
  /** Why the transaction failed, or `null` if it succeeded. */
  err: SolanaTransactionError | null;
  status: LegacyStatus;
  confirmationStatus: ConfirmationStatus;
}

/**
 * Where to search.
 *
 * Source: anza-xyz/agave.
 */
export interface SignatureStatusesConfig {
  /**
   * Whether to search the whole ledger too. Default: `false`, which finds transactions of the last minutes.
   */
  searchTransactionHistory?: boolean;
}

/** Transactions, their statuses and the transactions of an address. */
export interface SolanaTransactionMethods {
  /**
   * Returns a transaction and its outcome.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param signature - Signature of the transaction.
   * @param config - Encoding of the transaction, and state to read.
   * @returns Transaction; `null` if the node does not know it with this commitment.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32011 (the node stores no transaction history),
   * -32015 (a transaction has a newer version than `maxSupportedTransactionVersion`; the message names it),
   * -32019 (long-term storage cannot be reached; try again).
   * @example const transaction = await client.getTransaction("4AwFVBUUnnFRBGSVLCkFVwLkboEi8oCrCWq6fEtAWHZzDbziunmCHMWkGaxCX2tcx1KsPXgpSMMJPkgnrfkQVZye", { encoding: "jsonParsed", maxSupportedTransactionVersion: 0 });
   */
  getTransaction(
    signature: TransactionSignature,
    config: GetTransactionConfig & {
      encoding: "jsonParsed";
      /** The newest version of transactions that you can read. */
      maxSupportedTransactionVersion: number;
    },
  ): Promise<TransactionPlace & TransactionInJsonParsed & VersionedTransaction | null>;
  /** Returns it decoded by the node; a versioned one is rejected. */
  getTransaction(
    signature: TransactionSignature,
    config: GetTransactionConfig & {
      encoding: "jsonParsed";
      maxSupportedTransactionVersion?: never;
    },
  ): Promise<TransactionPlace & TransactionInJsonParsed | null>;
  /** Returns it in base64, with its version. */
  getTransaction(
    signature: TransactionSignature,
    config: GetTransactionConfig & {
      encoding: "base64";
      /** The newest version of transactions that you can read. */
      maxSupportedTransactionVersion: number;
    },
  ): Promise<TransactionPlace & TransactionInBase64 & VersionedTransaction | null>;
  /** Returns it in base64; a versioned one is rejected. */
  getTransaction(
    signature: TransactionSignature,
    config: GetTransactionConfig & {
      encoding: "base64";
      maxSupportedTransactionVersion?: never;
    },
  ): Promise<TransactionPlace & TransactionInBase64 | null>;
  /** Returns it in base58, with its version. */
  getTransaction(
    signature: TransactionSignature,
    config: GetTransactionConfig & {
      encoding: "base58";
      /** The newest version of transactions that you can read. */
      maxSupportedTransactionVersion: number;
    },
  ): Promise<TransactionPlace & TransactionInBase58 & VersionedTransaction | null>;
  /** Returns it in base58; a versioned one is rejected. */
  getTransaction(
    signature: TransactionSignature,
    config: GetTransactionConfig & {
      encoding: "base58";
      maxSupportedTransactionVersion?: never;
    },
  ): Promise<TransactionPlace & TransactionInBase58 | null>;
  /** Returns it in JSON, with its version. */
  getTransaction(
    signature: TransactionSignature,
    config: GetTransactionConfig & {
      encoding?: "json";
      /** The newest version of transactions that you can read. */
      maxSupportedTransactionVersion: number;
    },
  ): Promise<TransactionPlace & TransactionInJson & VersionedTransaction | null>;
  /** Returns it in JSON; a versioned one is rejected. */
  getTransaction(
    signature: TransactionSignature,
    config?: GetTransactionConfig & {
      encoding?: "json";
      maxSupportedTransactionVersion?: never;
    },
  ): Promise<TransactionPlace & TransactionInJson | null>;
  /** For params whose case is known only at run time. */
  getTransaction(
    signature: TransactionSignature,
    config?: GetTransactionConfig,
  ): Promise<
    | TransactionPlace & { version?: TransactionVersion } & (TransactionInJson | TransactionInJsonParsed | TransactionInBase58 | TransactionInBase64)
    | null>;

  /**
   * Returns the transactions that name an address, newest first.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param address - Address that the transactions name.
   * @param config - Which of them to return.
   * @returns Transactions, newest first.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32011 (the node stores no transaction history),
   * -32016 (the node has not reached `minContextSlot`; try again, or another node; `data` is a
   * `MinContextSlotData`), -32019 (long-term storage cannot be reached; try again), -32020 (the node does not
   * know the transaction of `before` or `until`; try another node).
   * @example const signatures = await client.getSignaturesForAddress("HAjpKvLX3RNTcgS6GhVgMhjt5iyFN1nrNfjv8R7k878Q", { limit: 2 });
   */
  getSignaturesForAddress(address: Pubkey, config?: SignaturesConfig): Promise<SignatureInfo[]>;

  /**
   * Returns a page of an address's transactions in either order, also those of its token accounts. An
   * extension of some providers; Agave does not have it.
   *
   * Source: Helius documentation, getTransactionsForAddress.
   *
   * @param address - Address that the transactions name.
   * @param config - Which of them to return, and how.
   * @returns A page of transactions, and how to read the next one.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32016 (the node has not reached `minContextSlot`;
   * try again, or another node; `data` is a `MinContextSlotData`).
   * @example const page = await client.getTransactionsForAddress("HAjpKvLX3RNTcgS6GhVgMhjt5iyFN1nrNfjv8R7k878Q", { sortOrder: "asc", limit: 1, filters: { tokenAccounts: "balanceChanged" } });
   */
  getTransactionsForAddress(
    address: Pubkey,
    config: AddressTransactionsConfig & { transactionDetails: "full" },
  ): Promise<AddressTransactionsPage>;
  /** Returns their signatures, slots and outcomes. */
  getTransactionsForAddress(
    address: Pubkey,
    config?: AddressTransactionsConfig & { transactionDetails?: "signatures" },
  ): Promise<AddressSignaturesPage>;
  /** For params whose case is known only at run time. */
  getTransactionsForAddress(
    address: Pubkey,
    config?: AddressTransactionsConfig,
  ): Promise<AddressSignaturesPage | AddressTransactionsPage>;

  /**
   * Returns the statuses of transactions.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param signatures - Signatures of up to 256 transactions.
   * @param config - Where to search.
   * @returns Statuses in the order of the signatures, with the context.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32011 (the node stores no transaction history).
   * @example const statuses = await client.getSignatureStatuses(["4AwFVBUUnnFRBGSVLCkFVwLkboEi8oCrCWq6fEtAWHZzDbziunmCHMWkGaxCX2tcx1KsPXgpSMMJPkgnrfkQVZye", "8vt9idBK7im5tVRqviusuo1hpek4Vprvgt8mz6FcDVSQhZH4iL9MTjmpvECST4EJP5GdbdzwKSnwGVexsuiQKgA"]);
   */
  getSignatureStatuses(
    signatures: readonly TransactionSignature[],
    config?: SignatureStatusesConfig,
  ): Promise<{
    context: ResponseContext;
    /** Statuses in the order of the signatures; `null` for transactions that the node does not know. */
    value: (SignatureStatus | null)[];
  }>;
}

/**
 * The methods of {@link SolanaTransactionMethods} as `{ method, params }` calls. The result is that of the
 * first of `overloads` whose params match.
 */
export interface SolanaTransactionCalls {
  getTransaction: {
    params: readonly [signature: TransactionSignature, config?: GetTransactionConfig];
    result:
      | TransactionPlace & { version?: TransactionVersion } & (TransactionInJson | TransactionInJsonParsed | TransactionInBase58 | TransactionInBase64)
      | null;
    overloads: [
      {
        params: readonly [
          signature: TransactionSignature,
          config: GetTransactionConfig & {
            encoding: "jsonParsed";
            /** The newest version of transactions that you can read. */
            maxSupportedTransactionVersion: number;
          },
        ];
        result: TransactionPlace & TransactionInJsonParsed & VersionedTransaction | null;
      },
      {
        params: readonly [
          signature: TransactionSignature,
          config: GetTransactionConfig & {
            encoding: "jsonParsed";
            maxSupportedTransactionVersion?: never;
          },
        ];
        result: TransactionPlace & TransactionInJsonParsed | null;
      },
      {
        params: readonly [
          signature: TransactionSignature,
          config: GetTransactionConfig & {
            encoding: "base64";
            /** The newest version of transactions that you can read. */
            maxSupportedTransactionVersion: number;
          },
        ];
        result: TransactionPlace & TransactionInBase64 & VersionedTransaction | null;
      },
      {
        params: readonly [
          signature: TransactionSignature,
          config: GetTransactionConfig & {
            encoding: "base64";
            maxSupportedTransactionVersion?: never;
          },
        ];
        result: TransactionPlace & TransactionInBase64 | null;
      },
      {
        params: readonly [
          signature: TransactionSignature,
          config: GetTransactionConfig & {
            encoding: "base58";
            /** The newest version of transactions that you can read. */
            maxSupportedTransactionVersion: number;
          },
        ];
        result: TransactionPlace & TransactionInBase58 & VersionedTransaction | null;
      },
      {
        params: readonly [
          signature: TransactionSignature,
          config: GetTransactionConfig & {
            encoding: "base58";
            maxSupportedTransactionVersion?: never;
          },
        ];
        result: TransactionPlace & TransactionInBase58 | null;
      },
      {
        params: readonly [
          signature: TransactionSignature,
          config: GetTransactionConfig & {
            encoding?: "json";
            /** The newest version of transactions that you can read. */
            maxSupportedTransactionVersion: number;
          },
        ];
        result: TransactionPlace & TransactionInJson & VersionedTransaction | null;
      },
      {
        params: readonly [
          signature: TransactionSignature,
          config?: GetTransactionConfig & {
            encoding?: "json";
            maxSupportedTransactionVersion?: never;
          },
        ];
        result: TransactionPlace & TransactionInJson | null;
      },
    ];
  };
  getSignaturesForAddress: { params: readonly [address: Pubkey, config?: SignaturesConfig]; result: SignatureInfo[] };
  getTransactionsForAddress: {
    params: readonly [address: Pubkey, config?: AddressTransactionsConfig];
    result: AddressSignaturesPage | AddressTransactionsPage;
    overloads: [
      {
        params: readonly [
          address: Pubkey,
          config: AddressTransactionsConfig & { transactionDetails: "full" },
        ];
        result: AddressTransactionsPage;
      },
      {
        params: readonly [
          address: Pubkey,
          config?: AddressTransactionsConfig & { transactionDetails?: "signatures" },
        ];
        result: AddressSignaturesPage;
      },
    ];
  };
  getSignatureStatuses: {
    params: readonly [signatures: readonly TransactionSignature[], config?: SignatureStatusesConfig];
    result: {
      context: ResponseContext;
      /** Statuses in the order of the signatures; `null` for transactions that the node does not know. */
      value: (SignatureStatus | null)[];
    };
  };
}
