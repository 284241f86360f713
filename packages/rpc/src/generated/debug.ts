// Generated from specs/rpc/debug.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { BlockWithHashes, BlockWithTransactions } from "./ethereum.ts";
import type { Address, BlockNumberOrTag, BlockReference, Hash, Hex, HexValue, Quantity, StorageKey } from "./shared.ts";

/**
 * A block that the node rejected.
 *
 * Source: ethereum/execution-apis.
 */
export interface BadBlock {
  /** The block. */
  block: BlockWithTransactions | BlockWithHashes;
  /** Hash of the block. */
  hash: Hash;
  /** The block, RLP encoded. */
  rlp: Hex;
}

/**
 * Slots of a contract.
 *
 * Source: go-ethereum; besu; erigontech/rpc-tests.
 */
export interface StorageRange {
  /**
   * By the hash of the slot: the slot, if the node knows it, and what it holds. `null` from Erigon if there
   * are none.
   */
  storage: Record<Hash, { key: Hash | null; value: Hash }> | null;
  /** The start of the next page. `null`, or absent from Besu, at the end. */
  nextKey?: Hash | null;
  /** `true` at the end. Only Besu returns it. */
  complete?: boolean;
}

/**
 * Addresses of accounts, as Besu returns them.
 *
 * Source: besu.
 */
export interface AccountAddresses {
  /** By the hash of the address, the address; the zero address where the node does not know it. */
  addressMap: Record<Hash, Address>;
  /**
   * The start of the next page, or 32 zero bytes at the end. Absent or `null` for a block that the node does
   * not have.
   */
  nextKey?: Hash | null;
}

/**
 * Accounts of a state.
 *
 * Source: go-ethereum.
 */
export interface StateDump {
  /** Root of the state, in hex. */
  root: string;
  /** By address, or `pre(…)` with its hash where that is not known. */
  accounts: Record<string, DumpedAccount>;
  /** The start of the next page, in base 64. Absent at the end. */
  next?: string;
}

/**
 * An account of a state.
 *
 * Source: go-ethereum.
 */
export interface DumpedAccount {
  /** Wei, in decimal. */
  balance: string;
  nonce: number | bigint;
  /** Root of the trie of its storage. */
  root: Hex;
  /** Hash of its code. */
  codeHash: Hex;
  /** Its code. */
  code?: Hex;
  /** Hex digits by slot. */
  storage?: Record<Hash, string>;
  /** The account. */
  address?: Address;
  /** Hash of its address. */
  key?: Hex;
}

/**
 * All that is needed to run a block.
 *
 * Source: go-ethereum, reth.
 */
export interface ExecutionWitness {
  /** Nodes of the tries that are read, from some nodes by their hash. */
  state: Hex[] | Record<Hex, Hex>;
  /** Codes that are run, from some nodes by their hash. */
  codes: Hex[] | Record<Hex, Hex>;
  /** The preimages of the hashes in the tries. */
  keys?: Hex[] | Record<Hex, Hex> | null;
  /** Headers of blocks before it whose hashes are requested. */
  headers?: (Hex | Record<string, unknown>)[] | null;
}

/** Blocks and transactions as bytes, and the state as the node keeps it. */
export interface DebugMethods {
  /**
   * The header of a block, RLP-encoded as it is hashed.
   *
   * @param block - The block.
   * @returns the header, RLP encoded.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), -32001 (the block
   * or transaction is not known), -32004 (the node does not offer the method), 4444 (the node no longer keeps
   * that part of the chain).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const header = await client.debug_getRawHeader("0x32026e"); // "0xf9020d"
   * ```
   *
   * Source: interface: C; hashes from go-ethereum and reth.
   */
  debug_getRawHeader(block: BlockReference): Promise<Hex>;

  /**
   * A block, RLP-encoded as nodes send it to each other.
   *
   * @param block - The block.
   * @returns the block, RLP encoded.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), -32001 (the block
   * or transaction is not known), -32004 (the node does not offer the method), 4444 (the node no longer keeps
   * that part of the chain).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const block = await client.debug_getRawBlock("0x32026e"); // "0xf9609d"
   * ```
   *
   * Source: ethereum/execution-apis.
   */
  debug_getRawBlock(block: BlockReference): Promise<Hex>;

  /**
   * The bytes of a transaction; while it is in the pool, with its blobs.
   *
   * @param transactionHash - Hash of the transaction.
   * @returns the signed transaction in its binary form (EIP-2718). Empty or `null` from some nodes when there
   * is none.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), -32001 (the block
   * or transaction is not known), -32004 (the node does not offer the method), 4444 (the node no longer keeps
   * that part of the chain).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const transaction = await client.debug_getRawTransaction("0xa3ece39ae137617669c6933b7578b94e705e765683f260fcfe30eaa41932610f"); // "0x02f8"
   * ```
   *
   * Source: ethereum/execution-apis.
   */
  debug_getRawTransaction(transactionHash: Hash): Promise<Hex | null>;

  /**
   * The bytes of all transactions of a block.
   *
   * @param block - The block.
   * @returns in order, each as it is signed and hashed (EIP-2718).
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), -32001 (the block
   * or transaction is not known), -32004 (the node does not offer the method), 4444 (the node no longer keeps
   * that part of the chain).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const transactions = await client.debug_getRawTransactions("0x2d"); // ["0x02f8"]
   * ```
   *
   * Source: reth.
   */
  debug_getRawTransactions(block: BlockReference): Promise<Hex[]>;

  /**
   * The receipts of a block, encoded as they are hashed.
   *
   * @param block - The block.
   * @returns in order, each encoded by EIP-2718. Besu returns `null` for a block that it does not have.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), -32001 (the block
   * or transaction is not known), -32004 (the node does not offer the method), 4444 (the node no longer keeps
   * that part of the chain).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const receipts = await client.debug_getRawReceipts("0x2d"); // ["0x02f9"]
   * ```
   *
   * Source: ethereum/execution-apis.
   */
  debug_getRawReceipts(block: BlockReference): Promise<Hex[] | null>;

  /**
   * Gets the accounts and slots that a block read and wrote, in the form that is hashed.
   *
   * @param block - The block.
   * @returns the list, RLP encoded.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), -32001 (the block
   * or transaction is not known), -32004 (the node does not offer the method), 4444 (the node no longer keeps
   * that part of the chain).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const accounts = await client.debug_getRawBlockAccessList("latest"); // "0xc0"
   * ```
   *
   * Source: ethereum/execution-apis; EIP-7928.
   */
  debug_getRawBlockAccessList(block: BlockReference): Promise<Hex>;

  /**
   * Invalid blocks that the node has seen recently.
   *
   * @returns the blocks.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32004 (the node does not offer the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const blocks = await client.debug_getBadBlocks(); // []
   * ```
   *
   * Source: ethereum/execution-apis.
   */
  debug_getBadBlocks(): Promise<BadBlock[]>;

  /**
   * Slots of a contract in the order of their hashes, part by part.
   *
   * @param block - The block.
   * @param transactionIndex - After how many transactions of the block.
   * @param address - The contract.
   * @param start - Hash of a slot, or how it begins, where to start.
   * @param limit - Maximum slots to return.
   * @returns the slots.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32004 (the node does not offer the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const range = await client.debug_storageRangeAt("0x843d30d83dfac1eae1a90c7e0b3a9be442fda1dbb2cca4fe63a5dff3fb9d4d2a", 0, "0x5fbdb2315678afecb367f032d93f642f64180aa3", "0x00", 1);
   * ```
   *
   * Source: go-ethereum, erigon, reth.
   */
  debug_storageRangeAt(
    block: BlockReference,
    transactionIndex: number,
    address: Address,
    start: StorageKey,
    limit: number,
  ): Promise<StorageRange>;

  /**
   * Accounts in the order of the hashes of their addresses, part by part.
   *
   * @param block - The block.
   * @param start - Hash of an address, or how it begins, where to start. In Besu a transaction's position,
   * which it ignores.
   * @param limit - Maximum accounts to return; a node returns at most 256. In Besu, the hash of the address
   * to start at.
   * @param withoutCode - `true` to omit their code. In Besu, the maximum accounts to return.
   * @param withoutStorage - `true` to omit their storage. Besu does not accept it.
   * @param incomplete - `true` to include accounts of which only the hash of the address is known.
   * @returns the accounts.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32004 (the node does not offer the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const dump = await client.debug_accountRange("latest", "0x", 1, true, true);
   * ```
   *
   * Source: go-ethereum, erigon; besu for its own params and result.
   */
  debug_accountRange(
    block: BlockReference,
    start: HexValue,
    limit: number,
    withoutCode: boolean,
    withoutStorage: boolean,
    incomplete?: boolean,
  ): Promise<StateDump>;
  /** Accounts in the order of the hashes of their addresses, part by part. With the params of Besu. */
  debug_accountRange(
    block: BlockReference,
    start: HexValue,
    limit: HexValue,
    withoutCode: number,
    withoutStorage?: boolean,
    incomplete?: boolean,
  ): Promise<AccountAddresses>;
  /**
   * Accounts in the order of the hashes of their addresses, part by part. For params whose case is known only
   * at run time.
   */
  debug_accountRange(
    block: BlockReference,
    start: HexValue,
    limit: number | HexValue,
    withoutCode: boolean | number,
    withoutStorage?: boolean,
    incomplete?: boolean,
  ): Promise<StateDump | AccountAddresses>;

  /**
   * The accounts after a block, the first 256 of them.
   *
   * @param block - Number of the block, or a tag.
   * @returns the accounts.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32004 (the node does not offer the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const dump = await client.debug_dumpBlock("0x0");
   * ```
   *
   * Source: go-ethereum.
   */
  debug_dumpBlock(block: BlockNumberOrTag): Promise<StateDump>;

  /**
   * An account as it was at a place in a block.
   *
   * @param blockHash - Hash of the block.
   * @param transactionIndex - After how many transactions of the block.
   * @param address - The account.
   * @returns the account, or `null` when there is none.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32004 (the node does not offer the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const account = await client.debug_accountAt("0x843d30d83dfac1eae1a90c7e0b3a9be442fda1dbb2cca4fe63a5dff3fb9d4d2a", 0, "0x7435ed30a8b4aeb0877cef0c6e8cffe834eb865f");
   * ```
   *
   * Source: erigon; besu.
   */
  debug_accountAt(
    blockHash: Hash,
    transactionIndex: number,
    address: Address,
  ): Promise<
    | {
      balance: Quantity;
      nonce: Quantity;
      /** Its code; from Besu `0x0` if it has none. */
      code: HexValue;
      /** Hash of its code. */
      codeHash?: Hash;
      /** The same, as Besu calls it. */
      codehash?: Hash;
    }
    | null>;

  /**
   * The accounts that changed from one block to another.
   *
   * @param from - Hash of the first block. Alone, what changed in it.
   * @param to - Hash of the last block.
   * @returns the accounts; from some nodes `null` if there are none.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32004 (the node does not offer the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const addresses = await client.debug_getModifiedAccountsByHash("0x843d30d83dfac1eae1a90c7e0b3a9be442fda1dbb2cca4fe63a5dff3fb9d4d2a"); // ["0x7435ed30a8b4aeb0877cef0c6e8cffe834eb865f"]
   * ```
   *
   * Source: go-ethereum, erigon.
   */
  debug_getModifiedAccountsByHash(from: Hash, to?: Hash): Promise<Address[] | null>;

  /**
   * The accounts that changed from one block to another.
   *
   * @param from - Number of the first block, as an integer. Alone, what changed in it.
   * @param to - Number of the last block, as an integer.
   * @returns the accounts; from some nodes `null` if there are none.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32004 (the node does not offer the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const addresses = await client.debug_getModifiedAccountsByNumber(45, 46); // ["0x7435ed30a8b4aeb0877cef0c6e8cffe834eb865f"]
   * ```
   *
   * Source: go-ethereum, erigon.
   */
  debug_getModifiedAccountsByNumber(from: number | bigint, to?: number | bigint): Promise<Address[] | null>;

  /**
   * The first block of a range, in either direction, whose state the node has on its disk.
   *
   * @param from - The first block.
   * @param to - The last block.
   * @returns number of the block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32004 (the node does not offer the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const number = await client.debug_getAccessibleState("0x0", "latest"); // 45
   * ```
   *
   * Source: go-ethereum.
   */
  debug_getAccessibleState(from: BlockNumberOrTag, to: BlockNumberOrTag): Promise<number | bigint>;

  /**
   * The preimage of a Keccak-256 hash, if the node knows it.
   *
   * @param hash - The hash.
   * @returns the preimage.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32004 (the node does not offer the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const bytes = await client.debug_preimage("0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470"); // "0x"
   * ```
   *
   * Source: go-ethereum.
   */
  debug_preimage(hash: Hash): Promise<Hex>;

  /**
   * Code of a contract by the hash of the code.
   *
   * @param hash - The hash of the code.
   * @param block - State after which block; `latest` by default.
   * @returns the code, or `null` when there is none.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32004 (the node does not offer the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const code = await client.debug_codeByHash("0x0000000000000000000000000000000000000000000000000000000000000000"); // null
   * ```
   *
   * Source: reth.
   */
  debug_codeByHash(hash: Hash, block?: BlockReference): Promise<Hex | null>;

  /**
   * A block as text for people.
   *
   * @param number - Number of the block, as an integer.
   * @returns the block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32004 (the node does not offer the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const text = await client.debug_printBlock(45); // "Block(#45): {}"
   * ```
   *
   * Source: go-ethereum.
   */
  debug_printBlock(number: number | bigint): Promise<string>;

  /**
   * The part of the state that is needed to run a block without the rest.
   *
   * @param block - The block.
   * @param mode - The form of the witness, `legacy` by default. go-ethereum knows only one.
   * @returns state, codes, keys and headers.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32004 (the node does not offer the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const witness = await client.debug_executionWitness("0x2d", "canonical"); // {"state":[],"codes":[],"keys":[],"headers":["0xf9020d"]}
   * ```
   *
   * Source: go-ethereum, erigon, reth.
   */
  debug_executionWitness(block: BlockReference, mode?: "legacy" | "canonical"): Promise<ExecutionWitness>;

  /**
   * The same as `debug_executionWitness`, by the hash of the block.
   *
   * @param blockHash - Hash of the block.
   * @param mode - The form of the witness, `legacy` by default. go-ethereum knows only one.
   * @returns state, codes, keys and headers.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32004 (the node does not offer the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const witness = await client.debug_executionWitnessByBlockHash("0x843d30d83dfac1eae1a90c7e0b3a9be442fda1dbb2cca4fe63a5dff3fb9d4d2a"); // {"state":[],"codes":[],"keys":[],"headers":["0xf9020d"]}
   * ```
   *
   * Source: reth.
   */
  debug_executionWitnessByBlockHash(
    blockHash: Hash,
    mode?: "legacy" | "canonical",
  ): Promise<ExecutionWitness>;

  /**
   * The rules of the chain: its id, and when each fork begins.
   *
   * @returns the id of the chain, and the forks by their names.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32004 (the node does not offer the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const rules = await client.debug_chainConfig(); // {"chainId":1}
   * ```
   *
   * Source: go-ethereum, reth.
   */
  debug_chainConfig(): Promise<{ chainId: number | bigint }>;

  /**
   * A property of the node's database.
   *
   * @param property - Its name. By default, all properties of the database.
   * @returns the statistics as the database reports them.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32004 (the node does not offer the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const text = await client.debug_chaindbProperty("leveldb.stats"); // "Compactions"
   * ```
   *
   * Source: go-ethereum.
   */
  debug_chaindbProperty(property?: string): Promise<string>;

  /**
   * A value of the node's database.
   *
   * @param key - The key, in hex after `0x`.
   * @returns the value, or `null` when there is none.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32004 (the node does not offer the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const value = await client.debug_dbGet("0x536e617073686f74526f6f74"); // "0x00"
   * ```
   *
   * Source: go-ethereum, reth.
   */
  debug_dbGet(key: string): Promise<Hex | null>;

  /**
   * A value of the node's ancient store, the append-only part of its database.
   *
   * @param table - The kind of data, such as `headers`, `hashes`, `bodies` or `receipts`.
   * @param number - Number of the block, as an integer.
   * @returns the value.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32004 (the node does not offer the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const value = await client.debug_dbAncient("headers", 1); // "0xf90211"
   * ```
   *
   * Source: go-ethereum.
   */
  debug_dbAncient(table: string, number: number | bigint): Promise<Hex>;

  /**
   * The number of blocks in the ancient store, the append-only part of the node's database.
   *
   * @returns the number.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32004 (the node does not offer the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const count = await client.debug_dbAncients(); // 90000
   * ```
   *
   * Source: go-ethereum.
   */
  debug_dbAncients(): Promise<number | bigint>;

  /**
   * The block processing time between two flushes of the state trie to disk.
   *
   * @returns a duration, such as `1h0m0s`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32004 (the node does not offer the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const interval = await client.debug_getTrieFlushInterval(); // "1h0m0s"
   * ```
   *
   * Source: go-ethereum.
   */
  debug_getTrieFlushInterval(): Promise<string>;
}

/**
 * The methods of {@link DebugMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface DebugCalls {
  debug_getRawHeader: { params: readonly [block: BlockReference]; result: Hex };
  debug_getRawBlock: { params: readonly [block: BlockReference]; result: Hex };
  debug_getRawTransaction: { params: readonly [transactionHash: Hash]; result: Hex | null };
  debug_getRawTransactions: { params: readonly [block: BlockReference]; result: Hex[] };
  debug_getRawReceipts: { params: readonly [block: BlockReference]; result: Hex[] | null };
  debug_getRawBlockAccessList: { params: readonly [block: BlockReference]; result: Hex };
  debug_getBadBlocks: { params: readonly []; result: BadBlock[] };
  debug_storageRangeAt: {
    params: readonly [
      block: BlockReference,
      transactionIndex: number,
      address: Address,
      start: StorageKey,
      limit: number,
    ];
    result: StorageRange;
  };
  debug_accountRange: {
    params: readonly [
      block: BlockReference,
      start: HexValue,
      limit: number | HexValue,
      withoutCode: boolean | number,
      withoutStorage?: boolean,
      incomplete?: boolean,
    ];
    result: StateDump | AccountAddresses;
    overloads: [
      {
        params: readonly [
          block: BlockReference,
          start: HexValue,
          limit: number,
          withoutCode: boolean,
          withoutStorage: boolean,
          incomplete?: boolean,
        ];
        result: StateDump;
      },
      {
        params: readonly [
          block: BlockReference,
          start: HexValue,
          limit: HexValue,
          withoutCode: number,
          withoutStorage?: boolean,
          incomplete?: boolean,
        ];
        result: AccountAddresses;
      },
    ];
  };
  debug_dumpBlock: { params: readonly [block: BlockNumberOrTag]; result: StateDump };
  debug_accountAt: {
    params: readonly [blockHash: Hash, transactionIndex: number, address: Address];
    result:
      | {
        balance: Quantity;
        nonce: Quantity;
        /** Its code; from Besu `0x0` if it has none. */
        code: HexValue;
        /** Hash of its code. */
        codeHash?: Hash;
        /** The same, as Besu calls it. */
        codehash?: Hash;
      }
      | null;
  };
  debug_getModifiedAccountsByHash: { params: readonly [from: Hash, to?: Hash]; result: Address[] | null };
  debug_getModifiedAccountsByNumber: { params: readonly [from: number | bigint, to?: number | bigint]; result: Address[] | null };
  debug_getAccessibleState: { params: readonly [from: BlockNumberOrTag, to: BlockNumberOrTag]; result: number | bigint };
  debug_preimage: { params: readonly [hash: Hash]; result: Hex };
  debug_codeByHash: { params: readonly [hash: Hash, block?: BlockReference]; result: Hex | null };
  debug_printBlock: { params: readonly [number: number | bigint]; result: string };
  debug_executionWitness: {
    params: readonly [block: BlockReference, mode?: "legacy" | "canonical"];
    result: ExecutionWitness;
  };
  debug_executionWitnessByBlockHash: { params: readonly [blockHash: Hash, mode?: "legacy" | "canonical"]; result: ExecutionWitness };
  debug_chainConfig: { params: readonly []; result: { chainId: number | bigint } };
  debug_chaindbProperty: { params: readonly [property?: string]; result: string };
  debug_dbGet: { params: readonly [key: string]; result: Hex | null };
  debug_dbAncient: { params: readonly [table: string, number: number | bigint]; result: Hex };
  debug_dbAncients: { params: readonly []; result: number | bigint };
  debug_getTrieFlushInterval: { params: readonly []; result: string };
}
