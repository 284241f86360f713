// Generated from specs/rpc/ethereum-transaction.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Log } from "./decoded-ethereum-filter.ts";
import type { BlockNumberOrTag, Quantity, QuantityInput } from "./decoded-shared.ts";
import type { AccessListEntry } from "./ethereum-transaction.ts";
import type { Address, Hash, Hex } from "./shared.ts";

/**
 * An account's leave to run the code of a contract as its own.
 *
 * Source: EIP-7702.
 */
export interface Authorization {
  /** The chain where it holds; 0 for all. */
  chainId: Quantity;
  /** Whose code is run. */
  address: Address;
  /** The nonce that the account must have. */
  nonce: Quantity;
  /** 0x0 or 0x1. */
  yParity: Quantity;
  r: Quantity;
  s: Quantity;
}

/**
 * An account's leave to run the code of a contract as its own.
 *
 * Source: EIP-7702.
 */
export interface AuthorizationInput {
  /** The chain where it holds; 0 for all. */
  chainId: QuantityInput;
  /** Whose code is run. */
  address: Address;
  /** The nonce that the account must have. */
  nonce: QuantityInput;
  /** 0x0 or 0x1. */
  yParity: QuantityInput;
  r: QuantityInput;
  s: QuantityInput;
}

/**
 * The fields of every transaction.
 *
 * Source: ethereum/execution-apis.
 */
export interface TransactionFields {
  /** Hash of the transaction. */
  hash: Hash;
  /** The sender. */
  from: Address;
  /** The called address, or `null` if it creates a contract. */
  to: Address | null;
  /** Counts the transactions of the sender. */
  nonce: Quantity;
  /** The gas limit: the most gas that it may use. */
  gas: Quantity;
  /** Wei that it transfers. */
  value: Quantity;
  /** The input data of the call, or the code that creates the contract. */
  input: Hex;
  /** Of the signature. In typed transactions the same as `yParity`, if present. */
  v?: Quantity;
  /** Of the signature. */
  r: Quantity;
  /** Of the signature. */
  s: Quantity;
  /** Wei for each gas that is paid; before inclusion, the most. */
  gasPrice?: Quantity;
  /** The chain where it is valid. Absent in a legacy transaction that is valid on all. */
  chainId?: Quantity;
}

/**
 * A transaction of the first kind.
 *
 * Source: ethereum/execution-apis.
 */
export interface TransactionLegacy extends TransactionFields {
  type: 0n;
  gasPrice: Quantity;
  v: Quantity;
}

/**
 * The fields of every transaction that is not legacy.
 *
 * Source: ethereum/execution-apis.
 */
export interface TransactionTyped extends TransactionFields {
  chainId: Quantity;
  /** State that it announces to touch. */
  accessList: AccessListEntry[];
  /** Of the signature, 0x0 or 0x1. */
  yParity?: Quantity;
}

/**
 * The fields of every transaction with a maximum fee and a tip.
 *
 * Source: EIP-1559.
 */
export interface TransactionFeeMarket extends TransactionTyped {
  /** Maximum fee per gas in wei, base fee and tip together. */
  maxFeePerGas: Quantity;
  /** Wei for each gas to the producer of the block. */
  maxPriorityFeePerGas: Quantity;
}

/**
 * A transaction with an access list.
 *
 * Source: EIP-2930.
 */
export interface Transaction2930 extends TransactionTyped {
  type: 1n;
  gasPrice: Quantity;
}

/**
 * A transaction with a fee and a tip.
 *
 * Source: EIP-1559.
 */
export interface Transaction1559 extends TransactionFeeMarket {
  type: 2n;
}

/**
 * A transaction that carries blobs.
 *
 * Source: EIP-4844.
 */
export interface Transaction4844 extends TransactionFeeMarket {
  type: 3n;
  to: Address;
  /** Maximum fee per blob gas in wei. */
  maxFeePerBlobGas: Quantity;
  /** Of its blobs. */
  blobVersionedHashes: Hash[];
}

/**
 * A transaction that sets the code of accounts.
 *
 * Source: EIP-7702.
 */
export interface Transaction7702 extends TransactionFeeMarket {
  type: 4n;
  to: Address;
  /** Of the accounts. */
  authorizationList: Authorization[];
}

/**
 * A transaction by its `type`.
 * A node may send types that are newer than these: keep a default branch.
 *
 * Source: ethereum/execution-apis.
 */
export type SignedTransaction =
  | TransactionLegacy
  | Transaction2930
  | Transaction1559
  | Transaction4844
  | Transaction7702;

/**
 * A transaction of a block.
 *
 * Source: ethereum/execution-apis.
 */
export type Transaction = SignedTransaction & {
  blockHash: Hash;
  blockNumber: Quantity;
  /** Unix time in seconds. Only newer nodes return it. */
  blockTimestamp?: Quantity;
  /** Its place in the block, from 0. */
  transactionIndex: Quantity;
};

/**
 * A transaction that is in no block yet.
 *
 * Source: ethereum/execution-apis.
 */
export type PendingTransaction = SignedTransaction & {
  blockHash: null;
  blockNumber: null;
  /** Unix time in seconds. `null`, or absent from some nodes, while the transaction is pending. */
  blockTimestamp?: Quantity | null;
  transactionIndex: null;
};

/**
 * A signed transaction that is not yet sent.
 *
 * Source: ethereum/execution-apis.
 */
export interface SignedBytes {
  /** The bytes to send. */
  raw: Hex;
  tx: SignedTransactionFields;
}

/**
 * A transaction that is not yet sent: what is known of it, by its `type`.
 *
 * Source: ethereum/execution-apis.
 */
export interface SignedTransactionFields {
  /**
   * 0x0 legacy, 0x1 with an access list, 0x2 with a fee and a tip, 0x3 with blobs, 0x4 with authorizations.
   */
  type: Quantity;
  /** Hash of the transaction. */
  hash?: Hash;
  /** Counts the transactions of the sender. */
  nonce: Quantity;
  /** The called address, or `null` if it creates a contract. */
  to: Address | null;
  /** The gas limit: the most gas that it may use. */
  gas: Quantity;
  /** Wei that it transfers. */
  value: Quantity;
  /** The input data of the call, or the code that creates the contract. */
  input: Hex;
  /** Wei for each gas. */
  gasPrice?: Quantity | null;
  /** Maximum fee per gas in wei, base fee and tip together. */
  maxFeePerGas?: Quantity | null;
  /** Wei for each gas to the producer of the block. */
  maxPriorityFeePerGas?: Quantity | null;
  /** Maximum fee per blob gas in wei. */
  maxFeePerBlobGas?: Quantity;
  /** State that it announces to touch. */
  accessList?: AccessListEntry[];
  /** Of its blobs. */
  blobVersionedHashes?: Hash[];
  /** Of the accounts whose code it sets. */
  authorizationList?: Authorization[];
  /** The chain where it is valid. */
  chainId?: Quantity;
  /** Of the signature. */
  v?: Quantity;
  /** Of the signature, 0x0 or 0x1. */
  yParity?: Quantity;
  /** Of the signature. */
  r?: Quantity;
  /** Of the signature. */
  s?: Quantity;
}

/**
 * A transaction to run, fill in or sign. The node chooses omitted fields; a wrong mix of fees is rejected.
 *
 * Source: ethereum/execution-apis; go-ethereum for data.
 */
export interface TransactionRequest {
  /** Its kind. By default, derived from the other fields. */
  type?: QuantityInput;
  /** The sender. The zero address if omitted or `null`. */
  from?: Address | null;
  /** The called address. If omitted or `null`, the transaction creates a contract. */
  to?: Address | null;
  /** By default, that of the sender. */
  nonce?: QuantityInput;
  /** The gas limit: the most gas that it may use. */
  gas?: QuantityInput;
  /** Wei that it transfers. */
  value?: QuantityInput;
  /** The input data of the call, or the code that creates the contract. */
  input?: Hex;
  /** An older name of `input`. */
  data?: Hex;
  /** Wei for each gas, of a transaction without a tip. */
  gasPrice?: QuantityInput;
  /** Maximum fee per gas in wei, base fee and tip together. */
  maxFeePerGas?: QuantityInput;
  /** Wei for each gas to the producer of the block. */
  maxPriorityFeePerGas?: QuantityInput;
  /** Maximum fee per blob gas in wei. */
  maxFeePerBlobGas?: QuantityInput;
  /** State that it announces to touch. */
  accessList?: readonly AccessListEntry[];
  /** Of its blobs. */
  blobVersionedHashes?: readonly Hash[];
  /** Its blobs. */
  blobs?: readonly Hex[];
  /** To its blobs. */
  commitments?: readonly Hex[];
  /** Proofs of the commitments. */
  proofs?: readonly Hex[];
  /** The chain where it is to be valid. */
  chainId?: QuantityInput;
  /** Of the accounts whose code it sets. */
  authorizationList?: readonly AuthorizationInput[];
}

/**
 * The receipt of a transaction: whether it succeeded, its logs, and the gas it used. A chain may add fields.
 *
 * Source: ethereum/execution-apis.
 */
export interface Receipt {
  /** The kind of the transaction. */
  type?: Quantity;
  /** Hash of the transaction. */
  transactionHash: Hash;
  /** Its place in the block, from 0. */
  transactionIndex: Quantity;
  /** Its block. */
  blockHash: Hash;
  /** Number of its block. */
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
  /** Blob gas that it used. Only with blobs. */
  blobGasUsed?: Quantity;
  /** Wei that it paid for each gas. */
  effectiveGasPrice?: Quantity;
  /** Wei that it paid for each blob gas. Only with blobs. */
  blobGasPrice?: Quantity;
  /** The logs that contracts wrote, in order. */
  logs: Log[];
  /** Bloom filter of the logs, 256 bytes. */
  logsBloom: Hex;
  /** Root of the state after it. Before Byzantium, in place of `status`. */
  root?: Hash;
  /** 0x1 if it went well, 0x0 if it was reverted or ran out of gas. */
  status?: Quantity;
}

/** Transactions: those of blocks and of the pool, their receipts, and sending more of them. */
export interface EthereumTransactionMethods {
  /**
   * A transaction by its hash, of a block or of the pool.
   *
   * @param transactionHash - Hash of the transaction.
   * @returns the transaction, or `null` when none is found. While it is pending, its block is `null`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows).
   *
   * Source: ethereum/execution-apis.
   */
  eth_getTransactionByHash(transactionHash: Hash): Promise<Transaction | PendingTransaction | null>;

  /**
   * A transaction by its place in a block.
   *
   * @param blockHash - Hash of the block.
   * @param index - Its place in the block, from 0.
   * @returns the transaction, or `null` when there is none.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), 4444 (the node no
   * longer keeps that part of the chain).
   *
   * Source: ethereum/execution-apis.
   */
  eth_getTransactionByBlockHashAndIndex(blockHash: Hash, index: QuantityInput): Promise<Transaction | null>;

  /**
   * A transaction by its place in a block.
   *
   * @param block - Number of the block, or a tag.
   * @param index - Its place in the block, from 0.
   * @returns the transaction, or `null` when there is none.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), 4444 (the node no
   * longer keeps that part of the chain).
   *
   * Source: ethereum/execution-apis.
   */
  eth_getTransactionByBlockNumberAndIndex(
    block: BlockNumberOrTag,
    index: QuantityInput,
  ): Promise<Transaction | null>;

  /**
   * A transaction by its sender and nonce.
   *
   * @param sender - The sender.
   * @param nonce - Its nonce.
   * @returns the transaction, or `null` when none is found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows).
   *
   * Source: erigon, reth.
   */
  eth_getTransactionBySenderAndNonce(
    sender: Address,
    nonce: QuantityInput,
  ): Promise<Transaction | PendingTransaction | null>;

  /**
   * The bytes of a transaction.
   *
   * @param transactionHash - Hash of the transaction.
   * @returns the transaction as it is signed and hashed (EIP-2718); nothing or `null` when there is none.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows).
   *
   * Source: go-ethereum, erigon, reth.
   */
  eth_getRawTransactionByHash(transactionHash: Hash): Promise<Hex | null>;

  /**
   * The bytes of a transaction by its place in a block.
   *
   * @param blockHash - Hash of the block.
   * @param index - Its place in the block, from 0.
   * @returns the transaction as it is signed and hashed (EIP-2718); nothing or `null` when there is none.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), 4444 (the node no
   * longer keeps that part of the chain).
   *
   * Source: go-ethereum, erigon, reth.
   */
  eth_getRawTransactionByBlockHashAndIndex(blockHash: Hash, index: QuantityInput): Promise<Hex | null>;

  /**
   * The bytes of a transaction by its place in a block.
   *
   * @param block - Number of the block, or a tag.
   * @param index - Its place in the block, from 0.
   * @returns the transaction as it is signed and hashed (EIP-2718); nothing or `null` when there is none.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), 4444 (the node no
   * longer keeps that part of the chain).
   *
   * Source: go-ethereum, erigon, reth.
   */
  eth_getRawTransactionByBlockNumberAndIndex(
    block: BlockNumberOrTag,
    index: QuantityInput,
  ): Promise<Hex | null>;

  /**
   * The receipt of a transaction: whether it succeeded, its logs, and the gas it used.
   *
   * @param transactionHash - Hash of the transaction.
   * @returns the receipt, or `null` while the transaction is in no block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32005 (more requests than the plan allows), 4444 (the node no
   * longer keeps that part of the chain).
   *
   * Source: ethereum/execution-apis.
   */
  eth_getTransactionReceipt(transactionHash: Hash): Promise<Receipt | null>;

  /**
   * Sends a signed transaction. A transaction with blobs comes with them (its network form).
   *
   * @param transaction - The signed transaction in its binary form (EIP-2718).
   * @returns hash of the transaction. Only its receipt shows whether it is in a block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32003 (the node does not take the transaction), -32602 (a
   * param is missing or malformed), -32000 (the node rejects the call; the message says why), -32005 (more
   * requests than the plan allows).
   *
   * Source: ethereum/execution-apis.
   */
  eth_sendRawTransaction(transaction: Hex): Promise<Hash>;

  /**
   * Sends a signed transaction and waits for its receipt.
   *
   * @param transaction - The signed transaction in its binary form (EIP-2718).
   * @param timeout - Milliseconds that the node may wait. It has its own limit.
   * @returns the receipt.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 4 (the node waited in vain: the transaction is sent, but in
   * no block), -32003 (the node does not take the transaction), -32602 (a param is missing or malformed),
   * -32000 (the node rejects the call; the message says why), -32005 (more requests than the plan allows).
   *
   * Source: EIP-7966.
   */
  eth_sendRawTransactionSync(transaction: Hex, timeout?: QuantityInput | number | bigint): Promise<Receipt>;

  /**
   * Signs a transaction with a key of the node and sends it. A hosted node holds no keys.
   *
   * @param transaction - The transaction to sign. The node fills in missing fields.
   * @returns hash of the transaction.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32003 (the node does not take the transaction), -32602 (a
   * param is missing or malformed), -32000 (the node rejects the call; the message says why), -32004 (the
   * node does not offer the method).
   *
   * Source: ethereum/execution-apis.
   */
  eth_sendTransaction(transaction: TransactionRequest): Promise<Hash>;

  /**
   * Signs a text with a key of the node, as EIP-191 says. A hosted node holds no keys.
   *
   * @param address - Whose key.
   * @param message - The transaction to sign.
   * @returns 65 bytes: r, s and v.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32004 (the node does not offer the method).
   *
   * Source: ethereum/execution-apis.
   */
  eth_sign(address: Address, message: Hex): Promise<Hex>;

  /**
   * Signs a transaction with a key of the node, without sending it. A hosted node holds no keys.
   *
   * @param transaction - The transaction to sign. `gas`, `nonce` and a fee are required.
   * @returns the bytes to send, and the same as an object. From some nodes the bytes alone.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (a param is missing or malformed), -32000 (the node
   * rejects the call; the message says why), -32004 (the node does not offer the method).
   *
   * Source: ethereum/execution-apis.
   */
  eth_signTransaction(transaction: TransactionRequest): Promise<SignedBytes | Hex>;

  /**
   * Fills in what a transaction lacks before it is signed: nonce, gas, fees, chain.
   *
   * @param transaction - The fields that are known.
   * @returns the transaction, without a signature, as an object and from some nodes also as bytes.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 3 (the contract reverted; `data` has what it returned),
   * -32602 (a param is missing or malformed), -32000 (the node rejects the call; the message says why),
   * -32004 (the node does not offer the method).
   *
   * Source: ethereum/execution-apis.
   */
  eth_fillTransaction(transaction: TransactionRequest): Promise<{ raw?: Hex; tx: SignedTransactionFields }>;
}

/**
 * The methods of {@link EthereumTransactionMethods} as `{ method, params }` calls. The result is that of the
 * first of `overloads` whose params match.
 */
export interface EthereumTransactionCalls {
  eth_getTransactionByHash: { params: readonly [transactionHash: Hash]; result: Transaction | PendingTransaction | null };
  eth_getTransactionByBlockHashAndIndex: { params: readonly [blockHash: Hash, index: QuantityInput]; result: Transaction | null };
  eth_getTransactionByBlockNumberAndIndex: { params: readonly [block: BlockNumberOrTag, index: QuantityInput]; result: Transaction | null };
  eth_getTransactionBySenderAndNonce: {
    params: readonly [sender: Address, nonce: QuantityInput];
    result: Transaction | PendingTransaction | null;
  };
  eth_getRawTransactionByHash: { params: readonly [transactionHash: Hash]; result: Hex | null };
  eth_getRawTransactionByBlockHashAndIndex: { params: readonly [blockHash: Hash, index: QuantityInput]; result: Hex | null };
  eth_getRawTransactionByBlockNumberAndIndex: { params: readonly [block: BlockNumberOrTag, index: QuantityInput]; result: Hex | null };
  eth_getTransactionReceipt: { params: readonly [transactionHash: Hash]; result: Receipt | null };
  eth_sendRawTransaction: { params: readonly [transaction: Hex]; result: Hash };
  eth_sendRawTransactionSync: {
    params: readonly [transaction: Hex, timeout?: QuantityInput | number | bigint];
    result: Receipt;
  };
  eth_sendTransaction: { params: readonly [transaction: TransactionRequest]; result: Hash };
  eth_sign: { params: readonly [address: Address, message: Hex]; result: Hex };
  eth_signTransaction: { params: readonly [transaction: TransactionRequest]; result: SignedBytes | Hex };
  eth_fillTransaction: {
    params: readonly [transaction: TransactionRequest];
    result: { raw?: Hex; tx: SignedTransactionFields };
  };
}
