// Generated from specs/rpc/bitcoin-util.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { BitcoinBytes, BitcoinDerivationRange, BitcoinFeeRate } from "./bitcoin.ts";
import type { QuantityForm } from "./quantity-form.ts";

/**
 * Whether an address is valid, and its script.
 *
 * Source: bitcoin/bitcoin, src/rpc/output_script.cpp.
 */
export interface BitcoinAddressInfo {
  /** Whether it is valid. The other fields exist only if so. */
  isvalid: boolean;
  /** The address. */
  address?: string;
  /** Output script of the address. */
  scriptPubKey?: BitcoinBytes;
  /** Whether it stands for a script, if known. */
  isscript?: boolean;
  /** Whether it is an address of segwit. */
  iswitness?: boolean;
  /** Version of the witness. */
  witness_version?: number;
  /** Program of the witness. */
  witness_program?: BitcoinBytes;
  /** Why it is invalid. Since Bitcoin Core 22. */
  error?: string;
  /** Positions of characters that are probably wrong. Since Bitcoin Core 22. */
  error_locations?: number[];
}

/** Fees, addresses, descriptors and messages, as Bitcoin Core and nodes based on it have them. */
export interface BitcoinUtilMethods<Q extends QuantityForm = "hex"> {
  /**
   * Returns a fee rate with which a transaction should be in a block within a number of blocks.
   *
   * If the node has seen too few transactions, `feerate` is missing and `errors` says so. On Litecoin and
   * Dogecoin, only the first two params exist, and on Dogecoin only the first one.
   *
   * Source: bitcoin/bitcoin, src/rpc/fees.cpp.
   *
   * @param conf_target - Number of blocks, from 1 to 1008. Dogecoin calls the param `nblocks`.
   * @param estimate_mode - `economical` follows falling fees sooner, `conservative` later. Default:
   * `economical` since Bitcoin Core 28, `conservative` before.
   * @param options - More options. Since Bitcoin Core 32.
   * @returns The fee rate.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -3 (a param has the wrong type or an invalid amount), -5 (unknown block or
   * transaction, or an invalid address or key), -8 (a param is invalid or out of range), -28 (the node is
   * starting).
   * @example const estimate = await client.estimatesmartfee(6); // {"feerate":0.00012987,"blocks":6}
   */
  estimatesmartfee(
    conf_target: number,
    estimate_mode?: "unset" | "economical" | "conservative",
    options?: {
      /**
       * `block_policy` estimates from past blocks, `mempool_policy` from the mempool, `auto` returns the lower
       * one. Default: `auto`.
       */
      fee_rate_estimator?: "auto" | "block_policy" | "mempool_policy";
      /** 2 or more to return statistics of the mempool too. Default: 1. */
      verbosity?: number;
    },
  ): Promise<{
    /** Fee rate; not present if there are too few data. */
    feerate?: BitcoinFeeRate<Q>;
    /** Why there is no estimate. */
    errors?: string[];
    /** Number of blocks for which the estimate holds. */
    blocks: number;
    /** What produced the estimate. Since Bitcoin Core 32. */
    estimator?: string;
  }>;

  /**
   * Returns whether an address is valid on the node's network, and which script it stands for.
   *
   * Source: bitcoin/bitcoin, src/rpc/output_script.cpp.
   *
   * @param address - The address.
   * @returns The address and its script.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -3 (a param has the wrong type or an invalid amount), -5 (unknown block or
   * transaction, or an invalid address or key), -8 (a param is invalid or out of range), -28 (the node is
   * starting).
   * @example const address = await client.validateaddress("bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4");
   */
  validateaddress(address: string): Promise<BitcoinAddressInfo>;

  /**
   * Returns whether the key of an address has signed a message.
   *
   * Only addresses that stand for a key hash can be verified, not those of segwit.
   *
   * Source: bitcoin/bitcoin, src/rpc/signmessage.cpp.
   *
   * @param address - Address of the signer.
   * @param signature - Signature in base64.
   * @param message - The signed text.
   * @returns Whether the signature is valid.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -3 (a param has the wrong type or an invalid amount), -5 (unknown block or
   * transaction, or an invalid address or key), -8 (a param is invalid or out of range), -28 (the node is
   * starting).
   * @example const valid = await client.verifymessage("1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH", "IJ4uSrqAS2JJmAYH/kcmzUSDHxNBeoK7FfoHDIZFcNC6Zt1JY6a40k9JPIHGnKWqIMGFMzJDbHIOqpSCoaQBCTg=", "hello"); // false
   */
  verifymessage(address: string, signature: string, message: string): Promise<boolean>;

  /**
   * Creates an address that needs a number of signatures of several keys.
   *
   * Source: bitcoin/bitcoin, src/rpc/output_script.cpp.
   *
   * @param nrequired - Number of signatures required.
   * @param keys - Public keys.
   * @param address_type - Type of address. Default: `legacy`. Not on Dogecoin.
   * @returns The address and its script.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -3 (a param has the wrong type or an invalid amount), -5 (unknown block or
   * transaction, or an invalid address or key), -8 (a param is invalid or out of range), -28 (the node is
   * starting).
   * @example const multisig = await client.createmultisig(1, ["0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798"]);
   */
  createmultisig(
    nrequired: number,
    keys: readonly BitcoinBytes[],
    address_type?: "legacy" | "p2sh-segwit" | "bech32",
  ): Promise<{
    /** The address. */
    address: string;
    /** Script that spends from it. */
    redeemScript: BitcoinBytes;
    /** Descriptor of the address. Not on Dogecoin. */
    descriptor?: string;
    /** What was done in another way than asked. */
    warnings?: string[];
  }>;

  /**
   * Returns the canonical form of a descriptor and what it contains.
   *
   * Source: bitcoin/bitcoin, src/rpc/output_script.cpp.
   *
   * @param descriptor - The descriptor, with or without its checksum.
   * @returns The descriptor.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -3 (a param has the wrong type or an invalid amount), -5 (unknown block or
   * transaction, or an invalid address or key), -8 (a param is invalid or out of range), -28 (the node is
   * starting).
   * @example const descriptor = await client.getdescriptorinfo("wpkh(0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798)");
   */
  getdescriptorinfo(
    descriptor: string,
  ): Promise<{
    /** The descriptor in canonical form, without private keys. */
    descriptor: string;
    /** One descriptor for each path, if it has several. Since Bitcoin Core 28. */
    multipath_expansion?: string[];
    /** Checksum of the descriptor as given. */
    checksum: string;
    /** Whether it describes many addresses. */
    isrange: boolean;
    /** Whether it says how to spend. */
    issolvable: boolean;
    /** Whether it was given with a private key. */
    hasprivatekeys: boolean;
  }>;

  /**
   * Returns the addresses that a descriptor describes.
   *
   * Source: bitcoin/bitcoin, src/rpc/output_script.cpp.
   *
   * @param descriptor - The descriptor with its checksum.
   * @param range - Indexes to derive; required if the descriptor describes many addresses.
   * @returns The addresses; for a descriptor with several paths, a list for each.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -3 (a param has the wrong type or an invalid amount), -5 (unknown block or
   * transaction, or an invalid address or key), -8 (a param is invalid or out of range), -28 (the node is
   * starting).
   * @example const addresses = await client.deriveaddresses("wpkh(0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798)#ucxz0gak"); // ["bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"]
   */
  deriveaddresses(descriptor: string, range?: BitcoinDerivationRange): Promise<string[] | string[][]>;

  /**
   * Returns which indexes the node has, and how far they are built.
   *
   * Source: bitcoin/bitcoin, src/rpc/node.cpp.
   *
   * @param index_name - Name of an index. Default: all.
   * @returns The indexes by name.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -3 (a param has the wrong type or an invalid amount), -28
   * (the node is starting).
   * @example const indexes = await client.getindexinfo(); // {"txindex":{"synced":true,"best_block_height":171}}
   */
  getindexinfo(
    index_name?: string,
  ): Promise<Record<string, {
    /** Whether it is complete. */
    synced: boolean;
    /** Height up to which it is built. */
    best_block_height: number;
  }>>;

  /**
   * Returns for how long the node has been running.
   *
   * Source: bitcoin/bitcoin, src/rpc/server.cpp.
   *
   * @returns Seconds since the node's start.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message).
   * @example const seconds = await client.uptime(); // 86400
   */
  uptime(): Promise<number>;
}

/**
 * The methods of {@link BitcoinUtilMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface BitcoinUtilCalls<Q extends QuantityForm = "hex"> {
  estimatesmartfee: {
    params:
      | readonly [
          conf_target: number,
          estimate_mode?: "unset" | "economical" | "conservative",
          options?: {
            /**
             * `block_policy` estimates from past blocks, `mempool_policy` from the mempool, `auto` returns the lower
             * one. Default: `auto`.
             */
            fee_rate_estimator?: "auto" | "block_policy" | "mempool_policy";
            /** 2 or more to return statistics of the mempool too. Default: 1. */
            verbosity?: number;
          },
        ]
      | {
          readonly conf_target: number;
          readonly estimate_mode?: "unset" | "economical" | "conservative";
          readonly options?: {
  /**
   * `block_policy` estimates from past blocks, `mempool_policy` from the mempool, `auto` returns the lower
   * one. Default: `auto`.
   */
  fee_rate_estimator?: "auto" | "block_policy" | "mempool_policy";
  /** 2 or more to return statistics of the mempool too. Default: 1. */
  verbosity?: number;
};
        };
    result: {
      /** Fee rate; not present if there are too few data. */
      feerate?: BitcoinFeeRate<Q>;
      /** Why there is no estimate. */
      errors?: string[];
      /** Number of blocks for which the estimate holds. */
      blocks: number;
      /** What produced the estimate. Since Bitcoin Core 32. */
      estimator?: string;
    };
  };
  validateaddress: {
    params: readonly [address: string] | { readonly address: string };
    result: BitcoinAddressInfo;
  };
  verifymessage: {
    params:
      | readonly [address: string, signature: string, message: string]
      | { readonly address: string; readonly signature: string; readonly message: string };
    result: boolean;
  };
  createmultisig: {
    params:
      | readonly [
          nrequired: number,
          keys: readonly BitcoinBytes[],
          address_type?: "legacy" | "p2sh-segwit" | "bech32",
        ]
      | {
          readonly nrequired: number;
          readonly keys: readonly BitcoinBytes[];
          readonly address_type?: "legacy" | "p2sh-segwit" | "bech32";
        };
    result: {
      /** The address. */
      address: string;
      /** Script that spends from it. */
      redeemScript: BitcoinBytes;
      /** Descriptor of the address. Not on Dogecoin. */
      descriptor?: string;
      /** What was done in another way than asked. */
      warnings?: string[];
    };
  };
  getdescriptorinfo: {
    params: readonly [descriptor: string] | { readonly descriptor: string };
    result: {
      /** The descriptor in canonical form, without private keys. */
      descriptor: string;
      /** One descriptor for each path, if it has several. Since Bitcoin Core 28. */
      multipath_expansion?: string[];
      /** Checksum of the descriptor as given. */
      checksum: string;
      /** Whether it describes many addresses. */
      isrange: boolean;
      /** Whether it says how to spend. */
      issolvable: boolean;
      /** Whether it was given with a private key. */
      hasprivatekeys: boolean;
    };
  };
  deriveaddresses: {
    params:
      | readonly [descriptor: string, range?: BitcoinDerivationRange]
      | { readonly descriptor: string; readonly range?: BitcoinDerivationRange };
    result: string[] | string[][];
  };
  getindexinfo: {
    params: readonly [index_name?: string] | { readonly index_name?: string };
    result: Record<string, {
      /** Whether it is complete. */
      synced: boolean;
      /** Height up to which it is built. */
      best_block_height: number;
    }>;
  };
  uptime: {
    params: readonly [] | Readonly<Record<string, never>>;
    result: number;
  };
}
