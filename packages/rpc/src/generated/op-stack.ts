// Generated from specs/rpc/op-stack.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type {
  Block, BlockContent, BlockWithHashes, IncludedBlockNumberOrTag, PendingEvmBlockWithHashes, PendingEvmHeader,
  Withdrawal,
} from "./ethereum.ts";
import type { LogFilter, ReceiptFilter } from "./ethereum-filter.ts";
import type {
  AccessListEntry, AnyTransactionFields, Receipt, Transaction1559, Transaction2930, Transaction7702,
  TransactionLegacy,
} from "./ethereum-transaction.ts";
import type { ExplorerBlock, ExplorerReceipt } from "./otterscan.ts";
import type { ParamForm, Quantities, QuantityForm, Represented } from "./quantity-form.ts";
import type { Address, BlockNumberOrTag, BlockReference, Decimal, Hash, Hex } from "./shared.ts";
import type { EthereumMethods, EthereumCalls } from "./ethereum.ts";
import type { EthereumTransactionMethods, EthereumTransactionCalls } from "./ethereum-transaction.ts";
import type { EthereumFilterSubscriptions } from "./ethereum-filter.ts";
import type { TxpoolMethods, TxpoolCalls } from "./txpool.ts";
import type { DebugMethods, DebugCalls } from "./debug.ts";
import type { ExplorerMethods, ExplorerCalls } from "./explorer.ts";
import type { OtterscanMethods, OtterscanCalls } from "./otterscan.ts";

/**
 * A block by hash and number.
 *
 * Source: ethereum-optimism/optimism, eth.BlockID.
 */
export interface OpBlockId {
  /** Hash of the block. */
  hash: Hash;
  /** Number of the block. */
  number: number;
}

/**
 * A block of the parent chain.
 *
 * Source: ethereum-optimism/optimism, eth.L1BlockRef.
 */
export interface OpL1Block extends OpBlockId {
  /** Hash of the parent block. */
  parentHash: Hash;
  /** Timestamp of the block, in Unix seconds. */
  timestamp: number;
}

/**
 * A block of the chain.
 *
 * Source: ethereum-optimism/optimism, eth.L2BlockRef.
 */
export interface OpL2Block extends OpL1Block {
  /** Block of the parent chain whose deposits the block has seen. */
  l1origin: OpBlockId;
  /** Number of blocks before it with the same origin. */
  sequenceNumber: number;
}

/**
 * The newest blocks that a node knows of the chain and its parent chain.
 *
 * Source: ethereum-optimism/optimism, eth.SyncStatus.
 */
export interface OpSyncStatus {
  /** Block of the parent chain up to which the chain is derived. */
  current_l1: OpL1Block;
  /** Newest block of the parent chain. */
  head_l1: OpL1Block;
  /** Newest safe block of the parent chain. */
  safe_l1: OpL1Block;
  /** Newest final block of the parent chain. */
  finalized_l1: OpL1Block;
  /** Newest block. */
  unsafe_l2: OpL2Block;
  /** Newest block that is derived from the parent chain. */
  safe_l2: OpL2Block;
  /** Newest block that is derived from final blocks of the parent chain. */
  finalized_l2: OpL2Block;
}

/**
 * The output root of a block.
 *
 * Source: ethereum-optimism/optimism, eth.OutputResponse.
 */
export interface OpOutput {
  /** Version of the output. */
  version: Hash;
  /** Output root. */
  outputRoot: Hash;
  /** The block. */
  blockRef: OpL2Block;
  /** Root of the storage of the contract that records withdrawals. */
  withdrawalStorageRoot: Hash;
  /** Root of the state after the block. */
  stateRoot: Hash;
  syncStatus?: OpSyncStatus;
}

/**
 * Parameters from which nodes derive a chain. An upgrade is active in blocks from its time on, in Unix
 * seconds; without a time it is not planned. Newer nodes add upgrades.
 *
 * Source: ethereum-optimism/optimism, op-node/rollup/types.go; base/base, RollupConfig.
 */
export interface OpRollupConfig {
  genesis: OpGenesis;
  /** Seconds from one block to the next. */
  block_time: number;
  /**
   * How many seconds a block may be ahead of its origin on the parent chain. 1,800 since Fjord, whatever it
   * says here.
   */
  max_sequencer_drift?: number;
  /** Number of blocks of the parent chain within which a batch counts. */
  seq_window_size: number;
  /** Number of blocks of the parent chain within which a channel has to be complete, before Granite. */
  channel_timeout: number;
  /** The same since Granite. On Base's node. */
  granite_channel_timeout?: number;
  /** Chain id of the parent chain. */
  l1_chain_id: number;
  /** Chain id. */
  l2_chain_id: number;
  /** Time of Regolith. */
  regolith_time?: number;
  /** Time of Canyon. */
  canyon_time?: number;
  /** Time of Delta. */
  delta_time?: number;
  /** Time of Ecotone. */
  ecotone_time?: number;
  /** Time of Fjord. */
  fjord_time?: number;
  /** Time of Granite. */
  granite_time?: number;
  /** Time of Holocene. */
  holocene_time?: number;
  /** Time from which blobs cost what Pectra says. Only on testnets that upgraded late. */
  pectra_blob_schedule_time?: number;
  /** Time of Isthmus. */
  isthmus_time?: number;
  /** Time of Jovian. */
  jovian_time?: number;
  /** Time of Interop. */
  interop_time?: number;
  /** Address on the parent chain to which batches are sent. */
  batch_inbox_address: Address;
  /** Contract on the parent chain that takes deposits. */
  deposit_contract_address: Address;
  /** Contract on the parent chain that holds the parameters of the chain. */
  l1_system_config_address: Address;
  /** Contract on the parent chain that states which versions are required and recommended. */
  protocol_versions_address?: Address;
  /** Time of the parent chain from which blobs are read, in Unix seconds. On Base's node. */
  blobs_data?: number;
  /** How the base fee follows the use of gas. */
  chain_op_config?: {
    /** Elasticity of EIP-1559. */
    eip1559Elasticity: number;
    /** Denominator of EIP-1559. */
    eip1559Denominator: number;
    /** The same since Canyon. */
    eip1559DenominatorCanyon?: number;
  };
  /** Where data is if it is not on the parent chain. */
  alt_da?: {
    /** Contract on the parent chain that takes challenges. */
    da_challenge_contract_address?: Address;
    /** Kind of commitment. */
    da_commitment_type: string;
    /** Number of blocks within which data can be challenged. */
    da_challenge_window: number;
    /** Number of blocks within which a challenge has to be resolved. */
    da_resolve_window: number;
  };
}

/**
 * Where a chain begins.
 *
 * Source: ethereum-optimism/optimism, op-node/rollup/types.go.
 */
export interface OpGenesis {
  /** Block of the parent chain after which the chain begins. */
  l1: OpBlockId;
  /** First block of the chain. */
  l2: OpBlockId;
  /** Timestamp of the first block, in Unix seconds. */
  l2_time: number;
  system_config: OpSystemConfig;
}

/**
 * First values of the parameters that a contract on the parent chain holds.
 *
 * Source: ethereum-optimism/optimism, eth.SystemConfig.
 */
export interface OpSystemConfig {
  /** Address that sends the batches. */
  batcherAddr: Address;
  /** Constant part of the fee for data before Ecotone. */
  overhead: Hash;
  /** Factor of the fee for data; since Ecotone several factors in one. */
  scalar: Hash;
  /** Gas limit of blocks. */
  gasLimit: number | bigint;
  /** Denominator and elasticity of EIP-1559 since Holocene. 8 bytes. */
  eip1559Params?: Hex;
  /** Scalar and constant of the operator's fee since Isthmus. 32 bytes. */
  operatorFeeParams?: Hex;
  /** Lowest base fee since Jovian, in wei. */
  minBaseFee?: number | bigint;
  /** Gas that a byte of data counts for in a block since Jovian. */
  daFootprintGasScalar?: number;
}

/**
 * A safe block, and what it was derived from.
 *
 * Source: ethereum-optimism/optimism, eth.SafeHeadResponse.
 */
export interface OpSafeHead {
  /** The block of the parent chain. */
  l1Block: OpBlockId;
  /** The safe block. */
  safeHead: OpBlockId;
}

/**
 * What a node sends for a new flashblock: the flashblock itself, which has a `payload_id`, or, on other
 * nodes, the pending block that contains it.
 *
 * Source: Base, Flashblocks API; base/base.
 */
export type OpNewFlashblock<Q extends QuantityForm = "hex"> =
  | OpFlashblock<Q>
  | OpStackPendingEvmBlockWithTransactions<Q>;

/**
 * A part of the block that the sequencer builds.
 *
 * Source: Base, Flashblocks API; flashbots/rollup-boost.
 */
export interface OpFlashblock<Q extends QuantityForm = "hex"> {
  /** Id of the block that is built: 8 bytes, the same in all its flashblocks. */
  payload_id: Hex;
  /** Index of the flashblock in its block. The first one, 0, has the transactions of the system. */
  index: number;
  /** Header of the block. Only in the first flashblock. */
  base?: OpFlashblockBase<Q>;
  /** What the flashblock adds. */
  diff: OpFlashblockDiff<Q>;
  /** Further facts, which differ by version. */
  metadata: {
    /** Number of the block. */
    block_number: number;
  };
}

/**
 * The header of a block that is built, as far as it does not depend on the transactions.
 *
 * Source: Base, Flashblocks API; flashbots/rollup-boost.
 */
export interface OpFlashblockBase<Q extends QuantityForm = "hex"> {
  /** Root of the parent beacon block. */
  parent_beacon_block_root?: Hash;
  /** Hash of the parent block. */
  parent_hash: Hash;
  /** Address that receives the fees. */
  fee_recipient: Address;
  /** Randomness of the previous beacon block. */
  prev_randao?: Hash;
  /** Number of the block. */
  block_number: Quantities[Q];
  /** Gas limit of the block. */
  gas_limit: Quantities[Q];
  /** Timestamp of the block, in Unix seconds. */
  timestamp: Quantities[Q];
  /** Bytes that the sequencer chose. */
  extra_data?: Hex;
  /** Base fee per gas, in wei. */
  base_fee_per_gas: Quantities[Q];
}

/**
 * What a flashblock adds to those before it. Roots, the hash and the gas used are those of the block so far.
 *
 * Source: Base, Flashblocks API; flashbots/rollup-boost.
 */
export interface OpFlashblockDiff<Q extends QuantityForm = "hex"> {
  /** Root of the state. Zero if the sequencer omits it. */
  state_root: Hash;
  /** Root of the receipts. */
  receipts_root?: Hash;
  /** Bloom filter of the logs: 256 bytes. */
  logs_bloom?: Hex;
  /** Gas used in the block so far. */
  gas_used: Quantities[Q];
  /** Blob gas used in the block so far. */
  blob_gas_used?: Quantities[Q];
  /** Hash of the block if it ended here. */
  block_hash: Hash;
  /** Root of the withdrawals. */
  withdrawals_root?: Hash;
  /** Transactions that the flashblock adds, signed and RLP-encoded. */
  transactions: Hex[];
  /** Withdrawals. OP Stack chains have none. */
  withdrawals: Withdrawal<Q>[];
}

/**
 * A transaction in a flashblock with its receipt. Older nodes send the transaction alone.
 *
 * Source: Base, Flashblocks API.
 */
export type OpFlashblockTransaction<Q extends QuantityForm = "hex"> = OpStackSignedTransaction<Q> & {
  /** Hash of the block. `null` while the block is built. */
  blockHash: Hash | null;
  /** Number of the block. */
  blockNumber: Quantities[Q];
  /** Index of the transaction in the block, from 0. */
  transactionIndex: Quantities[Q];
  /** `0x1` if the transaction succeeded, `0x0` if it failed. */
  status?: Quantities[Q];
  /** Gas used by the transaction. */
  gasUsed?: Quantities[Q];
  /** Cumulative gas used in the block up to and including this transaction. */
  cumulativeGasUsed?: Quantities[Q];
  /** Bloom filter of the logs: 256 bytes. */
  logsBloom?: Hex;
  /** Address of the created contract; `null` if none was created. */
  contractAddress?: Address | null;
  /** Logs emitted by the transaction, in order. */
  logs?: OpFlashblockLog<Q>[];
};

/**
 * A log emitted by a transaction in a flashblock.
 *
 * Source: Base, Flashblocks API; base/base.
 */
export interface OpFlashblockLog<Q extends QuantityForm = "hex"> {
  /** Address of the contract that emitted the log. */
  address: Address;
  /**
   * Topics of the log, up to 4. The first is the hash of the event's signature, unless the event is
   * anonymous; the others are its indexed values.
   */
  topics: Hash[];
  /** Data of the log: usually the event's values that are not indexed, ABI-encoded. */
  data: Hex;
  /** Number of the block. */
  blockNumber?: Quantities[Q];
  /** Hash of the block. `null`, or zero, while the block is built. */
  blockHash?: Hash | null;
  /** Timestamp of the block, in Unix seconds. Only newer nodes return it. */
  blockTimestamp?: Quantities[Q];
  /** Hash of the transaction that emitted the log. */
  transactionHash: Hash;
  /** Index of the transaction in the block, from 0. */
  transactionIndex?: Quantities[Q];
  /** Index of the log in the block, from 0. */
  logIndex: Quantities[Q];
  /** `true` if a reorganization removed the log's block. */
  removed?: boolean;
}

/**
 * Receipt of a transaction of an OP Stack chain: its status, logs and gas used, and the fee for its data on
 * the parent chain. A deposit pays none.
 *
 * Source: ethereum-optimism/op-geth, marshalReceipt.
 */
export interface OpStackReceipt<Q extends QuantityForm = "hex"> extends Receipt<Q> {
  /** Fee for the transaction's data on the parent chain, in wei. */
  l1Fee?: Quantities[Q];
  /** Base fee of the parent chain, in wei. */
  l1GasPrice?: Quantities[Q];
  /** Gas that the transaction's data would use on the parent chain. */
  l1GasUsed?: Quantities[Q];
  /** Factor of the fee, in decimal. Until Ecotone. */
  l1FeeScalar?: string;
  /** Blob base fee of the parent chain, in wei. Since Ecotone. */
  l1BlobBaseFee?: Quantities[Q];
  /** Factor of the base fee, in millionths. Since Ecotone. */
  l1BaseFeeScalar?: Quantities[Q];
  /** Factor of the blob base fee, in millionths. Since Ecotone. */
  l1BlobBaseFeeScalar?: Quantities[Q];
  /** Operator fee per gas, in millionths of a wei. Since Isthmus, if the chain takes one. */
  operatorFeeScalar?: Quantities[Q];
  /** Operator fee per transaction, in wei. Since Isthmus, if the chain takes one. */
  operatorFeeConstant?: Quantities[Q];
  /** Nonce of the sender of a deposit. Since Regolith. */
  depositNonce?: Quantities[Q];
  /** Version of a deposit's receipt. Since Canyon. */
  depositReceiptVersion?: Quantities[Q];
}

/**
 * A transaction of an OP Stack chain, distinguished by `type`. `OtherTransaction` stands for types that this
 * description does not know, so keep a default branch.
 *
 * Source: ethereum-optimism/specs, deposits.
 */
export type OpStackSignedTransaction<Q extends QuantityForm = "hex"> =
  | TransactionLegacy<Q>
  | Transaction2930<Q>
  | Transaction1559<Q>
  | Transaction7702<Q>
  | OpStackDeposit<Q>
  | OpStackOtherTransaction<Q>;

/**
 * Type of a transaction that OP Stack chains do not have yet. A type is one byte.
 *
 * Source: EIP-2718.
 */
export type OpStackOtherTransactionType<Q extends QuantityForm = "hex"> = Represented<Q,
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
  | "0x74" | "0x75" | "0x76" | "0x77" | "0x78" | "0x79" | "0x7a" | "0x7b" | "0x7c" | "0x7d" | "0x7f"
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
  | "0xf9" | "0xfa" | "0xfb" | "0xfc" | "0xfd" | "0xfe" | "0xff",
  | 5n | 6n | 7n | 8n | 9n | 10n | 11n | 12n | 13n | 14n | 15n | 16n | 17n | 18n | 19n | 20n | 21n
  | 22n | 23n | 24n | 25n | 26n | 27n | 28n | 29n | 30n | 31n | 32n | 33n | 34n | 35n | 36n | 37n
  | 38n | 39n | 40n | 41n | 42n | 43n | 44n | 45n | 46n | 47n | 48n | 49n | 50n | 51n | 52n | 53n
  | 54n | 55n | 56n | 57n | 58n | 59n | 60n | 61n | 62n | 63n | 64n | 65n | 66n | 67n | 68n | 69n
  | 70n | 71n | 72n | 73n | 74n | 75n | 76n | 77n | 78n | 79n | 80n | 81n | 82n | 83n | 84n | 85n
  | 86n | 87n | 88n | 89n | 90n | 91n | 92n | 93n | 94n | 95n | 96n | 97n | 98n | 99n | 100n | 101n
  | 102n | 103n | 104n | 105n | 106n | 107n | 108n | 109n | 110n | 111n | 112n | 113n | 114n | 115n
  | 116n | 117n | 118n | 119n | 120n | 121n | 122n | 123n | 124n | 125n | 127n | 128n | 129n | 130n
  | 131n | 132n | 133n | 134n | 135n | 136n | 137n | 138n | 139n | 140n | 141n | 142n | 143n | 144n
  | 145n | 146n | 147n | 148n | 149n | 150n | 151n | 152n | 153n | 154n | 155n | 156n | 157n | 158n
  | 159n | 160n | 161n | 162n | 163n | 164n | 165n | 166n | 167n | 168n | 169n | 170n | 171n | 172n
  | 173n | 174n | 175n | 176n | 177n | 178n | 179n | 180n | 181n | 182n | 183n | 184n | 185n | 186n
  | 187n | 188n | 189n | 190n | 191n | 192n | 193n | 194n | 195n | 196n | 197n | 198n | 199n | 200n
  | 201n | 202n | 203n | 204n | 205n | 206n | 207n | 208n | 209n | 210n | 211n | 212n | 213n | 214n
  | 215n | 216n | 217n | 218n | 219n | 220n | 221n | 222n | 223n | 224n | 225n | 226n | 227n | 228n
  | 229n | 230n | 231n | 232n | 233n | 234n | 235n | 236n | 237n | 238n | 239n | 240n | 241n | 242n
  | 243n | 244n | 245n | 246n | 247n | 248n | 249n | 250n | 251n | 252n | 253n | 254n | 255n>;

/**
 * A transaction that comes from the parent chain. Nobody signed it, so it takes no fee, and `v`, `r` and `s`
 * are zero or absent.
 *
 * Source: ethereum-optimism/op-geth, RPCTransaction.
 */
export interface OpStackDeposit<Q extends QuantityForm = "hex"> extends AnyTransactionFields<Q> {
  type: Represented<Q, "0x7e", 126n>;
  /** Hash that identifies where the deposit comes from. */
  sourceHash: Hash;
  /** Ether that the deposit creates, in wei. Absent, or `null` from some nodes, if none. */
  mint?: Quantities[Q] | null;
  /** Whether the deposit is one of the chain itself, whose gas is not counted. Until Regolith. */
  isSystemTx?: boolean;
  /** Version of the deposit's receipt. Since Canyon. */
  depositReceiptVersion?: Quantities[Q];
}

/**
 * A block with its transactions.
 *
 * Source: ethereum/execution-apis.
 */
export interface OpStackBlockWithTransactions<Q extends QuantityForm = "hex"> extends Block<Q> {
  /** Transactions, in order. */
  transactions: OpStackTransaction<Q>[];
}

/**
 * A transaction in a block.
 *
 * Source: ethereum/execution-apis.
 */
export type OpStackTransaction<Q extends QuantityForm = "hex"> = OpStackSignedTransaction<Q> & {
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
 * A transaction of a type that Ethereum does not have, such as 0x6a of Arbitrum or 0x7e of Optimism, or that
 * is newer than this description. Chains add fields.
 *
 * Source: EIP-2718; nitro, op-geth, zksync-era.
 */
export interface OpStackOtherTransaction<Q extends QuantityForm = "hex"> extends AnyTransactionFields<Q> {
  /** Type of the transaction. */
  type: OpStackOtherTransactionType<Q>;
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
 * The pending block with its transactions.
 *
 * Source: go-ethereum, erigon.
 */
export interface OpStackPendingEvmBlockWithTransactions<Q extends QuantityForm = "hex"> extends PendingEvmHeader<Q>, BlockContent<Q> {
  /** Transactions, in order. */
  transactions: OpStackTransaction<Q>[];
}

/**
 * A pending transaction, not yet in a block.
 *
 * Source: ethereum/execution-apis.
 */
export type OpStackPendingTransaction<Q extends QuantityForm = "hex"> = OpStackSignedTransaction<Q> & {
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
 * Content of the transaction pool.
 *
 * Source: ethereum/execution-apis.
 */
export interface OpStackPoolContent<Q extends QuantityForm = "hex"> {
  /** Pending transactions, which can be included in the next block. */
  pending: Record<Address, OpStackPoolTransactions<Q>>;
  /** Queued transactions, which wait for a transaction with an earlier nonce. */
  queued: Record<Address, OpStackPoolTransactions<Q>>;
}

/**
 * Transactions of a sender, by nonce in decimal.
 *
 * Source: ethereum/execution-apis.
 */
export type OpStackPoolTransactions<Q extends QuantityForm = "hex"> = Record<string, OpStackPendingTransaction<Q>>;

/**
 * A block that the node rejected.
 *
 * Source: ethereum/execution-apis; go-ethereum (detail).
 */
export interface OpStackBadBlock<Q extends QuantityForm = "hex"> {
  /** The block. */
  block: OpStackBlockWithTransactions<Q> | BlockWithHashes<Q>;
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
 * A block with one page of its transactions.
 *
 * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
 */
export interface OpStackExplorerBlockPage<Q extends QuantityForm = "hex"> extends ExplorerBlock<Q> {
  /** Transactions of the page. */
  transactions: OpStackTransaction<Q>[];
}

/**
 * A page of transactions that involve an account.
 *
 * Source: Otterscan, JSON-RPC API extensions; erigon, reth.
 */
export interface OpStackFoundTransactions<Q extends QuantityForm = "hex"> {
  /** Transactions, newest first. */
  txs: OpStackTransaction<Q>[];
  /** Receipts of the transactions, in the same order. */
  receipts: ExplorerReceipt<Q>[];
  /** `true` if there are no newer transactions. */
  firstPage: boolean;
  /** `true` if there are no older transactions. */
  lastPage: boolean;
}

/**
 * What chains of the OP Stack add to Ethereum: deposits, fees for data on the parent chain, flashblocks, and
 * `optimism_`.
 */
export interface OpStackMethods<Q extends QuantityForm = "hex"> {
  /**
   * Returns how far the node has derived the chain from its parent chain.
   *
   * Source: ethereum-optimism/optimism, op-node.
   *
   * @returns The newest blocks of both chains.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32004 (method not supported).
   * @example const status = await client.optimism_syncStatus();
   */
  optimism_syncStatus(): Promise<OpSyncStatus>;

  /**
   * Returns the output root of a block, to which withdrawals are proved on the parent chain.
   *
   * Source: ethereum-optimism/optimism, op-node.
   *
   * @param number - Number of the block.
   * @returns Output root, and what it commits to.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32004 (method not supported).
   * @example const output = await client.optimism_outputAtBlock("0x78");
   */
  optimism_outputAtBlock(number: Quantities[ParamForm<Q>]): Promise<OpOutput>;

  /**
   * Returns the newest safe block that can be derived from the parent chain up to a block.
   *
   * Source: ethereum-optimism/optimism, op-node.
   *
   * @param number - Number of a block of the parent chain.
   * @returns The block of the parent chain, and the safe block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32004 (method not supported).
   * @example const head = await client.optimism_safeHeadAtL1Block("0x14");
   */
  optimism_safeHeadAtL1Block(number: Quantities[ParamForm<Q>]): Promise<OpSafeHead>;

  /**
   * Returns the parameters from which the node derives the chain.
   *
   * Source: ethereum-optimism/optimism, op-node.
   *
   * @returns The parameters.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32004 (method not supported).
   * @example const config = await client.optimism_rollupConfig();
   */
  optimism_rollupConfig(): Promise<OpRollupConfig>;

  /**
   * Returns the version of the node that derives the chain.
   *
   * Source: ethereum-optimism/optimism, op-node.
   *
   * @returns Version.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32603, -32004 (method not supported).
   * @example const version = await client.optimism_version(); // "v1.13.5"
   */
  optimism_version(): Promise<string>;
}

/**
 * The methods of {@link OpStackMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface OpStackCalls<Q extends QuantityForm = "hex"> {
  optimism_syncStatus: { params: readonly []; result: OpSyncStatus };
  optimism_outputAtBlock: { params: readonly [number: Quantities[ParamForm<Q>]]; result: OpOutput };
  optimism_safeHeadAtL1Block: { params: readonly [number: Quantities[ParamForm<Q>]]; result: OpSafeHead };
  optimism_rollupConfig: { params: readonly []; result: OpRollupConfig };
  optimism_version: { params: readonly []; result: string };
}

/** The subscriptions over a WebSocket, each with the params after the kind and the type of a notification. */
export interface OpStackSubscriptions<Q extends QuantityForm = "hex"> {
  /**
   * Subscribes to flashblocks: the parts of the next block, which the sequencer publishes several times a
   * second before the block is complete. Only nodes that receive flashblocks support it, such as those of
   * Base, Unichain and OP Mainnet.
   */
  newFlashblocks: { params: readonly []; notification: OpNewFlashblock<Q> };
  /**
   * Subscribes to transactions as soon as they are in a flashblock. Only nodes that receive flashblocks
   * support it.
   *
   * @param fullTransactions - `true` for transaction objects with their logs; otherwise hashes. Default:
   * `false`.
   */
  newFlashblockTransactions: {
    params: readonly [fullTransactions?: boolean];
    notification: Hash | OpFlashblockTransaction<Q>;
    overloads: [
      { params: readonly [fullTransactions: true]; notification: OpFlashblockTransaction<Q> },
      { params: readonly [fullTransactions?: false]; notification: Hash },
    ];
  };
  /**
   * Subscribes to the logs of transactions in flashblocks that match a filter, one log per notification. Only
   * nodes that receive flashblocks support it.
   *
   * @param filter - Filter for the logs; all logs by default.
   */
  pendingLogs: { params: readonly [filter?: LogFilter]; notification: OpFlashblockLog<Q> };
}

/** Chain data as a node sees it: sync status, fees, blocks and receipts, with the types of OP Stack. */
export interface OpStackEthereumMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumMethods<Q>, "eth_getBlockByHash" | "eth_getBlockByNumber" | "eth_getBlockReceipts"> {
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
  eth_getBlockByHash(
    blockHash: Hash,
    fullTransactions: true,
  ): Promise<OpStackBlockWithTransactions<Q> | null>;
  /** Returns transaction hashes. */
  eth_getBlockByHash(blockHash: Hash, fullTransactions: false): Promise<BlockWithHashes<Q> | null>;
  /** For params whose case is known only at run time. */
  eth_getBlockByHash(
    blockHash: Hash,
    fullTransactions: boolean,
  ): Promise<OpStackBlockWithTransactions<Q> | BlockWithHashes<Q> | null>;

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
  ): Promise<OpStackBlockWithTransactions<Q> | null>;
  /** Returns transaction hashes. */
  eth_getBlockByNumber(
    block: IncludedBlockNumberOrTag<ParamForm<Q>>,
    fullTransactions: false,
  ): Promise<BlockWithHashes<Q> | null>;
  /** Returns the `pending` block with transaction objects. */
  eth_getBlockByNumber(
    block: "pending",
    fullTransactions: true,
  ): Promise<OpStackPendingEvmBlockWithTransactions<Q> | null>;
  /** Returns the `pending` block with transaction hashes. */
  eth_getBlockByNumber(
    block: "pending",
    fullTransactions: false,
  ): Promise<PendingEvmBlockWithHashes<Q> | null>;
  /** Returns a block that may be `pending`, with transaction objects. */
  eth_getBlockByNumber(
    block: BlockNumberOrTag<ParamForm<Q>>,
    fullTransactions: true,
  ): Promise<OpStackBlockWithTransactions<Q> | OpStackPendingEvmBlockWithTransactions<Q> | null>;
  /** Returns a block that may be `pending`, with transaction hashes. */
  eth_getBlockByNumber(
    block: BlockNumberOrTag<ParamForm<Q>>,
    fullTransactions: false,
  ): Promise<BlockWithHashes<Q> | PendingEvmBlockWithHashes<Q> | null>;
  /** For params whose case is known only at run time. */
  eth_getBlockByNumber(
    block: BlockNumberOrTag<ParamForm<Q>>,
    fullTransactions: boolean,
  ): Promise<
    | OpStackBlockWithTransactions<Q>
    | BlockWithHashes<Q>
    | OpStackPendingEvmBlockWithTransactions<Q>
    | PendingEvmBlockWithHashes<Q>
    | null>;

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
  eth_getBlockReceipts(block: BlockReference<ParamForm<Q>>): Promise<OpStackReceipt<Q>[] | null>;
}

/**
 * The methods of {@link OpStackEthereumMethods} as `{ method, params }` calls. The result is that of the
 * first of `overloads` whose params match.
 */
export interface OpStackEthereumCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumCalls<Q>, "eth_getBlockByHash" | "eth_getBlockByNumber" | "eth_getBlockReceipts"> {
  eth_getBlockByHash: {
    params: readonly [blockHash: Hash, fullTransactions: boolean];
    result: OpStackBlockWithTransactions<Q> | BlockWithHashes<Q> | null;
    overloads: [
      {
        params: readonly [blockHash: Hash, fullTransactions: true];
        result: OpStackBlockWithTransactions<Q> | null;
      },
      {
        params: readonly [blockHash: Hash, fullTransactions: false];
        result: BlockWithHashes<Q> | null;
      },
    ];
  };
  eth_getBlockByNumber: {
    params: readonly [block: BlockNumberOrTag<ParamForm<Q>>, fullTransactions: boolean];
    result:
      | OpStackBlockWithTransactions<Q>
      | BlockWithHashes<Q>
      | OpStackPendingEvmBlockWithTransactions<Q>
      | PendingEvmBlockWithHashes<Q>
      | null;
    overloads: [
      {
        params: readonly [block: IncludedBlockNumberOrTag<ParamForm<Q>>, fullTransactions: true];
        result: OpStackBlockWithTransactions<Q> | null;
      },
      {
        params: readonly [block: IncludedBlockNumberOrTag<ParamForm<Q>>, fullTransactions: false];
        result: BlockWithHashes<Q> | null;
      },
      {
        params: readonly [block: "pending", fullTransactions: true];
        result: OpStackPendingEvmBlockWithTransactions<Q> | null;
      },
      {
        params: readonly [block: "pending", fullTransactions: false];
        result: PendingEvmBlockWithHashes<Q> | null;
      },
      {
        params: readonly [block: BlockNumberOrTag<ParamForm<Q>>, fullTransactions: true];
        result: OpStackBlockWithTransactions<Q> | OpStackPendingEvmBlockWithTransactions<Q> | null;
      },
      {
        params: readonly [block: BlockNumberOrTag<ParamForm<Q>>, fullTransactions: false];
        result: BlockWithHashes<Q> | PendingEvmBlockWithHashes<Q> | null;
      },
    ];
  };
  eth_getBlockReceipts: { params: readonly [block: BlockReference<ParamForm<Q>>]; result: OpStackReceipt<Q>[] | null };
}

/** Transactions of blocks and of the pool, receipts, and sending transactions, with the types of OP Stack. */
export interface OpStackEthereumTransactionMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumTransactionMethods<Q>, "eth_getTransactionByHash" | "eth_getTransactionByBlockHashAndIndex" | "eth_getTransactionByBlockNumberAndIndex" | "eth_getTransactionBySenderAndNonce" | "eth_getTransactionReceipt" | "eth_pendingTransactions" | "eth_sendRawTransactionSync"> {
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
  ): Promise<OpStackTransaction<Q> | OpStackPendingTransaction<Q> | null>;

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
  ): Promise<OpStackTransaction<Q> | null>;

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
  ): Promise<OpStackTransaction<Q> | null>;

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
  ): Promise<OpStackTransaction<Q> | OpStackPendingTransaction<Q> | null>;

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
  eth_getTransactionReceipt(transactionHash: Hash): Promise<OpStackReceipt<Q> | null>;

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
  eth_pendingTransactions(): Promise<OpStackPendingTransaction<Q>[]>;

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
  ): Promise<OpStackReceipt<Q>>;
}

/**
 * The methods of {@link OpStackEthereumTransactionMethods} as `{ method, params }` calls. The result is that
 * of the first of `overloads` whose params match.
 */
export interface OpStackEthereumTransactionCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumTransactionCalls<Q>, "eth_getTransactionByHash" | "eth_getTransactionByBlockHashAndIndex" | "eth_getTransactionByBlockNumberAndIndex" | "eth_getTransactionBySenderAndNonce" | "eth_getTransactionReceipt" | "eth_pendingTransactions" | "eth_sendRawTransactionSync"> {
  eth_getTransactionByHash: {
    params: readonly [transactionHash: Hash];
    result: OpStackTransaction<Q> | OpStackPendingTransaction<Q> | null;
  };
  eth_getTransactionByBlockHashAndIndex: {
    params: readonly [blockHash: Hash, index: Quantities[ParamForm<Q>]];
    result: OpStackTransaction<Q> | null;
  };
  eth_getTransactionByBlockNumberAndIndex: {
    params: readonly [block: BlockNumberOrTag<ParamForm<Q>>, index: Quantities[ParamForm<Q>]];
    result: OpStackTransaction<Q> | null;
  };
  eth_getTransactionBySenderAndNonce: {
    params: readonly [sender: Address, nonce: Quantities[ParamForm<Q>]];
    result: OpStackTransaction<Q> | OpStackPendingTransaction<Q> | null;
  };
  eth_getTransactionReceipt: { params: readonly [transactionHash: Hash]; result: OpStackReceipt<Q> | null };
  eth_pendingTransactions: { params: readonly []; result: OpStackPendingTransaction<Q>[] };
  eth_sendRawTransactionSync: {
    params: readonly [transaction: Hex, timeout?: Quantities[ParamForm<Q>] | number | bigint];
    result: OpStackReceipt<Q>;
  };
}

/**
 * The subscriptions over a WebSocket, each with the params after the kind and the type of a notification,
 * with the types of OP Stack.
 */
export interface OpStackEthereumFilterSubscriptions<Q extends QuantityForm = "hex"> extends Omit<EthereumFilterSubscriptions<Q>, "newPendingTransactions" | "transactionReceipts"> {
  /**
   * Subscribes to transactions that become pending.
   *
   * @param fullTransactions - `true` for transaction objects, if the node supports them; otherwise hashes.
   * Default: `false`.
   */
  newPendingTransactions: {
    params: readonly [fullTransactions?: boolean];
    notification: Hash | OpStackPendingTransaction<Q>;
    overloads: [
      { params: readonly [fullTransactions: true]; notification: OpStackPendingTransaction<Q> },
      { params: readonly [fullTransactions?: false]; notification: Hash },
    ];
  };
  /**
   * Subscribes to the receipts of each new block, as one list. Only newer versions of go-ethereum and reth
   * support it.
   *
   * @param filter - Filter by transaction; all transactions by default.
   */
  transactionReceipts: { params: readonly [filter?: ReceiptFilter]; notification: OpStackReceipt<Q>[] };
}

/** Transaction pool, `txpool_`, with the types of OP Stack. */
export interface OpStackTxpoolMethods<Q extends QuantityForm = "hex"> extends Omit<TxpoolMethods<Q>, "txpool_content" | "txpool_contentFrom"> {
  /**
   * Returns all pending and queued transactions in the pool.
   *
   * Source: ethereum/execution-apis.
   *
   * @returns Pending and queued transactions, by sender and nonce.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32004 (method not supported), -32000 (the node rejected
   * the call; see the error message), -32005 (request limit exceeded).
   * @example const content = await client.txpool_content();
   */
  txpool_content(): Promise<OpStackPoolContent<Q>>;

  /**
   * Returns the pending and queued transactions of a sender.
   *
   * Source: ethereum/execution-apis.
   *
   * @param address - Address of the sender.
   * @returns Pending and queued transactions, by nonce.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32004 (method not supported), -32000 (the node rejected
   * the call; see the error message), -32005 (request limit exceeded).
   * @example const content = await client.txpool_contentFrom("0x68aab33e4fbb493c95fda402772a3b88615820bd");
   */
  txpool_contentFrom(
    address: Address,
  ): Promise<{
    pending: OpStackPoolTransactions<Q>;
    queued: OpStackPoolTransactions<Q>;
  }>;
}

/**
 * The methods of {@link OpStackTxpoolMethods} as `{ method, params }` calls. The result is that of the first
 * of `overloads` whose params match.
 */
export interface OpStackTxpoolCalls<Q extends QuantityForm = "hex"> extends Omit<TxpoolCalls<Q>, "txpool_content" | "txpool_contentFrom"> {
  txpool_content: { params: readonly []; result: OpStackPoolContent<Q> };
  txpool_contentFrom: {
    params: readonly [address: Address];
    result: {
      pending: OpStackPoolTransactions<Q>;
      queued: OpStackPoolTransactions<Q>;
    };
  };
}

/** Raw blocks and transactions, and the state as the node stores it, with the types of OP Stack. */
export interface OpStackDebugMethods<Q extends QuantityForm = "hex"> extends Omit<DebugMethods<Q>, "debug_getBadBlocks"> {
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
  debug_getBadBlocks(): Promise<OpStackBadBlock<Q>[]>;
}

/**
 * The methods of {@link OpStackDebugMethods} as `{ method, params }` calls. The result is that of the first
 * of `overloads` whose params match.
 */
export interface OpStackDebugCalls<Q extends QuantityForm = "hex"> extends Omit<DebugCalls<Q>, "debug_getBadBlocks"> {
  debug_getBadBlocks: { params: readonly []; result: OpStackBadBlock<Q>[] };
}

/** Methods of Erigon for block explorers, `erigon_`, with the types of OP Stack. */
export interface OpStackExplorerMethods<Q extends QuantityForm = "hex"> extends Omit<ExplorerMethods<Q>, "erigon_getBlockByTimestamp" | "erigon_getBlockReceiptsByBlockHash"> {
  /**
   * Returns the last block at or before a time.
   *
   * Source: erigon.
   *
   * @param timestamp - Time in Unix seconds, as an integer, in hex or in decimal.
   * @param fullTransactions - `true` for transaction objects, `false` for their hashes only.
   * @returns The block.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message),
   * -32602, -32004 (method not supported).
   */
  erigon_getBlockByTimestamp(
    timestamp: number | bigint | Quantities[ParamForm<Q>] | Decimal,
    fullTransactions: true,
  ): Promise<OpStackBlockWithTransactions<Q> | null>;
  /** Returns transaction hashes. */
  erigon_getBlockByTimestamp(
    timestamp: number | bigint | Quantities[ParamForm<Q>] | Decimal,
    fullTransactions: false,
  ): Promise<BlockWithHashes<Q> | null>;
  /** For params whose case is known only at run time. */
  erigon_getBlockByTimestamp(
    timestamp: number | bigint | Quantities[ParamForm<Q>] | Decimal,
    fullTransactions: boolean,
  ): Promise<OpStackBlockWithTransactions<Q> | BlockWithHashes<Q> | null>;

  /**
   * Returns the receipts of a block of the chain, by block hash.
   *
   * Source: erigon.
   *
   * @param blockHash - Hash of the block.
   * @returns Result of each transaction, in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message),
   * -32602, -32004 (method not supported).
   */
  erigon_getBlockReceiptsByBlockHash(blockHash: Hash): Promise<OpStackReceipt<Q>[]>;
}

/**
 * The methods of {@link OpStackExplorerMethods} as `{ method, params }` calls. The result is that of the
 * first of `overloads` whose params match.
 */
export interface OpStackExplorerCalls<Q extends QuantityForm = "hex"> extends Omit<ExplorerCalls<Q>, "erigon_getBlockByTimestamp" | "erigon_getBlockReceiptsByBlockHash"> {
  erigon_getBlockByTimestamp: {
    params: readonly [
      timestamp: number | bigint | Quantities[ParamForm<Q>] | Decimal,
      fullTransactions: boolean,
    ];
    result: OpStackBlockWithTransactions<Q> | BlockWithHashes<Q> | null;
    overloads: [
      {
        params: readonly [
          timestamp: number | bigint | Quantities[ParamForm<Q>] | Decimal,
          fullTransactions: true,
        ];
        result: OpStackBlockWithTransactions<Q> | null;
      },
      {
        params: readonly [
          timestamp: number | bigint | Quantities[ParamForm<Q>] | Decimal,
          fullTransactions: false,
        ];
        result: BlockWithHashes<Q> | null;
      },
    ];
  };
  erigon_getBlockReceiptsByBlockHash: { params: readonly [blockHash: Hash]; result: OpStackReceipt<Q>[] };
}

/** Methods of the block explorer Otterscan, `ots_`, with the types of OP Stack. */
export interface OpStackOtterscanMethods<Q extends QuantityForm = "hex"> extends Omit<OtterscanMethods<Q>, "ots_getBlockTransactions" | "ots_searchTransactionsBefore" | "ots_searchTransactionsAfter"> {
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
      fullblock: OpStackExplorerBlockPage<Q>;
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
  ): Promise<OpStackFoundTransactions<Q>>;

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
  ): Promise<OpStackFoundTransactions<Q>>;
}

/**
 * The methods of {@link OpStackOtterscanMethods} as `{ method, params }` calls. The result is that of the
 * first of `overloads` whose params match.
 */
export interface OpStackOtterscanCalls<Q extends QuantityForm = "hex"> extends Omit<OtterscanCalls<Q>, "ots_getBlockTransactions" | "ots_searchTransactionsBefore" | "ots_searchTransactionsAfter"> {
  ots_getBlockTransactions: {
    params: readonly [block: number | bigint | Quantities[ParamForm<Q>], page: number, pageSize: number];
    result:
      | {
        fullblock: OpStackExplorerBlockPage<Q>;
        /** Receipts of the page's transactions, in the same order. */
        receipts: ExplorerReceipt<Q>[];
      }
      | null;
  };
  ots_searchTransactionsBefore: {
    params: readonly [address: Address, block: number | bigint, pageSize: number];
    result: OpStackFoundTransactions<Q>;
  };
  ots_searchTransactionsAfter: {
    params: readonly [address: Address, block: number | bigint, pageSize: number];
    result: OpStackFoundTransactions<Q>;
  };
}
