// Generated from specs/rpc/debug.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { BlockWithHashes, BlockWithTransactions } from "./ethereum.ts";
import type { ParamForm, Quantities, QuantityForm } from "./quantity-form.ts";
import type { Address, BlockNumberOrTag, BlockReference, Hash, Hex, HexValue, StorageKey } from "./shared.ts";

/**
 * A block that the node rejected.
 *
 * Source: ethereum/execution-apis; go-ethereum (detail).
 */
export interface BadBlock<Q extends QuantityForm = "hex"> {
  /** The block. */
  block: BlockWithTransactions<Q> | BlockWithHashes<Q>;
  /** Hash of the block. */
  hash: Hash;
  /** RLP-encoded block. */
  rlp: Hex;
  /**
   * RLP-encoded record of how the node built the block, for `debug_replayBadBlock`. Only of blocks that the
   * node built itself, on go-ethereum.
   */
  detail?: Hex;
}

/**
 * Two executions of a block that the node built and then rejected: with the transactions that it tried and
 * took out (`build`), and without them (`import`).
 *
 * Source: go-ethereum, eth/api_debug_replay.go.
 */
export interface BadBlockReplay {
  /** Why the node rejected the block. */
  reason: string;
  /** Number of transactions that it tried and took out. */
  revertedCount: number;
  /** These transactions, with their positions; `null` if there are none. */
  reverted: Record<string, unknown>[] | null;
  /** Gas used that the header states. */
  headerGasUsed: number | bigint;
  /** Gas used with these transactions. */
  buildGasUsed: number | bigint;
  /** Gas used without them. */
  importGasUsed: number | bigint;
  /** Hash of the access list that the header states; `null` before EIP-7928. */
  headerBALHash: Hash | null;
  /** Hash of the access list with these transactions. */
  buildBALHash: Hash;
  /** Hash of the access list without them. */
  importBALHash: Hash;
  /** Access list of that execution. */
  buildBAL: Record<string, unknown>[];
  /** Access list of that execution. */
  importBAL: Record<string, unknown>[];
  /** Root of the state that the header states. */
  headerStateRoot: Hash;
  /** Root of the state with these transactions. */
  buildStateRoot: Hash;
  /** Root of the state without them. */
  importStateRoot: Hash;
  /** Receipts of that execution as go-ethereum stores them; `null` if there are none. */
  storedBuildReceipts: Record<string, unknown>[] | null;
  /** Receipts of that execution as go-ethereum stores them; `null` if there are none. */
  buildReceipts: Record<string, unknown>[] | null;
  /** Receipts of that execution as go-ethereum stores them; `null` if there are none. */
  importReceipts: Record<string, unknown>[] | null;
}

/**
 * Page of storage slots.
 *
 * Source: go-ethereum; besu; erigontech/rpc-tests.
 */
export interface StorageRange {
  /** Storage slots by hash of the slot; each with its key, if known, and its value. */
  storage: Record<Hash, {
    /** Storage slot; `null` if the node knows only its hash. */
    key: Hash | null;
    /** Value of the slot. */
    value: Hash;
  }>;
  /** Start of the next page. `null`, or absent from Besu, on the last page. */
  nextKey?: Hash | null;
  /** `true` on the last page. Only Besu returns it. */
  complete?: boolean;
}

/**
 * Page of account addresses, as Besu returns it.
 *
 * Source: besu.
 */
export interface AccountAddresses {
  /** Addresses by hash of the address; the zero address if the node does not know it. */
  addressMap: Record<Hash, Address>;
  /**
   * Start of the next page; 32 zero bytes on the last page. Absent or `null` for a block that the node does
   * not have.
   */
  nextKey?: Hash | null;
}

/**
 * Page of the accounts of a state.
 *
 * Source: go-ethereum.
 */
export interface StateDump {
  /** State root, in hex. */
  root: string;
  /** Accounts by address, or by `pre(…)` with the hash of an unknown address. */
  accounts: Record<string, DumpedAccount>;
  /** Start of the next page, in base64. Absent on the last page. */
  next?: string;
}

/**
 * An account of a state.
 *
 * Source: go-ethereum.
 */
export interface DumpedAccount {
  /** Balance in wei, in decimal. */
  balance: string;
  /** Nonce of the account. */
  nonce: number | bigint;
  /** Root of the storage trie. */
  root: Hex;
  /** Hash of the code. */
  codeHash: Hex;
  /** Code of the account. */
  code?: Hex;
  /** Storage values by slot, in hex. */
  storage?: Record<Hash, string>;
  /** Address of the account. */
  address?: Address;
  /** Hash of the address. */
  key?: Hex;
}

/**
 * Execution witness: the data needed to execute a block statelessly.
 *
 * Source: go-ethereum, reth.
 */
export interface ExecutionWitness {
  /** Trie nodes that are read; from some nodes by hash. */
  state: Hex[] | Record<Hex, Hex>;
  /** Codes that are executed; from some nodes by hash. */
  codes: Hex[] | Record<Hex, Hex>;
  /** Preimages of the hashes in the tries. */
  keys?: Hex[] | Record<Hex, Hex> | null;
  /** Headers of earlier blocks whose hashes are requested. */
  headers?: (Hex | Record<string, unknown>)[] | null;
}

/** Raw blocks and transactions, and the state as the node stores it. */
export interface DebugMethods<Q extends QuantityForm = "hex"> {
  /**
   * Returns the RLP-encoded header of a block.
   *
   * Source: go-ethereum, reth.
   *
   * @param block - Block whose header to return.
   * @returns RLP-encoded header.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), -32001 (block or transaction not found), -32004 (method not
   * supported), 4444 (pruned history unavailable).
   * @example const header = await client.debug_getRawHeader("0x32026e"); // "0xf9020d"
   */
  debug_getRawHeader(block: BlockReference<ParamForm<Q>>): Promise<Hex>;

  /**
   * Returns an RLP-encoded block.
   *
   * Source: ethereum/execution-apis.
   *
   * @param block - Block to return.
   * @returns RLP-encoded block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), -32001 (block or transaction not found), -32004 (method not
   * supported), 4444 (pruned history unavailable).
   * @example const block = await client.debug_getRawBlock("0x32026e"); // "0xf9609d"
   */
  debug_getRawBlock(block: BlockReference<ParamForm<Q>>): Promise<Hex>;

  /**
   * Returns a raw transaction by its hash. A blob transaction in the pool includes its blobs.
   *
   * Source: ethereum/execution-apis.
   *
   * @param transactionHash - Hash of the transaction.
   * @returns Raw transaction in its binary form (EIP-2718). Empty from some nodes if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), -32001 (block or transaction not found), -32004 (method not
   * supported), 4444 (pruned history unavailable).
   * @example const transaction = await client.debug_getRawTransaction("0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0");
   */
  debug_getRawTransaction(transactionHash: Hash): Promise<Hex>;

  /**
   * Returns all raw transactions of a block.
   *
   * Source: reth.
   *
   * @param block - Block whose transactions to return.
   * @returns Raw transactions in their binary form (EIP-2718), in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), -32001 (block or transaction not found), -32004 (method not
   * supported), 4444 (pruned history unavailable).
   * @example const transactions = await client.debug_getRawTransactions("0x2d");
   */
  debug_getRawTransactions(block: BlockReference<ParamForm<Q>>): Promise<Hex[]>;

  /**
   * Returns the raw receipts of a block.
   *
   * Source: ethereum/execution-apis.
   *
   * @param block - Block whose receipts to return.
   * @returns Raw receipts in their binary form (EIP-2718), in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), -32001 (block or transaction not found), -32004 (method not
   * supported), 4444 (pruned history unavailable).
   * @example const receipts = await client.debug_getRawReceipts("0x2d"); // ["0x02f9"]
   */
  debug_getRawReceipts(block: BlockReference<ParamForm<Q>>): Promise<Hex[]>;

  /**
   * Returns the RLP-encoded access list of a block.
   *
   * Source: ethereum/execution-apis; EIP-7928.
   *
   * @param block - Block whose access list to return.
   * @returns RLP-encoded block access list.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), -32001 (block or transaction not found), -32004 (method not
   * supported), 4444 (pruned history unavailable).
   * @example const accounts = await client.debug_getRawBlockAccessList("latest"); // "0xc0"
   */
  debug_getRawBlockAccessList(block: BlockReference<ParamForm<Q>>): Promise<Hex>;

  /**
   * Returns invalid blocks that the node has seen recently.
   *
   * Source: ethereum/execution-apis.
   *
   * @returns Invalid blocks.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32004 (method not supported).
   * @example const blocks = await client.debug_getBadBlocks(); // []
   */
  debug_getBadBlocks(): Promise<BadBlock<Q>[]>;

  /**
   * Executes a block that the node built and then rejected again, once as it was built and once as it was
   * imported.
   *
   * The differences show why. Only for blocks of `debug_getBadBlocks` that have `detail`. Experimental.
   *
   * Source: go-ethereum.
   *
   * @param hash - Hash of the block.
   * @returns Both executions.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32004 (method not supported).
   * @example const replay = await client.debug_replayBadBlock("0x1111111111111111111111111111111111111111111111111111111111111111");
   */
  debug_replayBadBlock(hash: Hash): Promise<BadBlockReplay>;

  /**
   * Returns a page of a contract's storage slots, in the order of their hashes.
   *
   * Source: go-ethereum, erigon, reth.
   *
   * @param block - Block whose state to read.
   * @param transactionIndex - Number of transactions of the block to execute first.
   * @param address - Address of the contract.
   * @param start - Hash of the slot at which to start, or a prefix of the hash.
   * @param limit - Maximum number of slots to return.
   * @returns Page of storage slots.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32004 (method not supported).
   * @example const range = await client.debug_storageRangeAt("0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74", 0, "0x5fbdb2315678afecb367f032d93f642f64180aa3", "0x00", 1);
   */
  debug_storageRangeAt(
    block: BlockReference<ParamForm<Q>>,
    transactionIndex: number,
    address: Address,
    start: StorageKey,
    limit: number,
  ): Promise<StorageRange>;

  /**
   * Returns a page of accounts, in the order of their address hashes.
   *
   * Source: go-ethereum, erigon, besu.
   *
   * @param block - Block whose state to read.
   * @param start - Hash of the address at which to start, or a prefix of the hash. In Besu, the index of a
   * transaction, which it ignores.
   * @param limit - Maximum number of accounts to return; nodes return at most 256. In Besu, the hash of the
   * address at which to start.
   * @param withoutCode - `true` to omit code. In Besu, the maximum number of accounts to return.
   * @param withoutStorage - `true` to omit storage. Besu does not accept it.
   * @param incomplete - `true` to include accounts of which only the hash of the address is known.
   * @returns Page of accounts.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32004 (method not supported).
   * @example const dump = await client.debug_accountRange("latest", "0x", 1, true, true);
   */
  debug_accountRange(
    block: BlockReference<ParamForm<Q>>,
    start: HexValue,
    limit: number,
    withoutCode: boolean,
    withoutStorage: boolean,
    incomplete?: boolean,
  ): Promise<StateDump>;
  /** Uses the params of Besu. */
  debug_accountRange(
    block: BlockReference<ParamForm<Q>>,
    start: HexValue,
    limit: HexValue,
    withoutCode: number,
    withoutStorage?: boolean,
    incomplete?: boolean,
  ): Promise<AccountAddresses>;
  /** For params whose case is known only at run time. */
  debug_accountRange(
    block: BlockReference<ParamForm<Q>>,
    start: HexValue,
    limit: number | HexValue,
    withoutCode: boolean | number,
    withoutStorage?: boolean,
    incomplete?: boolean,
  ): Promise<StateDump | AccountAddresses>;

  /**
   * Returns the first 256 accounts of the state after a block.
   *
   * Source: go-ethereum.
   *
   * @param block - Block number or tag.
   * @returns Accounts of the state.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32004 (method not supported).
   * @example const dump = await client.debug_dumpBlock("0x0");
   */
  debug_dumpBlock(block: BlockNumberOrTag<ParamForm<Q>>): Promise<StateDump>;

  /**
   * Returns the state of an account at a position in a block.
   *
   * Source: erigon; besu.
   *
   * @param blockHash - Hash of the block.
   * @param transactionIndex - Number of transactions of the block to execute first.
   * @param address - Address of the account.
   * @returns Account; `null` if it does not exist.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32004 (method not supported).
   * @example const account = await client.debug_accountAt("0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74", 0, "0x68aab33e4fbb493c95fda402772a3b88615820bd");
   */
  debug_accountAt(
    blockHash: Hash,
    transactionIndex: number,
    address: Address,
  ): Promise<
    | {
      /** Balance, in wei. */
      balance: Quantities[Q];
      /** Nonce of the account, which its next transaction must have. */
      nonce: Quantities[Q];
      /** Code of the account; `0x0` from Besu for an account without code. */
      code: HexValue;
      /** Hash of the code. */
      codeHash?: Hash;
      /** Hash of the code, under the name that Besu uses. */
      codehash?: Hash;
    }
    | null>;

  /**
   * Returns the accounts that changed between two blocks.
   *
   * Source: go-ethereum, erigon.
   *
   * @param from - Hash of the first block. Without `to`, only the changes in this block.
   * @param to - Hash of the last block.
   * @returns Addresses of the accounts; some nodes return `null` if there are none.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32004 (method not supported).
   * @example const addresses = await client.debug_getModifiedAccountsByHash("0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74"); // ["0x68aab33e4fbb493c95fda402772a3b88615820bd"]
   */
  debug_getModifiedAccountsByHash(from: Hash, to?: Hash): Promise<Address[] | null>;

  /**
   * Returns the accounts that changed between two blocks.
   *
   * Source: go-ethereum, erigon.
   *
   * @param from - Number of the first block, as an integer. Without `to`, only the changes in this block.
   * @param to - Number of the last block, as an integer.
   * @returns Addresses of the accounts; some nodes return `null` if there are none.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32004 (method not supported).
   * @example const addresses = await client.debug_getModifiedAccountsByNumber(45, 46); // ["0x68aab33e4fbb493c95fda402772a3b88615820bd"]
   */
  debug_getModifiedAccountsByNumber(from: number | bigint, to?: number | bigint): Promise<Address[] | null>;

  /**
   * Returns the first block of a range, in either direction, whose state the node has on disk.
   *
   * Source: go-ethereum.
   *
   * @param from - First block of the range.
   * @param to - Last block of the range.
   * @returns Number of the block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32004 (method not supported).
   * @example const number = await client.debug_getAccessibleState("0x0", "latest"); // 45
   */
  debug_getAccessibleState(
    from: BlockNumberOrTag<ParamForm<Q>>,
    to: BlockNumberOrTag<ParamForm<Q>>,
  ): Promise<number | bigint>;

  /**
   * Returns the preimage of a Keccak-256 hash, if the node knows it.
   *
   * Source: go-ethereum.
   *
   * @param hash - Keccak-256 hash.
   * @returns The preimage.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32004 (method not supported).
   * @example const bytes = await client.debug_preimage("0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470"); // "0x"
   */
  debug_preimage(hash: Hash): Promise<Hex>;

  /**
   * Returns the code of a contract by its code hash.
   *
   * Source: reth.
   *
   * @param hash - Hash of the code.
   * @param block - Block at whose state to read; `latest` by default.
   * @returns Code; `null` if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32004 (method not supported).
   * @example const code = await client.debug_codeByHash("0x0000000000000000000000000000000000000000000000000000000000000000"); // null
   */
  debug_codeByHash(hash: Hash, block?: BlockReference<ParamForm<Q>>): Promise<Hex | null>;

  /**
   * Returns a block as human-readable text.
   *
   * Source: go-ethereum.
   *
   * @param number - Number of the block, as an integer.
   * @returns Block, as text.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32004 (method not supported).
   * @example const text = await client.debug_printBlock(45); // "Block(#45): {}"
   */
  debug_printBlock(number: number | bigint): Promise<string>;

  /**
   * Returns an execution witness: the part of the state that is needed to execute a block statelessly.
   *
   * Source: go-ethereum, erigon, reth.
   *
   * @param block - Block to execute.
   * @param mode - Format of the witness, `legacy` by default. go-ethereum supports only one format.
   * @returns Trie nodes, codes, keys and headers.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32004 (method not supported).
   * @example const witness = await client.debug_executionWitness("0x2d", "canonical"); // {"state":[],"codes":[],"keys":[],"headers":["0xf9020d"]}
   */
  debug_executionWitness(
    block: BlockReference<ParamForm<Q>>,
    mode?: "legacy" | "canonical",
  ): Promise<ExecutionWitness>;

  /**
   * Returns an execution witness, like `debug_executionWitness`, by block hash.
   *
   * Source: reth.
   *
   * @param blockHash - Hash of the block.
   * @param mode - Format of the witness, `legacy` by default. go-ethereum supports only one format.
   * @returns Trie nodes, codes, keys and headers.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32004 (method not supported).
   * @example const witness = await client.debug_executionWitnessByBlockHash("0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74"); // {"state":[],"codes":[],"keys":[],"headers":["0xf9020d"]}
   */
  debug_executionWitnessByBlockHash(
    blockHash: Hash,
    mode?: "legacy" | "canonical",
  ): Promise<ExecutionWitness>;

  /**
   * Returns the chain configuration: chain id and activation of each fork.
   *
   * Source: go-ethereum, reth.
   *
   * @returns Chain configuration.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32004 (method not supported).
   * @example const rules = await client.debug_chainConfig(); // {"chainId":1}
   */
  debug_chainConfig(): Promise<{
    /** Chain id (EIP-155). */
    chainId: number | bigint;
  }>;

  /**
   * Returns a property of the node's database.
   *
   * Source: go-ethereum.
   *
   * @param property - Name of the property. Default: all properties.
   * @returns Statistics, as reported by the database.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32004 (method not supported).
   * @example const text = await client.debug_chaindbProperty("leveldb.stats"); // "Compactions"
   */
  debug_chaindbProperty(property?: string): Promise<string>;

  /**
   * Returns a value from the node's database.
   *
   * Source: go-ethereum, reth.
   *
   * @param key - Key, in hex with the prefix `0x`.
   * @returns Value; `null` if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32004 (method not supported).
   * @example const value = await client.debug_dbGet("0x536e617073686f74526f6f74"); // "0x00"
   */
  debug_dbGet(key: string): Promise<Hex | null>;

  /**
   * Returns a value from the ancient store, the append-only part of the node's database.
   *
   * Source: go-ethereum.
   *
   * @param table - Table, such as `headers`, `hashes`, `bodies` or `receipts`.
   * @param number - Number of the block, as an integer.
   * @returns Value of the table.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32004 (method not supported).
   * @example const value = await client.debug_dbAncient("headers", 1); // "0xf90211"
   */
  debug_dbAncient(table: string, number: number | bigint): Promise<Hex>;

  /**
   * Returns the number of blocks in the ancient store, the append-only part of the node's database.
   *
   * Source: go-ethereum.
   *
   * @returns Number of blocks.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32004 (method not supported).
   * @example const count = await client.debug_dbAncients(); // 90000
   */
  debug_dbAncients(): Promise<number | bigint>;

  /**
   * Returns the flush interval of the state trie: block processing time between two writes to disk.
   *
   * Source: go-ethereum.
   *
   * @returns Flush interval, as a duration such as `1h0m0s`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32004 (method not supported).
   * @example const interval = await client.debug_getTrieFlushInterval(); // "1h0m0s"
   */
  debug_getTrieFlushInterval(): Promise<string>;
}

/**
 * The methods of {@link DebugMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface DebugCalls<Q extends QuantityForm = "hex"> {
  debug_getRawHeader: { params: readonly [block: BlockReference<ParamForm<Q>>]; result: Hex };
  debug_getRawBlock: { params: readonly [block: BlockReference<ParamForm<Q>>]; result: Hex };
  debug_getRawTransaction: { params: readonly [transactionHash: Hash]; result: Hex };
  debug_getRawTransactions: { params: readonly [block: BlockReference<ParamForm<Q>>]; result: Hex[] };
  debug_getRawReceipts: { params: readonly [block: BlockReference<ParamForm<Q>>]; result: Hex[] };
  debug_getRawBlockAccessList: { params: readonly [block: BlockReference<ParamForm<Q>>]; result: Hex };
  debug_getBadBlocks: { params: readonly []; result: BadBlock<Q>[] };
  debug_replayBadBlock: { params: readonly [hash: Hash]; result: BadBlockReplay };
  debug_storageRangeAt: {
    params: readonly [
      block: BlockReference<ParamForm<Q>>,
      transactionIndex: number,
      address: Address,
      start: StorageKey,
      limit: number,
    ];
    result: StorageRange;
  };
  debug_accountRange: {
    params: readonly [
      block: BlockReference<ParamForm<Q>>,
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
          block: BlockReference<ParamForm<Q>>,
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
          block: BlockReference<ParamForm<Q>>,
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
  debug_dumpBlock: { params: readonly [block: BlockNumberOrTag<ParamForm<Q>>]; result: StateDump };
  debug_accountAt: {
    params: readonly [blockHash: Hash, transactionIndex: number, address: Address];
    result:
      | {
        /** Balance, in wei. */
        balance: Quantities[Q];
        /** Nonce of the account, which its next transaction must have. */
        nonce: Quantities[Q];
        /** Code of the account; `0x0` from Besu for an account without code. */
        code: HexValue;
        /** Hash of the code. */
        codeHash?: Hash;
        /** Hash of the code, under the name that Besu uses. */
        codehash?: Hash;
      }
      | null;
  };
  debug_getModifiedAccountsByHash: { params: readonly [from: Hash, to?: Hash]; result: Address[] | null };
  debug_getModifiedAccountsByNumber: { params: readonly [from: number | bigint, to?: number | bigint]; result: Address[] | null };
  debug_getAccessibleState: {
    params: readonly [from: BlockNumberOrTag<ParamForm<Q>>, to: BlockNumberOrTag<ParamForm<Q>>];
    result: number | bigint;
  };
  debug_preimage: { params: readonly [hash: Hash]; result: Hex };
  debug_codeByHash: { params: readonly [hash: Hash, block?: BlockReference<ParamForm<Q>>]; result: Hex | null };
  debug_printBlock: { params: readonly [number: number | bigint]; result: string };
  debug_executionWitness: {
    params: readonly [block: BlockReference<ParamForm<Q>>, mode?: "legacy" | "canonical"];
    result: ExecutionWitness;
  };
  debug_executionWitnessByBlockHash: { params: readonly [blockHash: Hash, mode?: "legacy" | "canonical"]; result: ExecutionWitness };
  debug_chainConfig: {
    params: readonly [];
    result: {
      /** Chain id (EIP-155). */
      chainId: number | bigint;
    };
  };
  debug_chaindbProperty: { params: readonly [property?: string]; result: string };
  debug_dbGet: { params: readonly [key: string]; result: Hex | null };
  debug_dbAncient: { params: readonly [table: string, number: number | bigint]; result: Hex };
  debug_dbAncients: { params: readonly []; result: number | bigint };
  debug_getTrieFlushInterval: { params: readonly []; result: string };
}
