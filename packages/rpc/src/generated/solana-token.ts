// Generated from specs/rpc/solana-token.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { CommitmentConfig, Pubkey, ResponseContext } from "./solana.ts";
import type {
  AccountBase, AccountConfig, DecimalText, KeyedAccount, KeyedAccountInBase58, KeyedAccountInBase64,
  KeyedAccountInBase64Zstd, KeyedAccountWithText,
} from "./solana-account.ts";

/**
 * An amount of a token.
 *
 * Source: anza-xyz/agave.
 */
export interface TokenAmount {
  /** Amount in the token's smallest unit. */
  amount: DecimalText;
  /** Number of decimals: `uiAmountString` is `amount` divided by 10 to the power of it. */
  decimals: number;
  /** Amount as a number, which may be rounded; `null` if it does not fit. Use `uiAmountString`. */
  uiAmount: number | null;
  /** Amount as a decimal text. Tokens with interest or a multiplier include it. */
  uiAmountString: string;
}

/**
 * An extension of a Token-2022 account or mint.
 *
 * Source: anza-xyz/agave.
 */
export interface TokenExtension {
  /** Name of the extension. */
  extension:
    | "confidentialMintBurn" | "confidentialTransferAccount" | "confidentialTransferFeeAmount"
    | "confidentialTransferFeeConfig" | "confidentialTransferMint" | "cpiGuard" | "defaultAccountState"
    | "groupMemberPointer" | "groupPointer" | "immutableOwner" | "interestBearingConfig" | "memoTransfer"
    | "metadataPointer" | "mintCloseAuthority" | "nonTransferable" | "nonTransferableAccount"
    | "pausableAccount" | "pausableConfig" | "permanentDelegate" | "scaledUiAmountConfig" | "tokenGroup"
    | "tokenGroupMember" | "tokenMetadata" | "transferFeeAmount" | "transferFeeConfig" | "transferHook"
    | "transferHookAccount" | "uninitialized" | "unparseableExtension";
  /** What the extension stores. Absent if it stores nothing. */
  state?: Record<string, unknown>;
}

/**
 * A token account: the balance of one owner in one token.
 *
 * Source: anza-xyz/agave.
 */
export interface TokenAccountInfo {
  /** Mint of the token. */
  mint: Pubkey;
  /** Owner of the tokens. */
  owner: Pubkey;
  /** Balance. */
  tokenAmount: TokenAmount;
  /** Whether the account can be used. */
  state: "uninitialized" | "initialized" | "frozen";
  /** Whether the tokens are wrapped SOL. */
  isNative: boolean;
  /** Lamports that are not part of the balance, if the tokens are wrapped SOL. */
  rentExemptReserve?: TokenAmount;
  /** Address that may transfer some of the tokens. */
  delegate?: Pubkey;
  /** Amount that the delegate may transfer. */
  delegatedAmount?: TokenAmount;
  /** Address that may close the account. */
  closeAuthority?: Pubkey;
  /** Extensions of Token-2022. */
  extensions?: TokenExtension[];
}

/**
 * A mint: what defines a token.
 *
 * Source: anza-xyz/agave.
 */
export interface MintInfo {
  /** Address that may create tokens, or `null`. */
  mintAuthority: Pubkey | null;
  /** Number of tokens, in the smallest unit. */
  supply: DecimalText;
  /** Number of decimals. */
  decimals: number;
  /** Whether the mint can be used. */
  isInitialized: boolean;
  /** Address that may freeze accounts of the token, or `null`. */
  freezeAuthority: Pubkey | null;
  /** Extensions of Token-2022. */
  extensions?: TokenExtension[];
}

/**
 * A multisignature account.
 *
 * Source: anza-xyz/agave.
 */
export interface MultisigInfo {
  /** Number of signers that must sign. */
  numRequiredSigners: number;
  /** Number of signers. */
  numValidSigners: number;
  /** Whether the account can be used. */
  isInitialized: boolean;
  /** Signers. */
  signers: Pubkey[];
}

/**
 * Data of an account of the program spl-token.
 *
 * Source: anza-xyz/agave.
 */
export interface TokenData {
  program: "spl-token";
  /** Kind of the account, and what it contains. */
  parsed:
    | { type: "account"; info: TokenAccountInfo }
    | { type: "mint"; info: MintInfo }
    | { type: "multisig"; info: MultisigInfo };
  /** Size of the data in bytes. */
  space: number | bigint;
}

/**
 * Data of an account of the program spl-token-2022.
 *
 * Source: anza-xyz/agave.
 */
export interface Token2022Data {
  program: "spl-token-2022";
  /** Kind of the account, and what it contains. */
  parsed:
    | { type: "account"; info: TokenAccountInfo }
    | { type: "mint"; info: MintInfo }
    | { type: "multisig"; info: MultisigInfo };
  /** Size of the data in bytes. */
  space: number | bigint;
}

/**
 * A token account decoded by the node.
 *
 * Source: anza-xyz/agave.
 */
export interface ParsedTokenAccount extends AccountBase {
  /** Decoded data. */
  data: {
    /** Token program. */
    program: "spl-token" | "spl-token-2022";
    /** Kind of the account, and what it contains. */
    parsed: { type: "account"; info: TokenAccountInfo };
    /** Size of the data in bytes. */
    space: number | bigint;
  };
}

/**
 * A token account decoded by the node, and its address.
 *
 * Source: anza-xyz/agave.
 */
export interface KeyedTokenAccount {
  /** Address of the account. */
  pubkey: Pubkey;
  /** The account. */
  account: ParsedTokenAccount;
}

/**
 * A token account and its balance.
 *
 * Source: anza-xyz/agave.
 */
export interface LargestTokenAccount extends TokenAmount {
  /** Address of the token account. */
  address: Pubkey;
}

/**
 * Token accounts of one mint, or of one token program.
 *
 * Source: anza-xyz/agave.
 */
export type TokenAccountsFilter =
  | {
    /** Mint of the token. */
    mint: Pubkey;
  }
  | {
    /** Address of the token program. */
    programId: Pubkey;
  };

/** Balances and accounts of the token programs. */
export interface SolanaTokenMethods {
  /**
   * Returns the balance of a token account.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param address - Address of the token account.
   * @param config - Commitment of the state to read.
   * @returns Balance, with the context.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602.
   * @example const amount = await client.getTokenAccountBalance("7oTqm26ctBKKbbL6kLj5EgvoX4t3TYojh9LCL5BA4gtg");
   */
  getTokenAccountBalance(
    address: Pubkey,
    config?: CommitmentConfig,
  ): Promise<{
    context: ResponseContext;
    /** Balance. */
    value: TokenAmount;
  }>;

  /**
   * Returns the token accounts whose tokens a delegate may transfer.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param delegate - Address of the delegate.
   * @param filter - Which of these token accounts.
   * @param config - Encoding, part of the data and state.
   * @returns Token accounts, with the context.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32010 (the node excludes the key from its indexes,
   * which the method needs), -32012 (the scan of accounts failed, such as because it returned too much),
   * -32016 (the node has not reached `minContextSlot`; try again, or another node; `data` is a
   * `MinContextSlotData`).
   * @example const accounts = await client.getTokenAccountsByDelegate("67D1171myySnv2RW1x3g9MmJ6ZeyH9TSvb4HxHR2zFMA", { mint: "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGkZwyTDt1v" }, { encoding: "jsonParsed" });
   */
  getTokenAccountsByDelegate(
    delegate: Pubkey,
    filter: TokenAccountsFilter,
    config: AccountConfig & { encoding: "base64" },
  ): Promise<{
    context: ResponseContext;
    /** Token accounts. */
    value: KeyedAccountInBase64[];
  }>;
  /** Returns data compressed, in base64. */
  getTokenAccountsByDelegate(
    delegate: Pubkey,
    filter: TokenAccountsFilter,
    config: AccountConfig & { encoding: "base64+zstd" },
  ): Promise<{
    context: ResponseContext;
    /** Token accounts. */
    value: KeyedAccountInBase64Zstd[];
  }>;
  /** Returns data decoded by the node where it can. */
  getTokenAccountsByDelegate(
    delegate: Pubkey,
    filter: TokenAccountsFilter,
    config: AccountConfig & { encoding: "jsonParsed"; dataSlice?: never },
  ): Promise<{
    context: ResponseContext;
    /** Token accounts. */
    value: KeyedTokenAccount[];
  }>;
  /** Returns data in base58. */
  getTokenAccountsByDelegate(
    delegate: Pubkey,
    filter: TokenAccountsFilter,
    config: AccountConfig & { encoding: "base58" },
  ): Promise<{
    context: ResponseContext;
    /** Token accounts. */
    value: KeyedAccountInBase58[];
  }>;
  /** Returns data in base58, as a text alone. */
  getTokenAccountsByDelegate(
    delegate: Pubkey,
    filter: TokenAccountsFilter,
    config?: AccountConfig & { encoding?: never },
  ): Promise<{
    context: ResponseContext;
    /** Token accounts. */
    value: KeyedAccountWithText[];
  }>;
  /** For params whose case is known only at run time. */
  getTokenAccountsByDelegate(
    delegate: Pubkey,
    filter: TokenAccountsFilter,
    config?: AccountConfig,
  ): Promise<{
    context: ResponseContext;
    /** Token accounts. */
    value: (KeyedAccount | KeyedTokenAccount)[];
  }>;

  /**
   * Returns the token accounts of an owner.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param owner - Address of the owner.
   * @param filter - Which of these token accounts.
   * @param config - Encoding, part of the data and state.
   * @returns Token accounts, with the context.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32010 (the node excludes the key from its indexes,
   * which the method needs), -32012 (the scan of accounts failed, such as because it returned too much),
   * -32016 (the node has not reached `minContextSlot`; try again, or another node; `data` is a
   * `MinContextSlotData`).
   * @example const accounts = await client.getTokenAccountsByOwner("HAjpKvLX3RNTcgS6GhVgMhjt5iyFN1nrNfjv8R7k878Q", { mint: "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGkZwyTDt1v" }, { encoding: "jsonParsed" });
   */
  getTokenAccountsByOwner(
    owner: Pubkey,
    filter: TokenAccountsFilter,
    config: AccountConfig & { encoding: "base64" },
  ): Promise<{
    context: ResponseContext;
    /** Token accounts. */
    value: KeyedAccountInBase64[];
  }>;
  /** Returns data compressed, in base64. */
  getTokenAccountsByOwner(
    owner: Pubkey,
    filter: TokenAccountsFilter,
    config: AccountConfig & { encoding: "base64+zstd" },
  ): Promise<{
    context: ResponseContext;
    /** Token accounts. */
    value: KeyedAccountInBase64Zstd[];
  }>;
  /** Returns data decoded by the node where it can. */
  getTokenAccountsByOwner(
    owner: Pubkey,
    filter: TokenAccountsFilter,
    config: AccountConfig & { encoding: "jsonParsed"; dataSlice?: never },
  ): Promise<{
    context: ResponseContext;
    /** Token accounts. */
    value: KeyedTokenAccount[];
  }>;
  /** Returns data in base58. */
  getTokenAccountsByOwner(
    owner: Pubkey,
    filter: TokenAccountsFilter,
    config: AccountConfig & { encoding: "base58" },
  ): Promise<{
    context: ResponseContext;
    /** Token accounts. */
    value: KeyedAccountInBase58[];
  }>;
  /** Returns data in base58, as a text alone. */
  getTokenAccountsByOwner(
    owner: Pubkey,
    filter: TokenAccountsFilter,
    config?: AccountConfig & { encoding?: never },
  ): Promise<{
    context: ResponseContext;
    /** Token accounts. */
    value: KeyedAccountWithText[];
  }>;
  /** For params whose case is known only at run time. */
  getTokenAccountsByOwner(
    owner: Pubkey,
    filter: TokenAccountsFilter,
    config?: AccountConfig,
  ): Promise<{
    context: ResponseContext;
    /** Token accounts. */
    value: (KeyedAccount | KeyedTokenAccount)[];
  }>;

  /**
   * Returns the 20 largest accounts of a token.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param mint - Mint of the token.
   * @param config - Commitment of the state to read.
   * @returns Token accounts, the largest first, with the context.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32010 (the node excludes the key from its indexes,
   * which the method needs), -32012 (the scan of accounts failed, such as because it returned too much).
   * @example const accounts = await client.getTokenLargestAccounts("EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGkZwyTDt1v");
   */
  getTokenLargestAccounts(
    mint: Pubkey,
    config?: CommitmentConfig,
  ): Promise<{
    context: ResponseContext;
    /** Token accounts, the largest first. */
    value: LargestTokenAccount[];
  }>;

  /**
   * Returns the supply of a token.
   *
   * Source: anza-xyz/agave; Solana documentation.
   *
   * @param mint - Mint of the token.
   * @param config - Commitment of the state to read.
   * @returns Supply, with the context.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602.
   * @example const amount = await client.getTokenSupply("EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGkZwyTDt1v");
   */
  getTokenSupply(
    mint: Pubkey,
    config?: CommitmentConfig,
  ): Promise<{
    context: ResponseContext;
    /** Supply. */
    value: TokenAmount;
  }>;
}

/**
 * The methods of {@link SolanaTokenMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface SolanaTokenCalls {
  getTokenAccountBalance: {
    params: readonly [address: Pubkey, config?: CommitmentConfig];
    result: {
      context: ResponseContext;
      /** Balance. */
      value: TokenAmount;
    };
  };
  getTokenAccountsByDelegate: {
    params: readonly [delegate: Pubkey, filter: TokenAccountsFilter, config?: AccountConfig];
    result: {
      context: ResponseContext;
      /** Token accounts. */
      value: (KeyedAccount | KeyedTokenAccount)[];
    };
    overloads: [
      {
        params: readonly [
          delegate: Pubkey,
          filter: TokenAccountsFilter,
          config: AccountConfig & { encoding: "base64" },
        ];
        result: {
          context: ResponseContext;
          /** Token accounts. */
          value: KeyedAccountInBase64[];
        };
      },
      {
        params: readonly [
          delegate: Pubkey,
          filter: TokenAccountsFilter,
          config: AccountConfig & { encoding: "base64+zstd" },
        ];
        result: {
          context: ResponseContext;
          /** Token accounts. */
          value: KeyedAccountInBase64Zstd[];
        };
      },
      {
        params: readonly [
          delegate: Pubkey,
          filter: TokenAccountsFilter,
          config: AccountConfig & { encoding: "jsonParsed"; dataSlice?: never },
        ];
        result: {
          context: ResponseContext;
          /** Token accounts. */
          value: KeyedTokenAccount[];
        };
      },
      {
        params: readonly [
          delegate: Pubkey,
          filter: TokenAccountsFilter,
          config: AccountConfig & { encoding: "base58" },
        ];
        result: {
          context: ResponseContext;
          /** Token accounts. */
          value: KeyedAccountInBase58[];
        };
      },
      {
        params: readonly [
          delegate: Pubkey,
          filter: TokenAccountsFilter,
          config?: AccountConfig & { encoding?: never },
        ];
        result: {
          context: ResponseContext;
          /** Token accounts. */
          value: KeyedAccountWithText[];
        };
      },
    ];
  };
  getTokenAccountsByOwner: {
    params: readonly [owner: Pubkey, filter: TokenAccountsFilter, config?: AccountConfig];
    result: {
      context: ResponseContext;
      /** Token accounts. */
      value: (KeyedAccount | KeyedTokenAccount)[];
    };
    overloads: [
      {
        params: readonly [
          owner: Pubkey,
          filter: TokenAccountsFilter,
          config: AccountConfig & { encoding: "base64" },
        ];
        result: {
          context: ResponseContext;
          /** Token accounts. */
          value: KeyedAccountInBase64[];
        };
      },
      {
        params: readonly [
          owner: Pubkey,
          filter: TokenAccountsFilter,
          config: AccountConfig & { encoding: "base64+zstd" },
        ];
        result: {
          context: ResponseContext;
          /** Token accounts. */
          value: KeyedAccountInBase64Zstd[];
        };
      },
      {
        params: readonly [
          owner: Pubkey,
          filter: TokenAccountsFilter,
          config: AccountConfig & { encoding: "jsonParsed"; dataSlice?: never },
        ];
        result: {
          context: ResponseContext;
          /** Token accounts. */
          value: KeyedTokenAccount[];
        };
      },
      {
        params: readonly [
          owner: Pubkey,
          filter: TokenAccountsFilter,
          config: AccountConfig & { encoding: "base58" },
        ];
        result: {
          context: ResponseContext;
          /** Token accounts. */
          value: KeyedAccountInBase58[];
        };
      },
      {
        params: readonly [
          owner: Pubkey,
          filter: TokenAccountsFilter,
          config?: AccountConfig & { encoding?: never },
        ];
        result: {
          context: ResponseContext;
          /** Token accounts. */
          value: KeyedAccountWithText[];
        };
      },
    ];
  };
  getTokenLargestAccounts: {
    params: readonly [mint: Pubkey, config?: CommitmentConfig];
    result: {
      context: ResponseContext;
      /** Token accounts, the largest first. */
      value: LargestTokenAccount[];
    };
  };
  getTokenSupply: {
    params: readonly [mint: Pubkey, config?: CommitmentConfig];
    result: {
      context: ResponseContext;
      /** Supply. */
      value: TokenAmount;
    };
  };
}
