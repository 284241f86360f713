// Generated from specs/rpc/otterscan.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Withdrawal } from "./ethereum.ts";
import type { Log } from "./ethereum-filter.ts";
import type { Transaction } from "./ethereum-transaction.ts";
import type { ExplorerHeader } from "./explorer.ts";
import type { Address, BlockNumberOrTag, BlockReference, Decimal, Hash, Hex, Quantity } from "./shared.ts";

/**
 * An effect of a transaction other than its own transfer.
 *
 * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
 */
export interface InternalOperation {
  /**
   * 0: a transfer. 1: the end of a contract. 2, 3: the making of one, by CREATE or CREATE2. From reth as
   * text.
   */
  type: number | Decimal;
  from: Address;
  to: Address;
  /** Wei. */
  value: Quantity;
}

/**
 * A call of a transaction.
 *
 * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
 */
export interface ExplorerCall {
  /** CALL, STATICCALL, DELEGATECALL, CALLCODE, CREATE, CREATE2 or SELFDESTRUCT. */
  type: string;
  /** Depth of the call, from 0. */
  depth: number;
  from: Address;
  to: Address;
  /** Wei that it transferred. */
  value: Quantity | null;
  input: Hex;
  output?: Hex | null;
}

/**
 * A block without its transactions.
 *
 * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
 */
export interface ExplorerBlock {
  /** Number of the block. */
  number: Quantity;
  /** Hash of the block. */
  hash: Hash;
  /** Hash of the block before it. */
  parentHash: Hash;
  /** The recipient of the fees. */
  miner: Address;
  /** Unix time in seconds. */
  timestamp: Quantity;
  /** Bloom filter of the logs, which Erigon omits. */
  logsBloom?: Hex | null;
  /** Bytes of the block. */
  size?: Quantity | null;
  /** Root of the state after the block. */
  stateRoot: Hash;
  /** Root of the trie of transactions. */
  transactionsRoot: Hash;
  /** Root of the trie of receipts. */
  receiptsRoot: Hash;
  /** Hash of the list of uncles. */
  sha3Uncles: Hash;
  /** Hashes of its uncles. */
  uncles?: Hash[];
  /** Proof of work; zero since proof of stake. */
  nonce: Hex;
  /** Since proof of stake the random value of the beacon chain. */
  mixHash: Hash;
  /** 0 since proof of stake. */
  difficulty: Quantity;
  /** Sum of difficulties up to the block. */
  totalDifficulty?: Quantity | null;
  /** Bytes that the block's producer chose. */
  extraData: Hex;
  /** The block's gas limit. */
  gasLimit: Quantity;
  /** The gas that its transactions used. */
  gasUsed: Quantity;
  /** Wei for each gas, burnt. Since London. */
  baseFeePerGas?: Quantity | null;
  /** Root of the trie of withdrawals. Since Shanghai; before, absent or `null`. */
  withdrawalsRoot?: Hash | null;
  /** Blob gas used by the block's transactions. Since Cancun; before, absent or `null`. */
  blobGasUsed?: Quantity | null;
  /** Running total that sets the blob gas price. Since Cancun; before, absent or `null`. */
  excessBlobGas?: Quantity | null;
  /** Root of the parent beacon block. Since Cancun; before, absent or `null`. */
  parentBeaconBlockRoot?: Hash | null;
  /** Hash of the requests to the consensus layer. Since Prague; before, absent or `null`. */
  requestsHash?: Hash | null;
  /** Hash of the block access list (EIP-7928). Before, absent or `null`. */
  blockAccessListHash?: Hash | null;
  /** Withdrawals from the beacon chain. Since Shanghai. */
  withdrawals?: Withdrawal[];
  /** Number of transactions. */
  transactionCount: number | bigint | Quantity;
}

/**
 * A block with one page of its transactions.
 *
 * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
 */
export interface ExplorerBlockPage extends ExplorerBlock {
  /** The transactions of the page. */
  transactions: Transaction[];
}

/**
 * A block, with what was paid for it.
 *
 * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
 */
export interface BlockDetails {
  block: ExplorerBlock;
  /** Wei that were made with the block. Zero since proof of stake. */
  issuance: {
    blockReward: Quantity;
    uncleReward: Quantity;
    issuance: Quantity;
  };
  /** Wei that senders paid, burnt ones among them. */
  totalFees: Quantity;
}

/**
 * A receipt without logs.
 *
 * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
 */
export interface ExplorerReceipt {
  /** The kind of the transaction. */
  type?: Quantity;
  transactionHash: Hash;
  /** Its place in the block, from 0. */
  transactionIndex: Quantity;
  blockHash: Hash;
  blockNumber: Quantity;
  /** The sender. */
  from: Address;
  /** The called address, or `null` if it created a contract. */
  to?: Address | null;
  /** The contract that it made, or `null`. */
  contractAddress?: Address | null;
  /** Gas that the block used up to its end. */
  cumulativeGasUsed: Quantity;
  /** Gas that it used. */
  gasUsed: Quantity;
  /** Wei that it paid for each gas. */
  effectiveGasPrice?: Quantity;
  /** 0x1 if it went well, 0x0 if it was reverted or ran out of gas. */
  status?: Quantity;
  /** Unix time of the block in seconds. */
  timestamp?: Quantity | number | bigint | null;
  /** Omitted. */
  logs?: null | Log[];
  /** Omitted. */
  logsBloom?: Hex | null;
}

/**
 * Transactions in which an account took part.
 *
 * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
 */
export interface FoundTransactions {
  txs: Transaction[];
  /** Of the transactions, in the same order. */
  receipts: ExplorerReceipt[];
  /** `true` if there are none that are newer. */
  firstPage: boolean;
  /** `true` if there are none that are older. */
  lastPage: boolean;
}

/** Methods for the block explorer Otterscan: `ots_`. */
export interface OtterscanMethods {
  /**
   * The version of these methods that the node has.
   *
   * @returns 8 in today's nodes.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32004 (the node does not offer the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const level = await client.ots_getApiLevel(); // 8
   * ```
   *
   * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
   */
  ots_getApiLevel(): Promise<number>;

  /**
   * The header of a block by its number, without the block.
   *
   * @param block - Number of the block, as an integer or in hex, or a tag.
   * @returns the header, or `null` when no block is found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32004 (the node does not offer the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const header = await client.ots_getHeaderByNumber(4294967295); // null
   * ```
   *
   * Source: reth.
   */
  ots_getHeaderByNumber(block: number | bigint | BlockNumberOrTag): Promise<ExplorerHeader | null>;

  /**
   * Whether an account is a contract.
   *
   * @param address - The account.
   * @param block - State after which block. Default: `"latest"`.
   * @returns `true` if it has code.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32004 (the node does not offer the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const has = await client.ots_hasCode("0x5fbdb2315678afecb367f032d93f642f64180aa3", "latest"); // true
   * ```
   *
   * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
   */
  ots_hasCode(address: Address, block?: BlockReference): Promise<boolean>;

  /**
   * Internal transfers of ether in a transaction, and contracts that it created or destroyed.
   *
   * @param transactionHash - Hash of the transaction.
   * @returns in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32004 (the node does not offer the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const operations = await client.ots_getInternalOperations("0xa3ece39ae137617669c6933b7578b94e705e765683f260fcfe30eaa41932610f");
   * ```
   *
   * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
   */
  ots_getInternalOperations(transactionHash: Hash): Promise<InternalOperation[]>;

  /**
   * The data with which a transaction reverted: the encoded reason.
   *
   * @param transactionHash - Hash of the transaction.
   * @returns the data the contract returned; empty or `null` if the call succeeded.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32004 (the node does not offer the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const output = await client.ots_getTransactionError("0xa3ece39ae137617669c6933b7578b94e705e765683f260fcfe30eaa41932610f"); // "0x"
   * ```
   *
   * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
   */
  ots_getTransactionError(transactionHash: Hash): Promise<Hex | null>;

  /**
   * The calls of a transaction.
   *
   * @param transactionHash - Hash of the transaction.
   * @returns in order, each before those within it.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32004 (the node does not offer the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const calls = await client.ots_traceTransaction("0xa3ece39ae137617669c6933b7578b94e705e765683f260fcfe30eaa41932610f");
   * ```
   *
   * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
   */
  ots_traceTransaction(transactionHash: Hash): Promise<ExplorerCall[] | null>;

  /**
   * A block without its transactions, with the rewards and fees paid for it.
   *
   * @param block - Number of the block, as an integer or in hex.
   * @returns the block, or `null` when none is found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32004 (the node does not offer the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const details = await client.ots_getBlockDetails(45);
   * ```
   *
   * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
   */
  ots_getBlockDetails(block: number | bigint | Quantity): Promise<BlockDetails | null>;

  /**
   * The same as `debug_executionWitness`, by the hash of the block.
   *
   * @param blockHash - Hash of the block.
   * @returns the block, or `null` when none is found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32004 (the node does not offer the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const details = await client.ots_getBlockDetailsByHash("0x843d30d83dfac1eae1a90c7e0b3a9be442fda1dbb2cca4fe63a5dff3fb9d4d2a");
   * ```
   *
   * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
   */
  ots_getBlockDetailsByHash(blockHash: Hash): Promise<BlockDetails | null>;

  /**
   * The transactions of a block with their receipts, page by page.
   *
   * @param block - Number of the block, as an integer or in hex.
   * @param page - The page, from 0.
   * @param pageSize - Number of transactions on a page.
   * @returns transactions with no more than the first four bytes of their input, and receipts without logs.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32004 (the node does not offer the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const page = await client.ots_getBlockTransactions(45, 0, 10);
   * ```
   *
   * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
   */
  ots_getBlockTransactions(
    block: number | bigint | Quantity,
    page: number,
    pageSize: number,
  ): Promise<
    | {
      fullblock: ExplorerBlockPage;
      receipts: ExplorerReceipt[];
    }
    | null>;

  /**
   * Transactions in which an account took part, before a block.
   *
   * @param address - The account.
   * @param block - Number of a block; 0 for the end of the chain.
   * @param pageSize - The minimum number of transactions, if there are enough. Transactions of one block are
   * not divided.
   * @returns the newest first.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32004 (the node does not offer the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const found = await client.ots_searchTransactionsBefore("0x7435ed30a8b4aeb0877cef0c6e8cffe834eb865f", 0, 25); // {"txs":[],"receipts":[],"firstPage":true,"lastPage":true}
   * ```
   *
   * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
   */
  ots_searchTransactionsBefore(
    address: Address,
    block: number | bigint,
    pageSize: number,
  ): Promise<FoundTransactions>;

  /**
   * Transactions in which an account took part, after a block.
   *
   * @param address - The account.
   * @param block - Number of a block; 0 for the end of the chain.
   * @param pageSize - The minimum number of transactions, if there are enough. Transactions of one block are
   * not divided.
   * @returns the newest first.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32004 (the node does not offer the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const found = await client.ots_searchTransactionsAfter("0x7435ed30a8b4aeb0877cef0c6e8cffe834eb865f", 0, 25); // {"txs":[],"receipts":[],"firstPage":true,"lastPage":true}
   * ```
   *
   * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
   */
  ots_searchTransactionsAfter(
    address: Address,
    block: number | bigint,
    pageSize: number,
  ): Promise<FoundTransactions>;

  /**
   * A transaction by its sender and nonce.
   *
   * @param sender - The sender.
   * @param nonce - Its nonce, as an integer.
   * @returns hash of the transaction, or `null` when there is none.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32004 (the node does not offer the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const transactionHash = await client.ots_getTransactionBySenderAndNonce("0x7435ed30a8b4aeb0877cef0c6e8cffe834eb865f", 8); // "0xa3ece39ae137617669c6933b7578b94e705e765683f260fcfe30eaa41932610f"
   * ```
   *
   * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
   */
  ots_getTransactionBySenderAndNonce(sender: Address, nonce: number | bigint): Promise<Hash | null>;

  /**
   * The account that created a contract, and the transaction.
   *
   * @param address - The contract.
   * @returns the transaction and its sender, or `null` if it is no contract.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32004 (the node does not offer the method).
   *
   * @example
   * ```ts
   * import { createRpcClient } from "@node-access/rpc";
   *
   * const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
   * const creator = await client.ots_getContractCreator("0x5fbdb2315678afecb367f032d93f642f64180aa3");
   * ```
   *
   * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
   */
  ots_getContractCreator(address: Address): Promise<{ hash: Hash; creator: Address } | null>;
}

/**
 * The methods of {@link OtterscanMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface OtterscanCalls {
  ots_getApiLevel: { params: readonly []; result: number };
  ots_getHeaderByNumber: { params: readonly [block: number | bigint | BlockNumberOrTag]; result: ExplorerHeader | null };
  ots_hasCode: { params: readonly [address: Address, block?: BlockReference]; result: boolean };
  ots_getInternalOperations: { params: readonly [transactionHash: Hash]; result: InternalOperation[] };
  ots_getTransactionError: { params: readonly [transactionHash: Hash]; result: Hex | null };
  ots_traceTransaction: { params: readonly [transactionHash: Hash]; result: ExplorerCall[] | null };
  ots_getBlockDetails: { params: readonly [block: number | bigint | Quantity]; result: BlockDetails | null };
  ots_getBlockDetailsByHash: { params: readonly [blockHash: Hash]; result: BlockDetails | null };
  ots_getBlockTransactions: {
    params: readonly [block: number | bigint | Quantity, page: number, pageSize: number];
    result:
      | {
        fullblock: ExplorerBlockPage;
        receipts: ExplorerReceipt[];
      }
      | null;
  };
  ots_searchTransactionsBefore: {
    params: readonly [address: Address, block: number | bigint, pageSize: number];
    result: FoundTransactions;
  };
  ots_searchTransactionsAfter: {
    params: readonly [address: Address, block: number | bigint, pageSize: number];
    result: FoundTransactions;
  };
  ots_getTransactionBySenderAndNonce: { params: readonly [sender: Address, nonce: number | bigint]; result: Hash | null };
  ots_getContractCreator: { params: readonly [address: Address]; result: { hash: Hash; creator: Address } | null };
}
