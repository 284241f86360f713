// Generated from specs/rpc/tron.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { ParamForm, Quantities, QuantityForm, Represented } from "./quantity-form.ts";
import type { Address, Hash, Hex, HexValue, StorageKey } from "./shared.ts";

/**
 * Address in hex: the last 20 bytes, or 21 bytes that begin with 41; with or without `0x`.
 *
 * Source: tronprotocol/java-tron, JsonRpcApiUtil.addressCompatibleToByteArray.
 */
export type TronAddress = string;

/**
 * Hash of a block or transaction: 32 bytes in hex, with or without `0x`.
 *
 * Source: tronprotocol/java-tron, TronJsonRpcImpl.HASH_REGEX.
 */
export type TronHash = string;

/**
 * A block number, or a tag: `latest`, `earliest`, or `finalized` for the latest block that no reorganization
 * replaces.
 *
 * Source: tronprotocol/java-tron, Wallet.getByJsonBlockId.
 */
export type TronBlockNumberOrTag<Q extends QuantityForm = "hex"> =
  | Quantities[Q]
  | "latest" | "earliest" | "finalized";

/**
 * Id of a filter, valid only on the node that created it.
 *
 * Source: tronprotocol/java-tron, JsonRpcApiUtil.generateFilterId.
 */
export type TronFilterId = `0x${string}`;

/**
 * Sync progress.
 *
 * Source: tronprotocol/java-tron, TronJsonRpc.SyncingResult.
 */
export interface TronSyncStatus<Q extends QuantityForm = "hex"> {
  /** Number of the block at which the sync started. */
  startingBlock: Quantities[Q];
  /** Number of the current block. */
  currentBlock: Quantities[Q];
  /** Number of the highest block, estimated from the time. */
  highestBlock: Quantities[Q];
}

/**
 * A block without its transactions. Fields that TRON does not have are zero.
 *
 * Source: tronprotocol/java-tron, BlockResult.
 */
export interface TronBlock<Q extends QuantityForm = "hex"> {
  /** Number of the block. */
  number: Quantities[Q];
  /** Hash of the block. Its first 8 bytes are the number. */
  hash: Hash;
  /** Hash of the parent block. */
  parentHash: Hash;
  /** 8 bytes of zeros. */
  nonce: Hex;
  /** 32 bytes of zeros. */
  sha3Uncles: Hash;
  /** 256 bytes of zeros: it does not say which logs the block has. */
  logsBloom: Hex;
  /** Root of the Merkle tree of the transactions. */
  transactionsRoot: Hash;
  /** Root of the accounts; `0x` on networks that do not compute it, such as mainnet. */
  stateRoot: Hex;
  /** 32 bytes of zeros. */
  receiptsRoot: Hash;
  /** Address of the witness that produced the block. */
  miner: Address;
  /** Always 0. */
  difficulty: Quantities[Q];
  /** Always 0. */
  totalDifficulty: Quantities[Q];
  /** Always `0x`. */
  extraData: Hex;
  /** Size of the block, in bytes. */
  size: Quantities[Q];
  /** Sum of the fee limits of the transactions, in sun. */
  gasLimit: Quantities[Q];
  /** Energy used by all transactions. */
  gasUsed: Quantities[Q];
  /** Timestamp of the block, in Unix seconds. */
  timestamp: Quantities[Q];
  /** Always 0. */
  baseFeePerGas: Quantities[Q];
  /** 32 bytes of zeros. */
  mixHash: Hash;
  /** Always empty. */
  uncles: Hash[];
}

/**
 * A block with the hashes of its transactions.
 *
 * Source: tronprotocol/java-tron, BlockResult.
 */
export interface TronBlockWithHashes<Q extends QuantityForm = "hex"> extends TronBlock<Q> {
  /** Transactions, in order. */
  transactions: Hash[];
}

/**
 * A block with its transactions.
 *
 * Source: tronprotocol/java-tron, BlockResult.
 */
export interface TronBlockWithTransactions<Q extends QuantityForm = "hex"> extends TronBlock<Q> {
  /** Transactions, in order. */
  transactions: TronTransaction<Q>[];
}

/**
 * Fields of a transaction, in a block or pending.
 *
 * Source: tronprotocol/java-tron, TransactionResult.
 */
export interface TronTransactionFields<Q extends QuantityForm = "hex"> {
  /** Hash of the transaction: its id in the HTTP API, after `0x`. */
  hash: Hash;
  /** 8 bytes of zeros: TRON has no nonces. */
  nonce: Hex;
  /** Address of the sender. */
  from: Address;
  /** Address of the recipient or contract; `null` for contracts of other kinds. */
  to: Address | null;
  /** Energy used by the transaction. */
  gas: Quantities[Q];
  /** Amount transferred: in sun, or for a TRC-10 token in its smallest unit. */
  value: Quantities[Q];
  /** Input data of the call of a contract; `0x` for other transactions. */
  input: Hex;
  /** Always 0. */
  type: Represented<Q, "0x0", 0n>;
  /** Value v of the first signature, 0x1b or 0x1c; 0x00 without a signature. */
  v: HexValue;
  /** Value r of the first signature: 32 bytes. */
  r: Hash;
  /** Value s of the first signature: 32 bytes. */
  s: Hash;
}

/**
 * A transaction in a block.
 *
 * Source: tronprotocol/java-tron, TransactionResult.
 */
export interface TronTransaction<Q extends QuantityForm = "hex"> extends TronTransactionFields<Q> {
  /** Hash of the block. */
  blockHash: Hash;
  /** Number of the block. */
  blockNumber: Quantities[Q];
  /** Index of the transaction in the block, from 0. */
  transactionIndex: Quantities[Q];
  /** Price of a unit of energy at the time of the block, in sun. */
  gasPrice: Quantities[Q];
}

/**
 * A transaction that waits for a block.
 *
 * Source: tronprotocol/java-tron, TransactionResult.
 */
export interface TronPendingTransaction<Q extends QuantityForm = "hex"> extends TronTransactionFields<Q> {
  /** `0x` while the transaction is pending. */
  blockHash: "0x";
  /** `0x` while the transaction is pending. */
  blockNumber: Represented<Q, "0x", "0x">;
  /** `0x` while the transaction is pending. */
  transactionIndex: Represented<Q, "0x", "0x">;
  /** `0x` while the transaction is pending. */
  gasPrice: Represented<Q, "0x", "0x">;
}

/**
 * Receipt of a transaction: its status, logs and energy used.
 *
 * Source: tronprotocol/java-tron, TransactionReceipt.
 */
export interface TronReceipt<Q extends QuantityForm = "hex"> {
  /** Hash of the transaction. */
  transactionHash: Hash;
  /** Index of the transaction in the block, from 0. */
  transactionIndex: Quantities[Q];
  /** Hash of the block. */
  blockHash: Hash;
  /** Number of the block. */
  blockNumber: Quantities[Q];
  /** Address of the sender; `null` for a transaction of the first block. */
  from: Address | null;
  /** Address of the recipient or contract; `null` for contracts of other kinds. */
  to: Address | null;
  /** Address of the created contract; `null` if none was created. */
  contractAddress: Address | null;
  /** Energy used in the block up to and including this transaction. */
  cumulativeGasUsed: Quantities[Q];
  /** Energy used by the transaction. */
  gasUsed: Quantities[Q];
  /** Price of a unit of energy at the time of the block, in sun. */
  effectiveGasPrice: Quantities[Q];
  /** Logs emitted by the transaction, in order. */
  logs: TronLog<Q>[];
  /** 256 bytes of zeros: it does not say which logs there are. */
  logsBloom: Hex;
  /** 0x1 for success, 0x0 if the transaction failed. */
  status: Represented<Q, "0x0" | "0x1", 0n | 1n>;
  /** Always 0. */
  type: Represented<Q, "0x0", 0n>;
}

/**
 * A log emitted by a contract.
 *
 * Source: tronprotocol/java-tron, TronJsonRpc.LogFilterElement.
 */
export interface TronLog<Q extends QuantityForm = "hex"> {
  /** Address of the contract that emitted the log. */
  address: Address;
  /**
   * Topics of the log, up to 4. The first is the hash of the event's signature, unless the event is
   * anonymous; the others are its indexed values.
   */
  topics: Hash[];
  /** Data of the log: the event's values that are not indexed, ABI-encoded. */
  data: Hex;
  /** Number of the block. */
  blockNumber: Quantities[Q];
  /** Hash of the block. */
  blockHash: Hash;
  /** Hash of the transaction that emitted the log. */
  transactionHash: Hash;
  /** Index of the transaction in the block, from 0. */
  transactionIndex: Quantities[Q];
  /** Index of the log in the block, from 0. */
  logIndex: Quantities[Q];
  /** `true` if a reorganization removed the log's block. */
  removed: boolean;
}

/**
 * Filter for logs in a range of blocks, or in one block by its hash.
 *
 * Source: tronprotocol/java-tron, TronJsonRpc.FilterRequest.
 */
export interface TronLogQuery<Q extends QuantityForm = "hex"> {
  /** Address of the contract, or a list of addresses. */
  address?: TronAddress | readonly TronAddress[];
  /** Topics by position: a topic, a list of alternatives, or `null` for any topic. */
  topics?: readonly (Hash | readonly Hash[] | null)[];
  /** First block of the range. Default: the latest block. */
  fromBlock?: TronBlockNumberOrTag<Q>;
  /** Last block of the range. Default: the latest block. */
  toBlock?: TronBlockNumberOrTag<Q>;
  /** Hash of a single block, in place of a range. */
  blockHash?: TronHash;
}

/**
 * A call to execute or estimate. Nodes ignore `gas`, `gasPrice` and `nonce`.
 *
 * Source: tronprotocol/java-tron, CallArguments.
 */
export interface TronCall<Q extends QuantityForm = "hex"> {
  /** Address of the sender. Default: the zero address. Required for an estimate. */
  from?: TronAddress;
  /** Address of the contract or recipient. If omitted, an estimate is for a deployment. */
  to?: TronAddress;
  /** Not used. */
  gas?: Quantities[Q];
  /** Not used. */
  gasPrice?: Quantities[Q];
  /** Amount transferred, in sun. */
  value?: Quantities[Q];
  /** Input data of the call, or code of the created contract. */
  data?: Hex;
}

/**
 * What a transaction does. With `tokenId` and `tokenValue`, it transfers a TRC-10 token; with `value`, TRX;
 * if `to` is a contract, it calls it; without `to`, it deploys `data`.
 *
 * Source: tronprotocol/java-tron, BuildArguments.
 */
export interface TronTransactionRequest<Q extends QuantityForm = "hex"> {
  /** Address of the sender. */
  from: TronAddress;
  /** Address of the recipient or contract. If omitted, the transaction deploys a contract. */
  to?: TronAddress;
  /** Most energy that the transaction may use. The fee limit is this times the price of energy. */
  gas?: Quantities[Q];
  /** Amount of TRX, in sun. */
  value?: Quantities[Q];
  /** Input data of the call, or code of the created contract. */
  data?: Hex;
  /** Id of a TRC-10 token. */
  tokenId?: number | bigint;
  /** Amount of the token, in its smallest unit. */
  tokenValue?: number | bigint;
  /** ABI of the created contract: a JSON array as text. */
  abi?: string;
  /** Percentage of the energy of calls that their senders pay, from 0 to 100. */
  consumeUserResourcePercent?: number;
  /** Most energy that the creator of the contract pays for a call. */
  originEnergyLimit?: number | bigint;
  /** Name of the created contract. */
  name?: string;
  /** Id of the permission of the sender that the signatures belong to. Default: 0, the owner. */
  permissionId?: number;
  /** Memo of the transaction, in hex, or as text if `visible` is true. The network charges a fee for it. */
  extraData?: string;
  /** Whether addresses in the result are in base58 and texts as they are. Default: false, for hex. */
  visible?: boolean;
}

/**
 * A transaction that has not been signed.
 *
 * Source: tronprotocol/java-tron, TronJsonRpc.TransactionJson.
 */
export interface TronBuilt {
  /** The transaction, as the HTTP API has it. */
  transaction: TronUnsignedTransaction;
}

/**
 * A transaction as the HTTP API has it, without signatures. Pass it to `broadcastTransaction` of
 * `@node-access/tron` with the signature of `txID`.
 *
 * Source: tronprotocol/java-tron, Util.printCreateTransaction.
 */
export interface TronUnsignedTransaction {
  /** Id of the transaction: 32 bytes in hex, which signers sign. */
  txID: string;
  /** What the transaction does, and until when it is valid. */
  raw_data: TronRawData;
  /** `raw_data` encoded as a message, in hex. */
  raw_data_hex: string;
  /** Whether addresses are in base58 and texts as they are. */
  visible?: boolean;
}

/**
 * The signed part of a transaction.
 *
 * Source: tronprotocol/java-tron, Transaction.raw.
 */
export interface TronRawData {
  /** What the transaction does: one contract. */
  contract: TronContract[];
  /** Bytes 6 and 7 of the number of a recent block, in hex. */
  ref_block_bytes: string;
  /** Bytes 8 to 15 of the hash of this block, in hex. */
  ref_block_hash: string;
  /** When the transaction becomes invalid, in Unix milliseconds. */
  expiration: number | bigint;
  /** When the node built the transaction, in Unix milliseconds. */
  timestamp?: number | bigint;
  /** Most that the transaction may cost, in sun. */
  fee_limit?: number | bigint;
  /** Memo. */
  data?: string;
}

/**
 * What a transaction does.
 *
 * Source: tronprotocol/java-tron, Transaction.Contract.
 */
export interface TronContract {
  /** Kind of the contract, such as `TransferContract`. */
  type: string;
  /** Values of the contract, and the type of the message that they are. */
  parameter: {
    /** Values by name, as in `@node-access/tron`. */
    value: Record<string, unknown>;
    /** Type of the message. */
    type_url: string;
  };
  /** Id of the permission that the signatures belong to. */
  Permission_id?: number;
}

/**
 * The part of Ethereum's JSON-RPC that TRON nodes serve, with TRON's values: amounts in sun (a millionth of a
 * TRX), energy in place of gas, and the last 20 bytes of addresses. Transactions are sent with the HTTP or
 * gRPC API.
 */
export interface TronMethods<Q extends QuantityForm = "hex"> {
  /**
   * Returns the sync progress of the node, or `false` if it has no peers.
   *
   * Source: tronprotocol/java-tron, TronJsonRpc.getSyncingStatus.
   *
   * @returns Sync progress; `false` without peers. It is an object while the node is in sync, too.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32000 (the node rejected the call; see the error
   * message).
   * @example const status = await client.eth_syncing();
   */
  eth_syncing(): Promise<TronSyncStatus<Q> | false>;

  /**
   * Returns the chain id: the last 4 bytes of the hash of the first block.
   *
   * Source: tronprotocol/java-tron, TronJsonRpc.ethChainId.
   *
   * @returns Chain id; 0x2b6653dc for TRON mainnet.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32000 (the node rejected the call; see the error
   * message).
   * @example const chainId = await client.eth_chainId(); // "0x2b6653dc"
   */
  eth_chainId(): Promise<Quantities[Q]>;

  /**
   * Returns the number of the latest block.
   *
   * Source: tronprotocol/java-tron, TronJsonRpc.getLatestBlockNum.
   *
   * @returns Number of the latest block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32000 (the node rejected the call; see the error
   * message).
   * @example const number = await client.eth_blockNumber(); // "0x3a1c5f2"
   */
  eth_blockNumber(): Promise<Quantities[Q]>;

  /**
   * Returns the version of the latest block.
   *
   * Source: tronprotocol/java-tron, TronJsonRpc.getProtocolVersion.
   *
   * @returns Version of the block, which witnesses raise with upgrades.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32000 (the node rejected the call; see the error
   * message).
   * @example const version = await client.eth_protocolVersion(); // "0x1f"
   */
  eth_protocolVersion(): Promise<Quantities[Q]>;

  /**
   * Returns the price of a unit of energy.
   *
   * Source: tronprotocol/java-tron, TronJsonRpc.gasPrice.
   *
   * @returns Price of a unit of energy, in sun.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32000 (the node rejected the call; see the error
   * message).
   * @example const price = await client.eth_gasPrice(); // "0x1a4"
   */
  eth_gasPrice(): Promise<Quantities[Q]>;

  /**
   * Returns the address of the witness that the node runs. A hosted node runs none, and responds with an
   * error.
   *
   * Source: tronprotocol/java-tron, TronJsonRpc.getCoinbase.
   *
   * @returns Address of the witness.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32000 (the node rejected the call; see the error
   * message).
   * @example const address = await client.eth_coinbase(); // "0x5a7b9c1d3e5f708192a3b4c5d6e7f8091a2b3c4d"
   */
  eth_coinbase(): Promise<TronAddress>;

  /**
   * Returns the addresses owned by the node: always none.
   *
   * Source: tronprotocol/java-tron, TronJsonRpc.getAccounts.
   *
   * @returns Always empty.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32000 (the node rejected the call; see the error
   * message).
   * @example const addresses = await client.eth_accounts(); // []
   */
  eth_accounts(): Promise<Address[]>;

  /**
   * Returns whether the node produces blocks.
   *
   * Source: tronprotocol/java-tron, TronJsonRpc.isMining.
   *
   * @returns `true` if the node runs a witness.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32000 (the node rejected the call; see the error
   * message).
   * @example const mining = await client.eth_mining(); // false
   */
  eth_mining(): Promise<boolean>;

  /**
   * Returns 0: TRON has no proof of work.
   *
   * Source: tronprotocol/java-tron, TronJsonRpc.getHashRate.
   *
   * @returns Always 0.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32000 (the node rejected the call; see the error
   * message).
   * @example const rate = await client.eth_hashrate(); // "0x0"
   */
  eth_hashrate(): Promise<Quantities[Q]>;

  /**
   * Returns the same as `eth_chainId`: in hex, other than nodes of Ethereum.
   *
   * Source: tronprotocol/java-tron, TronJsonRpc.getNetVersion.
   *
   * @returns Chain id; 0x2b6653dc for TRON mainnet.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32000 (the node rejected the call; see the error
   * message).
   * @example const id = await client.net_version(); // "0x2b6653dc"
   */
  net_version(): Promise<Quantities[Q]>;

  /**
   * Returns whether the node has connections to peers.
   *
   * Source: tronprotocol/java-tron, TronJsonRpc.isListening.
   *
   * @returns `true` if there is at least one connection.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32000 (the node rejected the call; see the error
   * message).
   * @example const listening = await client.net_listening(); // true
   */
  net_listening(): Promise<boolean>;

  /**
   * Returns the number of connected peers.
   *
   * Source: tronprotocol/java-tron, TronJsonRpc.getPeerCount.
   *
   * @returns Number of peers.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32000 (the node rejected the call; see the error
   * message).
   * @example const count = await client.net_peerCount(); // "0x1e"
   */
  net_peerCount(): Promise<Quantities[Q]>;

  /**
   * Returns the name and version of the node's software.
   *
   * Source: tronprotocol/java-tron, TronJsonRpc.web3ClientVersion.
   *
   * @returns `TRON`, the version, the operating system and the version of Java, separated by slashes.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32000 (the node rejected the call; see the error
   * message).
   * @example const version = await client.web3_clientVersion(); // "TRON/v4.8.0/Linux/Java1.8"
   */
  web3_clientVersion(): Promise<string>;

  /**
   * Returns the Keccak-256 hash of data.
   *
   * Source: tronprotocol/java-tron, TronJsonRpc.web3Sha3.
   *
   * @param data - Data to hash.
   * @returns Keccak-256 hash.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message).
   * @example const hash = await client.web3_sha3("0x"); // "0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470"
   */
  web3_sha3(data: Hex): Promise<Hash>;

  /**
   * Returns the number of transactions in a block.
   *
   * Source: tronprotocol/java-tron, TronJsonRpc.ethGetBlockTransactionCountByHash.
   *
   * @param blockHash - Hash of the block.
   * @returns Number of transactions; `null` if the block is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message).
   * @example const count = await client.eth_getBlockTransactionCountByHash("0x0000000003a1c5f2b9d1e0f4c3a2958770615243f4e5d6c7b8a9908172635445"); // "0x1"
   */
  eth_getBlockTransactionCountByHash(blockHash: TronHash): Promise<Quantities[Q] | null>;

  /**
   * Returns a block by its hash.
   *
   * Source: tronprotocol/java-tron, TronJsonRpc.ethGetBlockByHash.
   *
   * @param blockHash - Hash of the block.
   * @param fullTransactions - `true` for transaction objects, `false` for their hashes only.
   * @returns Block; `null` if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message).
   * @example const block = await client.eth_getBlockByHash("0x0000000003a1c5f2b9d1e0f4c3a2958770615243f4e5d6c7b8a9908172635445", false);
   */
  eth_getBlockByHash(
    blockHash: TronHash,
    fullTransactions: true,
  ): Promise<TronBlockWithTransactions<Q> | null>;
  /** Returns transaction hashes. */
  eth_getBlockByHash(blockHash: TronHash, fullTransactions: false): Promise<TronBlockWithHashes<Q> | null>;
  /** For params whose case is known only at run time. */
  eth_getBlockByHash(
    blockHash: TronHash,
    fullTransactions: boolean,
  ): Promise<TronBlockWithTransactions<Q> | TronBlockWithHashes<Q> | null>;

  /**
   * Returns 0: TRON has no uncles.
   *
   * Source: tronprotocol/java-tron, TronJsonRpc.getUncleCountByBlockHash.
   *
   * @param blockHash - Hash of the block.
   * @returns Always 0.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32000 (the node rejected the call; see the error
   * message).
   * @example const count = await client.eth_getUncleCountByBlockHash("0x0000000003a1c5f2b9d1e0f4c3a2958770615243f4e5d6c7b8a9908172635445"); // "0x0"
   */
  eth_getUncleCountByBlockHash(blockHash: TronHash): Promise<Quantities[Q]>;

  /**
   * Returns `null`: TRON has no uncles.
   *
   * Source: tronprotocol/java-tron, TronJsonRpc.getUncleByBlockHashAndIndex.
   *
   * @param blockHash - Hash of the block.
   * @param index - Index in the block, from 0.
   * @returns Always `null`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32000 (the node rejected the call; see the error
   * message).
   * @example const uncle = await client.eth_getUncleByBlockHashAndIndex("0x0000000003a1c5f2b9d1e0f4c3a2958770615243f4e5d6c7b8a9908172635445", "0x0"); // null
   */
  eth_getUncleByBlockHashAndIndex(blockHash: TronHash, index: Quantities[ParamForm<Q>]): Promise<null>;

  /**
   * Returns a transaction by its position in a block.
   *
   * Source: tronprotocol/java-tron, TronJsonRpc.getTransactionByBlockHashAndIndex.
   *
   * @param blockHash - Hash of the block.
   * @param index - Index in the block, from 0.
   * @returns Transaction; `null` if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message).
   * @example const transaction = await client.eth_getTransactionByBlockHashAndIndex("0x0000000003a1c5f2b9d1e0f4c3a2958770615243f4e5d6c7b8a9908172635445", "0x0");
   */
  eth_getTransactionByBlockHashAndIndex(
    blockHash: TronHash,
    index: Quantities[ParamForm<Q>],
  ): Promise<TronTransaction<Q> | null>;

  /**
   * Returns the number of transactions in a block.
   *
   * Source: tronprotocol/java-tron, TronJsonRpc.ethGetBlockTransactionCountByNumber.
   *
   * @param block - Block number, or `latest`, `earliest` or `finalized`. Nodes reject `pending` and `safe`.
   * @returns Number of transactions; `null` if the block is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message).
   * @example const count = await client.eth_getBlockTransactionCountByNumber("0x3a1c5f2"); // "0x1"
   */
  eth_getBlockTransactionCountByNumber(
    block: TronBlockNumberOrTag<ParamForm<Q>>,
  ): Promise<Quantities[Q] | null>;

  /**
   * Returns a block by its number or a tag.
   *
   * Source: tronprotocol/java-tron, TronJsonRpc.ethGetBlockByNumber.
   *
   * @param block - Block number, or `latest`, `earliest` or `finalized`. Nodes reject `pending` and `safe`.
   * @param fullTransactions - `true` for transaction objects, `false` for their hashes only.
   * @returns Block; `null` if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message).
   * @example const block = await client.eth_getBlockByNumber("0x3a1c5f2", false);
   */
  eth_getBlockByNumber(
    block: TronBlockNumberOrTag<ParamForm<Q>>,
    fullTransactions: true,
  ): Promise<TronBlockWithTransactions<Q> | null>;
  /** Returns transaction hashes. */
  eth_getBlockByNumber(
    block: TronBlockNumberOrTag<ParamForm<Q>>,
    fullTransactions: false,
  ): Promise<TronBlockWithHashes<Q> | null>;
  /** For params whose case is known only at run time. */
  eth_getBlockByNumber(
    block: TronBlockNumberOrTag<ParamForm<Q>>,
    fullTransactions: boolean,
  ): Promise<TronBlockWithTransactions<Q> | TronBlockWithHashes<Q> | null>;

  /**
   * Returns 0: TRON has no uncles.
   *
   * Source: tronprotocol/java-tron, TronJsonRpc.getUncleCountByBlockNumber.
   *
   * @param block - Block number, or `latest`, `earliest` or `finalized`. Nodes reject `pending` and `safe`.
   * @returns Always 0.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32000 (the node rejected the call; see the error
   * message).
   * @example const count = await client.eth_getUncleCountByBlockNumber("0x3a1c5f2"); // "0x0"
   */
  eth_getUncleCountByBlockNumber(block: TronBlockNumberOrTag<ParamForm<Q>>): Promise<Quantities[Q]>;

  /**
   * Returns `null`: TRON has no uncles.
   *
   * Source: tronprotocol/java-tron, TronJsonRpc.getUncleByBlockNumberAndIndex.
   *
   * @param block - Block number, or `latest`, `earliest` or `finalized`. Nodes reject `pending` and `safe`.
   * @param index - Index in the block, from 0.
   * @returns Always `null`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32000 (the node rejected the call; see the error
   * message).
   * @example const uncle = await client.eth_getUncleByBlockNumberAndIndex("0x3a1c5f2", "0x0"); // null
   */
  eth_getUncleByBlockNumberAndIndex(
    block: TronBlockNumberOrTag<ParamForm<Q>>,
    index: Quantities[ParamForm<Q>],
  ): Promise<null>;

  /**
   * Returns a transaction by its position in a block.
   *
   * Source: tronprotocol/java-tron, TronJsonRpc.getTransactionByBlockNumberAndIndex.
   *
   * @param block - Block number, or `latest`, `earliest` or `finalized`. Nodes reject `pending` and `safe`.
   * @param index - Index in the block, from 0.
   * @returns Transaction; `null` if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message).
   * @example const transaction = await client.eth_getTransactionByBlockNumberAndIndex("0x3a1c5f2", "0x0");
   */
  eth_getTransactionByBlockNumberAndIndex(
    block: TronBlockNumberOrTag<ParamForm<Q>>,
    index: Quantities[ParamForm<Q>],
  ): Promise<TronTransaction<Q> | null>;

  /**
   * Returns the receipts of all transactions in a block. Nodes before version 4.8.1 do not have it.
   *
   * Source: tronprotocol/java-tron, TronJsonRpc.getBlockReceipts.
   *
   * @param block - Block number, hash, or `latest`, `earliest` or `finalized`.
   * @returns Receipts, in order; `null` if the block is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32600, -32602, -32000 (the node rejected the call; see the
   * error message).
   * @example const receipts = await client.eth_getBlockReceipts("0x3a1c5f2");
   */
  eth_getBlockReceipts(block: TronBlockNumberOrTag<ParamForm<Q>> | Hash): Promise<TronReceipt<Q>[] | null>;

  /**
   * Returns a transaction by its hash.
   *
   * Source: tronprotocol/java-tron, TronJsonRpc.getTransactionByHash.
   *
   * @param transactionHash - Hash of the transaction.
   * @returns Transaction; `null` if it is not found. Its block fields are `0x` while it is pending.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message).
   * @example const transaction = await client.eth_getTransactionByHash("0x7c2d4206c03a883dd9066d920c35c2d4c0a6e2f0b9b1e8d7c6a5f4e3d2c1b0a9");
   */
  eth_getTransactionByHash(
    transactionHash: TronHash,
  ): Promise<TronTransaction<Q> | TronPendingTransaction<Q> | null>;

  /**
   * Returns the receipt of a transaction.
   *
   * Source: tronprotocol/java-tron, TronJsonRpc.getTransactionReceipt.
   *
   * @param transactionHash - Hash of the transaction.
   * @returns Receipt; `null` if the transaction is not in a block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message).
   * @example const receipt = await client.eth_getTransactionReceipt("0x7c2d4206c03a883dd9066d920c35c2d4c0a6e2f0b9b1e8d7c6a5f4e3d2c1b0a9");
   */
  eth_getTransactionReceipt(transactionHash: TronHash): Promise<TronReceipt<Q> | null>;

  /**
   * Returns the balance of an account at the latest block.
   *
   * Source: tronprotocol/java-tron, TronJsonRpc.getTrxBalance.
   *
   * @param address - Address of the account.
   * @param block - Always `latest`: nodes keep no older state, and reject numbers and other tags. Default:
   * `"latest"`.
   * @returns Balance, in sun: a millionth of a TRX.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message).
   * @example const balance = await client.eth_getBalance("0x1d3a4c5b6e7f8091a2b3c4d5e6f708192a3b4c5d", "latest"); // "0x5f5e100"
   */
  eth_getBalance(address: TronAddress, block?: "latest"): Promise<Quantities[Q]>;

  /**
   * Returns the code of a contract at the latest block.
   *
   * Source: tronprotocol/java-tron, TronJsonRpc.getABIOfSmartContract.
   *
   * @param address - Address of the contract.
   * @param block - Always `latest`: nodes keep no older state, and reject numbers and other tags. Default:
   * `"latest"`.
   * @returns Runtime code; `0x` if there is no contract.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message).
   * @example const code = await client.eth_getCode("0x1d3a4c5b6e7f8091a2b3c4d5e6f708192a3b4c5d", "latest"); // "0x"
   */
  eth_getCode(address: TronAddress, block?: "latest"): Promise<Hex>;

  /**
   * Returns the value of a contract's storage slot at the latest block.
   *
   * Source: tronprotocol/java-tron, TronJsonRpc.getStorageAt.
   *
   * @param address - Address of the contract.
   * @param slot - Storage slot.
   * @param block - Always `latest`: nodes keep no older state, and reject numbers and other tags. Default:
   * `"latest"`.
   * @returns Value of the slot: 32 bytes.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message).
   * @example const value = await client.eth_getStorageAt("0xa614f803b6fd780986a42c78ec9c7f77e6ded13c", "0x0", "latest"); // "0x0000000000000000000000000000000000000000000000000000000000000001"
   */
  eth_getStorageAt(address: TronAddress, slot: StorageKey, block?: "latest"): Promise<Hash>;

  /**
   * Executes a call at the state of the latest block, without creating a transaction.
   *
   * Source: tronprotocol/java-tron, TronJsonRpc.getCall.
   *
   * @param transaction - Call to execute.
   * @param block - `latest`. Nodes also take an object with a block, and execute the call at the latest one
   * nevertheless. Default: `"latest"`.
   * @returns The return value of the call.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32600, -32602, -32000 (the node rejected the call; see the
   * error message).
   * @example const output = await client.eth_call({ to: "0xa614f803b6fd780986a42c78ec9c7f77e6ded13c", data: "0x70a082310000000000000000000000001d3a4c5b6e7f8091a2b3c4d5e6f708192a3b4c5d" }, "latest"); // "0x00000000000000000000000000000000000000000000000000000000000f4240"
   */
  eth_call(transaction: TronCall<ParamForm<Q>>, block?: "latest"): Promise<Hex>;

  /**
   * Estimates the energy that a transaction needs. A transfer of TRX needs none.
   *
   * Source: tronprotocol/java-tron, TronJsonRpc.estimateGas.
   *
   * @param transaction - Transaction to estimate. There is no second parameter.
   * @returns Estimated energy.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32600, -32602, -32000 (the node rejected the call; see the
   * error message).
   * @example const energy = await client.eth_estimateGas({ from: "0x1d3a4c5b6e7f8091a2b3c4d5e6f708192a3b4c5d", to: "0xa614f803b6fd780986a42c78ec9c7f77e6ded13c", data: "0x70a082310000000000000000000000001d3a4c5b6e7f8091a2b3c4d5e6f708192a3b4c5d", value: "0x0" }); // "0xfdeb"
   */
  eth_estimateGas(transaction: TronCall<ParamForm<Q>>): Promise<Quantities[Q]>;

  /**
   * Builds an unsigned transaction: a transfer of TRX or of a TRC-10 token, a call of a contract, or its
   * deployment. Sign `txID` and broadcast the transaction with the HTTP or gRPC API.
   *
   * Source: tronprotocol/java-tron, TronJsonRpc.buildTransaction.
   *
   * @param transaction - What the transaction does.
   * @returns The transaction.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32600, -32602, -32000 (the node rejected the call; see the
   * error message).
   * @example const built = await client.buildTransaction({ from: "0x1d3a4c5b6e7f8091a2b3c4d5e6f708192a3b4c5d", to: "0x5a7b9c1d3e5f708192a3b4c5d6e7f8091a2b3c4d", value: "0xf4240" });
   */
  buildTransaction(transaction: TronTransactionRequest<ParamForm<Q>>): Promise<TronBuilt>;

  /**
   * Returns the logs that match a filter. Nodes limit the range, by default to 5,000 blocks, and the number
   * of logs, by default to 10,000.
   *
   * Source: tronprotocol/java-tron, TronJsonRpc.getLogs.
   *
   * @param filter - Which logs to return.
   * @returns Logs, in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded).
   * @example const logs = await client.eth_getLogs({ address: "0xa614f803b6fd780986a42c78ec9c7f77e6ded13c", fromBlock: "0x3a1c5f2", toBlock: "0x3a1c5f2", topics: ["0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef"] });
   */
  eth_getLogs(filter: TronLogQuery<ParamForm<Q>>): Promise<TronLog<Q>[]>;

  /**
   * Creates a filter for logs. Poll it with `eth_getFilterChanges`. A filter that is not polled expires after
   * 5 minutes.
   *
   * Source: tronprotocol/java-tron, TronJsonRpc.newFilter.
   *
   * @param filter - Which logs to collect. `finalized` is not accepted.
   * @returns Id of the filter.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded).
   * @example const filterId = await client.eth_newFilter({ address: "0xa614f803b6fd780986a42c78ec9c7f77e6ded13c" }); // "0x8f3c6a1d2b4e5f60718293a4b5c6d7e8"
   */
  eth_newFilter(filter: TronLogQuery<ParamForm<Q>>): Promise<TronFilterId>;

  /**
   * Creates a filter for the hashes of new blocks. Poll it with `eth_getFilterChanges`. A filter that is not
   * polled expires after 5 minutes.
   *
   * Source: tronprotocol/java-tron, TronJsonRpc.newBlockFilter.
   *
   * @returns Id of the filter.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded).
   * @example const filterId = await client.eth_newBlockFilter(); // "0x8f3c6a1d2b4e5f60718293a4b5c6d7e8"
   */
  eth_newBlockFilter(): Promise<TronFilterId>;

  /**
   * Returns the changes of a filter since the last poll. Each change is returned only once, so the request is
   * not repeated after a failure.
   *
   * Source: tronprotocol/java-tron, TronJsonRpc.getFilterChanges.
   *
   * @param filterId - Id of the filter.
   * @returns New block hashes or logs, depending on the filter.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (filter not found), -32602, -32005 (request limit
   * exceeded).
   * @example const changes = await client.eth_getFilterChanges("0x8f3c6a1d2b4e5f60718293a4b5c6d7e8"); // ["0x0000000003a1c5f2b9d1e0f4c3a2958770615243f4e5d6c7b8a9908172635445"]
   */
  eth_getFilterChanges(filterId: TronFilterId): Promise<Hash[] | TronLog<Q>[]>;

  /**
   * Returns all logs that match a filter.
   *
   * Source: tronprotocol/java-tron, TronJsonRpc.getFilterLogs.
   *
   * @param filterId - Id of the filter.
   * @returns Logs, in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (filter not found), -32602, -32005 (request limit
   * exceeded).
   * @example const logs = await client.eth_getFilterLogs("0x8f3c6a1d2b4e5f60718293a4b5c6d7e8");
   */
  eth_getFilterLogs(filterId: TronFilterId): Promise<TronLog<Q>[]>;

  /**
   * Removes a filter.
   *
   * Source: tronprotocol/java-tron, TronJsonRpc.uninstallFilter.
   *
   * @param filterId - Id of the filter.
   * @returns Always `true`: for an unknown filter, nodes respond with an error.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (filter not found), -32602, -32005 (request limit
   * exceeded).
   * @example const removed = await client.eth_uninstallFilter("0x8f3c6a1d2b4e5f60718293a4b5c6d7e8"); // true
   */
  eth_uninstallFilter(filterId: TronFilterId): Promise<boolean>;
}

/**
 * The methods of {@link TronMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface TronCalls<Q extends QuantityForm = "hex"> {
  eth_syncing: { params: readonly []; result: TronSyncStatus<Q> | false };
  eth_chainId: { params: readonly []; result: Quantities[Q] };
  eth_blockNumber: { params: readonly []; result: Quantities[Q] };
  eth_protocolVersion: { params: readonly []; result: Quantities[Q] };
  eth_gasPrice: { params: readonly []; result: Quantities[Q] };
  eth_coinbase: { params: readonly []; result: TronAddress };
  eth_accounts: { params: readonly []; result: Address[] };
  eth_mining: { params: readonly []; result: boolean };
  eth_hashrate: { params: readonly []; result: Quantities[Q] };
  net_version: { params: readonly []; result: Quantities[Q] };
  net_listening: { params: readonly []; result: boolean };
  net_peerCount: { params: readonly []; result: Quantities[Q] };
  web3_clientVersion: { params: readonly []; result: string };
  web3_sha3: { params: readonly [data: Hex]; result: Hash };
  eth_getBlockTransactionCountByHash: { params: readonly [blockHash: TronHash]; result: Quantities[Q] | null };
  eth_getBlockByHash: {
    params: readonly [blockHash: TronHash, fullTransactions: boolean];
    result: TronBlockWithTransactions<Q> | TronBlockWithHashes<Q> | null;
    overloads: [
      {
        params: readonly [blockHash: TronHash, fullTransactions: true];
        result: TronBlockWithTransactions<Q> | null;
      },
      {
        params: readonly [blockHash: TronHash, fullTransactions: false];
        result: TronBlockWithHashes<Q> | null;
      },
    ];
  };
  eth_getUncleCountByBlockHash: { params: readonly [blockHash: TronHash]; result: Quantities[Q] };
  eth_getUncleByBlockHashAndIndex: { params: readonly [blockHash: TronHash, index: Quantities[ParamForm<Q>]]; result: null };
  eth_getTransactionByBlockHashAndIndex: {
    params: readonly [blockHash: TronHash, index: Quantities[ParamForm<Q>]];
    result: TronTransaction<Q> | null;
  };
  eth_getBlockTransactionCountByNumber: { params: readonly [block: TronBlockNumberOrTag<ParamForm<Q>>]; result: Quantities[Q] | null };
  eth_getBlockByNumber: {
    params: readonly [block: TronBlockNumberOrTag<ParamForm<Q>>, fullTransactions: boolean];
    result: TronBlockWithTransactions<Q> | TronBlockWithHashes<Q> | null;
    overloads: [
      {
        params: readonly [block: TronBlockNumberOrTag<ParamForm<Q>>, fullTransactions: true];
        result: TronBlockWithTransactions<Q> | null;
      },
      {
        params: readonly [block: TronBlockNumberOrTag<ParamForm<Q>>, fullTransactions: false];
        result: TronBlockWithHashes<Q> | null;
      },
    ];
  };
  eth_getUncleCountByBlockNumber: { params: readonly [block: TronBlockNumberOrTag<ParamForm<Q>>]; result: Quantities[Q] };
  eth_getUncleByBlockNumberAndIndex: {
    params: readonly [block: TronBlockNumberOrTag<ParamForm<Q>>, index: Quantities[ParamForm<Q>]];
    result: null;
  };
  eth_getTransactionByBlockNumberAndIndex: {
    params: readonly [block: TronBlockNumberOrTag<ParamForm<Q>>, index: Quantities[ParamForm<Q>]];
    result: TronTransaction<Q> | null;
  };
  eth_getBlockReceipts: {
    params: readonly [block: TronBlockNumberOrTag<ParamForm<Q>> | Hash];
    result: TronReceipt<Q>[] | null;
  };
  eth_getTransactionByHash: {
    params: readonly [transactionHash: TronHash];
    result: TronTransaction<Q> | TronPendingTransaction<Q> | null;
  };
  eth_getTransactionReceipt: { params: readonly [transactionHash: TronHash]; result: TronReceipt<Q> | null };
  eth_getBalance: { params: readonly [address: TronAddress, block?: "latest"]; result: Quantities[Q] };
  eth_getCode: { params: readonly [address: TronAddress, block?: "latest"]; result: Hex };
  eth_getStorageAt: { params: readonly [address: TronAddress, slot: StorageKey, block?: "latest"]; result: Hash };
  eth_call: { params: readonly [transaction: TronCall<ParamForm<Q>>, block?: "latest"]; result: Hex };
  eth_estimateGas: { params: readonly [transaction: TronCall<ParamForm<Q>>]; result: Quantities[Q] };
  buildTransaction: { params: readonly [transaction: TronTransactionRequest<ParamForm<Q>>]; result: TronBuilt };
  eth_getLogs: { params: readonly [filter: TronLogQuery<ParamForm<Q>>]; result: TronLog<Q>[] };
  eth_newFilter: { params: readonly [filter: TronLogQuery<ParamForm<Q>>]; result: TronFilterId };
  eth_newBlockFilter: { params: readonly []; result: TronFilterId };
  eth_getFilterChanges: { params: readonly [filterId: TronFilterId]; result: Hash[] | TronLog<Q>[] };
  eth_getFilterLogs: { params: readonly [filterId: TronFilterId]; result: TronLog<Q>[] };
  eth_uninstallFilter: { params: readonly [filterId: TronFilterId]; result: boolean };
}
