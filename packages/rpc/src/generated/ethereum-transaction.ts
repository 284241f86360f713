// Generated from specs/rpc/ethereum-transaction.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Log } from "./ethereum-filter.ts";
import type { ParamForm, Quantities, QuantityForm, Represented } from "./quantity-form.ts";
import type { Address, BlockNumberOrTag, Hash, Hex } from "./shared.ts";

/**
 * An address and its storage slots that a transaction declares to access.
 *
 * Source: EIP-2930.
 */
export interface AccessListEntry {
  /** Address of the account. */
  address: Address;
  /** Storage slots of the address. */
  storageKeys: readonly Hash[];
}

/**
 * Authorization by which an account sets its code to that of a contract (EIP-7702).
 *
 * Source: EIP-7702.
 */
export interface Authorization<Q extends QuantityForm = "hex"> {
  /** Chain id on which the authorization is valid; 0 for all chains. */
  chainId: Quantities[Q];
  /** Address of the contract whose code is used. */
  address: Address;
  /** Nonce that the account must have. */
  nonce: Quantities[Q];
  /** Parity of the y-coordinate of the signature: 0x0 or 0x1. */
  yParity: Quantities[Q];
  /** Value r of the authorization's signature. */
  r: Quantities[Q];
  /** Value s of the authorization's signature. */
  s: Quantities[Q];
}

/**
 * Fields of the transactions of Ethereum.
 *
 * Source: ethereum/execution-apis.
 */
export interface TransactionFields<Q extends QuantityForm = "hex"> extends AnyTransactionFields<Q> {
  /** Value r of the signature. */
  r: Quantities[Q];
  /** Value s of the signature. */
  s: Quantities[Q];
}

/**
 * Fields of all transactions, also of types that only one chain has.
 *
 * Source: ethereum/execution-apis.
 */
export interface AnyTransactionFields<Q extends QuantityForm = "hex"> {
  /** Hash of the transaction. */
  hash: Hash;
  /** Address of the sender. */
  from: Address;
  /** Address of the recipient; `null` for a contract creation. */
  to: Address | null;
  /** Nonce: number of the sender's previous transactions. */
  nonce: Quantities[Q];
  /** Gas limit. */
  gas: Quantities[Q];
  /** Value transferred, in wei. */
  value: Quantities[Q];
  /** Input data of the call, or init code of the created contract. */
  input: Hex;
  /** Value v of the signature. In typed transactions, equal to `yParity` if present. */
  v?: Quantities[Q];
  /** Value r of the signature. */
  r?: Quantities[Q];
  /** Value s of the signature. */
  s?: Quantities[Q];
  /** Gas price, in wei. Paid price after inclusion, maximum before. */
  gasPrice?: Quantities[Q];
  /**
   * Chain id on which the transaction is valid. Absent in a legacy transaction that is valid on all chains.
   */
  chainId?: Quantities[Q];
}

/**
 * A legacy transaction.
 *
 * Source: ethereum/execution-apis.
 */
export interface TransactionLegacy<Q extends QuantityForm = "hex"> extends TransactionFields<Q> {
  type: Represented<Q, "0x0", 0n>;
  /** Gas price, in wei. */
  gasPrice: Quantities[Q];
  /**
   * Value v of the signature: 27 or 28 or, with replay protection (EIP-155), twice the chain id plus 35 or
   * 36.
   */
  v: Quantities[Q];
}

/**
 * Fields of all typed transactions.
 *
 * Source: ethereum/execution-apis.
 */
export interface TransactionTyped<Q extends QuantityForm = "hex"> extends TransactionFields<Q> {
  /** Chain id on which the transaction is valid. */
  chainId: Quantities[Q];
  /** Access list: addresses and storage slots that the transaction declares to access. */
  accessList: AccessListEntry[];
  /** Parity of the y-coordinate of the signature: 0x0 or 0x1. */
  yParity?: Quantities[Q];
}

/**
 * Fields of transactions with a maximum fee and a priority fee.
 *
 * Source: EIP-1559.
 */
export interface TransactionFeeMarket<Q extends QuantityForm = "hex"> extends TransactionTyped<Q> {
  /** Maximum total fee per gas, in wei: base fee plus priority fee. */
  maxFeePerGas: Quantities[Q];
  /** Maximum priority fee per gas, in wei. */
  maxPriorityFeePerGas: Quantities[Q];
}

/**
 * An access list transaction (EIP-2930).
 *
 * Source: EIP-2930.
 */
export interface Transaction2930<Q extends QuantityForm = "hex"> extends TransactionTyped<Q> {
  type: Represented<Q, "0x1", 1n>;
  /** Gas price, in wei. */
  gasPrice: Quantities[Q];
}

/**
 * A dynamic fee transaction (EIP-1559).
 *
 * Source: EIP-1559.
 */
export interface Transaction1559<Q extends QuantityForm = "hex"> extends TransactionFeeMarket<Q> {
  type: Represented<Q, "0x2", 2n>;
}

/**
 * A blob transaction (EIP-4844).
 *
 * Source: EIP-4844.
 */
export interface Transaction4844<Q extends QuantityForm = "hex"> extends TransactionFeeMarket<Q> {
  type: Represented<Q, "0x3", 3n>;
  /** Address of the recipient; a blob transaction cannot create a contract. */
  to: Address;
  /** Maximum fee per blob gas, in wei. */
  maxFeePerBlobGas: Quantities[Q];
  /** Versioned hashes of the blobs. */
  blobVersionedHashes: Hash[];
}

/**
 * A set code transaction (EIP-7702).
 *
 * Source: EIP-7702.
 */
export interface Transaction7702<Q extends QuantityForm = "hex"> extends TransactionFeeMarket<Q> {
  type: Represented<Q, "0x4", 4n>;
  /** Address of the recipient; a set code transaction cannot create a contract. */
  to: Address;
  /** Authorizations of the accounts whose code the transaction sets. */
  authorizationList: Authorization<Q>[];
}

/**
 * A signed transaction, distinguished by `type`. Chains have types of their own, such as the deposits of
 * Optimism, and new ones are added: `OtherTransaction` stands for them, so keep a default branch.
 *
 * Source: ethereum/execution-apis.
 */
export type SignedTransaction<Q extends QuantityForm = "hex"> =
  | TransactionLegacy<Q>
  | Transaction2930<Q>
  | Transaction1559<Q>
  | Transaction4844<Q>
  | Transaction7702<Q>
  | OtherTransaction<Q>;

/**
 * A transaction of a type that Ethereum does not have, such as 0x6a of Arbitrum or 0x7e of Optimism, or that
 * is newer than this description. Chains add fields.
 *
 * Source: EIP-2718; nitro, op-geth, zksync-era.
 */
export interface OtherTransaction<Q extends QuantityForm = "hex"> extends AnyTransactionFields<Q> {
  /** Type of the transaction. */
  type: OtherTransactionType<Q>;
  /** Maximum total fee per gas, in wei: base fee plus priority fee. */
  maxFeePerGas?: Quantities[Q];
  /** Maximum priority fee per gas, in wei. */
  maxPriorityFeePerGas?: Quantities[Q];
  /** Access list: addresses and storage slots that the transaction declares to access. */
  accessList?: AccessListEntry[];
  /** Parity of the y-coordinate of the signature: 0x0 or 0x1. */
  yParity?: Quantities[Q];
}

/**
 * Type of a transaction that Ethereum does not have. A type is one byte.
 *
 * Source: EIP-2718.
 */
export type OtherTransactionType<Q extends QuantityForm = "hex"> = Represented<Q,
  | "0x5" | "0x6" | "0x7" | "0x8" | "0x9" | "0xa" | "0xb" | "0xc" | "0xd" | "0xe" | "0xf" | "0x10"
  | "0x11" | "0x12" | "0x13" | "0x14" | "0x15" | "0x16" | "0x17" | "0x18" | "0x19" | "0x1a" | "0x1b"
  | "0x1c" | "0x1d" | "0x1e" | "0x1f" | "0x20" | "0x21" | "0x22" | "0x23" | "0x24" | "0x25" | "0x26"
  | "0x27" | "0x28" | "0x29" | "0x2a" | "0x2b" | "0x2c" | "0x2d" | "0x2e" | "0x2f" | "0x30" | "0x31"
  | "0x32" | "0x33" | "0x34" | "0x35" | "0x36" | "0x37" | "0x38" | "0x39" | "0x3a" | "0x3b" | "0x3c"
  | "0x3d" | "0x3e" | "0x3f" | "0x40" | "0x41" | "0x42" | "0x43" | "0x44" | "0x45" | "0x46" | "0x47"
  | "0x48" | "0x49" | "0x4a" | "0x4b" | "0x4c" | "0x4d" | "0x4e" | "0x4f" | "0x50" | "0x51" | "0x52"
  | "0x53" | "0x54" | "0x55" | "0x56" | "0x57" | "0x58" | "0x59" | "0x5a" | "0x5b" | "0x5c" | "0x5d"
  | "0x5e" | "0x5f" | "0x60" | "0x61" | "0x62" | "0x63" | "0x64" | "0x65" | "0x66" | "0x67" | "0x68"
  | "0x69" | "0x6a" | "0x6b" | "0x6c" | "0x6d" | "0x6e" | "0x6f" | "0x70" | "0x71" | "0x72" | "0x73"
  | "0x74" | "0x75" | "0x76" | "0x77" | "0x78" | "0x79" | "0x7a" | "0x7b" | "0x7c" | "0x7d" | "0x7e"
  | "0x7f" | "0x80" | "0x81" | "0x82" | "0x83" | "0x84" | "0x85" | "0x86" | "0x87" | "0x88" | "0x89"
  | "0x8a" | "0x8b" | "0x8c" | "0x8d" | "0x8e" | "0x8f" | "0x90" | "0x91" | "0x92" | "0x93" | "0x94"
  | "0x95" | "0x96" | "0x97" | "0x98" | "0x99" | "0x9a" | "0x9b" | "0x9c" | "0x9d" | "0x9e" | "0x9f"
  | "0xa0" | "0xa1" | "0xa2" | "0xa3" | "0xa4" | "0xa5" | "0xa6" | "0xa7" | "0xa8" | "0xa9" | "0xaa"
  | "0xab" | "0xac" | "0xad" | "0xae" | "0xaf" | "0xb0" | "0xb1" | "0xb2" | "0xb3" | "0xb4" | "0xb5"
  | "0xb6" | "0xb7" | "0xb8" | "0xb9" | "0xba" | "0xbb" | "0xbc" | "0xbd" | "0xbe" | "0xbf" | "0xc0"
  | "0xc1" | "0xc2" | "0xc3" | "0xc4" | "0xc5" | "0xc6" | "0xc7" | "0xc8" | "0xc9" | "0xca" | "0xcb"
  | "0xcc" | "0xcd" | "0xce" | "0xcf" | "0xd0" | "0xd1" | "0xd2" | "0xd3" | "0xd4" | "0xd5" | "0xd6"
  | "0xd7" | "0xd8" | "0xd9" | "0xda" | "0xdb" | "0xdc" | "0xdd" | "0xde" | "0xdf" | "0xe0" | "0xe1"
  | "0xe2" | "0xe3" | "0xe4" | "0xe5" | "0xe6" | "0xe7" | "0xe8" | "0xe9" | "0xea" | "0xeb" | "0xec"
  | "0xed" | "0xee" | "0xef" | "0xf0" | "0xf1" | "0xf2" | "0xf3" | "0xf4" | "0xf5" | "0xf6" | "0xf7"
  | "0xf8" | "0xf9" | "0xfa" | "0xfb" | "0xfc" | "0xfd" | "0xfe" | "0xff",
  | 5n | 6n | 7n | 8n | 9n | 10n | 11n | 12n | 13n | 14n | 15n | 16n | 17n | 18n | 19n | 20n | 21n
  | 22n | 23n | 24n | 25n | 26n | 27n | 28n | 29n | 30n | 31n | 32n | 33n | 34n | 35n | 36n | 37n
  | 38n | 39n | 40n | 41n | 42n | 43n | 44n | 45n | 46n | 47n | 48n | 49n | 50n | 51n | 52n | 53n
  | 54n | 55n | 56n | 57n | 58n | 59n | 60n | 61n | 62n | 63n | 64n | 65n | 66n | 67n | 68n | 69n
  | 70n | 71n | 72n | 73n | 74n | 75n | 76n | 77n | 78n | 79n | 80n | 81n | 82n | 83n | 84n | 85n
  | 86n | 87n | 88n | 89n | 90n | 91n | 92n | 93n | 94n | 95n | 96n | 97n | 98n | 99n | 100n | 101n
  | 102n | 103n | 104n | 105n | 106n | 107n | 108n | 109n | 110n | 111n | 112n | 113n | 114n | 115n
  | 116n | 117n | 118n | 119n | 120n | 121n | 122n | 123n | 124n | 125n | 126n | 127n | 128n | 129n
  | 130n | 131n | 132n | 133n | 134n | 135n | 136n | 137n | 138n | 139n | 140n | 141n | 142n | 143n
  | 144n | 145n | 146n | 147n | 148n | 149n | 150n | 151n | 152n | 153n | 154n | 155n | 156n | 157n
  | 158n | 159n | 160n | 161n | 162n | 163n | 164n | 165n | 166n | 167n | 168n | 169n | 170n | 171n
  | 172n | 173n | 174n | 175n | 176n | 177n | 178n | 179n | 180n | 181n | 182n | 183n | 184n | 185n
  | 186n | 187n | 188n | 189n | 190n | 191n | 192n | 193n | 194n | 195n | 196n | 197n | 198n | 199n
  | 200n | 201n | 202n | 203n | 204n | 205n | 206n | 207n | 208n | 209n | 210n | 211n | 212n | 213n
  | 214n | 215n | 216n | 217n | 218n | 219n | 220n | 221n | 222n | 223n | 224n | 225n | 226n | 227n
  | 228n | 229n | 230n | 231n | 232n | 233n | 234n | 235n | 236n | 237n | 238n | 239n | 240n | 241n
  | 242n | 243n | 244n | 245n | 246n | 247n | 248n | 249n | 250n | 251n | 252n | 253n | 254n | 255n>;

/**
 * A transaction in a block.
 *
 * Source: ethereum/execution-apis.
 */
export type Transaction<Q extends QuantityForm = "hex"> = SignedTransaction<Q> & {
  /** Hash of the block. */
  blockHash: Hash;
  /** Number of the block. */
  blockNumber: Quantities[Q];
  /** Timestamp of the block, in Unix seconds. Only newer nodes return it. */
  blockTimestamp?: Quantities[Q];
  /** Index of the transaction in the block, from 0. */
  transactionIndex: Quantities[Q];
};

/**
 * A pending transaction, not yet in a block.
 *
 * Source: ethereum/execution-apis.
 */
export type PendingTransaction<Q extends QuantityForm = "hex"> = SignedTransaction<Q> & {
  /** Hash of the block: none while the transaction is pending. */
  blockHash: null;
  /** Number of the block: none while the transaction is pending. */
  blockNumber: null;
  /**
   * Timestamp of the block, in Unix seconds. `null`, or absent from some nodes, while the transaction is
   * pending.
   */
  blockTimestamp?: Quantities[Q] | null;
  /** Index in the block: none while the transaction is pending. */
  transactionIndex: null;
};

/**
 * A signed transaction that has not been submitted.
 *
 * Source: ethereum/execution-apis.
 */
export interface SignedBytes<Q extends QuantityForm = "hex"> {
  /** Raw transaction to submit. */
  raw: Hex;
  tx: TransactionWithBlobs<Q>;
}

/**
 * A transaction that has not been submitted. A blob transaction has its blobs.
 *
 * Source: ethereum/execution-apis; go-ethereum.
 */
export interface TransactionWithBlobs<Q extends QuantityForm = "hex"> extends SignedTransactionFields<Q> {
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
export interface SignedTransactionFields<Q extends QuantityForm = "hex"> {
  /** Type of the transaction: 0x0 legacy, 0x1 access list, 0x2 dynamic fee, 0x3 blob, 0x4 set code. */
  type: Quantities[Q];
  /** Hash of the transaction. */
  hash?: Hash;
  /** Nonce: number of the sender's previous transactions. */
  nonce: Quantities[Q];
  /** Address of the recipient; `null` for a contract creation. */
  to: Address | null;
  /** Gas limit. */
  gas: Quantities[Q];
  /** Value transferred, in wei. */
  value: Quantities[Q];
  /** Input data of the call, or init code of the created contract. */
  input: Hex;
  /** Gas price, in wei. */
  gasPrice?: Quantities[Q] | null;
  /** Maximum total fee per gas, in wei: base fee plus priority fee. */
  maxFeePerGas?: Quantities[Q] | null;
  /** Maximum priority fee per gas, in wei. */
  maxPriorityFeePerGas?: Quantities[Q] | null;
  /** Maximum fee per blob gas, in wei. */
  maxFeePerBlobGas?: Quantities[Q];
  /** Access list: addresses and storage slots that the transaction declares to access. */
  accessList?: AccessListEntry[];
  /** Versioned hashes of the blobs. */
  blobVersionedHashes?: Hash[];
  /** Authorizations of the accounts whose code the transaction sets. */
  authorizationList?: Authorization<Q>[];
  /** Chain id on which the transaction is valid. */
  chainId?: Quantities[Q];
  /** Value v of the signature. */
  v?: Quantities[Q];
  /** Parity of the y-coordinate of the signature: 0x0 or 0x1. */
  yParity?: Quantities[Q];
  /** Value r of the signature. */
  r?: Quantities[Q];
  /** Value s of the signature. */
  s?: Quantities[Q];
}

/**
 * A transaction to execute, fill in or sign. The node chooses omitted fields, and rejects contradictory fee
 * fields.
 *
 * Source: ethereum/execution-apis; go-ethereum.
 */
export interface TransactionRequest<Q extends QuantityForm = "hex"> {
  /** Type of the transaction. Default: derived from the other fields. */
  type?: Quantities[Q];
  /** Address of the sender. The zero address if omitted or `null`. */
  from?: Address | null;
  /** Address of the recipient. If omitted or `null`, the transaction creates a contract. */
  to?: Address | null;
  /** Nonce. Default: the next nonce of the sender. */
  nonce?: Quantities[Q];
  /** Gas limit. */
  gas?: Quantities[Q];
  /** Value transferred, in wei. */
  value?: Quantities[Q];
  /** Input data of the call, or init code of the created contract. */
  input?: Hex;
  /** Older name of `input`. */
  data?: Hex;
  /** Gas price, in wei, of a transaction without a priority fee. */
  gasPrice?: Quantities[Q];
  /** Maximum total fee per gas, in wei: base fee plus priority fee. */
  maxFeePerGas?: Quantities[Q];
  /** Maximum priority fee per gas, in wei. */
  maxPriorityFeePerGas?: Quantities[Q];
  /** Maximum fee per blob gas, in wei. */
  maxFeePerBlobGas?: Quantities[Q];
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
  chainId?: Quantities[Q];
  /** Authorizations of the accounts whose code the transaction sets. */
  authorizationList?: readonly Authorization<Q>[];
}

/**
 * Receipt of a transaction: its status, logs and gas used. Chains may add fields.
 *
 * Source: ethereum/execution-apis.
 */
export interface Receipt<Q extends QuantityForm = "hex"> {
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
  /** Blob gas used by the transaction. Only for blob transactions. */
  blobGasUsed?: Quantities[Q];
  /** Effective gas price paid, in wei. */
  effectiveGasPrice?: Quantities[Q];
  /** Blob gas price paid, in wei. Only for blob transactions. */
  blobGasPrice?: Quantities[Q];
  /** Logs emitted by the transaction, in order. */
  logs: Log<Q>[];
  /** Bloom filter of the logs: 256 bytes. */
  logsBloom: Hex;
  /** State root after the transaction. Before Byzantium, in place of `status`. */
  root?: Hash;
  /** Status: 0x1 for success, 0x0 if the transaction was reverted or ran out of gas. */
  status?: Represented<Q, "0x0" | "0x1", 0n | 1n>;
}

/** Transactions of blocks and of the pool, receipts, and sending transactions. */
export interface EthereumTransactionMethods<Q extends QuantityForm = "hex"> {
  /**
   * Returns a transaction by its hash, from a block or the pool.
   *
   * Source: ethereum/execution-apis.
   *
   * @param transactionHash - Hash of the transaction.
   * @returns Transaction; `null` if it is not found. Its block fields are `null` while it is pending.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded).
   * @example const transaction = await client.eth_getTransactionByHash("0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0");
   */
  eth_getTransactionByHash(transactionHash: Hash): Promise<Transaction<Q> | PendingTransaction<Q> | null>;

  /**
   * Returns a transaction by its index in a block.
   *
   * Source: ethereum/execution-apis.
   *
   * @param blockHash - Hash of the block.
   * @param index - Index of the transaction in the block, from 0.
   * @returns Transaction; `null` if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const transaction = await client.eth_getTransactionByBlockHashAndIndex("0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74", "0x0");
   */
  eth_getTransactionByBlockHashAndIndex(
    blockHash: Hash,
    index: Quantities[ParamForm<Q>],
  ): Promise<Transaction<Q> | null>;

  /**
   * Returns a transaction by its index in a block.
   *
   * Source: ethereum/execution-apis.
   *
   * @param block - Block number or tag.
   * @param index - Index of the transaction in the block, from 0.
   * @returns Transaction; `null` if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const transaction = await client.eth_getTransactionByBlockNumberAndIndex("0x2d", "0x0");
   */
  eth_getTransactionByBlockNumberAndIndex(
    block: BlockNumberOrTag<ParamForm<Q>>,
    index: Quantities[ParamForm<Q>],
  ): Promise<Transaction<Q> | null>;

  /**
   * Returns a transaction by its sender and nonce.
   *
   * Source: erigon, reth.
   *
   * @param sender - Address of the sender.
   * @param nonce - Nonce of the transaction.
   * @returns Transaction; `null` if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded).
   * @example const transaction = await client.eth_getTransactionBySenderAndNonce("0x68aab33e4fbb493c95fda402772a3b88615820bd", "0x10");
   */
  eth_getTransactionBySenderAndNonce(
    sender: Address,
    nonce: Quantities[ParamForm<Q>],
  ): Promise<Transaction<Q> | PendingTransaction<Q> | null>;

  /**
   * Returns a raw transaction by its hash.
   *
   * Source: go-ethereum, erigon, reth.
   *
   * @param transactionHash - Hash of the transaction.
   * @returns Raw transaction in its binary form (EIP-2718); empty or `null` if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded).
   * @example const bytes = await client.eth_getRawTransactionByHash("0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0");
   */
  eth_getRawTransactionByHash(transactionHash: Hash): Promise<Hex | null>;

  /**
   * Returns a raw transaction by its index in a block.
   *
   * Source: go-ethereum, erigon, reth.
   *
   * @param blockHash - Hash of the block.
   * @param index - Index of the transaction in the block, from 0.
   * @returns Raw transaction in its binary form (EIP-2718); empty or `null` if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const bytes = await client.eth_getRawTransactionByBlockHashAndIndex("0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74", "0x0");
   */
  eth_getRawTransactionByBlockHashAndIndex(
    blockHash: Hash,
    index: Quantities[ParamForm<Q>],
  ): Promise<Hex | null>;

  /**
   * Returns a raw transaction by its index in a block.
   *
   * Source: go-ethereum, erigon, reth.
   *
   * @param block - Block number or tag.
   * @param index - Index of the transaction in the block, from 0.
   * @returns Raw transaction in its binary form (EIP-2718); empty or `null` if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const bytes = await client.eth_getRawTransactionByBlockNumberAndIndex("0x2d", "0x0");
   */
  eth_getRawTransactionByBlockNumberAndIndex(
    block: BlockNumberOrTag<ParamForm<Q>>,
    index: Quantities[ParamForm<Q>],
  ): Promise<Hex | null>;

  /**
   * Returns the receipt of a transaction: its status, logs and gas used.
   *
   * Source: ethereum/execution-apis.
   *
   * @param transactionHash - Hash of the transaction.
   * @returns Receipt; `null` while the transaction is not in a block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const receipt = await client.eth_getTransactionReceipt("0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0");
   */
  eth_getTransactionReceipt(transactionHash: Hash): Promise<Receipt<Q> | null>;

  /**
   * Returns transactions that wait in the node's pool.
   *
   * go-ethereum returns only those of accounts whose keys it holds, which is none on a hosted node; reth,
   * erigon and others return all. `txpool_content` also has those that wait for an earlier one.
   *
   * Source: go-ethereum, reth.
   *
   * @returns The transactions.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message),
   * -32004 (method not supported).
   * @example const transactions = await client.eth_pendingTransactions(); // []
   */
  eth_pendingTransactions(): Promise<PendingTransaction<Q>[]>;

  /**
   * Submits a signed transaction. A blob transaction includes its blobs (network form).
   *
   * Source: ethereum/execution-apis.
   *
   * @param transaction - Signed transaction in its binary form (EIP-2718).
   * @returns Hash of the transaction. Only the receipt shows whether it was included in a block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32003 (transaction rejected), -32602, -32000 (the node
   * rejected the call; see the error message), -32005 (request limit exceeded).
   * @example const transactionHash = await client.eth_sendRawTransaction("0x02f86a0180843b9aca0084773594008252089470997970c51812dc3a010c7d01b50e0d17dc79c80180c001a0ac70efac1899bbb7a254380ef277c2e77e6804d927bbe2bf6398c04d96cb3faca047d31d8a790c7f7da0ecd2b177fd9a121ee549aa7a659e4ec1ad1b6de1b348ff"); // "0x948ab6166a436bb5bb7c4ee4de909eeb99e879f274fab5b59fa7b30a2bd0c704"
   */
  eth_sendRawTransaction(transaction: Hex): Promise<Hash>;

  /**
   * Submits a signed transaction and waits for its receipt.
   *
   * Source: EIP-7966.
   *
   * @param transaction - Signed transaction in its binary form (EIP-2718).
   * @param timeout - Timeout in milliseconds. The node limits it.
   * @returns Receipt of the transaction.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 4 (timeout: the transaction was submitted, but is not yet
   * in a block), -32003 (transaction rejected), -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded).
   * @example const receipt = await client.eth_sendRawTransactionSync("0x02f8b00180843b9aca008477359400830186a0945fbdb2315678afecb367f032d93f642f64180aa380b844a9059cbb00000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c80000000000000000000000000000000000000000000000000000000000000001c080a00acbcae10a12fe5b9dcf811972a7e99e1876af5ccf0aab3a0afd9f05165915a3a002f49dd54236df91f5b119e53b86eda927daaf4765871c9298b5306574f2aa4d");
   */
  eth_sendRawTransactionSync(
    transaction: Hex,
    timeout?: Quantities[ParamForm<Q>] | number | bigint,
  ): Promise<Receipt<Q>>;

  /**
   * Signs a transaction with a key of the node and submits it. A hosted node holds no keys.
   *
   * Source: ethereum/execution-apis.
   *
   * @param transaction - Transaction to sign. The node fills in missing fields.
   * @returns Hash of the transaction.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32003 (transaction rejected), -32602, -32000 (the node
   * rejected the call; see the error message), -32004 (method not supported).
   * @example const transactionHash = await client.eth_sendTransaction({ from: "0x68aab33e4fbb493c95fda402772a3b88615820bd", to: "0x5fbdb2315678afecb367f032d93f642f64180aa3", value: "0x1" }); // "0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0"
   */
  eth_sendTransaction(transaction: TransactionRequest<ParamForm<Q>>): Promise<Hash>;

  /**
   * Signs a message with a key of the node (EIP-191). A hosted node holds no keys.
   *
   * Source: ethereum/execution-apis.
   *
   * @param address - Address of the signing key.
   * @param message - Message to sign.
   * @returns 65 bytes: r, s and v.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32004 (method not supported).
   * @example const signature = await client.eth_sign("0x68aab33e4fbb493c95fda402772a3b88615820bd", "0xdeadbeef");
   */
  eth_sign(address: Address, message: Hex): Promise<Hex>;

  /**
   * Signs a transaction with a key of the node, without sending it. A hosted node holds no keys.
   *
   * Source: ethereum/execution-apis.
   *
   * @param transaction - Transaction to sign. `gas`, `nonce` and a fee are required.
   * @returns Signed transaction, as bytes and as an object; some nodes return only the bytes.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32004 (method not supported).
   * @example const signed = await client.eth_signTransaction({ from: "0x68aab33e4fbb493c95fda402772a3b88615820bd", to: "0x5fbdb2315678afecb367f032d93f642f64180aa3", gas: "0x5208", gasPrice: "0x8", nonce: "0x0" });
   */
  eth_signTransaction(transaction: TransactionRequest<ParamForm<Q>>): Promise<SignedBytes<Q> | Hex>;

  /**
   * Fills in missing fields of an unsigned transaction: nonce, gas, fees and chain id.
   *
   * Source: ethereum/execution-apis.
   *
   * @param transaction - Known fields of the transaction.
   * @returns Unsigned transaction as an object; some nodes also return its bytes.
   * @throws NodeAccessError `JSON_RPC_ERROR` with 3 (execution reverted; `data` is the revert data), -32602,
   * -32000 (the node rejected the call; see the error message), -32004 (method not supported).
   * @example const filled = await client.eth_fillTransaction({ from: "0x68aab33e4fbb493c95fda402772a3b88615820bd", to: "0x5fbdb2315678afecb367f032d93f642f64180aa3", value: "0x1" });
   */
  eth_fillTransaction(
    transaction: TransactionRequest<ParamForm<Q>>,
  ): Promise<{
    /** Transaction in binary encoding, with zeros in place of the signature. */
    raw?: Hex;
    tx: TransactionWithBlobs<Q>;
  }>;
}

/**
 * The methods of {@link EthereumTransactionMethods} as `{ method, params }` calls. The result is that of the
 * first of `overloads` whose params match.
 */
export interface EthereumTransactionCalls<Q extends QuantityForm = "hex"> {
  eth_getTransactionByHash: {
    params: readonly [transactionHash: Hash];
    result: Transaction<Q> | PendingTransaction<Q> | null;
  };
  eth_getTransactionByBlockHashAndIndex: {
    params: readonly [blockHash: Hash, index: Quantities[ParamForm<Q>]];
    result: Transaction<Q> | null;
  };
  eth_getTransactionByBlockNumberAndIndex: {
    params: readonly [block: BlockNumberOrTag<ParamForm<Q>>, index: Quantities[ParamForm<Q>]];
    result: Transaction<Q> | null;
  };
  eth_getTransactionBySenderAndNonce: {
    params: readonly [sender: Address, nonce: Quantities[ParamForm<Q>]];
    result: Transaction<Q> | PendingTransaction<Q> | null;
  };
  eth_getRawTransactionByHash: { params: readonly [transactionHash: Hash]; result: Hex | null };
  eth_getRawTransactionByBlockHashAndIndex: { params: readonly [blockHash: Hash, index: Quantities[ParamForm<Q>]]; result: Hex | null };
  eth_getRawTransactionByBlockNumberAndIndex: {
    params: readonly [block: BlockNumberOrTag<ParamForm<Q>>, index: Quantities[ParamForm<Q>]];
    result: Hex | null;
  };
  eth_getTransactionReceipt: { params: readonly [transactionHash: Hash]; result: Receipt<Q> | null };
  eth_pendingTransactions: { params: readonly []; result: PendingTransaction<Q>[] };
  eth_sendRawTransaction: { params: readonly [transaction: Hex]; result: Hash };
  eth_sendRawTransactionSync: {
    params: readonly [transaction: Hex, timeout?: Quantities[ParamForm<Q>] | number | bigint];
    result: Receipt<Q>;
  };
  eth_sendTransaction: { params: readonly [transaction: TransactionRequest<ParamForm<Q>>]; result: Hash };
  eth_sign: { params: readonly [address: Address, message: Hex]; result: Hex };
  eth_signTransaction: {
    params: readonly [transaction: TransactionRequest<ParamForm<Q>>];
    result: SignedBytes<Q> | Hex;
  };
  eth_fillTransaction: {
    params: readonly [transaction: TransactionRequest<ParamForm<Q>>];
    result: {
      /** Transaction in binary encoding, with zeros in place of the signature. */
      raw?: Hex;
      tx: TransactionWithBlobs<Q>;
    };
  };
}
