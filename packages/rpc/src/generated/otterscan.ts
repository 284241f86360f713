// Generated from specs/rpc/otterscan.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Withdrawal } from "./ethereum.ts";
import type { Log } from "./ethereum-filter.ts";
import type { Transaction } from "./ethereum-transaction.ts";
import type { ExplorerHeader } from "./explorer.ts";
import type { ParamForm, Quantities, QuantityForm, Represented } from "./quantity-form.ts";
import type { Address, BlockNumberOrTag, BlockReference, Decimal, Hash, Hex } from "./shared.ts";

/**
 * An internal operation of a transaction.
 *
 * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
 */
export interface InternalOperation<Q extends QuantityForm = "hex"> {
  /**
   * Type of the operation. 0: transfer. 1: self-destruct. 2, 3: contract creation by CREATE or CREATE2. reth
   * returns text.
   */
  type: number | Decimal;
  /** Address of the sender or creator; for a self-destruct, of the destroyed contract. */
  from: Address;
  /** Address of the recipient or created contract. */
  to: Address;
  /** Value transferred, in wei. */
  value: Quantities[Q];
}

/**
 * A call of a transaction.
 *
 * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
 */
export interface ExplorerCall<Q extends QuantityForm = "hex"> {
  /** Type of the call: CALL, STATICCALL, DELEGATECALL, CALLCODE, CREATE, CREATE2 or SELFDESTRUCT. */
  type: string;
  /** Call depth, from 0. */
  depth: number;
  /** Address of the caller. */
  from: Address;
  /** Address of the called account or created contract. */
  to: Address;
  /** Value transferred, in wei. */
  value: Quantities[Q] | null;
  /** Calldata of the call, or init code of the created contract. */
  input: Hex;
  /** Return value of the call, or code of the created contract; empty or `null` if there is none. */
  output?: Hex | null;
}

/**
 * A block without its transactions.
 *
 * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
 */
export interface ExplorerBlock<Q extends QuantityForm = "hex"> {
  /** Number of the block. */
  number: Quantities[Q];
  /** Hash of the block. */
  hash: Hash;
  /** Hash of the parent block. */
  parentHash: Hash;
  /** Address that receives the priority fees. */
  miner: Address;
  /** Timestamp of the block, in Unix seconds. */
  timestamp: Quantities[Q];
  /** Bloom filter of the logs. Erigon omits it. */
  logsBloom?: Hex | null;
  /** Size of the block, in bytes. */
  size?: Quantities[Q] | null;
  /** Root of the state after the block. */
  stateRoot: Hash;
  /** Root of the transactions trie. */
  transactionsRoot: Hash;
  /** Root of the receipts trie. */
  receiptsRoot: Hash;
  /** Hash of the uncles. */
  sha3Uncles: Hash;
  /** Hashes of the uncles. */
  uncles?: Hash[];
  /** Proof of work; zero since proof of stake. */
  nonce: Hex;
  /** Proof of work; since proof of stake, the RANDAO mix of the beacon chain. */
  mixHash: Hash;
  /** Difficulty of the block; 0 since proof of stake. */
  difficulty: Quantities[Q];
  /** Total difficulty of the chain up to the block. */
  totalDifficulty?: Quantities[Q] | null;
  /** Extra data, chosen by the block's producer. */
  extraData: Hex;
  /** Gas limit of the block. */
  gasLimit: Quantities[Q];
  /** Gas used by all transactions of the block. */
  gasUsed: Quantities[Q];
  /** Base fee per gas, in wei. Since London. */
  baseFeePerGas?: Quantities[Q] | null;
  /** Root of the withdrawals trie. Absent or `null` before Shanghai. */
  withdrawalsRoot?: Hash | null;
  /** Blob gas used by all transactions of the block. Absent or `null` before Cancun. */
  blobGasUsed?: Quantities[Q] | null;
  /** Excess blob gas, from which the blob base fee is computed. Absent or `null` before Cancun. */
  excessBlobGas?: Quantities[Q] | null;
  /** Root of the parent beacon block. Absent or `null` before Cancun. */
  parentBeaconBlockRoot?: Hash | null;
  /** Hash of the execution layer requests (EIP-7685). Absent or `null` before Prague. */
  requestsHash?: Hash | null;
  /** Hash of the block access list. Absent or `null` before EIP-7928. */
  blockAccessListHash?: Hash | null;
  /** Withdrawals from the beacon chain. Since Shanghai. */
  withdrawals?: Withdrawal<Q>[];
  /** Number of transactions in the block. */
  transactionCount: number | bigint | Quantities[Q];
}

/**
 * A block with one page of its transactions.
 *
 * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
 */
export interface ExplorerBlockPage<Q extends QuantityForm = "hex"> extends ExplorerBlock<Q> {
  /** Transactions of the page. */
  transactions: Transaction<Q>[];
}

/**
 * A block with its rewards and fees.
 *
 * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
 */
export interface BlockDetails<Q extends QuantityForm = "hex"> {
  block: ExplorerBlock<Q>;
  /** Newly issued ether, in wei. Zero since proof of stake. */
  issuance: {
    /** Reward of the block's miner, in wei. */
    blockReward: Quantities[Q];
    /** Rewards of the miners of uncles, in wei. */
    uncleReward: Quantities[Q];
    /** Total of newly issued ether, in wei. */
    issuance: Quantities[Q];
  };
  /** Total fees paid, in wei, including burned fees. */
  totalFees: Quantities[Q];
}

/**
 * A receipt without logs.
 *
 * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
 */
export interface ExplorerReceipt<Q extends QuantityForm = "hex"> {
  /** Type of the transaction. */
  type?: Quantities[Q];
  /** Hash of the transaction. */
  transactionHash: Hash;
  /** Index of the transaction in the block, from 0. */
  transactionIndex: Quantities[Q];
  /** Hash of the block. */
  blockHash: Hash;
  /** Number of the block. */
  blockNumber: Quantities[Q];
  /** Address of the sender. */
  from: Address;
  /** Address of the recipient; `null` for a contract creation. */
  to?: Address | null;
  /** Address of the created contract; `null` if none was created. */
  contractAddress?: Address | null;
  /** Cumulative gas used in the block up to and including this transaction. */
  cumulativeGasUsed: Quantities[Q];
  /** Gas used by the transaction. */
  gasUsed: Quantities[Q];
  /** Effective gas price paid, in wei. */
  effectiveGasPrice?: Quantities[Q];
  /** Status: 0x1 for success, 0x0 if the transaction was reverted or ran out of gas. */
  status?: Represented<Q, "0x0" | "0x1", 0n | 1n>;
  /** Timestamp of the block, in Unix seconds. */
  timestamp?: Quantities[Q] | number | bigint | null;
  /** Not returned. */
  logs?: null | Log<Q>[];
  /** Not returned. */
  logsBloom?: Hex | null;
}

/**
 * A page of transactions that involve an account.
 *
 * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
 */
export interface FoundTransactions<Q extends QuantityForm = "hex"> {
  /** Transactions, newest first. */
  txs: Transaction<Q>[];
  /** Receipts of the transactions, in the same order. */
  receipts: ExplorerReceipt<Q>[];
  /** `true` if there are no newer transactions. */
  firstPage: boolean;
  /** `true` if there are no older transactions. */
  lastPage: boolean;
}

/** Methods of the block explorer Otterscan, `ots_`. */
export interface OtterscanMethods<Q extends QuantityForm = "hex"> {
  /**
   * Returns the API level: version of these methods that the node supports.
   *
   * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
   *
   * @returns API level; 8 in current nodes.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32004 (method not supported).
   * @example const level = await client.ots_getApiLevel(); // 8
   */
  ots_getApiLevel(): Promise<number>;

  /**
   * Returns the header of a block by its number.
   *
   * Source: reth.
   *
   * @param block - Number of the block, as an integer or in hex, or a tag.
   * @returns Block header; `null` if the block is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32004 (method not supported).
   * @example const header = await client.ots_getHeaderByNumber(4294967295); // null
   */
  ots_getHeaderByNumber(
    block: number | bigint | BlockNumberOrTag<ParamForm<Q>>,
  ): Promise<ExplorerHeader<Q> | null>;

  /**
   * Returns whether an account is a contract.
   *
   * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
   *
   * @param address - Address of the account.
   * @param block - Block at whose state to read. Default: `"latest"`.
   * @returns `true` if the account has code.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32004 (method not supported).
   * @example const has = await client.ots_hasCode("0x5fbdb2315678afecb367f032d93f642f64180aa3", "latest"); // true
   */
  ots_hasCode(address: Address, block?: BlockReference<ParamForm<Q>>): Promise<boolean>;

  /**
   * Returns internal transfers of ether in a transaction, and contracts created or destroyed by it.
   *
   * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
   *
   * @param transactionHash - Hash of the transaction.
   * @returns Internal operations, in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32004 (method not supported).
   * @example const operations = await client.ots_getInternalOperations("0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0");
   */
  ots_getInternalOperations(transactionHash: Hash): Promise<InternalOperation<Q>[]>;

  /**
   * Returns the revert data of a transaction: the encoded revert reason.
   *
   * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
   *
   * @param transactionHash - Hash of the transaction.
   * @returns Revert data; empty or `null` if the transaction succeeded.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32004 (method not supported).
   * @example const output = await client.ots_getTransactionError("0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0"); // "0x"
   */
  ots_getTransactionError(transactionHash: Hash): Promise<Hex | null>;

  /**
   * Returns the calls of a transaction.
   *
   * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
   *
   * @param transactionHash - Hash of the transaction.
   * @returns Calls in order, parents before children.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32004 (method not supported).
   * @example const calls = await client.ots_traceTransaction("0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0");
   */
  ots_traceTransaction(transactionHash: Hash): Promise<ExplorerCall<Q>[] | null>;

  /**
   * Returns a block without its transactions, with its rewards and fees.
   *
   * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
   *
   * @param block - Number of the block, as an integer or in hex.
   * @returns Block; `null` if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32004 (method not supported).
   * @example const details = await client.ots_getBlockDetails(45);
   */
  ots_getBlockDetails(block: number | bigint | Quantities[ParamForm<Q>]): Promise<BlockDetails<Q> | null>;

  /**
   * Returns a block without its transactions, with its rewards and fees, by the hash of the block.
   *
   * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
   *
   * @param blockHash - Hash of the block.
   * @returns Block; `null` if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32004 (method not supported).
   * @example const details = await client.ots_getBlockDetailsByHash("0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74");
   */
  ots_getBlockDetailsByHash(blockHash: Hash): Promise<BlockDetails<Q> | null>;

  /**
   * Returns a page of a block's transactions with their receipts.
   *
   * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
   *
   * @param block - Number of the block, as an integer or in hex.
   * @param page - Index of the page, from 0.
   * @param pageSize - Number of transactions per page.
   * @returns Transactions with at most the first four bytes of their input, and receipts without logs.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32004 (method not supported).
   * @example const page = await client.ots_getBlockTransactions(45, 0, 10);
   */
  ots_getBlockTransactions(
    block: number | bigint | Quantities[ParamForm<Q>],
    page: number,
    pageSize: number,
  ): Promise<
    | {
      fullblock: ExplorerBlockPage<Q>;
      /** Receipts of the page's transactions, in the same order. */
      receipts: ExplorerReceipt<Q>[];
    }
    | null>;

  /**
   * Returns transactions that involve an account, before a block.
   *
   * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
   *
   * @param address - Address of the account.
   * @param block - Number of the block; 0 for the end of the chain.
   * @param pageSize - Minimum number of transactions per page, if there are enough. Transactions of one block
   * are not split between pages.
   * @returns Transactions, newest first.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32004 (method not supported).
   * @example const found = await client.ots_searchTransactionsBefore("0x68aab33e4fbb493c95fda402772a3b88615820bd", 0, 25); // {"txs":[],"receipts":[],"firstPage":true,"lastPage":true}
   */
  ots_searchTransactionsBefore(
    address: Address,
    block: number | bigint,
    pageSize: number,
  ): Promise<FoundTransactions<Q>>;

  /**
   * Returns transactions that involve an account, after a block.
   *
   * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
   *
   * @param address - Address of the account.
   * @param block - Number of the block; 0 for the end of the chain.
   * @param pageSize - Minimum number of transactions per page, if there are enough. Transactions of one block
   * are not split between pages.
   * @returns Transactions, newest first.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32004 (method not supported).
   * @example const found = await client.ots_searchTransactionsAfter("0x68aab33e4fbb493c95fda402772a3b88615820bd", 0, 25); // {"txs":[],"receipts":[],"firstPage":true,"lastPage":true}
   */
  ots_searchTransactionsAfter(
    address: Address,
    block: number | bigint,
    pageSize: number,
  ): Promise<FoundTransactions<Q>>;

  /**
   * Returns a transaction by its sender and nonce.
   *
   * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
   *
   * @param sender - Address of the sender.
   * @param nonce - Nonce of the transaction, as an integer.
   * @returns Hash of the transaction; `null` if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32004 (method not supported).
   * @example const transactionHash = await client.ots_getTransactionBySenderAndNonce("0x68aab33e4fbb493c95fda402772a3b88615820bd", 16); // "0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0"
   */
  ots_getTransactionBySenderAndNonce(sender: Address, nonce: number | bigint): Promise<Hash | null>;

  /**
   * Returns the creator of a contract, and the creating transaction.
   *
   * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
   *
   * @param address - Address of the contract.
   * @returns Transaction that created the contract, and its creator; `null` if the account is not a contract.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32004 (method not supported).
   * @example const creator = await client.ots_getContractCreator("0x5fbdb2315678afecb367f032d93f642f64180aa3");
   */
  ots_getContractCreator(
    address: Address,
  ): Promise<
    | {
      /** Hash of the transaction that created the contract. */
      hash: Hash;
      /** Address that created the contract: the transaction's sender, or a contract that it called. */
      creator: Address;
    }
    | null>;
}

/**
 * The methods of {@link OtterscanMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface OtterscanCalls<Q extends QuantityForm = "hex"> {
  ots_getApiLevel: { params: readonly []; result: number };
  ots_getHeaderByNumber: {
    params: readonly [block: number | bigint | BlockNumberOrTag<ParamForm<Q>>];
    result: ExplorerHeader<Q> | null;
  };
  ots_hasCode: { params: readonly [address: Address, block?: BlockReference<ParamForm<Q>>]; result: boolean };
  ots_getInternalOperations: { params: readonly [transactionHash: Hash]; result: InternalOperation<Q>[] };
  ots_getTransactionError: { params: readonly [transactionHash: Hash]; result: Hex | null };
  ots_traceTransaction: { params: readonly [transactionHash: Hash]; result: ExplorerCall<Q>[] | null };
  ots_getBlockDetails: {
    params: readonly [block: number | bigint | Quantities[ParamForm<Q>]];
    result: BlockDetails<Q> | null;
  };
  ots_getBlockDetailsByHash: { params: readonly [blockHash: Hash]; result: BlockDetails<Q> | null };
  ots_getBlockTransactions: {
    params: readonly [block: number | bigint | Quantities[ParamForm<Q>], page: number, pageSize: number];
    result:
      | {
        fullblock: ExplorerBlockPage<Q>;
        /** Receipts of the page's transactions, in the same order. */
        receipts: ExplorerReceipt<Q>[];
      }
      | null;
  };
  ots_searchTransactionsBefore: {
    params: readonly [address: Address, block: number | bigint, pageSize: number];
    result: FoundTransactions<Q>;
  };
  ots_searchTransactionsAfter: {
    params: readonly [address: Address, block: number | bigint, pageSize: number];
    result: FoundTransactions<Q>;
  };
  ots_getTransactionBySenderAndNonce: { params: readonly [sender: Address, nonce: number | bigint]; result: Hash | null };
  ots_getContractCreator: {
    params: readonly [address: Address];
    result:
      | {
        /** Hash of the transaction that created the contract. */
        hash: Hash;
        /** Address that created the contract: the transaction's sender, or a contract that it called. */
        creator: Address;
      }
      | null;
  };
}
