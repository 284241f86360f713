// Generated from specs/rpc/solana-account.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type {
  Base58Text, Base64Text, Blockhash, Commitment, CommitmentConfig, ContextConfig, Epoch, Lamports, Pubkey,
  ResponseContext, Slot,
} from "./solana.ts";
import type { SysvarData } from "./solana-epoch.ts";
import type { StakeData, VoteData } from "./solana-stake.ts";
import type { Token2022Data, TokenData } from "./solana-token.ts";

/**
 * Encoding of an account's data. `base58` is slow, and limited to 128 bytes. With `jsonParsed`, the node
 * decodes the data of programs that it knows.
 *
 * Source: anza-xyz/agave.
 */
export type AccountEncoding = "base58" | "base64" | "base64+zstd" | "jsonParsed";

/**
 * Part of an account's data to return. Nodes reject it with `jsonParsed`.
 *
 * Source: anza-xyz/agave.
 */
export interface DataSlice {
  /** First byte to return. */
  offset: number;
  /** Number of bytes to return. */
  length: number;
}

/**
 * Bytes of an account in base58. In a notification, a node replaces more than 128 bytes with the text `error:
 * data too large for bs58 encoding`; use another encoding for such accounts.
 *
 * Source: anza-xyz/agave, account-decoder.
 */
export type AccountBytesInBase58 = Base58Text;

/**
 * Bytes in base58, and the name of this encoding.
 *
 * Source: anza-xyz/agave.
 */
export type Base58Data = [AccountBytesInBase58, "base58"];

/**
 * Bytes in base64, and the name of this encoding.
 *
 * Source: anza-xyz/agave.
 */
export type Base64Data = [Base64Text, "base64"];

/**
 * Bytes compressed with Zstandard, in base64, and the name of this encoding.
 *
 * Source: anza-xyz/agave.
 */
export type Base64ZstdData = [Base64Text, "base64+zstd"];

/**
 * What an account has besides its data.
 *
 * Source: anza-xyz/agave.
 */
export interface AccountBase {
  /** Balance in lamports. */
  lamports: Lamports;
  /** Program that owns the account, and may change it. */
  owner: Pubkey;
  /** Whether the account is a program. */
  executable: boolean;
  /**
   * Epoch at which the account next owes rent: 2^64 - 1 for accounts that are exempt from rent, which all new
   * ones are.
   */
  rentEpoch: Epoch;
  /** Size of the data in bytes. */
  space: number | bigint;
}

/**
 * An account with its data in base58.
 *
 * Source: anza-xyz/agave.
 */
export interface AccountInBase58 extends AccountBase {
  /** Data, and its encoding. */
  data: Base58Data;
}

/**
 * An account with its data in base64.
 *
 * Source: anza-xyz/agave.
 */
export interface AccountInBase64 extends AccountBase {
  /** Data, and its encoding. */
  data: Base64Data;
}

/**
 * An account with its data compressed, in base64.
 *
 * Source: anza-xyz/agave.
 */
export interface AccountInBase64Zstd extends AccountBase {
  /** Data, and its encoding. */
  data: Base64ZstdData;
}

/**
 * An account with its data in base58 as a text alone: the form without `encoding`.
 *
 * Source: anza-xyz/agave.
 */
export interface AccountWithText extends AccountBase {
  /** Data in base58. */
  data: AccountBytesInBase58;
}

/**
 * An account with its data decoded by the node.
 *
 * Source: anza-xyz/agave.
 */
export interface ParsedAccount extends AccountBase {
  /** Decoded data. For programs that the node cannot decode, the bytes in base64. */
  data: ParsedAccountData | Base64Data;
}

/**
 * An account with its data in any encoding.
 *
 * Source: anza-xyz/agave.
 */
export interface SolanaAccount extends AccountBase {
  /** Data in the requested encoding. */
  data: Base58Text | Base58Data | Base64Data | Base64ZstdData | ParsedAccountData;
}

/**
 * Data of an account that the node has decoded. `program` says which form `parsed` has.
 *
 * Source: anza-xyz/agave.
 */
export type ParsedAccountData =
  | TokenData
  | Token2022Data
  | NonceData
  | LookupTableData
  | LoaderData
  | StakeData
  | VoteData
  | ConfigData
  | SysvarData;

/**
 * Integer in decimal, as text.
 *
 * Source: anza-xyz/agave.
 */
export type DecimalText = `${bigint}`;

/**
 * Fee of a signature.
 *
 * Source: anza-xyz/agave.
 */
export interface FeeCalculator {
  /** Fee in lamports. */
  lamportsPerSignature: DecimalText;
}

/**
 * A durable nonce, which replaces the blockhash of a transaction.
 *
 * Source: anza-xyz/agave.
 */
export interface NonceInfo {
  /** Address that may use the nonce. */
  authority: Pubkey;
  /** Value of the nonce. */
  blockhash: Blockhash;
  feeCalculator: FeeCalculator;
}

/**
 * Data of a nonce account of the system program.
 *
 * Source: anza-xyz/agave.
 */
export interface NonceData {
  program: "nonce";
  /** Kind of the account, and what it contains. */
  parsed: { type: "initialized"; info: NonceInfo } | { type: "uninitialized" };
  /** Size of the data in bytes. */
  space: number | bigint;
}

/**
 * An address lookup table.
 *
 * Source: anza-xyz/agave.
 */
export interface LookupTableInfo {
  /** Slot in which the table was deactivated: 2^64 - 1 if it is active. */
  deactivationSlot: DecimalText;
  /** Slot in which addresses were last added. */
  lastExtendedSlot: DecimalText;
  /** Index of the first address that was added in that slot. */
  lastExtendedSlotStartIndex: number;
  /** Address that may change the table. Absent if nobody may. */
  authority?: Pubkey;
  /** Addresses in the table. */
  addresses: Pubkey[];
}

/**
 * Data of an address lookup table.
 *
 * Source: anza-xyz/agave.
 */
export interface LookupTableData {
  program: "address-lookup-table";
  /** Kind of the account, and what it contains. */
  parsed: { type: "lookupTable"; info: LookupTableInfo } | { type: "uninitialized" };
  /** Size of the data in bytes. */
  space: number | bigint;
}

/**
 * A program that can be upgraded.
 *
 * Source: anza-xyz/agave.
 */
export interface LoaderProgramInfo {
  /** Account with the program's code. */
  programData: Pubkey;
}

/**
 * Code of a program that can be upgraded.
 *
 * Source: anza-xyz/agave.
 */
export interface LoaderProgramDataInfo {
  /** Slot of the last upgrade. */
  slot: Slot;
  /** Address that may upgrade the program, or `null`. */
  authority?: Pubkey | null;
  /** Code of the program. */
  data: Base64Data;
}

/**
 * A buffer with code that is being uploaded.
 *
 * Source: anza-xyz/agave.
 */
export interface LoaderBufferInfo {
  /** Address that may write to the buffer, or `null`. */
  authority?: Pubkey | null;
  /** Code in the buffer. */
  data: Base64Data;
}

/**
 * Data of an account of the upgradeable loader.
 *
 * Source: anza-xyz/agave.
 */
export interface LoaderData {
  program: "bpf-upgradeable-loader";
  /** Kind of the account, and what it contains. */
  parsed:
    | { type: "program"; info: LoaderProgramInfo }
    | { type: "programData"; info: LoaderProgramDataInfo }
    | { type: "buffer"; info: LoaderBufferInfo }
    | { type: "uninitialized" };
  /** Size of the data in bytes. */
  space: number | bigint;
}

/**
 * A key of an account of the config program.
 *
 * Source: anza-xyz/agave.
 */
export interface ValidatorKey {
  pubkey: Pubkey;
  /** Whether it must sign changes. */
  signer: boolean;
}

/**
 * What a validator publishes about itself.
 *
 * Source: anza-xyz/agave.
 */
export interface ValidatorInfo {
  /** Keys of the account. */
  keys: ValidatorKey[];
  /** Name, website and other details, as the validator wrote them. */
  configData: Record<string, unknown>;
}

/**
 * Former parameters of the stake program.
 *
 * Source: anza-xyz/agave.
 */
export interface StakeConfigInfo {
  /** Part of the stake that may be activated in an epoch. */
  warmupCooldownRate: number;
  /** Penalty, in 1/256. */
  slashPenalty: number;
}

/**
 * Data of an account of the config program.
 *
 * Source: anza-xyz/agave.
 */
export interface ConfigData {
  program: "config";
  /** Kind of the account, and what it contains. */
  parsed: { type: "validatorInfo"; info: ValidatorInfo } | { type: "stakeConfig"; info: StakeConfigInfo };
  /** Size of the data in bytes. */
  space: number | bigint;
}

/**
 * Which state of an account to return, and how.
 *
 * Source: anza-xyz/agave.
 */
export interface AccountConfig {
  /** Commitment that the state must have reached. Default: `finalized`. */
  commitment?: Commitment;
  /**
   * Lowest slot at which the node may evaluate the call. A node that has not reached it rejects the call with
   * -32016.
   */
  minContextSlot?: Slot;
  /** Encoding of the data. Default: base58 as a text alone, limited to 128 bytes. */
  encoding?: AccountEncoding;
  dataSlice?: DataSlice;
}

/**
 * Which state of several accounts to return, and how.
 *
 * Source: anza-xyz/agave.
 */
export interface AccountsConfig {
  /** Commitment that the state must have reached. Default: `finalized`. */
  commitment?: Commitment;
  /**
   * Lowest slot at which the node may evaluate the call. A node that has not reached it rejects the call with
   * -32016.
   */
  minContextSlot?: Slot;
  /** Encoding of the data. Default: `base64`. */
  encoding?: AccountEncoding;
  dataSlice?: DataSlice;
}

/**
 * Matches accounts whose data contains the bytes at the offset.
 *
 * Source: anza-xyz/agave.
 */
export interface MemcmpFilter {
  /** Bytes to compare with. */
  memcmp: {
    /** First byte of the data to compare. */
    offset: number;
    /** Bytes to compare with, at most 128. */
    bytes: string;
    /** Encoding of `bytes`. Default: `base58`. */
    encoding?: "base58" | "base64";
  };
}

/**
 * Matches accounts by the size of their data.
 *
 * Source: anza-xyz/agave.
 */
export interface DataSizeFilter {
  /** Size of the data in bytes. */
  dataSize: number | bigint;
}

/**
 * Condition for accounts of a program.
 *
 * Source: anza-xyz/agave.
 */
export type AccountFilter = MemcmpFilter | DataSizeFilter;

/**
 * Which accounts of a program to return, and how.
 *
 * Source: anza-xyz/agave.
 */
export interface ProgramAccountsConfig {
  /** Commitment that the state must have reached. Default: `finalized`. */
  commitment?: Commitment;
  /**
   * Lowest slot at which the node may evaluate the call. A node that has not reached it rejects the call with
   * -32016.
   */
  minContextSlot?: Slot;
  /** Encoding of the data. Default: base58 as a text alone, limited to 128 bytes. */
  encoding?: AccountEncoding;
  dataSlice?: DataSlice;
  /** Up to 4 conditions, all of which must hold. */
  filters?: readonly AccountFilter[];
  /** Whether to sort the accounts by address. Default: `true`. */
  sortResults?: boolean;
  /** Whether to return the context too. Default: `false`. */
  withContext?: boolean;
}

/**
 * Which accounts to compare.
 *
 * Source: anza-xyz/agave.
 */
export interface LargestAccountsConfig {
  /** Commitment that the state must have reached. Default: `finalized`. */
  commitment?: Commitment;
  /** Only accounts that are part of the circulating supply, or only those that are not. Default: all. */
  filter?: "circulating" | "nonCirculating";
  /** Whether to sort the accounts by balance. Default: `true`. */
  sortResults?: boolean;
}

/**
 * Balance of an account.
 *
 * Source: anza-xyz/agave.
 */
export interface AccountBalance {
  address: Pubkey;
  /** Balance in lamports. */
  lamports: Lamports;
}

/**
 * An account and its address, with its data in any encoding.
 *
 * Source: anza-xyz/agave.
 */
export interface KeyedAccount {
  /** Address of the account. */
  pubkey: Pubkey;
  /** The account. */
  account: SolanaAccount;
}

/**
 * An account and its address, with its data in base64.
 *
 * Source: anza-xyz/agave.
 */
export interface KeyedAccountInBase64 {
  /** Address of the account. */
  pubkey: Pubkey;
  /** The account. */
  account: AccountInBase64;
}

/**
 * An account and its address, with its data compressed, in base64.
 *
 * Source: anza-xyz/agave.
 */
export interface KeyedAccountInBase64Zstd {
  /** Address of the account. */
  pubkey: Pubkey;
  /** The account. */
  account: AccountInBase64Zstd;
}

/**
 * An account and its address, with its data decoded by the node.
 *
 * Source: anza-xyz/agave.
 */
export interface KeyedParsedAccount {
  /** Address of the account. */
  pubkey: Pubkey;
  /** The account. */
  account: ParsedAccount;
}

/**
 * An account and its address, with its data in base58.
 *
 * Source: anza-xyz/agave.
 */
export interface KeyedAccountInBase58 {
  /** Address of the account. */
  pubkey: Pubkey;
  /** The account. */
  account: AccountInBase58;
}

/**
 * An account and its address, with its data in base58 as a text alone: the form without `encoding`.
 *
 * Source: anza-xyz/agave.
 */
export interface KeyedAccountWithText {
  /** Address of the account. */
  pubkey: Pubkey;
  /** The account. */
  account: AccountWithText;
}

/** Accounts and their data. */
export interface SolanaAccountMethods {
  /**
   * Returns an account.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param address - Address of the account.
   * @param config - Encoding, part of the data and state.
   * @returns Account, with the context; `null` if it does not exist.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32016 (the node has not reached `minContextSlot`;
   * try again, or another node; `data` is a `MinContextSlotData`).
   * @example const account = await client.getAccountInfo("7oTqm26ctBKKbbL6kLj5EgvoX4t3TYojh9LCL5BA4gtg", { encoding: "jsonParsed", commitment: "confirmed" });
   */
  getAccountInfo(
    address: Pubkey,
    config: AccountConfig & { encoding: "base64" },
  ): Promise<{
    context: ResponseContext;
    /** Account, or `null` if it does not exist. */
    value: AccountInBase64 | null;
  }>;
  /** Returns data compressed, in base64. */
  getAccountInfo(
    address: Pubkey,
    config: AccountConfig & { encoding: "base64+zstd" },
  ): Promise<{
    context: ResponseContext;
    /** Account, or `null` if it does not exist. */
    value: AccountInBase64Zstd | null;
  }>;
  /** Returns data decoded by the node where it can. */
  getAccountInfo(
    address: Pubkey,
    config: AccountConfig & { encoding: "jsonParsed"; dataSlice?: never },
  ): Promise<{
    context: ResponseContext;
    /** Account, or `null` if it does not exist. */
    value: ParsedAccount | null;
  }>;
  /** Returns data in base58. */
  getAccountInfo(
    address: Pubkey,
    config: AccountConfig & { encoding: "base58" },
  ): Promise<{
    context: ResponseContext;
    /** Account, or `null` if it does not exist. */
    value: AccountInBase58 | null;
  }>;
  /** Returns data in base58, as a text alone. */
  getAccountInfo(
    address: Pubkey,
    config?: AccountConfig & { encoding?: never },
  ): Promise<{
    context: ResponseContext;
    /** Account, or `null` if it does not exist. */
    value: AccountWithText | null;
  }>;
  /** For params whose case is known only at run time. */
  getAccountInfo(
    address: Pubkey,
    config?: AccountConfig,
  ): Promise<{
    context: ResponseContext;
    /** Account, or `null` if it does not exist. */
    value: SolanaAccount | null;
  }>;

  /**
   * Returns several accounts.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param addresses - Addresses of up to 100 accounts.
   * @param config - Encoding, part of the data and state.
   * @returns Accounts in the order of the addresses, with the context.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32016 (the node has not reached `minContextSlot`;
   * try again, or another node; `data` is a `MinContextSlotData`).
   * @example const accounts = await client.getMultipleAccounts(["HAjpKvLX3RNTcgS6GhVgMhjt5iyFN1nrNfjv8R7k878Q", "7FmF9RPmip6V7mhfn3YW5WPQfVPsy5m1KJx5WXqomzSU"], { encoding: "base64" });
   */
  getMultipleAccounts(
    addresses: readonly Pubkey[],
    config: AccountsConfig & { encoding: "base64" },
  ): Promise<{
    context: ResponseContext;
    /** Accounts in the order of the addresses; `null` for those that do not exist. */
    value: (AccountInBase64 | null)[];
  }>;
  /** Returns data compressed, in base64. */
  getMultipleAccounts(
    addresses: readonly Pubkey[],
    config: AccountsConfig & { encoding: "base64+zstd" },
  ): Promise<{
    context: ResponseContext;
    /** Accounts in the order of the addresses; `null` for those that do not exist. */
    value: (AccountInBase64Zstd | null)[];
  }>;
  /** Returns data decoded by the node where it can. */
  getMultipleAccounts(
    addresses: readonly Pubkey[],
    config: AccountsConfig & { encoding: "jsonParsed"; dataSlice?: never },
  ): Promise<{
    context: ResponseContext;
    /** Accounts in the order of the addresses; `null` for those that do not exist. */
    value: (ParsedAccount | null)[];
  }>;
  /** Returns data in base58. */
  getMultipleAccounts(
    addresses: readonly Pubkey[],
    config: AccountsConfig & { encoding: "base58" },
  ): Promise<{
    context: ResponseContext;
    /** Accounts in the order of the addresses; `null` for those that do not exist. */
    value: (AccountInBase58 | null)[];
  }>;
  /** Returns data in base64. */
  getMultipleAccounts(
    addresses: readonly Pubkey[],
    config?: AccountsConfig & { encoding?: never },
  ): Promise<{
    context: ResponseContext;
    /** Accounts in the order of the addresses; `null` for those that do not exist. */
    value: (AccountInBase64 | null)[];
  }>;
  /** For params whose case is known only at run time. */
  getMultipleAccounts(
    addresses: readonly Pubkey[],
    config?: AccountsConfig,
  ): Promise<{
    context: ResponseContext;
    /** Accounts in the order of the addresses; `null` for those that do not exist. */
    value: (SolanaAccount | null)[];
  }>;

  /**
   * Returns the accounts that a program owns.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param program - Address of the program.
   * @param config - Filters, encoding, part of the data and state.
   * @returns Accounts of the program, with the context if `withContext` asks for it.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32010 (the node excludes the key from its indexes,
   * which the method needs), -32012 (the scan of accounts failed, such as because it returned too much),
   * -32016 (the node has not reached `minContextSlot`; try again, or another node; `data` is a
   * `MinContextSlotData`).
   * @example const accounts = await client.getProgramAccounts("TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA", { encoding: "jsonParsed", filters: [{ dataSize: 165 }, { memcmp: { offset: 32, bytes: "HAjpKvLX3RNTcgS6GhVgMhjt5iyFN1nrNfjv8R7k878Q" } }], withContext: true });
   */
  getProgramAccounts(
    program: Pubkey,
    config: ProgramAccountsConfig & { encoding: "base64"; withContext: true },
  ): Promise<{
    context: ResponseContext;
    /** Accounts of the program. */
    value: KeyedAccountInBase64[];
  }>;
  /** Returns data in base64. */
  getProgramAccounts(
    program: Pubkey,
    config: ProgramAccountsConfig & { encoding: "base64"; withContext?: false },
  ): Promise<KeyedAccountInBase64[]>;
  /** Returns data compressed, in base64, with the context. */
  getProgramAccounts(
    program: Pubkey,
    config: ProgramAccountsConfig & { encoding: "base64+zstd"; withContext: true },
  ): Promise<{
    context: ResponseContext;
    /** Accounts of the program. */
    value: KeyedAccountInBase64Zstd[];
  }>;
  /** Returns data compressed, in base64. */
  getProgramAccounts(
    program: Pubkey,
    config: ProgramAccountsConfig & { encoding: "base64+zstd"; withContext?: false },
  ): Promise<KeyedAccountInBase64Zstd[]>;
  /** Returns data decoded by the node where it can, with the context. */
  getProgramAccounts(
    program: Pubkey,
    config: ProgramAccountsConfig & {
      encoding: "jsonParsed";
      dataSlice?: never;
      withContext: true;
    },
  ): Promise<{
    context: ResponseContext;
    /** Accounts of the program. */
    value: KeyedParsedAccount[];
  }>;
  /** Returns data decoded by the node where it can. */
  getProgramAccounts(
    program: Pubkey,
    config: ProgramAccountsConfig & {
      encoding: "jsonParsed";
      dataSlice?: never;
      withContext?: false;
    },
  ): Promise<KeyedParsedAccount[]>;
  /** Returns data in base58, with the context. */
  getProgramAccounts(
    program: Pubkey,
    config: ProgramAccountsConfig & { encoding: "base58"; withContext: true },
  ): Promise<{
    context: ResponseContext;
    /** Accounts of the program. */
    value: KeyedAccountInBase58[];
  }>;
  /** Returns data in base58. */
  getProgramAccounts(
    program: Pubkey,
    config: ProgramAccountsConfig & { encoding: "base58"; withContext?: false },
  ): Promise<KeyedAccountInBase58[]>;
  /** Returns data in base58, as a text alone, with the context. */
  getProgramAccounts(
    program: Pubkey,
    config: ProgramAccountsConfig & { encoding?: never; withContext: true },
  ): Promise<{
    context: ResponseContext;
    /** Accounts of the program. */
    value: KeyedAccountWithText[];
  }>;
  /** Returns data in base58, as a text alone. */
  getProgramAccounts(
    program: Pubkey,
    config?: ProgramAccountsConfig & { encoding?: never; withContext?: false },
  ): Promise<KeyedAccountWithText[]>;
  /** For params whose case is known only at run time. */
  getProgramAccounts(
    program: Pubkey,
    config?: ProgramAccountsConfig,
  ): Promise<
    | KeyedAccount[]
    | {
      context: ResponseContext;
      /** Accounts of the program. */
      value: KeyedAccount[];
    }>;

  /**
   * Returns the balance of an account.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param address - Address of the account.
   * @param config - Commitment, and the lowest slot to read at.
   * @returns Balance in lamports, with the context.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32016 (the node has not reached `minContextSlot`;
   * try again, or another node; `data` is a `MinContextSlotData`).
   * @example const balance = await client.getBalance("HAjpKvLX3RNTcgS6GhVgMhjt5iyFN1nrNfjv8R7k878Q");
   */
  getBalance(
    address: Pubkey,
    config?: ContextConfig,
  ): Promise<{
    context: ResponseContext;
    /** Balance in lamports; 0 if the account does not exist. */
    value: Lamports;
  }>;

  /**
   * Returns the 20 accounts with the largest balances. Nodes may cache them for two hours; many providers do
   * not offer this method.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param config - Which accounts to compare.
   * @returns Accounts, the largest first, with the context.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32012 (the scan of accounts failed, such as
   * because it returned too much).
   * @example const accounts = await client.getLargestAccounts({ filter: "circulating" });
   */
  getLargestAccounts(
    config?: LargestAccountsConfig,
  ): Promise<{
    context: ResponseContext;
    /** Accounts, the largest first. */
    value: AccountBalance[];
  }>;

  /**
   * Returns the balance that exempts an account from rent. New accounts need it.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param size - Size of the account's data in bytes.
   * @param config - Commitment of the state to read.
   * @returns Balance in lamports.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602.
   * @example const balance = await client.getMinimumBalanceForRentExemption(165); // 2039280
   */
  getMinimumBalanceForRentExemption(size: number | bigint, config?: CommitmentConfig): Promise<Lamports>;
}

/**
 * The methods of {@link SolanaAccountMethods} as `{ method, params }` calls. The result is that of the first
 * of `overloads` whose params match.
 */
export interface SolanaAccountCalls {
  getAccountInfo: {
    params: readonly [address: Pubkey, config?: AccountConfig];
    result: {
      context: ResponseContext;
      /** Account, or `null` if it does not exist. */
      value: SolanaAccount | null;
    };
    overloads: [
      {
        params: readonly [address: Pubkey, config: AccountConfig & { encoding: "base64" }];
        result: {
          context: ResponseContext;
          /** Account, or `null` if it does not exist. */
          value: AccountInBase64 | null;
        };
      },
      {
        params: readonly [address: Pubkey, config: AccountConfig & { encoding: "base64+zstd" }];
        result: {
          context: ResponseContext;
          /** Account, or `null` if it does not exist. */
          value: AccountInBase64Zstd | null;
        };
      },
      {
        params: readonly [
          address: Pubkey,
          config: AccountConfig & { encoding: "jsonParsed"; dataSlice?: never },
        ];
        result: {
          context: ResponseContext;
          /** Account, or `null` if it does not exist. */
          value: ParsedAccount | null;
        };
      },
      {
        params: readonly [address: Pubkey, config: AccountConfig & { encoding: "base58" }];
        result: {
          context: ResponseContext;
          /** Account, or `null` if it does not exist. */
          value: AccountInBase58 | null;
        };
      },
      {
        params: readonly [address: Pubkey, config?: AccountConfig & { encoding?: never }];
        result: {
          context: ResponseContext;
          /** Account, or `null` if it does not exist. */
          value: AccountWithText | null;
        };
      },
    ];
  };
  getMultipleAccounts: {
    params: readonly [addresses: readonly Pubkey[], config?: AccountsConfig];
    result: {
      context: ResponseContext;
      /** Accounts in the order of the addresses; `null` for those that do not exist. */
      value: (SolanaAccount | null)[];
    };
    overloads: [
      {
        params: readonly [addresses: readonly Pubkey[], config: AccountsConfig & { encoding: "base64" }];
        result: {
          context: ResponseContext;
          /** Accounts in the order of the addresses; `null` for those that do not exist. */
          value: (AccountInBase64 | null)[];
        };
      },
      {
        params: readonly [addresses: readonly Pubkey[], config: AccountsConfig & { encoding: "base64+zstd" }];
        result: {
          context: ResponseContext;
          /** Accounts in the order of the addresses; `null` for those that do not exist. */
          value: (AccountInBase64Zstd | null)[];
        };
      },
      {
        params: readonly [
          addresses: readonly Pubkey[],
          config: AccountsConfig & { encoding: "jsonParsed"; dataSlice?: never },
        ];
        result: {
          context: ResponseContext;
          /** Accounts in the order of the addresses; `null` for those that do not exist. */
          value: (ParsedAccount | null)[];
        };
      },
      {
        params: readonly [addresses: readonly Pubkey[], config: AccountsConfig & { encoding: "base58" }];
        result: {
          context: ResponseContext;
          /** Accounts in the order of the addresses; `null` for those that do not exist. */
          value: (AccountInBase58 | null)[];
        };
      },
      {
        params: readonly [addresses: readonly Pubkey[], config?: AccountsConfig & { encoding?: never }];
        result: {
          context: ResponseContext;
          /** Accounts in the order of the addresses; `null` for those that do not exist. */
          value: (AccountInBase64 | null)[];
        };
      },
    ];
  };
  getProgramAccounts: {
    params: readonly [program: Pubkey, config?: ProgramAccountsConfig];
    result:
      | KeyedAccount[]
      | {
        context: ResponseContext;
        /** Accounts of the program. */
        value: KeyedAccount[];
      };
    overloads: [
      {
        params: readonly [
          program: Pubkey,
          config: ProgramAccountsConfig & { encoding: "base64"; withContext: true },
        ];
        result: {
          context: ResponseContext;
          /** Accounts of the program. */
          value: KeyedAccountInBase64[];
        };
      },
      {
        params: readonly [
          program: Pubkey,
          config: ProgramAccountsConfig & { encoding: "base64"; withContext?: false },
        ];
        result: KeyedAccountInBase64[];
      },
      {
        params: readonly [
          program: Pubkey,
          config: ProgramAccountsConfig & { encoding: "base64+zstd"; withContext: true },
        ];
        result: {
          context: ResponseContext;
          /** Accounts of the program. */
          value: KeyedAccountInBase64Zstd[];
        };
      },
      {
        params: readonly [
          program: Pubkey,
          config: ProgramAccountsConfig & { encoding: "base64+zstd"; withContext?: false },
        ];
        result: KeyedAccountInBase64Zstd[];
      },
      {
        params: readonly [
          program: Pubkey,
          config: ProgramAccountsConfig & {
            encoding: "jsonParsed";
            dataSlice?: never;
            withContext: true;
          },
        ];
        result: {
          context: ResponseContext;
          /** Accounts of the program. */
          value: KeyedParsedAccount[];
        };
      },
      {
        params: readonly [
          program: Pubkey,
          config: ProgramAccountsConfig & {
            encoding: "jsonParsed";
            dataSlice?: never;
            withContext?: false;
          },
        ];
        result: KeyedParsedAccount[];
      },
      {
        params: readonly [
          program: Pubkey,
          config: ProgramAccountsConfig & { encoding: "base58"; withContext: true },
        ];
        result: {
          context: ResponseContext;
          /** Accounts of the program. */
          value: KeyedAccountInBase58[];
        };
      },
      {
        params: readonly [
          program: Pubkey,
          config: ProgramAccountsConfig & { encoding: "base58"; withContext?: false },
        ];
        result: KeyedAccountInBase58[];
      },
      {
        params: readonly [
          program: Pubkey,
          config: ProgramAccountsConfig & { encoding?: never; withContext: true },
        ];
        result: {
          context: ResponseContext;
          /** Accounts of the program. */
          value: KeyedAccountWithText[];
        };
      },
      {
        params: readonly [
          program: Pubkey,
          config?: ProgramAccountsConfig & { encoding?: never; withContext?: false },
        ];
        result: KeyedAccountWithText[];
      },
    ];
  };
  getBalance: {
    params: readonly [address: Pubkey, config?: ContextConfig];
    result: {
      context: ResponseContext;
      /** Balance in lamports; 0 if the account does not exist. */
      value: Lamports;
    };
  };
  getLargestAccounts: {
    params: readonly [config?: LargestAccountsConfig];
    result: {
      context: ResponseContext;
      /** Accounts, the largest first. */
      value: AccountBalance[];
    };
  };
  getMinimumBalanceForRentExemption: { params: readonly [size: number | bigint, config?: CommitmentConfig]; result: Lamports };
}
