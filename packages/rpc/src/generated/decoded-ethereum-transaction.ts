// Generated from specs/rpc/ethereum-transaction.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Log } from "./decoded-ethereum-filter.ts";
import type { BlockNumberOrTag, Quantity, QuantityInput } from "./decoded-shared.ts";
import type { AccessListEntry } from "./ethereum-transaction.ts";
import type { Address, Hash, Hex } from "./shared.ts";

/**
 * Authorization by which an account sets its code to that of a contract (EIP-7702).
 *
 * Source: EIP-7702.
 */
export interface Authorization {
  /** Chain id on which the authorization is valid; 0 for all chains. */
  chainId: Quantity;
  /** Address of the contract whose code is used. */
  address: Address;
  /** Nonce that the account must have. */
  nonce: Quantity;
  /** Parity of the y-coordinate of the signature: 0x0 or 0x1. */
  yParity: Quantity;
  /** Value r of the authorization's signature. */
  r: Quantity;
  /** Value s of the authorization's signature. */
  s: Quantity;
}

/**
 * Authorization by which an account sets its code to that of a contract (EIP-7702).
 *
 * Source: EIP-7702.
 */
export interface AuthorizationInput {
  /** Chain id on which the authorization is valid; 0 for all chains. */
  chainId: QuantityInput;
  /** Address of the contract whose code is used. */
  address: Address;
  /** Nonce that the account must have. */
  nonce: QuantityInput;
  /** Parity of the y-coordinate of the signature: 0x0 or 0x1. */
  yParity: QuantityInput;
  /** Value r of the authorization's signature. */
  r: QuantityInput;
  /** Value s of the authorization's signature. */
  s: QuantityInput;
}

/**
 * Fields of the transactions of Ethereum.
 *
 * Source: ethereum/execution-apis.
 */
export interface TransactionFields extends AnyTransactionFields {
  /** Value r of the signature. */
  r: Quantity;
  /** Value s of the signature. */
  s: Quantity;
}

/**
 * Fields of all transactions, also of types that only one chain has.
 *
 * Source: ethereum/execution-apis.
 */
export interface AnyTransactionFields {
  /** Hash of the transaction. */
  hash: Hash;
  /** Address of the sender. */
  from: Address;
  /** Address of the recipient; `null` for a contract creation. */
  to: Address | null;
  /** Nonce: number of the sender's previous transactions. */
  nonce: Quantity;
  /** Gas limit. */
  gas: Quantity;
  /** Value transferred, in wei. */
  value: Quantity;
  /** Input data of the call, or init code of the created contract. */
  input: Hex;
  /** Value v of the signature. In typed transactions, equal to `yParity` if present. */
  v?: Quantity;
  /** Value r of the signature. */
  r?: Quantity;
  /** Value s of the signature. */
  s?: Quantity;
  /** Gas price, in wei. Paid price after inclusion, maximum before. */
  gasPrice?: Quantity;
  /**
   * Chain id on which the transaction is valid. Absent in a legacy transaction that is valid on all chains.
   */
  chainId?: Quantity;
}

/**
 * A legacy transaction.
 *
 * Source: ethereum/execution-apis.
 */
export interface TransactionLegacy extends TransactionFields {
  type: 0n;
  /** Gas price, in wei. */
  gasPrice: Quantity;
  /**
   * Value v of the signature: 27 or 28 or, with replay protection (EIP-155), twice the chain id plus 35 or
   * 36.
   */
  v: Quantity;
}

/**
 * Fields of all typed transactions.
 *
 * Source: ethereum/execution-apis.
 */
export interface TransactionTyped extends TransactionFields {
  /** Chain id on which the transaction is valid. */
  chainId: Quantity;
  /** Access list: addresses and storage slots that the transaction declares to access. */
  accessList: AccessListEntry[];
  /** Parity of the y-coordinate of the signature: 0x0 or 0x1. */
  yParity?: Quantity;
}

/**
 * Fields of transactions with a maximum fee and a priority fee.
 *
 * Source: EIP-1559.
 */
export interface TransactionFeeMarket extends TransactionTyped {
  /** Maximum total fee per gas, in wei: base fee plus priority fee. */
  maxFeePerGas: Quantity;
  /** Maximum priority fee per gas, in wei. */
  maxPriorityFeePerGas: Quantity;
}

/**
 * An access list transaction (EIP-2930).
 *
 * Source: EIP-2930.
 */
export interface Transaction2930 extends TransactionTyped {
  type: 1n;
  /** Gas price, in wei. */
  gasPrice: Quantity;
}

/**
 * A dynamic fee transaction (EIP-1559).
 *
 * Source: EIP-1559.
 */
export interface Transaction1559 extends TransactionFeeMarket {
  type: 2n;
}

/**
 * A blob transaction (EIP-4844).
 *
 * Source: EIP-4844.
 */
export interface Transaction4844 extends TransactionFeeMarket {
  type: 3n;
  /** Address of the recipient; a blob transaction cannot create a contract. */
  to: Address;
  /** Maximum fee per blob gas, in wei. */
  maxFeePerBlobGas: Quantity;
  /** Versioned hashes of the blobs. */
  blobVersionedHashes: Hash[];
}

/**
 * A set code transaction (EIP-7702).
 *
 * Source: EIP-7702.
 */
export interface Transaction7702 extends TransactionFeeMarket {
  type: 4n;
  /** Address of the recipient; a set code transaction cannot create a contract. */
  to: Address;
  /** Authorizations of the accounts whose code the transaction sets. */
  authorizationList: Authorization[];
}

/**
 * A signed transaction, distinguished by `type`. Chains have types of their own, such as the deposits of
 * Optimism, and new ones are added: `OtherTransaction` stands for them, so keep a default branch.
 *
 * Source: ethereum/execution-apis.
 */
export type SignedTransaction =
  | TransactionLegacy
  | Transaction2930
  | Transaction1559
  | Transaction4844
  | Transaction7702
  | OtherTransaction;

/**
 * A transaction of a type that Ethereum does not have, such as 0x6a of Arbitrum or 0x7e of Optimism, or that
 * is newer than this description. Chains add fields.
 *
 * Source: EIP-2718; nitro, op-geth, zksync-era.
 */
export interface OtherTransaction extends AnyTransactionFields {
  /** Type of the transaction. */
  type: OtherTransactionType;
  /** Maximum total fee per gas, in wei: base fee plus priority fee. */
  maxFeePerGas?: Quantity;
  /** Maximum priority fee per gas, in wei. */
  maxPriorityFeePerGas?: Quantity;
  /** Access list: addresses and storage slots that the transaction declares to access. */
  accessList?: AccessListEntry[];
  /** Parity of the y-coordinate of the signature: 0x0 or 0x1. */
  yParity?: Quantity;
}

/**
 * An integer.
 *
 * Source: EIP-2718.
 */
export type OtherTransactionType = 5n | 6n | 7n | 8n | 9n | 10n | 11n | 12n | 13n | 14n | 15n | 16n | 17n | 18n | 19n | 20n | 21n | 22n | 23n | 24n | 25n | 26n | 27n | 28n | 29n | 30n | 31n | 32n | 33n | 34n | 35n | 36n | 37n | 38n | 39n | 40n | 41n | 42n | 43n | 44n | 45n | 46n | 47n | 48n | 49n | 50n | 51n | 52n | 53n | 54n | 55n | 56n | 57n | 58n | 59n | 60n | 61n | 62n | 63n | 64n | 65n | 66n | 67n | 68n | 69n | 70n | 71n | 72n | 73n | 74n | 75n | 76n | 77n | 78n | 79n | 80n | 81n | 82n | 83n | 84n | 85n | 86n | 87n | 88n | 89n | 90n | 91n | 92n | 93n | 94n | 95n | 96n | 97n | 98n | 99n | 100n | 101n | 102n | 103n | 104n | 105n | 106n | 107n | 108n | 109n | 110n | 111n | 112n | 113n | 114n | 115n | 116n | 117n | 118n | 119n | 120n | 121n | 122n | 123n | 124n | 125n | 126n | 127n | 128n | 129n | 130n | 131n | 132n | 133n | 134n | 135n | 136n | 137n | 138n | 139n | 140n | 141n | 142n | 143n | 144n | 145n | 146n | 147n | 148n | 149n | 150n | 151n | 152n | 153n | 154n | 155n | 156n | 157n | 158n | 159n | 160n | 161n | 162n | 163n | 164n | 165n | 166n | 167n | 168n | 169n | 170n | 171n | 172n | 173n | 174n | 175n | 176n | 177n | 178n | 179n | 180n | 181n | 182n | 183n | 184n | 185n | 186n | 187n | 188n | 189n | 190n | 191n | 192n | 193n | 194n | 195n | 196n | 197n | 198n | 199n | 200n | 201n | 202n | 203n | 204n | 205n | 206n | 207n | 208n | 209n | 210n | 211n | 212n | 213n | 214n | 215n | 216n | 217n | 218n | 219n | 220n | 221n | 222n | 223n | 224n | 225n | 226n | 227n | 228n | 229n | 230n | 231n | 232n | 233n | 234n | 235n | 236n | 237n | 238n | 239n | 240n | 241n | 242n | 243n | 244n | 245n | 246n | 247n | 248n | 249n | 250n | 251n | 252n | 253n | 254n | 255n;

/**
 * A transaction in a block.
 *
 * Source: ethereum/execution-apis.
 */
export type Transaction = SignedTransaction & {
  /** Hash of the block. */
  blockHash: Hash;
  /** Number of the block. */
  blockNumber: Quantity;
  /** Timestamp of the block, in Unix seconds. Only newer nodes return it. */
  blockTimestamp?: Quantity;
  /** Index of the transaction in the block, from 0. */
  transactionIndex: Quantity;
};

/**
 * A pending transaction, not yet in a block.
 *
 * Source: ethereum/execution-apis.
 */
export type PendingTransaction = SignedTransaction & {
  /** Hash of the block: none while the transaction is pending. */
  blockHash: null;
  /** Number of the block: none while the transaction is pending. */
  blockNumber: null;
  /**
   * Timestamp of the block, in Unix seconds. `null`, or absent from some nodes, while the transaction is
   * pending.
   */
  blockTimestamp?: Quantity | null;
  /** Index in the block: none while the transaction is pending. */
  transactionIndex: null;
};

/**
 * A signed transaction that has not been submitted.
 *
 * Source: ethereum/execution-apis.
 */
export interface SignedBytes {
  /** Raw transaction to submit. */
  raw: Hex;
  tx: TransactionWithBlobs;
}

/**
 * A transaction that has not been submitted. A blob transaction has its blobs.
 *
 * Source: ethereum/execution-apis; go-ethereum.
 */
export interface TransactionWithBlobs extends SignedTransactionFields {
  /** Blobs of the transaction. */
  blobs?: Hex[];
  /** KZG commitments to the blobs. */
  commitments?: Hex[];
  /** KZG proofs: one for each blob or, since PeerDAS (EIP-7594), 128 cell proofs for each. */
  proofs?: Hex[];
}

/**
 * A transaction that has not been submitted, by its `type`.
 *
 * Source: ethereum/execution-apis.
 */
export interface SignedTransactionFields {
  /** Type of the transaction: 0x0 legacy, 0x1 access list, 0x2 dynamic fee, 0x3 blob, 0x4 set code. */
  type: Quantity;
  /** Hash of the transaction. */
  hash?: Hash;
  /** Nonce: number of the sender's previous transactions. */
  nonce: Quantity;
  /** Address of the recipient; `null` for a contract creation. */
  to: Address | null;
  /** Gas limit. */
  gas: Quantity;
  /** Value transferred, in wei. */
  value: Quantity;
  /** Input data of the call, or init code of the created contract. */
  input: Hex;
  /** Gas price, in wei. */
  gasPrice?: Quantity | null;
  /** Maximum total fee per gas, in wei: base fee plus priority fee. */
  maxFeePerGas?: Quantity | null;
  /** Maximum priority fee per gas, in wei. */
  maxPriorityFeePerGas?: Quantity | null;
  /** Maximum fee per blob gas, in wei. */
  maxFeePerBlobGas?: Quantity;
  /** Access list: addresses and storage slots that the transaction declares to access. */
  accessList?: AccessListEntry[];
  /** Versioned hashes of the blobs. */
  blobVersionedHashes?: Hash[];
  /** Authorizations of the accounts whose code the transaction sets. */
  authorizationList?: Authorization[];
  /** Chain id on which the transaction is valid. */
  chainId?: Quantity;
  /** Value v of the signature. */
  v?: Quantity;
  /** Parity of the y-coordinate of the signature: 0x0 or 0x1. */
  yParity?: Quantity;
  /** Value r of the signature. */
  r?: Quantity;
  /** Value s of the signature. */
  s?: Quantity;
}

/**
 * A transaction to execute, fill in or sign. The node chooses omitted fields, and rejects contradictory fee
 * fields.
 *
 * Source: ethereum/execution-apis; go-ethereum for data.
 */
export interface TransactionRequest {
  /** Type of the transaction. Default: derived from the other fields. */
  type?: QuantityInput;
  /** Address of the sender. The zero address if omitted or `null`. */
  from?: Address | null;
  /** Address of the recipient. If omitted or `null`, the transaction creates a contract. */
  to?: Address | null;
  /** Nonce. Default: the next nonce of the sender. */
  nonce?: QuantityInput;
  /** Gas limit. */
  gas?: QuantityInput;
  /** Value transferred, in wei. */
  value?: QuantityInput;
  /** Input data of the call, or init code of the created contract. */
  input?: Hex;
  /** Older name of `input`. */
  data?: Hex;
  /** Gas price, in wei, of a transaction without a priority fee. */
  gasPrice?: QuantityInput;
  /** Maximum total fee per gas, in wei: base fee plus priority fee. */
  maxFeePerGas?: QuantityInput;
  /** Maximum priority fee per gas, in wei. */
  maxPriorityFeePerGas?: QuantityInput;
  /** Maximum fee per blob gas, in wei. */
  maxFeePerBlobGas?: QuantityInput;
  /** Access list: addresses and storage slots that the transaction declares to access. */
  accessList?: readonly AccessListEntry[];
  /** Versioned hashes of the blobs. */
  blobVersionedHashes?: readonly Hash[];
  /** Blobs of the transaction. */
  blobs?: readonly Hex[];
  /** KZG commitments to the blobs. */
  commitments?: readonly Hex[];
  /** KZG proofs of the blobs. */
  proofs?: readonly Hex[];
  /** Chain id on which the transaction is valid. */
  chainId?: QuantityInput;
  /** Authorizations of the accounts whose code the transaction sets. */
  authorizationList?: readonly AuthorizationInput[];
}

/**
 * Receipt of a transaction: its status, logs and gas used. Chains may add fields.
 *
 * Source: ethereum/execution-apis.
 */
export interface Receipt {
  /** Type of the transaction. */
  type?: Quantity;
  /** Hash of the transaction. */
  transactionHash: Hash;
  /** Index of the transaction in the block, from 0. */
  transactionIndex: Quantity;
  /** Hash of the block. */
  blockHash: Hash;
  /** Number of the block. */
  blockNumber: Quantity;
  /** Address of the sender. */
  from: Address;
  /** Address of the recipient; `null` for a contract creation. */
  to?: Address | null;
  /** Address of the created contract; `null` if none was created. */
  contractAddress?: Address | null;
  /** Cumulative gas used in the block up to and including this transaction. */
  cumulativeGasUsed: Quantity;
  /** Gas used by the transaction. */
  gasUsed: Quantity;
  /** Blob gas used by the transaction. Only for blob transactions. */
  blobGasUsed?: Quantity;
  /** Effective gas price paid, in wei. */
  effectiveGasPrice?: Quantity;
  /** Blob gas price paid, in wei. Only for blob transactions. */
  blobGasPrice?: Quantity;
  /** Logs emitted by the transaction, in order. */
  logs: Log[];
  /** Bloom filter of the logs: 256 bytes. */
  logsBloom: Hex;
  /** State root after the transaction. Before Byzantium, in place of `status`. */
  root?: Hash;
  /** Status: 0x1 for success, 0x0 if the transaction was reverted or ran out of gas. */
  status?: 0n | 1n;
}

/** Transactions of blocks and of the pool, receipts, and sending transactions. */
export interface EthereumTransactionMethods {
  /**
   * Returns a transaction by its hash, from a block or the pool.
   *
   * @param transactionHash - Hash of the transaction.
   * @returns Transaction; `null` if it is not found. Its block fields are `null` while it is pending.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (invalid params: a param is missing or malformed),
   * -32000 (the node rejected the call; see the error message), -32005 (request limit exceeded).
   *
   * Source: ethereum/execution-apis.
   */
  eth_getTransactionByHash(transactionHash: Hash): Promise<Transaction | PendingTransaction | null>;

  /**
   * Returns a transaction by its index in a block.
   *
   * @param blockHash - Hash of the block.
   * @param index - Index of the transaction in the block, from 0.
   * @returns Transaction; `null` if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (invalid params: a param is missing or malformed),
   * -32000 (the node rejected the call; see the error message), -32005 (request limit exceeded), 4444 (pruned
   * history unavailable).
   *
   * Source: ethereum/execution-apis.
   */
  eth_getTransactionByBlockHashAndIndex(blockHash: Hash, index: QuantityInput): Promise<Transaction | null>;

  /**
   * Returns a transaction by its index in a block.
   *
   * @param block - Block number or tag.
   * @param index - Index of the transaction in the block, from 0.
   * @returns Transaction; `null` if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (invalid params: a param is missing or malformed),
   * -32000 (the node rejected the call; see the error message), -32005 (request limit exceeded), 4444 (pruned
   * history unavailable).
   *
   * Source: ethereum/execution-apis.
   */
  eth_getTransactionByBlockNumberAndIndex(
    block: BlockNumberOrTag,
    index: QuantityInput,
  ): Promise<Transaction | null>;

  /**
   * Returns a transaction by its sender and nonce.
   *
   * @param sender - Address of the sender.
   * @param nonce - Nonce of the transaction.
   * @returns Transaction; `null` if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (invalid params: a param is missing or malformed),
   * -32000 (the node rejected the call; see the error message), -32005 (request limit exceeded).
   *
   * Source: erigon, reth.
   */
  eth_getTransactionBySenderAndNonce(
    sender: Address,
    nonce: QuantityInput,
  ): Promise<Transaction | PendingTransaction | null>;

  /**
   * Returns a raw transaction by its hash.
   *
   * @param transactionHash - Hash of the transaction.
   * @returns Raw transaction in its binary form (EIP-2718); empty or `null` if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (invalid params: a param is missing or malformed),
   * -32000 (the node rejected the call; see the error message), -32005 (request limit exceeded).
   *
   * Source: go-ethereum, erigon, reth.
   */
  eth_getRawTransactionByHash(transactionHash: Hash): Promise<Hex | null>;

  /**
   * Returns a raw transaction by its index in a block.
   *
   * @param blockHash - Hash of the block.
   * @param index - Index of the transaction in the block, from 0.
   * @returns Raw transaction in its binary form (EIP-2718); empty or `null` if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (invalid params: a param is missing or malformed),
   * -32000 (the node rejected the call; see the error message), -32005 (request limit exceeded), 4444 (pruned
   * history unavailable).
   *
   * Source: go-ethereum, erigon, reth.
   */
  eth_getRawTransactionByBlockHashAndIndex(blockHash: Hash, index: QuantityInput): Promise<Hex | null>;

  /**
   * Returns a raw transaction by its index in a block.
   *
   * @param block - Block number or tag.
   * @param index - Index of the transaction in the block, from 0.
   * @returns Raw transaction in its binary form (EIP-2718); empty or `null` if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (invalid params: a param is missing or malformed),
   * -32000 (the node rejected the call; see the error message), -32005 (request limit exceeded), 4444 (pruned
   * history unavailable).
   *
   * Source: go-ethereum, erigon, reth.
   */
  eth_getRawTransactionByBlockNumberAndIndex(
    block: BlockNumberOrTag,
    index: QuantityInput,
  ): Promise<Hex | null>;

  /**
   * Returns the receipt of a transaction: its status, logs and gas used.
   *
   * @param transactionHash - Hash of the transaction.
   * @returns Receipt; `null` while the transaction is not in a block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (invalid params: a param is missing or malformed),
   * -32000 (the node rejected the call; see the error message), -32005 (request limit exceeded), 4444 (pruned
   * history unavailable).
   *
   * Source: ethereum/execution-apis.
   */
  eth_getTransactionReceipt(transactionHash: Hash): Promise<Receipt | null>;

  /**
   * Submits a signed transaction. A blob transaction includes its blobs (network form).
   *
   * @param transaction - Signed transaction in its binary form (EIP-2718).
   * @returns Hash of the transaction. Only the receipt shows whether it was included in a block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32003 (transaction rejected), -32602 (invalid params: a
   * param is missing or malformed), -32000 (the node rejected the call; see the error message), -32005
   * (request limit exceeded).
   *
   * Source: ethereum/execution-apis.
   */
  eth_sendRawTransaction(transaction: Hex): Promise<Hash>;

  /**
   * Submits a signed transaction and waits for its receipt.
   *
   * @param transaction - Signed transaction in its binary form (EIP-2718).
   * @param timeout - Timeout in milliseconds. The node limits it.
   * @returns Receipt of the transaction.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 4 (timeout: the transaction was submitted, but is not yet
   * in a block), -32003 (transaction rejected), -32602 (invalid params: a param is missing or malformed),
   * -32000 (the node rejected the call; see the error message), -32005 (request limit exceeded).
   *
   * Source: EIP-7966.
   */
  eth_sendRawTransactionSync(transaction: Hex, timeout?: QuantityInput | number | bigint): Promise<Receipt>;

  /**
   * Signs a transaction with a key of the node and submits it. A hosted node holds no keys.
   *
   * @param transaction - Transaction to sign. The node fills in missing fields.
   * @returns Hash of the transaction.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32003 (transaction rejected), -32602 (invalid params: a
   * param is missing or malformed), -32000 (the node rejected the call; see the error message), -32004
   * (method not supported).
   *
   * Source: ethereum/execution-apis.
   */
  eth_sendTransaction(transaction: TransactionRequest): Promise<Hash>;

  /**
   * Signs a message with a key of the node (EIP-191). A hosted node holds no keys.
   *
   * @param address - Address of the signing key.
   * @param message - Message to sign.
   * @returns 65 bytes: r, s and v.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (invalid params: a param is missing or malformed),
   * -32000 (the node rejected the call; see the error message), -32004 (method not supported).
   *
   * Source: ethereum/execution-apis.
   */
  eth_sign(address: Address, message: Hex): Promise<Hex>;

  /**
   * Signs a transaction with a key of the node, without sending it. A hosted node holds no keys.
   *
   * @param transaction - Transaction to sign. `gas`, `nonce` and a fee are required.
   * @returns Signed transaction, as bytes and as an object; some nodes return only the bytes.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602 (invalid params: a param is missing or malformed),
   * -32000 (the node rejected the call; see the error message), -32004 (method not supported).
   *
   * Source: ethereum/execution-apis.
   */
  eth_signTransaction(transaction: TransactionRequest): Promise<SignedBytes | Hex>;

  /**
   * Fills in missing fields of an unsigned transaction: nonce, gas, fees and chain id.
   *
   * @param transaction - Known fields of the transaction.
   * @returns Unsigned transaction as an object; some nodes also return its bytes.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 3 (execution reverted; `data` is the revert data), -32602
   * (invalid params: a param is missing or malformed), -32000 (the node rejected the call; see the error
   * message), -32004 (method not supported).
   *
   * Source: ethereum/execution-apis.
   */
  eth_fillTransaction(
    transaction: TransactionRequest,
  ): Promise<{
    /** Transaction in binary encoding, with zeros in place of the signature. */
    raw?: Hex;
    tx: TransactionWithBlobs;
  }>;
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
    result: {
      /** Transaction in binary encoding, with zeros in place of the signature. */
      raw?: Hex;
      tx: TransactionWithBlobs;
    };
  };
}
