// Generated from specs/rpc/debug.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { AccountAddresses, ExecutionWitness, StateDump, StorageRange } from "./debug.ts";
import type { BlockWithHashes, BlockWithTransactions } from "./decoded-ethereum.ts";
import type { BlockNumberOrTag, BlockReference, Quantity } from "./decoded-shared.ts";
import type { Address, Hash, Hex, HexValue, StorageKey } from "./shared.ts";

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
