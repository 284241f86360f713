// Generated from specs/rpc/zksync.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { BlockContent, HeaderFields, IncludedBlockNumberOrTag, Withdrawal } from "./ethereum.ts";
import type { FilterId, Log, LogFilter, LogQuery, ReceiptFilter } from "./ethereum-filter.ts";
import type {
  SimulatedBlockTransaction, Simulation, SimulationWithHashes, SimulationWithTransactions,
} from "./ethereum-state.ts";
import type {
  AccessListEntry, AnyTransactionFields, Authorization, Receipt, TransactionRequest,
} from "./ethereum-transaction.ts";
import type { ParamForm, Quantities, QuantityForm, Represented } from "./quantity-form.ts";
import type { Address, BlockNumberOrTag, BlockReference, Hash, Hex, HexValue } from "./shared.ts";
import type { EthereumMethods, EthereumCalls } from "./ethereum.ts";
import type { EthereumTransactionMethods, EthereumTransactionCalls } from "./ethereum-transaction.ts";
import type { EthereumStateMethods, EthereumStateCalls } from "./ethereum-state.ts";
import type {
  EthereumFilterMethods, EthereumFilterCalls, EthereumFilterSubscriptions,
} from "./ethereum-filter.ts";

/**
 * Addresses of the default bridges; `null` where the chain has none.
 *
 * Source: matter-labs/zksync-era, api_server.
 */
export interface ZksyncBridges {
  /** Shared bridge, on the parent chain. */
  l1SharedDefaultBridge: Address | null;
  /** Shared bridge. */
  l2SharedDefaultBridge: Address | null;
  /** Bridge for ERC-20 tokens, on the parent chain. */
  l1Erc20DefaultBridge: Address | null;
  /** Bridge for ERC-20 tokens. */
  l2Erc20DefaultBridge: Address | null;
  /** Bridge for wrapped ether, on the parent chain. */
  l1WethBridge: Address | null;
  /** Bridge for wrapped ether. */
  l2WethBridge: Address | null;
  /** Shared bridge of earlier versions. */
  l2LegacySharedBridge?: Address | null;
}

/**
 * Hashes of the system's contracts.
 *
 * Source: matter-labs/zksync-era, api_server.
 */
export interface ZksyncSystemHashes {
  /** Hash of the bootloader. */
  bootloader: Hash;
  /** Hash of the default account. */
  default_aa: Hash;
  /** Hash of the EVM's emulator; `null` without one. */
  evm_emulator?: Hash | null;
}

/**
 * What the parent chain knows of a block or a batch.
 *
 * Source: matter-labs/zksync-era, api_server.
 */
export interface ZksyncDetails {
  /** Timestamp, in Unix seconds. */
  timestamp: number;
  /** Number of transactions from the parent chain. */
  l1TxCount: number;
  /** Number of other transactions. */
  l2TxCount: number;
  /** Hash of the block, or root of the batch's state; `null` until it is known. */
  rootHash: Hash | null;
  /** `sealed`, or how far the parent chain has got. Newer nodes have more of them. */
  status: string;
  /** Hash of the parent chain's transaction that commits to it; `null` before. */
  commitTxHash: Hash | null;
  /** Time of that transaction, as ISO 8601; `null` before. */
  committedAt: string | null;
  /** Id of the chain with that transaction, if it is not Ethereum. */
  commitChainId?: number | null;
  /** Hash of the parent chain's transaction that proves it; `null` before. */
  proveTxHash: Hash | null;
  /** Time of that transaction, as ISO 8601; `null` before. */
  provenAt: string | null;
  /** Id of the chain with that transaction, if it is not Ethereum. */
  proveChainId?: number | null;
  /** Hash of the parent chain's transaction that makes it final; `null` before. */
  executeTxHash: Hash | null;
  /** Time of that transaction, as ISO 8601; `null` before. */
  executedAt: string | null;
  /** Id of the chain with that transaction, if it is not Ethereum. */
  executeChainId?: number | null;
  /** Gas price of the parent chain, in wei. */
  l1GasPrice: number;
  /** Gas price that covers the costs, in wei. */
  l2FairGasPrice: number;
  /** Price of a published byte, in wei. */
  fairPubdataPrice?: number | null;
  /** Hashes of the system's contracts. */
  baseSystemContractsHashes: ZksyncSystemHashes;
}

/**
 * A block, and what the parent chain knows of it.
 *
 * Source: matter-labs/zksync-era, api_server.
 */
export interface ZksyncBlockStatus extends ZksyncDetails {
  /** Number of the block. */
  number: number;
  /** Number of the batch. */
  l1BatchNumber: number;
  /** Address of the operator. */
  operatorAddress: Address;
  /** Version of the protocol, such as `Version28`; `null` for the first blocks. */
  protocolVersion: string | null;
}

/**
 * A batch, and what the parent chain knows of it.
 *
 * Source: matter-labs/zksync-era, api_server.
 */
export interface ZksyncBatchStatus extends ZksyncDetails {
  /** Number of the batch. */
  number: number;
  /** What the parent chain stores of the batch; `null` before. */
  commitment?: Hash | null;
}

/**
 * How far a transaction is on its way to the parent chain.
 *
 * Source: matter-labs/zksync-era, api_server.
 */
export interface ZksyncTransactionStatus<Q extends QuantityForm = "hex"> {
  /** Whether the parent chain requested it. */
  isL1Originated: boolean;
  /** `pending`, `included`, `verified` or `failed`. Newer nodes have more of them. */
  status: string;
  /** Fee, in wei. */
  fee: Quantities[Q];
  /** Gas per published byte. */
  gasPerPubdata: Quantities[Q];
  /** Address of the account that pays. */
  initiatorAddress: Address;
  /** Time at which the node received it, as ISO 8601. */
  receivedAt: string;
  /** Hash of the parent chain's transaction that commits to its batch; `null` before. */
  ethCommitTxHash: Hash | null;
  /** Hash of the one that proves its batch; `null` before. */
  ethProveTxHash: Hash | null;
  /** Hash of the one that makes its batch final; `null` before. */
  ethExecuteTxHash: Hash | null;
  /** Hash of the one that announces its block; `null` before, or where the chain does not announce blocks. */
  ethPrecommitTxHash?: Hash | null;
}

/**
 * A transaction as the node stores it.
 *
 * Source: matter-labs/zksync-era, api_server.
 */
export interface ZksyncRawTransaction {
  /** Sender, fees and signature, by origin: `L1`, `L2` or `ProtocolUpgrade`. */
  common_data: Record<string, Record<string, unknown>>;
  /** The call. */
  execute: ZksyncExecute;
  /** Time at which the node received it, in milliseconds since 1970. */
  received_timestamp_ms: number;
  /** Signed transaction; `null` if nobody signed it. */
  raw_bytes?: Hex | null;
}

/**
 * The call of a transaction.
 *
 * Source: matter-labs/zksync-era, api_server.
 */
export interface ZksyncExecute {
  /** Address of the contract; `null` for a deployment. */
  contractAddress: Address | null;
  /** Input data. */
  calldata: Hex;
  /** Value transferred, in wei, as hex. */
  value: HexValue;
  /** Codes that the transaction brings along, as bytes. */
  factoryDeps: number[][] | null;
}

/**
 * Parameters of the fee model, by version: one of them.
 *
 * Source: matter-labs/zksync-era, api_server.
 */
export interface ZksyncFeeParams {
  /** Version 1, in which the price of a published byte follows the gas price. */
  V1?: ZksyncFeeParams1;
  /** Version 2. */
  V2?: ZksyncFeeParams2;
}

/**
 * Parameters of version 1 of the fee model.
 *
 * Source: matter-labs/zksync-era, api_server.
 */
export interface ZksyncFeeParams1 {
  /** The constants. */
  config: {
    /** Lowest gas price, in wei. */
    minimal_l2_gas_price: number;
  };
  /** Gas price of the parent chain, in wei. */
  l1_gas_price: number;
}

/**
 * Parameters of version 2 of the fee model.
 *
 * Source: matter-labs/zksync-era, api_server.
 */
export interface ZksyncFeeParams2 {
  /** The constants. */
  config: ZksyncFeeConfig;
  /** Gas price of the parent chain, in wei. */
  l1_gas_price: number;
  /** Price of a published byte, in wei. */
  l1_pubdata_price: number;
  /** Price of ether in the token that pays for gas. */
  conversion_ratio: {
    /** Numerator of the ratio. */
    numerator: number;
    /** Denominator of the ratio. */
    denominator: number;
  };
}

/**
 * Constants of version 2 of the fee model.
 *
 * Source: matter-labs/zksync-era, api_server.
 */
export interface ZksyncFeeConfig {
  /** Lowest gas price, in wei. */
  minimal_l2_gas_price: number;
  /** Part of a batch's costs that falls on computation, from 0 to 1. */
  compute_overhead_part: number;
  /** Part of a batch's costs that falls on published bytes, from 0 to 1. */
  pubdata_overhead_part: number;
  /** Gas on the parent chain that each batch costs. */
  batch_overhead_l1_gas: number;
  /** Most gas of a batch. */
  max_gas_per_batch: number;
  /** Most published bytes of a batch. */
  max_pubdata_per_batch: number;
}

/**
 * Prices of the open batch.
 *
 * Source: matter-labs/zksync-era, api_server.
 */
export interface ZksyncBatchFeeInput {
  /** Gas price that covers the costs, in wei. */
  fair_l2_gas_price: number;
  /** Price of a published byte, in wei. */
  fair_pubdata_price: number;
  /** Gas price of the parent chain, in wei. */
  l1_gas_price: number;
}

/**
 * A version of the protocol. Older nodes have the names in snake case only.
 *
 * Source: matter-labs/zksync-era, api_server.
 */
export interface ZksyncProtocolVersion {
  /** Minor version. */
  minorVersion?: number | null;
  /** Time of the upgrade, in Unix seconds. */
  timestamp: number;
  /** Hash of the bootloader. */
  bootloaderCodeHash?: Hash | null;
  /** Hash of the default account. */
  defaultAccountCodeHash?: Hash | null;
  /** Hash of the EVM's emulator; `null` without one. */
  evmSimulatorCodeHash?: Hash | null;
  /** Hash of the transaction that upgrades the chain; `null` without one. */
  l2SystemUpgradeTxHash?: Hash | null;
}

/**
 * Storage slots of an account, with proofs.
 *
 * Source: matter-labs/zksync-era, api_server.
 */
export interface ZksyncProof {
  /** Address of the account. */
  address: Address;
  /** The slots, in the order of the request. */
  storageProof: ZksyncSlotProof[];
}

/**
 * A storage slot with its proof.
 *
 * Source: matter-labs/zksync-era, api_server.
 */
export interface ZksyncSlotProof {
  /** The slot. */
  key: Hash;
  /** Hashes on the way from the root to the slot. */
  proof: Hash[];
  /** Its value. */
  value: Hash;
  /** Index of the slot in the tree. */
  index: number;
}

/**
 * Proof that a message is in a batch.
 *
 * Source: matter-labs/zksync-era, api_server.
 */
export interface ZksyncLogProof {
  /** Index of the message in the tree. */
  id: number;
  /** Number of the batch. Older nodes omit it. */
  batchNumber?: number;
  /** Hashes of the siblings on the way to the root. */
  proof: Hash[];
  /** Root of the tree. */
  root: Hash;
}

/**
 * Gas and fees of a transaction.
 *
 * Source: matter-labs/zksync-era, api_server.
 */
export interface ZksyncFee<Q extends QuantityForm = "hex"> {
  /** Gas limit. */
  gas_limit: Quantities[Q];
  /** Most gas per byte that is published. */
  gas_per_pubdata_limit: Quantities[Q];
  /** Maximum fee per gas, in wei. */
  max_fee_per_gas: Quantities[Q];
  /** Maximum priority fee per gas, in wei. */
  max_priority_fee_per_gas: Quantities[Q];
}

/**
 * Header fields of every block of a ZKsync chain.
 *
 * Source: matter-labs/zksync-era, api_server.
 */
export interface ZksyncHeaderFields<Q extends QuantityForm = "hex"> extends HeaderFields<Q> {
  /** Number of the batch with the block; `null` until it is sealed. */
  l1BatchNumber?: Quantities[Q] | null;
  /** Timestamp of the batch, in Unix seconds; `null` until it is sealed. */
  l1BatchTimestamp?: Quantities[Q] | null;
  /** Empty: nobody seals blocks. */
  sealFields?: Hex[];
}

/**
 * A log of a ZKsync chain.
 *
 * Source: matter-labs/zksync-era, api_server.
 */
export interface ZksyncLog<Q extends QuantityForm = "hex"> extends Log<Q> {
  /** Number of the batch; `null` until it is sealed. */
  l1BatchNumber?: Quantities[Q] | null;
  /** Index among the logs of the transaction. */
  transactionLogIndex?: Quantities[Q];
  /** Kind of the log; `null` for an event. */
  logType?: string | null;
}

/**
 * A message to the parent chain.
 *
 * Source: matter-labs/zksync-era, api_server.
 */
export interface ZksyncMessage<Q extends QuantityForm = "hex"> {
  /** Hash of the block; `null` while the transaction is pending. */
  blockHash?: Hash | null;
  /** Number of the block. */
  blockNumber?: Quantities[Q];
  /** Hash of the transaction. */
  transactionHash: Hash;
  /** Index of the transaction in the block. */
  transactionIndex?: Quantities[Q];
  /** Index among the messages of the block. */
  logIndex?: Quantities[Q];
  /** Index among the messages of the transaction. */
  transactionLogIndex?: Quantities[Q];
  /** Number of the batch; `null` until it is sealed. */
  l1BatchNumber?: Quantities[Q] | null;
  /** Id of the shard; 0x0. */
  shardId: Quantities[Q];
  /** Whether the chain itself sent it. */
  isService: boolean;
  /** Address of the sender. */
  sender: Address;
  /** Key of the message. */
  key: Hash;
  /** Value of the message. */
  value: Hash;
}

/**
 * Receipt of a transaction of a ZKsync chain: its status, logs, messages to the parent chain, and gas used.
 *
 * Source: matter-labs/zksync-era, api_server.
 */
export interface ZksyncReceipt<Q extends QuantityForm = "hex"> extends Receipt<Q> {
  /** Number of the batch; `null` until it is sealed. */
  l1BatchNumber?: Quantities[Q] | null;
  /** Index in the batch; `null` until it is sealed. */
  l1BatchTxIndex?: Quantities[Q] | null;
  /** Messages to the parent chain, in order. */
  l2ToL1Logs: ZksyncMessage<Q>[];
  /** Logs emitted by the transaction, in order. */
  logs: ZksyncLog<Q>[];
}

/**
 * A transaction of a ZKsync chain, distinguished by `type`. `OtherTransaction` stands for types that this
 * description does not know, so keep a default branch.
 *
 * Source: matter-labs/zksync-era, api_server.
 */
export type ZksyncSignedTransaction<Q extends QuantityForm = "hex"> =
  | ZksyncTransactionLegacy<Q>
  | ZksyncTransaction2930<Q>
  | ZksyncTransaction1559<Q>
  | ZksyncTransaction7702<Q>
  | ZksyncEip712Transaction<Q>
  | ZksyncUpgrade<Q>
  | ZksyncPriorityTransaction<Q>
  | ZksyncOtherTransaction<Q>;

/**
 * Type of a transaction that ZKsync chains do not have yet. A type is one byte.
 *
 * Source: EIP-2718.
 */
export type ZksyncOtherTransactionType<Q extends QuantityForm = "hex"> = Represented<Q,
  | "0x5" | "0x6" | "0x7" | "0x8" | "0x9" | "0xa" | "0xb" | "0xc" | "0xd" | "0xe" | "0xf" | "0x10"
  | "0x11" | "0x12" | "0x13" | "0x14" | "0x15" | "0x16" | "0x17" | "0x18" | "0x19" | "0x1a" | "0x1b"
  | "0x1c" | "0x1d" | "0x1e" | "0x1f" | "0x20" | "0x21" | "0x22" | "0x23" | "0x24" | "0x25" | "0x26"
  | "0x27" | "0x28" | "0x29" | "0x2a" | "0x2b" | "0x2c" | "0x2d" | "0x2e" | "0x2f" | "0x30" | "0x31"
  | "0x32" | "0x33" | "0x34" | "0x35" | "0x36" | "0x37" | "0x38" | "0x39" | "0x3a" | "0x3b" | "0x3c"
  | "0x3d" | "0x3e" | "0x3f" | "0x40" | "0x41" | "0x42" | "0x43" | "0x44" | "0x45" | "0x46" | "0x47"
  | "0x48" | "0x49" | "0x4a" | "0x4b" | "0x4c" | "0x4d" | "0x4e" | "0x4f" | "0x50" | "0x51" | "0x52"
  | "0x53" | "0x54" | "0x55" | "0x56" | "0x57" | "0x58" | "0x59" | "0x5a" | "0x5b" | "0x5c" | "0x5d"
  | "0x5e" | "0x5f" | "0x60" | "0x61" | "0x62" | "0x63" | "0x64" | "0x65" | "0x66" | "0x67" | "0x68"
  | "0x69" | "0x6a" | "0x6b" | "0x6c" | "0x6d" | "0x6e" | "0x6f" | "0x70" | "0x72" | "0x73" | "0x74"
  | "0x75" | "0x76" | "0x77" | "0x78" | "0x79" | "0x7a" | "0x7b" | "0x7c" | "0x7d" | "0x7e" | "0x7f"
  | "0x80" | "0x81" | "0x82" | "0x83" | "0x84" | "0x85" | "0x86" | "0x87" | "0x88" | "0x89" | "0x8a"
  | "0x8b" | "0x8c" | "0x8d" | "0x8e" | "0x8f" | "0x90" | "0x91" | "0x92" | "0x93" | "0x94" | "0x95"
  | "0x96" | "0x97" | "0x98" | "0x99" | "0x9a" | "0x9b" | "0x9c" | "0x9d" | "0x9e" | "0x9f" | "0xa0"
  | "0xa1" | "0xa2" | "0xa3" | "0xa4" | "0xa5" | "0xa6" | "0xa7" | "0xa8" | "0xa9" | "0xaa" | "0xab"
  | "0xac" | "0xad" | "0xae" | "0xaf" | "0xb0" | "0xb1" | "0xb2" | "0xb3" | "0xb4" | "0xb5" | "0xb6"
  | "0xb7" | "0xb8" | "0xb9" | "0xba" | "0xbb" | "0xbc" | "0xbd" | "0xbe" | "0xbf" | "0xc0" | "0xc1"
  | "0xc2" | "0xc3" | "0xc4" | "0xc5" | "0xc6" | "0xc7" | "0xc8" | "0xc9" | "0xca" | "0xcb" | "0xcc"
  | "0xcd" | "0xce" | "0xcf" | "0xd0" | "0xd1" | "0xd2" | "0xd3" | "0xd4" | "0xd5" | "0xd6" | "0xd7"
  | "0xd8" | "0xd9" | "0xda" | "0xdb" | "0xdc" | "0xdd" | "0xde" | "0xdf" | "0xe0" | "0xe1" | "0xe2"
  | "0xe3" | "0xe4" | "0xe5" | "0xe6" | "0xe7" | "0xe8" | "0xe9" | "0xea" | "0xeb" | "0xec" | "0xed"
  | "0xee" | "0xef" | "0xf0" | "0xf1" | "0xf2" | "0xf3" | "0xf4" | "0xf5" | "0xf6" | "0xf7" | "0xf8"
  | "0xf9" | "0xfa" | "0xfb" | "0xfc" | "0xfd",
  | 5n | 6n | 7n | 8n | 9n | 10n | 11n | 12n | 13n | 14n | 15n | 16n | 17n | 18n | 19n | 20n | 21n
  | 22n | 23n | 24n | 25n | 26n | 27n | 28n | 29n | 30n | 31n | 32n | 33n | 34n | 35n | 36n | 37n
  | 38n | 39n | 40n | 41n | 42n | 43n | 44n | 45n | 46n | 47n | 48n | 49n | 50n | 51n | 52n | 53n
  | 54n | 55n | 56n | 57n | 58n | 59n | 60n | 61n | 62n | 63n | 64n | 65n | 66n | 67n | 68n | 69n
  | 70n | 71n | 72n | 73n | 74n | 75n | 76n | 77n | 78n | 79n | 80n | 81n | 82n | 83n | 84n | 85n
  | 86n | 87n | 88n | 89n | 90n | 91n | 92n | 93n | 94n | 95n | 96n | 97n | 98n | 99n | 100n | 101n
  | 102n | 103n | 104n | 105n | 106n | 107n | 108n | 109n | 110n | 111n | 112n | 114n | 115n | 116n
  | 117n | 118n | 119n | 120n | 121n | 122n | 123n | 124n | 125n | 126n | 127n | 128n | 129n | 130n
  | 131n | 132n | 133n | 134n | 135n | 136n | 137n | 138n | 139n | 140n | 141n | 142n | 143n | 144n
  | 145n | 146n | 147n | 148n | 149n | 150n | 151n | 152n | 153n | 154n | 155n | 156n | 157n | 158n
  | 159n | 160n | 161n | 162n | 163n | 164n | 165n | 166n | 167n | 168n | 169n | 170n | 171n | 172n
  | 173n | 174n | 175n | 176n | 177n | 178n | 179n | 180n | 181n | 182n | 183n | 184n | 185n | 186n
  | 187n | 188n | 189n | 190n | 191n | 192n | 193n | 194n | 195n | 196n | 197n | 198n | 199n | 200n
  | 201n | 202n | 203n | 204n | 205n | 206n | 207n | 208n | 209n | 210n | 211n | 212n | 213n | 214n
  | 215n | 216n | 217n | 218n | 219n | 220n | 221n | 222n | 223n | 224n | 225n | 226n | 227n | 228n
  | 229n | 230n | 231n | 232n | 233n | 234n | 235n | 236n | 237n | 238n | 239n | 240n | 241n | 242n
  | 243n | 244n | 245n | 246n | 247n | 248n | 249n | 250n | 251n | 252n | 253n>;

/**
 * Fields of all transactions of a ZKsync chain.
 *
 * Source: matter-labs/zksync-era, api_server.
 */
export interface ZksyncAnyTransactionFields<Q extends QuantityForm = "hex"> extends AnyTransactionFields<Q> {
  /** Number of the batch; `null` until it is sealed. */
  l1BatchNumber?: Quantities[Q] | null;
  /** Index in the batch; `null` until it is sealed. */
  l1BatchTxIndex?: Quantities[Q] | null;
}

/**
 * Fields of the transactions that only ZKsync chains have.
 *
 * Source: matter-labs/zksync-era, api_server.
 */
export interface ZksyncOwnTransactionFields<Q extends QuantityForm = "hex"> extends ZksyncAnyTransactionFields<Q> {
  /** Chain id. */
  chainId: Quantities[Q];
  /** Gas price, in wei. */
  gasPrice?: Quantities[Q];
  /** Maximum fee per gas, in wei. */
  maxFeePerGas?: Quantities[Q];
  /** Maximum priority fee per gas, in wei. */
  maxPriorityFeePerGas?: Quantities[Q];
}

/**
 * A transaction that was signed as typed data (EIP-712), with a paymaster, an account's own rules, or
 * bytecodes.
 *
 * Source: matter-labs/zksync-era, api_server.
 */
export interface ZksyncEip712Transaction<Q extends QuantityForm = "hex"> extends ZksyncOwnTransactionFields<Q> {
  type: Represented<Q, "0x71", 113n>;
}

/**
 * A transaction that upgrades the chain.
 *
 * Source: matter-labs/zksync-era, api_server.
 */
export interface ZksyncUpgrade<Q extends QuantityForm = "hex"> extends ZksyncOwnTransactionFields<Q> {
  type: Represented<Q, "0xfe", 254n>;
}

/**
 * A transaction that the parent chain requested.
 *
 * Source: matter-labs/zksync-era, api_server.
 */
export interface ZksyncPriorityTransaction<Q extends QuantityForm = "hex"> extends ZksyncOwnTransactionFields<Q> {
  type: Represented<Q, "0xff", 255n>;
}

/**
 * A block with its transactions.
 *
 * Source: ethereum/execution-apis.
 */
export interface ZksyncBlockWithTransactions<Q extends QuantityForm = "hex"> extends ZksyncBlock<Q> {
  /** Transactions, in order. */
  transactions: ZksyncTransaction<Q>[];
}

/**
 * A block without its transactions.
 *
 * Source: ethereum/execution-apis.
 */
export interface ZksyncBlock<Q extends QuantityForm = "hex"> extends ZksyncBlockHeader<Q>, BlockContent<Q> {
}

/**
 * Block header. Fields that a later fork added are absent in earlier blocks.
 *
 * Source: ethereum/execution-apis.
 */
export interface ZksyncBlockHeader<Q extends QuantityForm = "hex"> extends ZksyncHeaderFields<Q> {
  /** Hash of the block. */
  hash: Hash;
  /** Proof of work: 8 bytes; zero since proof of stake. */
  nonce: Hex;
  /** Address that receives the priority fees. */
  miner: Address;
}

/**
 * A transaction in a block.
 *
 * Source: ethereum/execution-apis.
 */
export type ZksyncTransaction<Q extends QuantityForm = "hex"> = ZksyncSignedTransaction<Q> & {
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
 * A legacy transaction.
 *
 * Source: ethereum/execution-apis.
 */
export interface ZksyncTransactionLegacy<Q extends QuantityForm = "hex"> extends ZksyncTransactionFields<Q> {
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
 * Fields of the transactions of Ethereum.
 *
 * Source: ethereum/execution-apis.
 */
export interface ZksyncTransactionFields<Q extends QuantityForm = "hex"> extends ZksyncAnyTransactionFields<Q> {
  /** Value r of the signature. */
  r: Quantities[Q];
  /** Value s of the signature. */
  s: Quantities[Q];
}

/**
 * An access list transaction (EIP-2930).
 *
 * Source: EIP-2930.
 */
export interface ZksyncTransaction2930<Q extends QuantityForm = "hex"> extends ZksyncTransactionTyped<Q> {
  type: Represented<Q, "0x1", 1n>;
  /** Gas price, in wei. */
  gasPrice: Quantities[Q];
}

/**
 * Fields of all typed transactions.
 *
 * Source: ethereum/execution-apis.
 */
export interface ZksyncTransactionTyped<Q extends QuantityForm = "hex"> extends ZksyncTransactionFields<Q> {
  /** Chain id on which the transaction is valid. */
  chainId: Quantities[Q];
  /** Access list: addresses and storage slots that the transaction declares to access. */
  accessList: AccessListEntry[];
  /** Parity of the y-coordinate of the signature: 0x0 or 0x1. */
  yParity?: Quantities[Q];
}

/**
 * A dynamic fee transaction (EIP-1559).
 *
 * Source: EIP-1559.
 */
export interface ZksyncTransaction1559<Q extends QuantityForm = "hex"> extends ZksyncTransactionFeeMarket<Q> {
  type: Represented<Q, "0x2", 2n>;
}

/**
 * Fields of transactions with a maximum fee and a priority fee.
 *
 * Source: EIP-1559.
 */
export interface ZksyncTransactionFeeMarket<Q extends QuantityForm = "hex"> extends ZksyncTransactionTyped<Q> {
  /** Maximum total fee per gas, in wei: base fee plus priority fee. */
  maxFeePerGas: Quantities[Q];
  /** Maximum priority fee per gas, in wei. */
  maxPriorityFeePerGas: Quantities[Q];
}

/**
 * A blob transaction (EIP-4844).
 *
 * Source: EIP-4844.
 */
export interface ZksyncTransaction4844<Q extends QuantityForm = "hex"> extends ZksyncTransactionFeeMarket<Q> {
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
export interface ZksyncTransaction7702<Q extends QuantityForm = "hex"> extends ZksyncTransactionFeeMarket<Q> {
  type: Represented<Q, "0x4", 4n>;
  /** Address of the recipient; a set code transaction cannot create a contract. */
  to: Address;
  /** Authorizations of the accounts whose code the transaction sets. */
  authorizationList: Authorization<Q>[];
}

/**
 * A transaction of a type that Ethereum does not have, such as 0x6a of Arbitrum or 0x7e of Optimism, or that
 * is newer than this description. Chains add fields.
 *
 * Source: EIP-2718; nitro, op-geth, zksync-era.
 */
export interface ZksyncOtherTransaction<Q extends QuantityForm = "hex"> extends ZksyncAnyTransactionFields<Q> {
  /** Type of the transaction. */
  type: ZksyncOtherTransactionType<Q>;
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
 * A block with the hashes of its transactions.
 *
 * Source: ethereum/execution-apis.
 */
export interface ZksyncBlockWithHashes<Q extends QuantityForm = "hex"> extends ZksyncBlock<Q> {
  /** Hashes of the transactions, in order. */
  transactions: Hash[];
}

/**
 * The pending block with its transactions.
 *
 * Source: go-ethereum, erigon.
 */
export interface ZksyncPendingEvmBlockWithTransactions<Q extends QuantityForm = "hex"> extends ZksyncPendingEvmHeader<Q>, BlockContent<Q> {
  /** Transactions, in order. */
  transactions: ZksyncTransaction<Q>[];
}

/**
 * Header of the pending block.
 *
 * Source: go-ethereum, erigon.
 */
export interface ZksyncPendingEvmHeader<Q extends QuantityForm = "hex"> extends ZksyncHeaderFields<Q> {
  /** Hash of the block. `null` from go-ethereum and Erigon. */
  hash: Hash | null;
  /** Proof of work: 8 bytes. `null` from go-ethereum and Erigon. */
  nonce: Hex | null;
  /** Address that receives the priority fees. `null` from go-ethereum and Erigon. */
  miner: Address | null;
}

/**
 * A pending transaction, not yet in a block.
 *
 * Source: ethereum/execution-apis.
 */
export type ZksyncPendingTransaction<Q extends QuantityForm = "hex"> = ZksyncSignedTransaction<Q> & {
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
 * The pending block with the hashes of its transactions.
 *
 * Source: go-ethereum, erigon.
 */
export interface ZksyncPendingEvmBlockWithHashes<Q extends QuantityForm = "hex"> extends ZksyncPendingEvmHeader<Q>, BlockContent<Q> {
  /** Hashes of the transactions, in order. */
  transactions: Hash[];
}

/**
 * Block header in an event of the subscription `newHeads`. Some nodes add the size.
 *
 * Source: go-ethereum.
 */
export interface ZksyncHead<Q extends QuantityForm = "hex"> extends ZksyncBlockHeader<Q> {
  /** Size of the block, in bytes. */
  size?: Quantities[Q];
}

/**
 * Header of the pending block. Some nodes add the size.
 *
 * Source: go-ethereum.
 */
export interface ZksyncPendingEvmHead<Q extends QuantityForm = "hex"> extends ZksyncPendingEvmHeader<Q> {
  /** Size of the block, in bytes. */
  size?: Quantities[Q];
}

/**
 * A simulated block with its unsigned transactions.
 *
 * Source: ethereum/execution-apis.
 */
export interface ZksyncSimulatedBlockWithTransactions<Q extends QuantityForm = "hex"> extends ZksyncBlockHeader<Q>, ZksyncSimulatedBlockContent<Q> {
  /** Transactions, in order. */
  transactions: SimulatedBlockTransaction<Q>[];
}

/**
 * Fields that a simulated block has in addition to its header and transactions.
 *
 * Source: ethereum/execution-apis, foundry.
 */
export interface ZksyncSimulatedBlockContent<Q extends QuantityForm = "hex"> {
  /** Size of the block, in bytes. anvil omits it. */
  size?: Quantities[Q];
  /** Hashes of the uncles. */
  uncles: Hash[];
  /** Withdrawals from the beacon chain. Since Shanghai. */
  withdrawals?: Withdrawal<Q>[];
  /** Result of each call, in order. */
  calls: ZksyncSimulatedCall<Q>[];
}

/**
 * Result of a simulated call, distinguished by `status`.
 *
 * Source: ethereum/execution-apis.
 */
export type ZksyncSimulatedCall<Q extends QuantityForm = "hex"> =
  | ZksyncSimulatedSuccess<Q>
  | ZksyncSimulatedFailure<Q>;

/**
 * A successful call.
 *
 * Source: ethereum/execution-apis.
 */
export interface ZksyncSimulatedSuccess<Q extends QuantityForm = "hex"> {
  status: Represented<Q, "0x1", 1n>;
  /** The return value. */
  returnData: Hex;
  /** Gas used by the call. */
  gasUsed: Quantities[Q];
  /** Gas used by the call before refunds. */
  maxUsedGas?: Quantities[Q];
  /** Logs emitted by the call. */
  logs: ZksyncLog<Q>[];
}

/**
 * A call that was reverted or halted.
 *
 * Source: ethereum/execution-apis.
 */
export interface ZksyncSimulatedFailure<Q extends QuantityForm = "hex"> {
  status: Represented<Q, "0x0", 0n>;
  /** The return value, such as the revert data. */
  returnData: Hex;
  /** Gas used by the call. */
  gasUsed: Quantities[Q];
  /** Gas used by the call before refunds. */
  maxUsedGas?: Quantities[Q];
  /**
   * Logs of the call. Go-ethereum returns an empty list; absent from nodes that return only what the standard
   * asks for.
   */
  logs?: ZksyncLog<Q>[];
  /** Error: code 3 for a revert, -32015 for a VM error. */
  error: {
    /** Error code. */
    code: number;
    /** Error message. */
    message: string;
    /** Revert data. Absent for a VM error. */
    data?: Hex;
  };
}

/**
 * A simulated block with the hashes of its transactions.
 *
 * Source: ethereum/execution-apis.
 */
export interface ZksyncSimulatedBlockWithHashes<Q extends QuantityForm = "hex"> extends ZksyncBlockHeader<Q>, ZksyncSimulatedBlockContent<Q> {
  /** Hashes of the transactions, in order. */
  transactions: Hash[];
}

/** What ZKsync chains add: their transactions, batches, messages to Ethereum, and `zks_`. */
export interface ZksyncMethods<Q extends QuantityForm = "hex"> {
  /**
   * Returns the chain id of the parent chain.
   *
   * Source: matter-labs/zksync-era, api_server.
   *
   * @returns Chain id.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const chainId = await client.zks_L1ChainId(); // "0x1"
   */
  zks_L1ChainId(): Promise<Quantities[Q]>;

  /**
   * Returns the number of the newest batch.
   *
   * Source: matter-labs/zksync-era, api_server.
   *
   * @returns Number of the batch.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const number = await client.zks_L1BatchNumber(); // "0x7b"
   */
  zks_L1BatchNumber(): Promise<Quantities[Q]>;

  /**
   * Returns the blocks of a batch.
   *
   * Source: matter-labs/zksync-era, api_server.
   *
   * @param batch - Number of the batch.
   * @returns Numbers of the first and the last block; `null` for an unknown batch.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const range = await client.zks_getL1BatchBlockRange(123); // ["0x100","0x120"]
   */
  zks_getL1BatchBlockRange(batch: number): Promise<Quantities[Q][] | null>;

  /**
   * Returns the proof that a transaction sent a message to the parent chain.
   *
   * Source: matter-labs/zksync-era, api_server.
   *
   * @param hash - Hash of the transaction.
   * @param index - Index of the message among those of the transaction. Default: 0.
   * @returns The proof; `null` until the batch is sealed.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const proof = await client.zks_getL2ToL1LogProof("0x1111111111111111111111111111111111111111111111111111111111111111", 0);
   */
  zks_getL2ToL1LogProof(hash: Hash, index?: number): Promise<ZksyncLogProof | null>;

  /**
   * Returns the address of the contract on the parent chain that all ZKsync chains share.
   *
   * Source: matter-labs/zksync-era, api_server.
   *
   * @returns Address; `null` without such a contract.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const address = await client.zks_getBridgehubContract(); // "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
   */
  zks_getBridgehubContract(): Promise<Address | null>;

  /**
   * Returns the address of the chain's contract on the parent chain.
   *
   * Source: matter-labs/zksync-era, api_server.
   *
   * @returns Address.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const address = await client.zks_getMainContract(); // "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
   */
  zks_getMainContract(): Promise<Address>;

  /**
   * Returns the address on the parent chain of the token that pays for gas.
   *
   * Source: matter-labs/zksync-era, api_server.
   *
   * @returns Address; 0x…1 for ether.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const address = await client.zks_getBaseTokenL1Address(); // "0x0000000000000000000000000000000000000001"
   */
  zks_getBaseTokenL1Address(): Promise<Address>;

  /**
   * Returns the gas price of the parent chain that the chain charges for.
   *
   * Source: matter-labs/zksync-era, api_server.
   *
   * @returns Gas price, in wei.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const price = await client.zks_getL1GasPrice(); // "0x3b9aca00"
   */
  zks_getL1GasPrice(): Promise<Quantities[Q]>;

  /**
   * Estimates the gas and the fees of a transaction.
   *
   * Source: matter-labs/zksync-era, api_server.
   *
   * @param transaction - The transaction.
   * @returns Gas and fees.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const fee = await client.zks_estimateFee({ from: "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", to: "0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb", value: "0x1" });
   */
  zks_estimateFee(transaction: TransactionRequest<ParamForm<Q>>): Promise<ZksyncFee<Q>>;

  /**
   * Estimates the gas of a transaction that the parent chain requests.
   *
   * Source: matter-labs/zksync-era, api_server.
   *
   * @param transaction - The transaction.
   * @returns Gas.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const gas = await client.zks_estimateGasL1ToL2({ from: "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", to: "0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb", value: "0x1" }); // "0x61a80"
   */
  zks_estimateGasL1ToL2(transaction: TransactionRequest<ParamForm<Q>>): Promise<Quantities[Q]>;

  /**
   * Returns the address of the contract Multicall3 on the chain.
   *
   * Source: matter-labs/zksync-era, api_server.
   *
   * @returns Address; `null` where the chain has none.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const address = await client.zks_getL2Multicall3(); // "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
   */
  zks_getL2Multicall3(): Promise<Address | null>;

  /**
   * Returns the address of the paymaster that pays for transactions on the testnet.
   *
   * Source: matter-labs/zksync-era, api_server.
   *
   * @returns Address; `null` where the chain has none.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const address = await client.zks_getTestnetPaymaster(); // "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
   */
  zks_getTestnetPaymaster(): Promise<Address | null>;

  /**
   * Returns the address of the contract that checks a transaction's time range.
   *
   * Source: matter-labs/zksync-era, api_server.
   *
   * @returns Address; `null` where the chain has none.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const address = await client.zks_getTimestampAsserter(); // "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
   */
  zks_getTimestampAsserter(): Promise<Address | null>;

  /**
   * Returns the addresses of the default bridges.
   *
   * Source: matter-labs/zksync-era, api_server.
   *
   * @returns The bridges.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const bridges = await client.zks_getBridgeContracts();
   */
  zks_getBridgeContracts(): Promise<ZksyncBridges>;

  /**
   * Returns what the parent chain knows of a block.
   *
   * Source: matter-labs/zksync-era, api_server.
   *
   * @param block - Number of the block.
   * @returns The details; `null` for an unknown block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const details = await client.zks_getBlockDetails(45);
   */
  zks_getBlockDetails(block: number): Promise<ZksyncBlockStatus | null>;

  /**
   * Returns what the parent chain knows of a batch.
   *
   * Source: matter-labs/zksync-era, api_server.
   *
   * @param batch - Number of the batch.
   * @returns The details; `null` for an unknown batch.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const details = await client.zks_getL1BatchDetails(123);
   */
  zks_getL1BatchDetails(batch: number): Promise<ZksyncBatchStatus | null>;

  /**
   * Returns how far a transaction is on its way to the parent chain.
   *
   * Source: matter-labs/zksync-era, api_server.
   *
   * @param hash - Hash of the transaction.
   * @returns The details; `null` for an unknown transaction.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const details = await client.zks_getTransactionDetails("0x1111111111111111111111111111111111111111111111111111111111111111");
   */
  zks_getTransactionDetails(hash: Hash): Promise<ZksyncTransactionStatus<Q> | null>;

  /**
   * Returns the transactions of a block as the node stores them.
   *
   * Source: matter-labs/zksync-era, api_server.
   *
   * @param block - Number of the block.
   * @returns The transactions, in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const transactions = await client.zks_getRawBlockTransactions(45);
   */
  zks_getRawBlockTransactions(block: number): Promise<ZksyncRawTransaction[]>;

  /**
   * Returns code by its hash, whether or not a contract has it yet.
   *
   * Source: matter-labs/zksync-era, api_server.
   *
   * @param hash - Hash of the code, as ZKsync computes it.
   * @returns The bytes of the code; `null` for an unknown hash.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const code = await client.zks_getBytecodeByHash("0x1111111111111111111111111111111111111111111111111111111111111111"); // [0,1,0,130]
   */
  zks_getBytecodeByHash(hash: Hash): Promise<number[] | null>;

  /**
   * Returns the parameters of the fee model.
   *
   * Source: matter-labs/zksync-era, api_server.
   *
   * @returns The parameters of the version that the chain uses.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const params = await client.zks_getFeeParams();
   */
  zks_getFeeParams(): Promise<ZksyncFeeParams>;

  /**
   * Returns the prices of the open batch.
   *
   * Source: matter-labs/zksync-era, api_server.
   *
   * @returns The prices.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const input = await client.zks_getBatchFeeInput();
   */
  zks_getBatchFeeInput(): Promise<ZksyncBatchFeeInput>;

  /**
   * Returns the gas that a byte costs which the chain publishes.
   *
   * Source: matter-labs/zksync-era, api_server.
   *
   * @returns Gas per byte.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const gas = await client.zks_gasPerPubdata(); // "0xc350"
   */
  zks_gasPerPubdata(): Promise<Quantities[Q]>;

  /**
   * Returns a version of the protocol.
   *
   * Source: matter-labs/zksync-era, api_server.
   *
   * @param version - Minor version. Default: the newest.
   * @returns The version; `null` for an unknown one.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const version = await client.zks_getProtocolVersion(28);
   */
  zks_getProtocolVersion(version?: number): Promise<ZksyncProtocolVersion | null>;

  /**
   * Returns storage slots of an account, with Merkle proofs to the root of a batch.
   *
   * Source: matter-labs/zksync-era, api_server.
   *
   * @param address - Address of the account.
   * @param keys - Storage slots, as 32 bytes each.
   * @param batch - Number of the batch.
   * @returns The proofs; `null` if the node does not have the batch's tree.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32602.
   * @example const proof = await client.zks_getProof("0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", ["0x1111111111111111111111111111111111111111111111111111111111111111"], 123);
   */
  zks_getProof(address: Address, keys: readonly Hash[], batch: number): Promise<ZksyncProof | null>;
}

/**
 * The methods of {@link ZksyncMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface ZksyncCalls<Q extends QuantityForm = "hex"> {
  zks_L1ChainId: { params: readonly []; result: Quantities[Q] };
  zks_L1BatchNumber: { params: readonly []; result: Quantities[Q] };
  zks_getL1BatchBlockRange: { params: readonly [batch: number]; result: Quantities[Q][] | null };
  zks_getL2ToL1LogProof: { params: readonly [hash: Hash, index?: number]; result: ZksyncLogProof | null };
  zks_getBridgehubContract: { params: readonly []; result: Address | null };
  zks_getMainContract: { params: readonly []; result: Address };
  zks_getBaseTokenL1Address: { params: readonly []; result: Address };
  zks_getL1GasPrice: { params: readonly []; result: Quantities[Q] };
  zks_estimateFee: { params: readonly [transaction: TransactionRequest<ParamForm<Q>>]; result: ZksyncFee<Q> };
  zks_estimateGasL1ToL2: { params: readonly [transaction: TransactionRequest<ParamForm<Q>>]; result: Quantities[Q] };
  zks_getL2Multicall3: { params: readonly []; result: Address | null };
  zks_getTestnetPaymaster: { params: readonly []; result: Address | null };
  zks_getTimestampAsserter: { params: readonly []; result: Address | null };
  zks_getBridgeContracts: { params: readonly []; result: ZksyncBridges };
  zks_getBlockDetails: { params: readonly [block: number]; result: ZksyncBlockStatus | null };
  zks_getL1BatchDetails: { params: readonly [batch: number]; result: ZksyncBatchStatus | null };
  zks_getTransactionDetails: { params: readonly [hash: Hash]; result: ZksyncTransactionStatus<Q> | null };
  zks_getRawBlockTransactions: { params: readonly [block: number]; result: ZksyncRawTransaction[] };
  zks_getBytecodeByHash: { params: readonly [hash: Hash]; result: number[] | null };
  zks_getFeeParams: { params: readonly []; result: ZksyncFeeParams };
  zks_getBatchFeeInput: { params: readonly []; result: ZksyncBatchFeeInput };
  zks_gasPerPubdata: { params: readonly []; result: Quantities[Q] };
  zks_getProtocolVersion: { params: readonly [version?: number]; result: ZksyncProtocolVersion | null };
  zks_getProof: {
    params: readonly [address: Address, keys: readonly Hash[], batch: number];
    result: ZksyncProof | null;
  };
}

/** Chain data as a node sees it: sync status, fees, blocks and receipts, with the types of ZKsync. */
export interface ZksyncEthereumMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumMethods<Q>, "eth_getBlockByHash" | "eth_getBlockByNumber" | "eth_getHeaderByHash" | "eth_getHeaderByNumber" | "eth_getBlockReceipts" | "eth_getUncleByBlockHashAndIndex" | "eth_getUncleByBlockNumberAndIndex"> {
  /**
   * Returns a block by its hash.
   *
   * Source: ethereum/execution-apis.
   *
   * @param blockHash - Hash of the block.
   * @param fullTransactions - `true` for transaction objects, `false` for their hashes only.
   * @returns Block; `null` if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const block = await client.eth_getBlockByHash("0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74", false);
   */
  eth_getBlockByHash(blockHash: Hash, fullTransactions: true): Promise<ZksyncBlockWithTransactions<Q> | null>;
  /** Returns transaction hashes. */
  eth_getBlockByHash(blockHash: Hash, fullTransactions: false): Promise<ZksyncBlockWithHashes<Q> | null>;
  /** For params whose case is known only at run time. */
  eth_getBlockByHash(
    blockHash: Hash,
    fullTransactions: boolean,
  ): Promise<ZksyncBlockWithTransactions<Q> | ZksyncBlockWithHashes<Q> | null>;

  /**
   * Returns a block by its number or a tag. For the `pending` block, some nodes return `null` as `hash`,
   * `nonce` and `miner`.
   *
   * Source: ethereum/execution-apis.
   *
   * @param block - Block number or tag.
   * @param fullTransactions - `true` for transaction objects, `false` for their hashes only.
   * @returns Block; `null` if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const block = await client.eth_getBlockByNumber("0x2d", false);
   */
  eth_getBlockByNumber(
    block: IncludedBlockNumberOrTag<ParamForm<Q>>,
    fullTransactions: true,
  ): Promise<ZksyncBlockWithTransactions<Q> | null>;
  /** Returns transaction hashes. */
  eth_getBlockByNumber(
    block: IncludedBlockNumberOrTag<ParamForm<Q>>,
    fullTransactions: false,
  ): Promise<ZksyncBlockWithHashes<Q> | null>;
  /** Returns the `pending` block with transaction objects. */
  eth_getBlockByNumber(
    block: "pending",
    fullTransactions: true,
  ): Promise<ZksyncPendingEvmBlockWithTransactions<Q> | null>;
  /** Returns the `pending` block with transaction hashes. */
  eth_getBlockByNumber(
    block: "pending",
    fullTransactions: false,
  ): Promise<ZksyncPendingEvmBlockWithHashes<Q> | null>;
  /** Returns a block that may be `pending`, with transaction objects. */
  eth_getBlockByNumber(
    block: BlockNumberOrTag<ParamForm<Q>>,
    fullTransactions: true,
  ): Promise<ZksyncBlockWithTransactions<Q> | ZksyncPendingEvmBlockWithTransactions<Q> | null>;
  /** Returns a block that may be `pending`, with transaction hashes. */
  eth_getBlockByNumber(
    block: BlockNumberOrTag<ParamForm<Q>>,
    fullTransactions: false,
  ): Promise<ZksyncBlockWithHashes<Q> | ZksyncPendingEvmBlockWithHashes<Q> | null>;
  /** For params whose case is known only at run time. */
  eth_getBlockByNumber(
    block: BlockNumberOrTag<ParamForm<Q>>,
    fullTransactions: boolean,
  ): Promise<
    | ZksyncBlockWithTransactions<Q>
    | ZksyncBlockWithHashes<Q>
    | ZksyncPendingEvmBlockWithTransactions<Q>
    | ZksyncPendingEvmBlockWithHashes<Q>
    | null>;

  /**
   * Returns the header of a block by its hash.
   *
   * Source: go-ethereum, reth.
   *
   * @param blockHash - Hash of the block.
   * @returns Block header; `null` if the block is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const header = await client.eth_getHeaderByHash("0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74");
   */
  eth_getHeaderByHash(blockHash: Hash): Promise<ZksyncHead<Q> | null>;

  /**
   * Returns the header of a block by its number or a tag. For the `pending` block, some nodes return `null`
   * as `hash`, `nonce` and `miner`.
   *
   * Source: go-ethereum, reth.
   *
   * @param block - Block number or tag.
   * @returns Block header; `null` if the block is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const header = await client.eth_getHeaderByNumber("0x2d");
   */
  eth_getHeaderByNumber(block: IncludedBlockNumberOrTag<ParamForm<Q>>): Promise<ZksyncHead<Q> | null>;
  /** Returns the header of the `pending` block. */
  eth_getHeaderByNumber(block: "pending"): Promise<ZksyncPendingEvmHead<Q> | null>;
  /** For params whose case is known only at run time. */
  eth_getHeaderByNumber(
    block: BlockNumberOrTag<ParamForm<Q>>,
  ): Promise<ZksyncHead<Q> | ZksyncPendingEvmHead<Q> | null>;

  /**
   * Returns the receipts of all transactions in a block.
   *
   * Source: ethereum/execution-apis.
   *
   * @param block - Block whose receipts to return.
   * @returns Receipt of each transaction, in order; `null` if the block is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const receipts = await client.eth_getBlockReceipts("0x2d");
   */
  eth_getBlockReceipts(block: BlockReference<ParamForm<Q>>): Promise<ZksyncReceipt<Q>[] | null>;

  /**
   * Returns an uncle of a block.
   *
   * Source: go-ethereum, besu, erigon, reth; removed from ethereum/execution-apis.
   *
   * @param blockHash - Hash of the block.
   * @param index - Index of the uncle, from 0.
   * @returns Uncle block without transactions; `null` if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const uncle = await client.eth_getUncleByBlockHashAndIndex("0x8035e9194a4ee69718bd3f67640cf8d20c2ace4c673c59dc76f4fe920d57cc74", "0x0"); // null
   */
  eth_getUncleByBlockHashAndIndex(
    blockHash: Hash,
    index: Quantities[ParamForm<Q>],
  ): Promise<ZksyncBlock<Q> | null>;

  /**
   * Returns an uncle of a block.
   *
   * Source: go-ethereum, besu, erigon, reth; removed from ethereum/execution-apis.
   *
   * @param block - Block number or tag.
   * @param index - Index of the uncle, from 0.
   * @returns Uncle block without transactions; `null` if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const uncle = await client.eth_getUncleByBlockNumberAndIndex("0x2d", "0x0"); // null
   */
  eth_getUncleByBlockNumberAndIndex(
    block: BlockNumberOrTag<ParamForm<Q>>,
    index: Quantities[ParamForm<Q>],
  ): Promise<ZksyncBlock<Q> | null>;
}

/**
 * The methods of {@link ZksyncEthereumMethods} as `{ method, params }` calls. The result is that of the first
 * of `overloads` whose params match.
 */
export interface ZksyncEthereumCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumCalls<Q>, "eth_getBlockByHash" | "eth_getBlockByNumber" | "eth_getHeaderByHash" | "eth_getHeaderByNumber" | "eth_getBlockReceipts" | "eth_getUncleByBlockHashAndIndex" | "eth_getUncleByBlockNumberAndIndex"> {
  eth_getBlockByHash: {
    params: readonly [blockHash: Hash, fullTransactions: boolean];
    result: ZksyncBlockWithTransactions<Q> | ZksyncBlockWithHashes<Q> | null;
    overloads: [
      {
        params: readonly [blockHash: Hash, fullTransactions: true];
        result: ZksyncBlockWithTransactions<Q> | null;
      },
      {
        params: readonly [blockHash: Hash, fullTransactions: false];
        result: ZksyncBlockWithHashes<Q> | null;
      },
    ];
  };
  eth_getBlockByNumber: {
    params: readonly [block: BlockNumberOrTag<ParamForm<Q>>, fullTransactions: boolean];
    result:
      | ZksyncBlockWithTransactions<Q>
      | ZksyncBlockWithHashes<Q>
      | ZksyncPendingEvmBlockWithTransactions<Q>
      | ZksyncPendingEvmBlockWithHashes<Q>
      | null;
    overloads: [
      {
        params: readonly [block: IncludedBlockNumberOrTag<ParamForm<Q>>, fullTransactions: true];
        result: ZksyncBlockWithTransactions<Q> | null;
      },
      {
        params: readonly [block: IncludedBlockNumberOrTag<ParamForm<Q>>, fullTransactions: false];
        result: ZksyncBlockWithHashes<Q> | null;
      },
      {
        params: readonly [block: "pending", fullTransactions: true];
        result: ZksyncPendingEvmBlockWithTransactions<Q> | null;
      },
      {
        params: readonly [block: "pending", fullTransactions: false];
        result: ZksyncPendingEvmBlockWithHashes<Q> | null;
      },
      {
        params: readonly [block: BlockNumberOrTag<ParamForm<Q>>, fullTransactions: true];
        result: ZksyncBlockWithTransactions<Q> | ZksyncPendingEvmBlockWithTransactions<Q> | null;
      },
      {
        params: readonly [block: BlockNumberOrTag<ParamForm<Q>>, fullTransactions: false];
        result: ZksyncBlockWithHashes<Q> | ZksyncPendingEvmBlockWithHashes<Q> | null;
      },
    ];
  };
  eth_getHeaderByHash: { params: readonly [blockHash: Hash]; result: ZksyncHead<Q> | null };
  eth_getHeaderByNumber: {
    params: readonly [block: BlockNumberOrTag<ParamForm<Q>>];
    result: ZksyncHead<Q> | ZksyncPendingEvmHead<Q> | null;
    overloads: [
      {
        params: readonly [block: IncludedBlockNumberOrTag<ParamForm<Q>>];
        result: ZksyncHead<Q> | null;
      },
      { params: readonly [block: "pending"]; result: ZksyncPendingEvmHead<Q> | null },
    ];
  };
  eth_getBlockReceipts: { params: readonly [block: BlockReference<ParamForm<Q>>]; result: ZksyncReceipt<Q>[] | null };
  eth_getUncleByBlockHashAndIndex: {
    params: readonly [blockHash: Hash, index: Quantities[ParamForm<Q>]];
    result: ZksyncBlock<Q> | null;
  };
  eth_getUncleByBlockNumberAndIndex: {
    params: readonly [block: BlockNumberOrTag<ParamForm<Q>>, index: Quantities[ParamForm<Q>]];
    result: ZksyncBlock<Q> | null;
  };
}

/** Transactions of blocks and of the pool, receipts, and sending transactions, with the types of ZKsync. */
export interface ZksyncEthereumTransactionMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumTransactionMethods<Q>, "eth_getTransactionByHash" | "eth_getTransactionByBlockHashAndIndex" | "eth_getTransactionByBlockNumberAndIndex" | "eth_getTransactionBySenderAndNonce" | "eth_getTransactionReceipt" | "eth_pendingTransactions" | "eth_sendRawTransactionSync"> {
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
  eth_getTransactionByHash(
    transactionHash: Hash,
  ): Promise<ZksyncTransaction<Q> | ZksyncPendingTransaction<Q> | null>;

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
  ): Promise<ZksyncTransaction<Q> | null>;

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
  ): Promise<ZksyncTransaction<Q> | null>;

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
  ): Promise<ZksyncTransaction<Q> | ZksyncPendingTransaction<Q> | null>;

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
  eth_getTransactionReceipt(transactionHash: Hash): Promise<ZksyncReceipt<Q> | null>;

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
  eth_pendingTransactions(): Promise<ZksyncPendingTransaction<Q>[]>;

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
  ): Promise<ZksyncReceipt<Q>>;
}

/**
 * The methods of {@link ZksyncEthereumTransactionMethods} as `{ method, params }` calls. The result is that
 * of the first of `overloads` whose params match.
 */
export interface ZksyncEthereumTransactionCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumTransactionCalls<Q>, "eth_getTransactionByHash" | "eth_getTransactionByBlockHashAndIndex" | "eth_getTransactionByBlockNumberAndIndex" | "eth_getTransactionBySenderAndNonce" | "eth_getTransactionReceipt" | "eth_pendingTransactions" | "eth_sendRawTransactionSync"> {
  eth_getTransactionByHash: {
    params: readonly [transactionHash: Hash];
    result: ZksyncTransaction<Q> | ZksyncPendingTransaction<Q> | null;
  };
  eth_getTransactionByBlockHashAndIndex: {
    params: readonly [blockHash: Hash, index: Quantities[ParamForm<Q>]];
    result: ZksyncTransaction<Q> | null;
  };
  eth_getTransactionByBlockNumberAndIndex: {
    params: readonly [block: BlockNumberOrTag<ParamForm<Q>>, index: Quantities[ParamForm<Q>]];
    result: ZksyncTransaction<Q> | null;
  };
  eth_getTransactionBySenderAndNonce: {
    params: readonly [sender: Address, nonce: Quantities[ParamForm<Q>]];
    result: ZksyncTransaction<Q> | ZksyncPendingTransaction<Q> | null;
  };
  eth_getTransactionReceipt: { params: readonly [transactionHash: Hash]; result: ZksyncReceipt<Q> | null };
  eth_pendingTransactions: { params: readonly []; result: ZksyncPendingTransaction<Q>[] };
  eth_sendRawTransactionSync: {
    params: readonly [transaction: Hex, timeout?: Quantities[ParamForm<Q>] | number | bigint];
    result: ZksyncReceipt<Q>;
  };
}

/** State of accounts, and simulated calls, with the types of ZKsync. */
export interface ZksyncEthereumStateMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumStateMethods<Q>, "eth_simulateV1"> {
  /**
   * Simulates calls in a sequence of blocks. Each call sees the state changes of the previous calls.
   *
   * Source: ethereum/execution-apis.
   *
   * @param simulation - Blocks and calls to simulate.
   * @param block - Block on which the first simulated block is based. Default: `"latest"`.
   * @returns Simulated blocks, with the result of each call.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -38010 (nonce of a transaction is too low), -38011 (nonce
   * of a transaction is too high), -38012 (fee of a transaction is lower than the base fee), -38013 (gas
   * limit of a transaction is lower than its intrinsic gas), -38014 (insufficient funds of the sender for gas
   * and value), -38015 (block gas limit exceeded), -38020 (block number in the sequence did not increase),
   * -38021 (block timestamp in the sequence did not increase), -38022 (movePrecompileToAddress references
   * itself), -38023 (several movePrecompileToAddress reference the same address), -38024 (sender is not an
   * externally owned account), -38025 (maximum init code size exceeded), -38026 (limit of the node on blocks
   * or calls exceeded), -32015 (VM execution error), -32016 (timeout of the node), 3 (execution reverted;
   * `data` is the revert data), -32602, -32000 (the node rejected the call; see the error message), -32005
   * (request limit exceeded), -32603.
   * @example const blocks = await client.eth_simulateV1({ blockStateCalls: [{ stateOverrides: { "0x68aab33e4fbb493c95fda402772a3b88615820bd": { balance: "0xde0b6b3a7640000" } }, calls: [{ from: "0x68aab33e4fbb493c95fda402772a3b88615820bd", to: "0x5fbdb2315678afecb367f032d93f642f64180aa3", value: "0x1" }] }] }, "latest");
   */
  eth_simulateV1(
    simulation: SimulationWithTransactions<ParamForm<Q>>,
    block?: BlockReference<ParamForm<Q>>,
  ): Promise<ZksyncSimulatedBlockWithTransactions<Q>[]>;
  /** Returns transaction hashes. */
  eth_simulateV1(
    simulation: SimulationWithHashes<ParamForm<Q>>,
    block?: BlockReference<ParamForm<Q>>,
  ): Promise<ZksyncSimulatedBlockWithHashes<Q>[]>;
  /** For params whose case is known only at run time. */
  eth_simulateV1(
    simulation: Simulation<ParamForm<Q>>,
    block?: BlockReference<ParamForm<Q>>,
  ): Promise<(ZksyncSimulatedBlockWithTransactions<Q> | ZksyncSimulatedBlockWithHashes<Q>)[]>;
}

/**
 * The methods of {@link ZksyncEthereumStateMethods} as `{ method, params }` calls. The result is that of the
 * first of `overloads` whose params match.
 */
export interface ZksyncEthereumStateCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumStateCalls<Q>, "eth_simulateV1"> {
  eth_simulateV1: {
    params: readonly [simulation: Simulation<ParamForm<Q>>, block?: BlockReference<ParamForm<Q>>];
    result: (ZksyncSimulatedBlockWithTransactions<Q> | ZksyncSimulatedBlockWithHashes<Q>)[];
    overloads: [
      {
        params: readonly [
          simulation: SimulationWithTransactions<ParamForm<Q>>,
          block?: BlockReference<ParamForm<Q>>,
        ];
        result: ZksyncSimulatedBlockWithTransactions<Q>[];
      },
      {
        params: readonly [
          simulation: SimulationWithHashes<ParamForm<Q>>,
          block?: BlockReference<ParamForm<Q>>,
        ];
        result: ZksyncSimulatedBlockWithHashes<Q>[];
      },
    ];
  };
}

/** Logs, filters and subscriptions, with the types of ZKsync. */
export interface ZksyncEthereumFilterMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumFilterMethods<Q>, "eth_getLogs" | "eth_getFilterChanges" | "eth_getFilterLogs"> {
  /**
   * Returns the logs that match a filter.
   *
   * Source: ethereum/execution-apis.
   *
   * @param filter - Filter for the logs.
   * @returns Logs, in the order of the chain.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), 4444 (pruned history unavailable).
   * @example const logs = await client.eth_getLogs({ fromBlock: "0x2d", toBlock: "0x2d", address: "0x5fbdb2315678afecb367f032d93f642f64180aa3", topics: [null] });
   */
  eth_getLogs(filter: LogQuery<ParamForm<Q>>): Promise<ZksyncLog<Q>[]>;

  /**
   * Returns the changes of a filter since the last poll. Each change is returned only once, so the request is
   * not repeated after a failure.
   *
   * Source: ethereum/execution-apis.
   *
   * @param filterId - Id of the filter.
   * @returns New block hashes, transaction hashes or logs, depending on the filter.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (filter not found), -32602.
   * @example const changes = await client.eth_getFilterChanges("0x1"); // ["0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0"]
   */
  eth_getFilterChanges(filterId: FilterId): Promise<Hash[] | ZksyncLog<Q>[]>;

  /**
   * Returns all logs that match a filter of `eth_newFilter`, including those already returned by a poll.
   *
   * Source: ethereum/execution-apis.
   *
   * @param filterId - Id of the filter.
   * @returns Logs, in the order of the chain.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (filter not found), -32602, -32005 (request limit
   * exceeded).
   * @example const logs = await client.eth_getFilterLogs("0x2");
   */
  eth_getFilterLogs(filterId: FilterId): Promise<ZksyncLog<Q>[]>;
}

/**
 * The methods of {@link ZksyncEthereumFilterMethods} as `{ method, params }` calls. The result is that of the
 * first of `overloads` whose params match.
 */
export interface ZksyncEthereumFilterCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumFilterCalls<Q>, "eth_getLogs" | "eth_getFilterChanges" | "eth_getFilterLogs"> {
  eth_getLogs: { params: readonly [filter: LogQuery<ParamForm<Q>>]; result: ZksyncLog<Q>[] };
  eth_getFilterChanges: { params: readonly [filterId: FilterId]; result: Hash[] | ZksyncLog<Q>[] };
  eth_getFilterLogs: { params: readonly [filterId: FilterId]; result: ZksyncLog<Q>[] };
}

/**
 * The subscriptions over a WebSocket, each with the params after the kind and the type of a notification,
 * with the types of ZKsync.
 */
export interface ZksyncEthereumFilterSubscriptions<Q extends QuantityForm = "hex"> extends Omit<EthereumFilterSubscriptions<Q>, "newHeads" | "logs" | "newPendingTransactions" | "transactionReceipts"> {
  /**
   * Subscribes to the headers of new heads. After a reorganization, the headers of the new branch are sent.
   */
  newHeads: { params: readonly []; notification: ZksyncHead<Q> };
  /**
   * Subscribes to new logs that match a filter. After a reorganization, logs of removed blocks are sent again
   * with `removed: true`.
   *
   * @param filter - Filter for the logs; all logs by default.
   */
  logs: { params: readonly [filter?: LogFilter]; notification: ZksyncLog<Q> };
  /**
   * Subscribes to transactions that become pending.
   *
   * @param fullTransactions - `true` for transaction objects, if the node supports them; otherwise hashes.
   * Default: `false`.
   */
  newPendingTransactions: {
    params: readonly [fullTransactions?: boolean];
    notification: Hash | ZksyncPendingTransaction<Q>;
    overloads: [
      { params: readonly [fullTransactions: true]; notification: ZksyncPendingTransaction<Q> },
      { params: readonly [fullTransactions?: false]; notification: Hash },
    ];
  };
  /**
   * Subscribes to the receipts of each new block, as one list. Only newer versions of go-ethereum and reth
   * support it.
   *
   * @param filter - Filter by transaction; all transactions by default.
   */
  transactionReceipts: { params: readonly [filter?: ReceiptFilter]; notification: ZksyncReceipt<Q>[] };
}
