// Generated from specs/rpc/arbitrum.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { BlockContent, HeaderFields, IncludedBlockNumberOrTag } from "./ethereum.ts";
import type { ReceiptFilter } from "./ethereum-filter.ts";
import type {
  SimulatedBlockContent, SimulatedBlockTransaction, Simulation, SimulationWithHashes,
  SimulationWithTransactions,
} from "./ethereum-state.ts";
import type {
  AccessListEntry, AnyTransactionFields, Receipt, Transaction1559, Transaction2930, Transaction4844,
  Transaction7702, TransactionLegacy, TransactionRequest,
} from "./ethereum-transaction.ts";
import type { ParamForm, Quantities, QuantityForm, Represented } from "./quantity-form.ts";
import type { Address, BlockNumberOrTag, BlockReference, BlockTag, Decimal, Hash, Hex } from "./shared.ts";
import type {
  LocalizedTrace, OnlyAll, OnlyStateDiff, OnlyTrace, OnlyTraceAndStateDiff, OnlyTraceAndVmTrace, OnlyVmTrace,
  OnlyVmTraceAndStateDiff, Replay, ReplayOfAll, ReplayOfStateDiff, ReplayOfTrace, ReplayOfTraceAndStateDiff,
  ReplayOfTraceAndVmTrace, ReplayOfVmTrace, ReplayOfVmTraceAndStateDiff, TraceFilter, TraceType,
} from "./trace.ts";
import type { EthereumMethods, EthereumCalls } from "./ethereum.ts";
import type { EthereumTransactionMethods, EthereumTransactionCalls } from "./ethereum-transaction.ts";
import type { EthereumStateMethods, EthereumStateCalls } from "./ethereum-state.ts";
import type { EthereumFilterSubscriptions } from "./ethereum-filter.ts";
import type { TxpoolMethods, TxpoolCalls } from "./txpool.ts";
import type { DebugMethods, DebugCalls } from "./debug.ts";

/**
 * Metadata of a block.
 *
 * Source: OffchainLabs/nitro, NumberAndBlockMetadata.
 */
export interface ArbitrumBlockMetadata {
  /** Number of the block. */
  blockNumber: number;
  /** A version byte, 0, and a bit for each transaction, 1 if it came through the express lane. */
  rawMetadata: Hex;
}

/**
 * Header fields of every block of an Arbitrum chain. The three fields that Ethereum lacks are absent in
 * blocks before Nitro.
 *
 * Source: OffchainLabs/go-ethereum, fillArbitrumNitroHeaderInfo.
 */
export interface ArbitrumHeaderFields<Q extends QuantityForm = "hex"> extends HeaderFields<Q> {
  /** Number of Ethereum's newest block, as the sequencer saw it. */
  l1BlockNumber?: Quantities[Q];
  /** Number of messages that the chain has sent to its parent chain. */
  sendCount?: Quantities[Q];
  /** Root of the Merkle tree of these messages. */
  sendRoot?: Hash;
}

/**
 * Receipt of a transaction of an Arbitrum chain: its status, logs and gas used.
 *
 * Source: OffchainLabs/go-ethereum, MarshalReceipt.
 */
export interface ArbitrumReceipt<Q extends QuantityForm = "hex"> extends Receipt<Q> {
  /** The part of `gasUsed` that pays for the transaction's data on the parent chain. */
  gasUsedForL1: Quantities[Q];
  /** Number of Ethereum's newest block, as the sequencer saw it. */
  l1BlockNumber: Quantities[Q];
  /**
   * Whether the transaction came through the express lane. Absent where the node has no metadata of the
   * block.
   */
  timeboosted?: boolean;
}

/**
 * A transaction of an Arbitrum chain, distinguished by `type`. `OtherTransaction` stands for types that this
 * description does not know, so keep a default branch.
 *
 * Source: OffchainLabs/go-ethereum, core/types.
 */
export type ArbitrumSignedTransaction<Q extends QuantityForm = "hex"> =
  | TransactionLegacy<Q>
  | Transaction2930<Q>
  | Transaction1559<Q>
  | Transaction4844<Q>
  | Transaction7702<Q>
  | ArbitrumDeposit<Q>
  | ArbitrumUnsigned<Q>
  | ArbitrumContractCall<Q>
  | ArbitrumRetry<Q>
  | ArbitrumSubmitRetryable<Q>
  | ArbitrumInternal<Q>
  | ArbitrumOtherTransaction<Q>;

/**
 * Type of a transaction that Arbitrum chains do not have yet. A type is one byte.
 *
 * Source: EIP-2718.
 */
export type ArbitrumOtherTransactionType<Q extends QuantityForm = "hex"> = Represented<Q,
  | "0x5" | "0x6" | "0x7" | "0x8" | "0x9" | "0xa" | "0xb" | "0xc" | "0xd" | "0xe" | "0xf" | "0x10"
  | "0x11" | "0x12" | "0x13" | "0x14" | "0x15" | "0x16" | "0x17" | "0x18" | "0x19" | "0x1a" | "0x1b"
  | "0x1c" | "0x1d" | "0x1e" | "0x1f" | "0x20" | "0x21" | "0x22" | "0x23" | "0x24" | "0x25" | "0x26"
  | "0x27" | "0x28" | "0x29" | "0x2a" | "0x2b" | "0x2c" | "0x2d" | "0x2e" | "0x2f" | "0x30" | "0x31"
  | "0x32" | "0x33" | "0x34" | "0x35" | "0x36" | "0x37" | "0x38" | "0x39" | "0x3a" | "0x3b" | "0x3c"
  | "0x3d" | "0x3e" | "0x3f" | "0x40" | "0x41" | "0x42" | "0x43" | "0x44" | "0x45" | "0x46" | "0x47"
  | "0x48" | "0x49" | "0x4a" | "0x4b" | "0x4c" | "0x4d" | "0x4e" | "0x4f" | "0x50" | "0x51" | "0x52"
  | "0x53" | "0x54" | "0x55" | "0x56" | "0x57" | "0x58" | "0x59" | "0x5a" | "0x5b" | "0x5c" | "0x5d"
  | "0x5e" | "0x5f" | "0x60" | "0x61" | "0x62" | "0x63" | "0x67" | "0x6b" | "0x6c" | "0x6d" | "0x6e"
  | "0x6f" | "0x70" | "0x71" | "0x72" | "0x73" | "0x74" | "0x75" | "0x76" | "0x77" | "0x78" | "0x79"
  | "0x7a" | "0x7b" | "0x7c" | "0x7d" | "0x7e" | "0x7f" | "0x80" | "0x81" | "0x82" | "0x83" | "0x84"
  | "0x85" | "0x86" | "0x87" | "0x88" | "0x89" | "0x8a" | "0x8b" | "0x8c" | "0x8d" | "0x8e" | "0x8f"
  | "0x90" | "0x91" | "0x92" | "0x93" | "0x94" | "0x95" | "0x96" | "0x97" | "0x98" | "0x99" | "0x9a"
  | "0x9b" | "0x9c" | "0x9d" | "0x9e" | "0x9f" | "0xa0" | "0xa1" | "0xa2" | "0xa3" | "0xa4" | "0xa5"
  | "0xa6" | "0xa7" | "0xa8" | "0xa9" | "0xaa" | "0xab" | "0xac" | "0xad" | "0xae" | "0xaf" | "0xb0"
  | "0xb1" | "0xb2" | "0xb3" | "0xb4" | "0xb5" | "0xb6" | "0xb7" | "0xb8" | "0xb9" | "0xba" | "0xbb"
  | "0xbc" | "0xbd" | "0xbe" | "0xbf" | "0xc0" | "0xc1" | "0xc2" | "0xc3" | "0xc4" | "0xc5" | "0xc6"
  | "0xc7" | "0xc8" | "0xc9" | "0xca" | "0xcb" | "0xcc" | "0xcd" | "0xce" | "0xcf" | "0xd0" | "0xd1"
  | "0xd2" | "0xd3" | "0xd4" | "0xd5" | "0xd6" | "0xd7" | "0xd8" | "0xd9" | "0xda" | "0xdb" | "0xdc"
  | "0xdd" | "0xde" | "0xdf" | "0xe0" | "0xe1" | "0xe2" | "0xe3" | "0xe4" | "0xe5" | "0xe6" | "0xe7"
  | "0xe8" | "0xe9" | "0xea" | "0xeb" | "0xec" | "0xed" | "0xee" | "0xef" | "0xf0" | "0xf1" | "0xf2"
  | "0xf3" | "0xf4" | "0xf5" | "0xf6" | "0xf7" | "0xf8" | "0xf9" | "0xfa" | "0xfb" | "0xfc" | "0xfd"
  | "0xfe" | "0xff",
  | 5n | 6n | 7n | 8n | 9n | 10n | 11n | 12n | 13n | 14n | 15n | 16n | 17n | 18n | 19n | 20n | 21n
  | 22n | 23n | 24n | 25n | 26n | 27n | 28n | 29n | 30n | 31n | 32n | 33n | 34n | 35n | 36n | 37n
  | 38n | 39n | 40n | 41n | 42n | 43n | 44n | 45n | 46n | 47n | 48n | 49n | 50n | 51n | 52n | 53n
  | 54n | 55n | 56n | 57n | 58n | 59n | 60n | 61n | 62n | 63n | 64n | 65n | 66n | 67n | 68n | 69n
  | 70n | 71n | 72n | 73n | 74n | 75n | 76n | 77n | 78n | 79n | 80n | 81n | 82n | 83n | 84n | 85n
  | 86n | 87n | 88n | 89n | 90n | 91n | 92n | 93n | 94n | 95n | 96n | 97n | 98n | 99n | 103n | 107n
  | 108n | 109n | 110n | 111n | 112n | 113n | 114n | 115n | 116n | 117n | 118n | 119n | 120n | 121n
  | 122n | 123n | 124n | 125n | 126n | 127n | 128n | 129n | 130n | 131n | 132n | 133n | 134n | 135n
  | 136n | 137n | 138n | 139n | 140n | 141n | 142n | 143n | 144n | 145n | 146n | 147n | 148n | 149n
  | 150n | 151n | 152n | 153n | 154n | 155n | 156n | 157n | 158n | 159n | 160n | 161n | 162n | 163n
  | 164n | 165n | 166n | 167n | 168n | 169n | 170n | 171n | 172n | 173n | 174n | 175n | 176n | 177n
  | 178n | 179n | 180n | 181n | 182n | 183n | 184n | 185n | 186n | 187n | 188n | 189n | 190n | 191n
  | 192n | 193n | 194n | 195n | 196n | 197n | 198n | 199n | 200n | 201n | 202n | 203n | 204n | 205n
  | 206n | 207n | 208n | 209n | 210n | 211n | 212n | 213n | 214n | 215n | 216n | 217n | 218n | 219n
  | 220n | 221n | 222n | 223n | 224n | 225n | 226n | 227n | 228n | 229n | 230n | 231n | 232n | 233n
  | 234n | 235n | 236n | 237n | 238n | 239n | 240n | 241n | 242n | 243n | 244n | 245n | 246n | 247n
  | 248n | 249n | 250n | 251n | 252n | 253n | 254n | 255n>;

/**
 * Fields of the transactions that only Arbitrum chains have. Nobody signed them, so `v`, `r` and `s` are
 * zero.
 *
 * Source: OffchainLabs/go-ethereum, newRPCTransaction.
 */
export interface ArbitrumOwnTransactionFields<Q extends QuantityForm = "hex"> extends AnyTransactionFields<Q> {
  /** Gas price, in wei; 0 where the chain takes no fee. */
  gasPrice: Quantities[Q];
  /** Chain id. */
  chainId: Quantities[Q];
}

/**
 * Adds ether that was deposited on the parent chain to an account.
 *
 * Source: OffchainLabs/go-ethereum, ArbitrumDepositTx.
 */
export interface ArbitrumDeposit<Q extends QuantityForm = "hex"> extends ArbitrumOwnTransactionFields<Q> {
  type: Represented<Q, "0x64", 100n>;
  /** Index of the message from the parent chain, as 32 bytes. */
  requestId: Hash;
}

/**
 * A transaction that an account on the parent chain requested, with a nonce.
 *
 * Source: OffchainLabs/go-ethereum, ArbitrumUnsignedTx.
 */
export interface ArbitrumUnsigned<Q extends QuantityForm = "hex"> extends ArbitrumOwnTransactionFields<Q> {
  type: Represented<Q, "0x65", 101n>;
}

/**
 * A transaction that a contract on the parent chain requested.
 *
 * Source: OffchainLabs/go-ethereum, ArbitrumContractTx.
 */
export interface ArbitrumContractCall<Q extends QuantityForm = "hex"> extends ArbitrumOwnTransactionFields<Q> {
  type: Represented<Q, "0x66", 102n>;
  /** Index of the message from the parent chain, as 32 bytes. */
  requestId: Hash;
  /** Maximum fee per gas, in wei. */
  maxFeePerGas: Quantities[Q];
}

/**
 * An attempt to execute a retryable ticket.
 *
 * Source: OffchainLabs/go-ethereum, ArbitrumRetryTx.
 */
export interface ArbitrumRetry<Q extends QuantityForm = "hex"> extends ArbitrumOwnTransactionFields<Q> {
  type: Represented<Q, "0x68", 104n>;
  /** Id of the ticket: the hash of the transaction that submitted it. */
  ticketId: Hash;
  /** Address that receives what the attempt does not spend. */
  refundTo: Address;
  /** Maximum fee per gas, in wei. */
  maxFeePerGas: Quantities[Q];
  /** Most that `refundTo` receives, in wei. */
  maxRefund: Quantities[Q];
  /** Submission fee that is returned if the attempt succeeds, in wei. */
  submissionFeeRefund: Quantities[Q];
}

/**
 * Creates a retryable ticket, which was requested on the parent chain.
 *
 * Source: OffchainLabs/go-ethereum, ArbitrumSubmitRetryableTx.
 */
export interface ArbitrumSubmitRetryable<Q extends QuantityForm = "hex"> extends ArbitrumOwnTransactionFields<Q> {
  type: Represented<Q, "0x69", 105n>;
  /** Index of the message from the parent chain, as 32 bytes. */
  requestId: Hash;
  /** Base fee of the parent chain, in wei. */
  l1BaseFee: Quantities[Q];
  /** Ether deposited with the request, in wei. */
  depositValue: Quantities[Q];
  /** Address that the ticket calls; absent for a contract creation. */
  retryTo?: Address;
  /** Value of the ticket's call, in wei. */
  retryValue: Quantities[Q];
  /** Input data of the ticket's call. */
  retryData: Hex;
  /** Address that may cancel the ticket, and receives the value if it expires. */
  beneficiary: Address;
  /** Address that receives fees that are not spent. */
  refundTo: Address;
  /** Most that the submission may cost, in wei. */
  maxSubmissionFee: Quantities[Q];
  /** Maximum fee per gas of the ticket's call, in wei. */
  maxFeePerGas: Quantities[Q];
}

/**
 * A transaction of the chain itself, such as the one that begins each block.
 *
 * Source: OffchainLabs/go-ethereum, ArbitrumInternalTx.
 */
export interface ArbitrumInternal<Q extends QuantityForm = "hex"> extends ArbitrumOwnTransactionFields<Q> {
  type: Represented<Q, "0x6a", 106n>;
}

/**
 * A block with its transactions.
 *
 * Source: ethereum/execution-apis.
 */
export interface ArbitrumBlockWithTransactions<Q extends QuantityForm = "hex"> extends ArbitrumBlock<Q> {
  /** Transactions, in order. */
  transactions: ArbitrumTransaction<Q>[];
}

/**
 * A block without its transactions.
 *
 * Source: ethereum/execution-apis.
 */
export interface ArbitrumBlock<Q extends QuantityForm = "hex"> extends ArbitrumBlockHeader<Q>, BlockContent<Q> {
}

/**
 * Block header. Fields that a later fork added are absent in earlier blocks.
 *
 * Source: ethereum/execution-apis.
 */
export interface ArbitrumBlockHeader<Q extends QuantityForm = "hex"> extends ArbitrumHeaderFields<Q> {
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
export type ArbitrumTransaction<Q extends QuantityForm = "hex"> = ArbitrumSignedTransaction<Q> & {
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
export interface ArbitrumOtherTransaction<Q extends QuantityForm = "hex"> extends AnyTransactionFields<Q> {
  /** Type of the transaction. */
  type: ArbitrumOtherTransactionType<Q>;
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
export interface ArbitrumBlockWithHashes<Q extends QuantityForm = "hex"> extends ArbitrumBlock<Q> {
  /** Hashes of the transactions, in order. */
  transactions: Hash[];
}

/**
 * The pending block with its transactions.
 *
 * Source: go-ethereum, erigon.
 */
export interface ArbitrumPendingEvmBlockWithTransactions<Q extends QuantityForm = "hex"> extends ArbitrumPendingEvmHeader<Q>, BlockContent<Q> {
  /** Transactions, in order. */
  transactions: ArbitrumTransaction<Q>[];
}

/**
 * Header of the pending block.
 *
 * Source: go-ethereum, erigon.
 */
export interface ArbitrumPendingEvmHeader<Q extends QuantityForm = "hex"> extends ArbitrumHeaderFields<Q> {
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
export type ArbitrumPendingTransaction<Q extends QuantityForm = "hex"> = ArbitrumSignedTransaction<Q> & {
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
export interface ArbitrumPendingEvmBlockWithHashes<Q extends QuantityForm = "hex"> extends ArbitrumPendingEvmHeader<Q>, BlockContent<Q> {
  /** Hashes of the transactions, in order. */
  transactions: Hash[];
}

/**
 * Block header in an event of the subscription `newHeads`. Some nodes add the size.
 *
 * Source: go-ethereum.
 */
export interface ArbitrumHead<Q extends QuantityForm = "hex"> extends ArbitrumBlockHeader<Q> {
  /** Size of the block, in bytes. */
  size?: Quantities[Q];
}

/**
 * Header of the pending block. Some nodes add the size.
 *
 * Source: go-ethereum.
 */
export interface ArbitrumPendingEvmHead<Q extends QuantityForm = "hex"> extends ArbitrumPendingEvmHeader<Q> {
  /** Size of the block, in bytes. */
  size?: Quantities[Q];
}

/**
 * A simulated block with its unsigned transactions.
 *
 * Source: ethereum/execution-apis.
 */
export interface ArbitrumSimulatedBlockWithTransactions<Q extends QuantityForm = "hex"> extends ArbitrumBlockHeader<Q>, SimulatedBlockContent<Q> {
  /** Transactions, in order. */
  transactions: SimulatedBlockTransaction<Q>[];
}

/**
 * A simulated block with the hashes of its transactions.
 *
 * Source: ethereum/execution-apis.
 */
export interface ArbitrumSimulatedBlockWithHashes<Q extends QuantityForm = "hex"> extends ArbitrumBlockHeader<Q>, SimulatedBlockContent<Q> {
  /** Hashes of the transactions, in order. */
  transactions: Hash[];
}

/**
 * Content of the transaction pool.
 *
 * Source: ethereum/execution-apis.
 */
export interface ArbitrumPoolContent<Q extends QuantityForm = "hex"> {
  /** Pending transactions, which can be included in the next block. */
  pending: Record<Address, ArbitrumPoolTransactions<Q>>;
  /** Queued transactions, which wait for a transaction with an earlier nonce. */
  queued: Record<Address, ArbitrumPoolTransactions<Q>>;
}

/**
 * Transactions of a sender, by nonce in decimal.
 *
 * Source: ethereum/execution-apis.
 */
export type ArbitrumPoolTransactions<Q extends QuantityForm = "hex"> = Record<string, ArbitrumPendingTransaction<Q>>;

/**
 * A block that the node rejected.
 *
 * Source: ethereum/execution-apis; go-ethereum (detail).
 */
export interface ArbitrumBadBlock<Q extends QuantityForm = "hex"> {
  /** The block. */
  block: ArbitrumBlockWithTransactions<Q> | ArbitrumBlockWithHashes<Q>;
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
 * What Arbitrum chains add to Ethereum: transactions of their own, fields of blocks and receipts, and `arb_`.
 */
export interface ArbitrumMethods<Q extends QuantityForm = "hex"> {
  /**
   * Checks that the node can publish transactions. Fails with the reason otherwise.
   *
   * Source: OffchainLabs/nitro, ArbAPI.
   *
   * @returns `null` if it can.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const health = await client.arb_checkPublisherHealth(); // null
   */
  arb_checkPublisherHealth(): Promise<null>;

  /**
   * Returns the metadata of blocks, whose bits say which transactions came through the express lane.
   *
   * Source: OffchainLabs/nitro, ArbAPI.
   *
   * @param fromBlock - First block.
   * @param toBlock - Last block, inclusive.
   * @returns Metadata of the blocks that have some, in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602.
   * @example const metadata = await client.arb_getRawBlockMetadata("0x1", "0x2");
   */
  arb_getRawBlockMetadata(
    fromBlock: BlockNumberOrTag<ParamForm<Q>>,
    toBlock: BlockNumberOrTag<ParamForm<Q>>,
  ): Promise<ArbitrumBlockMetadata[]>;

  /**
   * Returns how many blocks of the parent chain confirm the batch with a block.
   *
   * Source: OffchainLabs/nitro, arbnode.
   *
   * @param block - Number of the block.
   * @returns Number of blocks since the parent chain received the batch; 0 before.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const confirmations = await client.arb_getL1Confirmations(45); // 12
   */
  arb_getL1Confirmations(block: number): Promise<number>;

  /**
   * Returns the batch in which a block was sent to the parent chain. Fails if it has not been sent yet.
   *
   * Source: OffchainLabs/nitro, arbnode.
   *
   * @param block - Number of the block.
   * @returns Number of the batch.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32000 (the node rejected the call; see the error message).
   * @example const batch = await client.arb_findBatchContainingBlock(45); // 7
   */
  arb_findBatchContainingBlock(block: number): Promise<number>;

  /**
   * Executes a call, without creating a transaction, and returns its trace, on the chain before Nitro.
   *
   * Source: OffchainLabs/nitro, ArbTraceForwarderAPI; OpenEthereum.
   *
   * @param transaction - Call to trace.
   * @param traceTypes - Parts of the trace to return.
   * @param block - Block at whose state to read. Default: `"latest"`.
   * @returns Trace of the call.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), -32001 (block or transaction not found), -32004 (method not
   * supported), 4444 (pruned history unavailable).
   * @example const replay = await client.arbtrace_call({ from: "0x68aab33e4fbb493c95fda402772a3b88615820bd", to: "0x5fbdb2315678afecb367f032d93f642f64180aa3" }, ["trace"], "latest");
   */
  arbtrace_call(
    transaction: TransactionRequest<ParamForm<Q>>,
    traceTypes: OnlyTrace,
    block?: BlockReference<ParamForm<Q>>,
  ): Promise<ReplayOfTrace<Q>>;
  /** Returns every EVM step. */
  arbtrace_call(
    transaction: TransactionRequest<ParamForm<Q>>,
    traceTypes: OnlyVmTrace,
    block?: BlockReference<ParamForm<Q>>,
  ): Promise<ReplayOfVmTrace<Q>>;
  /** Returns the state changes. */
  arbtrace_call(
    transaction: TransactionRequest<ParamForm<Q>>,
    traceTypes: OnlyStateDiff,
    block?: BlockReference<ParamForm<Q>>,
  ): Promise<ReplayOfStateDiff<Q>>;
  /** Returns the calls and every EVM step. */
  arbtrace_call(
    transaction: TransactionRequest<ParamForm<Q>>,
    traceTypes: OnlyTraceAndVmTrace,
    block?: BlockReference<ParamForm<Q>>,
  ): Promise<ReplayOfTraceAndVmTrace<Q>>;
  /** Returns the calls and the state changes. */
  arbtrace_call(
    transaction: TransactionRequest<ParamForm<Q>>,
    traceTypes: OnlyTraceAndStateDiff,
    block?: BlockReference<ParamForm<Q>>,
  ): Promise<ReplayOfTraceAndStateDiff<Q>>;
  /** Returns every EVM step and the state changes. */
  arbtrace_call(
    transaction: TransactionRequest<ParamForm<Q>>,
    traceTypes: OnlyVmTraceAndStateDiff,
    block?: BlockReference<ParamForm<Q>>,
  ): Promise<ReplayOfVmTraceAndStateDiff<Q>>;
  /** Returns the calls, every EVM step and the state changes. */
  arbtrace_call(
    transaction: TransactionRequest<ParamForm<Q>>,
    traceTypes: OnlyAll,
    block?: BlockReference<ParamForm<Q>>,
  ): Promise<ReplayOfAll<Q>>;
  /** For params whose case is known only at run time. */
  arbtrace_call(
    transaction: TransactionRequest<ParamForm<Q>>,
    traceTypes: readonly TraceType[],
    block?: BlockReference<ParamForm<Q>>,
  ): Promise<Replay<Q>>;

  /**
   * Executes several calls in order and returns their traces, on the chain before Nitro. Each call sees the
   * state changes of the previous calls.
   *
   * Source: OffchainLabs/nitro, ArbTraceForwarderAPI; OpenEthereum.
   *
   * @param calls - Calls, each with the parts of the trace to return.
   * @param block - Block at whose state to run; `latest` by default.
   * @returns Trace of each call, in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), -32001 (block or transaction not found), -32004 (method not
   * supported), 4444 (pruned history unavailable).
   * @example const replays = await client.arbtrace_callMany([[{ from: "0x68aab33e4fbb493c95fda402772a3b88615820bd", to: "0x5fbdb2315678afecb367f032d93f642f64180aa3" }, ["trace"]]], "latest");
   */
  arbtrace_callMany(
    calls: readonly (readonly [TransactionRequest<ParamForm<Q>>, readonly TraceType[]])[],
    block?: BlockReference<ParamForm<Q>>,
  ): Promise<Replay<Q>[]>;

  /**
   * Executes the transactions of a block again and returns their traces, on the chain before Nitro. Responses
   * are large.
   *
   * Source: OffchainLabs/nitro, ArbTraceForwarderAPI; OpenEthereum.
   *
   * @param block - Hash or number of the block. The number is in hex or decimal.
   * @param traceTypes - Parts of the trace to return.
   * @returns Result of each transaction, in order.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), -32001 (block or transaction not found), -32004 (method not
   * supported), 4444 (pruned history unavailable).
   * @example const replays = await client.arbtrace_replayBlockTransactions("0x2ed119", ["trace"]);
   */
  arbtrace_replayBlockTransactions(
    block: Hash | Quantities[ParamForm<Q>] | Decimal | number | bigint | BlockTag,
    traceTypes: OnlyTrace,
  ): Promise<ReplayOfTrace<Q>[]>;
  /** Returns every EVM step. */
  arbtrace_replayBlockTransactions(
    block: Hash | Quantities[ParamForm<Q>] | Decimal | number | bigint | BlockTag,
    traceTypes: OnlyVmTrace,
  ): Promise<ReplayOfVmTrace<Q>[]>;
  /** Returns the state changes. */
  arbtrace_replayBlockTransactions(
    block: Hash | Quantities[ParamForm<Q>] | Decimal | number | bigint | BlockTag,
    traceTypes: OnlyStateDiff,
  ): Promise<ReplayOfStateDiff<Q>[]>;
  /** Returns the calls and every EVM step. */
  arbtrace_replayBlockTransactions(
    block: Hash | Quantities[ParamForm<Q>] | Decimal | number | bigint | BlockTag,
    traceTypes: OnlyTraceAndVmTrace,
  ): Promise<ReplayOfTraceAndVmTrace<Q>[]>;
  /** Returns the calls and the state changes. */
  arbtrace_replayBlockTransactions(
    block: Hash | Quantities[ParamForm<Q>] | Decimal | number | bigint | BlockTag,
    traceTypes: OnlyTraceAndStateDiff,
  ): Promise<ReplayOfTraceAndStateDiff<Q>[]>;
  /** Returns every EVM step and the state changes. */
  arbtrace_replayBlockTransactions(
    block: Hash | Quantities[ParamForm<Q>] | Decimal | number | bigint | BlockTag,
    traceTypes: OnlyVmTraceAndStateDiff,
  ): Promise<ReplayOfVmTraceAndStateDiff<Q>[]>;
  /** Returns the calls, every EVM step and the state changes. */
  arbtrace_replayBlockTransactions(
    block: Hash | Quantities[ParamForm<Q>] | Decimal | number | bigint | BlockTag,
    traceTypes: OnlyAll,
  ): Promise<ReplayOfAll<Q>[]>;
  /** For params whose case is known only at run time. */
  arbtrace_replayBlockTransactions(
    block: Hash | Quantities[ParamForm<Q>] | Decimal | number | bigint | BlockTag,
    traceTypes: readonly TraceType[],
  ): Promise<Replay<Q>[]>;

  /**
   * Executes a transaction again and returns its trace, on the chain before Nitro.
   *
   * Source: OffchainLabs/nitro, ArbTraceForwarderAPI; OpenEthereum.
   *
   * @param transactionHash - Hash of the transaction.
   * @param traceTypes - Parts of the trace to return.
   * @returns Trace of the transaction.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), -32001 (block or transaction not found), -32004 (method not
   * supported), 4444 (pruned history unavailable).
   * @example const replay = await client.arbtrace_replayTransaction("0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0", ["stateDiff"]);
   */
  arbtrace_replayTransaction(transactionHash: Hash, traceTypes: OnlyTrace): Promise<ReplayOfTrace<Q>>;
  /** Returns every EVM step. */
  arbtrace_replayTransaction(transactionHash: Hash, traceTypes: OnlyVmTrace): Promise<ReplayOfVmTrace<Q>>;
  /** Returns the state changes. */
  arbtrace_replayTransaction(transactionHash: Hash, traceTypes: OnlyStateDiff): Promise<ReplayOfStateDiff<Q>>;
  /** Returns the calls and every EVM step. */
  arbtrace_replayTransaction(
    transactionHash: Hash,
    traceTypes: OnlyTraceAndVmTrace,
  ): Promise<ReplayOfTraceAndVmTrace<Q>>;
  /** Returns the calls and the state changes. */
  arbtrace_replayTransaction(
    transactionHash: Hash,
    traceTypes: OnlyTraceAndStateDiff,
  ): Promise<ReplayOfTraceAndStateDiff<Q>>;
  /** Returns every EVM step and the state changes. */
  arbtrace_replayTransaction(
    transactionHash: Hash,
    traceTypes: OnlyVmTraceAndStateDiff,
  ): Promise<ReplayOfVmTraceAndStateDiff<Q>>;
  /** Returns the calls, every EVM step and the state changes. */
  arbtrace_replayTransaction(transactionHash: Hash, traceTypes: OnlyAll): Promise<ReplayOfAll<Q>>;
  /** For params whose case is known only at run time. */
  arbtrace_replayTransaction(transactionHash: Hash, traceTypes: readonly TraceType[]): Promise<Replay<Q>>;

  /**
   * Returns all calls of a transaction, on the chain before Nitro.
   *
   * Source: OffchainLabs/nitro, ArbTraceForwarderAPI; OpenEthereum.
   *
   * @param transactionHash - Hash of the transaction.
   * @returns Calls in order, parents before children; `null` if the transaction is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), -32001 (block or transaction not found), -32004 (method not
   * supported), 4444 (pruned history unavailable).
   * @example const traces = await client.arbtrace_transaction("0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0");
   */
  arbtrace_transaction(transactionHash: Hash): Promise<LocalizedTrace<Q>[] | null>;

  /**
   * Returns one call of a transaction, on the chain before Nitro.
   *
   * Source: OffchainLabs/nitro, ArbTraceForwarderAPI; OpenEthereum.
   *
   * @param transactionHash - Hash of the transaction.
   * @param place - Position in the call tree: index among its siblings at each depth, from the top.
   * @returns Call; `null` if it is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), -32001 (block or transaction not found), -32004 (method not
   * supported), 4444 (pruned history unavailable).
   * @example const trace = await client.arbtrace_get("0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0", ["0x0"]);
   */
  arbtrace_get(
    transactionHash: Hash,
    place: readonly Quantities[ParamForm<Q>][],
  ): Promise<LocalizedTrace<Q> | null>;

  /**
   * Returns the calls of all transactions in a block, on the chain before Nitro.
   *
   * Source: OffchainLabs/nitro, ArbTraceForwarderAPI; OpenEthereum.
   *
   * @param block - Block to trace.
   * @returns Calls in order, parents before children; some nodes return `null` if the block is not found.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), -32001 (block or transaction not found), -32004 (method not
   * supported), 4444 (pruned history unavailable).
   * @example const traces = await client.arbtrace_block("0x2d");
   */
  arbtrace_block(block: BlockReference<ParamForm<Q>>): Promise<LocalizedTrace<Q>[] | null>;

  /**
   * Returns the calls in a range of blocks, filtered by sender and recipient, on the chain before Nitro.
   *
   * Source: OffchainLabs/nitro, ArbTraceForwarderAPI; OpenEthereum.
   *
   * @param filter - Filter for the calls.
   * @returns Calls, in the order of the chain.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -32602, -32000 (the node rejected the call; see the error
   * message), -32005 (request limit exceeded), -32001 (block or transaction not found), -32004 (method not
   * supported), 4444 (pruned history unavailable).
   * @example const traces = await client.arbtrace_filter({ fromBlock: "0x2d", toBlock: "0x2d", fromAddress: ["0x68aab33e4fbb493c95fda402772a3b88615820bd"] });
   */
  arbtrace_filter(filter: TraceFilter<ParamForm<Q>>): Promise<LocalizedTrace<Q>[]>;
}

/**
 * The methods of {@link ArbitrumMethods} as `{ method, params }` calls. The result is that of the first of
 * `overloads` whose params match.
 */
export interface ArbitrumCalls<Q extends QuantityForm = "hex"> {
  arb_checkPublisherHealth: { params: readonly []; result: null };
  arb_getRawBlockMetadata: {
    params: readonly [fromBlock: BlockNumberOrTag<ParamForm<Q>>, toBlock: BlockNumberOrTag<ParamForm<Q>>];
    result: ArbitrumBlockMetadata[];
  };
  arb_getL1Confirmations: { params: readonly [block: number]; result: number };
  arb_findBatchContainingBlock: { params: readonly [block: number]; result: number };
  arbtrace_call: {
    params: readonly [
      transaction: TransactionRequest<ParamForm<Q>>,
      traceTypes: readonly TraceType[],
      block?: BlockReference<ParamForm<Q>>,
    ];
    result: Replay<Q>;
    overloads: [
      {
        params: readonly [
          transaction: TransactionRequest<ParamForm<Q>>,
          traceTypes: OnlyTrace,
          block?: BlockReference<ParamForm<Q>>,
        ];
        result: ReplayOfTrace<Q>;
      },
      {
        params: readonly [
          transaction: TransactionRequest<ParamForm<Q>>,
          traceTypes: OnlyVmTrace,
          block?: BlockReference<ParamForm<Q>>,
        ];
        result: ReplayOfVmTrace<Q>;
      },
      {
        params: readonly [
          transaction: TransactionRequest<ParamForm<Q>>,
          traceTypes: OnlyStateDiff,
          block?: BlockReference<ParamForm<Q>>,
        ];
        result: ReplayOfStateDiff<Q>;
      },
      {
        params: readonly [
          transaction: TransactionRequest<ParamForm<Q>>,
          traceTypes: OnlyTraceAndVmTrace,
          block?: BlockReference<ParamForm<Q>>,
        ];
        result: ReplayOfTraceAndVmTrace<Q>;
      },
      {
        params: readonly [
          transaction: TransactionRequest<ParamForm<Q>>,
          traceTypes: OnlyTraceAndStateDiff,
          block?: BlockReference<ParamForm<Q>>,
        ];
        result: ReplayOfTraceAndStateDiff<Q>;
      },
      {
        params: readonly [
          transaction: TransactionRequest<ParamForm<Q>>,
          traceTypes: OnlyVmTraceAndStateDiff,
          block?: BlockReference<ParamForm<Q>>,
        ];
        result: ReplayOfVmTraceAndStateDiff<Q>;
      },
      {
        params: readonly [
          transaction: TransactionRequest<ParamForm<Q>>,
          traceTypes: OnlyAll,
          block?: BlockReference<ParamForm<Q>>,
        ];
        result: ReplayOfAll<Q>;
      },
    ];
  };
  arbtrace_callMany: {
    params: readonly [
      calls: readonly (readonly [TransactionRequest<ParamForm<Q>>, readonly TraceType[]])[],
      block?: BlockReference<ParamForm<Q>>,
    ];
    result: Replay<Q>[];
  };
  arbtrace_replayBlockTransactions: {
    params: readonly [
      block: Hash | Quantities[ParamForm<Q>] | Decimal | number | bigint | BlockTag,
      traceTypes: readonly TraceType[],
    ];
    result: Replay<Q>[];
    overloads: [
      {
        params: readonly [
          block: Hash | Quantities[ParamForm<Q>] | Decimal | number | bigint | BlockTag,
          traceTypes: OnlyTrace,
        ];
        result: ReplayOfTrace<Q>[];
      },
      {
        params: readonly [
          block: Hash | Quantities[ParamForm<Q>] | Decimal | number | bigint | BlockTag,
          traceTypes: OnlyVmTrace,
        ];
        result: ReplayOfVmTrace<Q>[];
      },
      {
        params: readonly [
          block: Hash | Quantities[ParamForm<Q>] | Decimal | number | bigint | BlockTag,
          traceTypes: OnlyStateDiff,
        ];
        result: ReplayOfStateDiff<Q>[];
      },
      {
        params: readonly [
          block: Hash | Quantities[ParamForm<Q>] | Decimal | number | bigint | BlockTag,
          traceTypes: OnlyTraceAndVmTrace,
        ];
        result: ReplayOfTraceAndVmTrace<Q>[];
      },
      {
        params: readonly [
          block: Hash | Quantities[ParamForm<Q>] | Decimal | number | bigint | BlockTag,
          traceTypes: OnlyTraceAndStateDiff,
        ];
        result: ReplayOfTraceAndStateDiff<Q>[];
      },
      {
        params: readonly [
          block: Hash | Quantities[ParamForm<Q>] | Decimal | number | bigint | BlockTag,
          traceTypes: OnlyVmTraceAndStateDiff,
        ];
        result: ReplayOfVmTraceAndStateDiff<Q>[];
      },
      {
        params: readonly [
          block: Hash | Quantities[ParamForm<Q>] | Decimal | number | bigint | BlockTag,
          traceTypes: OnlyAll,
        ];
        result: ReplayOfAll<Q>[];
      },
    ];
  };
  arbtrace_replayTransaction: {
    params: readonly [transactionHash: Hash, traceTypes: readonly TraceType[]];
    result: Replay<Q>;
    overloads: [
      { params: readonly [transactionHash: Hash, traceTypes: OnlyTrace]; result: ReplayOfTrace<Q> },
      {
        params: readonly [transactionHash: Hash, traceTypes: OnlyVmTrace];
        result: ReplayOfVmTrace<Q>;
      },
      {
        params: readonly [transactionHash: Hash, traceTypes: OnlyStateDiff];
        result: ReplayOfStateDiff<Q>;
      },
      {
        params: readonly [transactionHash: Hash, traceTypes: OnlyTraceAndVmTrace];
        result: ReplayOfTraceAndVmTrace<Q>;
      },
      {
        params: readonly [transactionHash: Hash, traceTypes: OnlyTraceAndStateDiff];
        result: ReplayOfTraceAndStateDiff<Q>;
      },
      {
        params: readonly [transactionHash: Hash, traceTypes: OnlyVmTraceAndStateDiff];
        result: ReplayOfVmTraceAndStateDiff<Q>;
      },
      { params: readonly [transactionHash: Hash, traceTypes: OnlyAll]; result: ReplayOfAll<Q> },
    ];
  };
  arbtrace_transaction: { params: readonly [transactionHash: Hash]; result: LocalizedTrace<Q>[] | null };
  arbtrace_get: {
    params: readonly [transactionHash: Hash, place: readonly Quantities[ParamForm<Q>][]];
    result: LocalizedTrace<Q> | null;
  };
  arbtrace_block: { params: readonly [block: BlockReference<ParamForm<Q>>]; result: LocalizedTrace<Q>[] | null };
  arbtrace_filter: { params: readonly [filter: TraceFilter<ParamForm<Q>>]; result: LocalizedTrace<Q>[] };
}

/** Chain data as a node sees it: sync status, fees, blocks and receipts, with the types of Arbitrum. */
export interface ArbitrumEthereumMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumMethods<Q>, "eth_getBlockByHash" | "eth_getBlockByNumber" | "eth_getHeaderByHash" | "eth_getHeaderByNumber" | "eth_getBlockReceipts" | "eth_getUncleByBlockHashAndIndex" | "eth_getUncleByBlockNumberAndIndex"> {
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
  ): Promise<ArbitrumBlockWithTransactions<Q> | null>;
  /** Returns transaction hashes. */
  eth_getBlockByHash(blockHash: Hash, fullTransactions: false): Promise<ArbitrumBlockWithHashes<Q> | null>;
  /** For params whose case is known only at run time. */
  eth_getBlockByHash(
    blockHash: Hash,
    fullTransactions: boolean,
  ): Promise<ArbitrumBlockWithTransactions<Q> | ArbitrumBlockWithHashes<Q> | null>;

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
  ): Promise<ArbitrumBlockWithTransactions<Q> | null>;
  /** Returns transaction hashes. */
  eth_getBlockByNumber(
    block: IncludedBlockNumberOrTag<ParamForm<Q>>,
    fullTransactions: false,
  ): Promise<ArbitrumBlockWithHashes<Q> | null>;
  /** Returns the `pending` block with transaction objects. */
  eth_getBlockByNumber(
    block: "pending",
    fullTransactions: true,
  ): Promise<ArbitrumPendingEvmBlockWithTransactions<Q> | null>;
  /** Returns the `pending` block with transaction hashes. */
  eth_getBlockByNumber(
    block: "pending",
    fullTransactions: false,
  ): Promise<ArbitrumPendingEvmBlockWithHashes<Q> | null>;
  /** Returns a block that may be `pending`, with transaction objects. */
  eth_getBlockByNumber(
    block: BlockNumberOrTag<ParamForm<Q>>,
    fullTransactions: true,
  ): Promise<ArbitrumBlockWithTransactions<Q> | ArbitrumPendingEvmBlockWithTransactions<Q> | null>;
  /** Returns a block that may be `pending`, with transaction hashes. */
  eth_getBlockByNumber(
    block: BlockNumberOrTag<ParamForm<Q>>,
    fullTransactions: false,
  ): Promise<ArbitrumBlockWithHashes<Q> | ArbitrumPendingEvmBlockWithHashes<Q> | null>;
  /** For params whose case is known only at run time. */
  eth_getBlockByNumber(
    block: BlockNumberOrTag<ParamForm<Q>>,
    fullTransactions: boolean,
  ): Promise<
    | ArbitrumBlockWithTransactions<Q>
    | ArbitrumBlockWithHashes<Q>
    | ArbitrumPendingEvmBlockWithTransactions<Q>
    | ArbitrumPendingEvmBlockWithHashes<Q>
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
  eth_getHeaderByHash(blockHash: Hash): Promise<ArbitrumHead<Q> | null>;

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
  eth_getHeaderByNumber(block: IncludedBlockNumberOrTag<ParamForm<Q>>): Promise<ArbitrumHead<Q> | null>;
  /** Returns the header of the `pending` block. */
  eth_getHeaderByNumber(block: "pending"): Promise<ArbitrumPendingEvmHead<Q> | null>;
  /** For params whose case is known only at run time. */
  eth_getHeaderByNumber(
    block: BlockNumberOrTag<ParamForm<Q>>,
  ): Promise<ArbitrumHead<Q> | ArbitrumPendingEvmHead<Q> | null>;

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
  eth_getBlockReceipts(block: BlockReference<ParamForm<Q>>): Promise<ArbitrumReceipt<Q>[] | null>;

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
  ): Promise<ArbitrumBlock<Q> | null>;

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
  ): Promise<ArbitrumBlock<Q> | null>;
}

/**
 * The methods of {@link ArbitrumEthereumMethods} as `{ method, params }` calls. The result is that of the
 * first of `overloads` whose params match.
 */
export interface ArbitrumEthereumCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumCalls<Q>, "eth_getBlockByHash" | "eth_getBlockByNumber" | "eth_getHeaderByHash" | "eth_getHeaderByNumber" | "eth_getBlockReceipts" | "eth_getUncleByBlockHashAndIndex" | "eth_getUncleByBlockNumberAndIndex"> {
  eth_getBlockByHash: {
    params: readonly [blockHash: Hash, fullTransactions: boolean];
    result: ArbitrumBlockWithTransactions<Q> | ArbitrumBlockWithHashes<Q> | null;
    overloads: [
      {
        params: readonly [blockHash: Hash, fullTransactions: true];
        result: ArbitrumBlockWithTransactions<Q> | null;
      },
      {
        params: readonly [blockHash: Hash, fullTransactions: false];
        result: ArbitrumBlockWithHashes<Q> | null;
      },
    ];
  };
  eth_getBlockByNumber: {
    params: readonly [block: BlockNumberOrTag<ParamForm<Q>>, fullTransactions: boolean];
    result:
      | ArbitrumBlockWithTransactions<Q>
      | ArbitrumBlockWithHashes<Q>
      | ArbitrumPendingEvmBlockWithTransactions<Q>
      | ArbitrumPendingEvmBlockWithHashes<Q>
      | null;
    overloads: [
      {
        params: readonly [block: IncludedBlockNumberOrTag<ParamForm<Q>>, fullTransactions: true];
        result: ArbitrumBlockWithTransactions<Q> | null;
      },
      {
        params: readonly [block: IncludedBlockNumberOrTag<ParamForm<Q>>, fullTransactions: false];
        result: ArbitrumBlockWithHashes<Q> | null;
      },
      {
        params: readonly [block: "pending", fullTransactions: true];
        result: ArbitrumPendingEvmBlockWithTransactions<Q> | null;
      },
      {
        params: readonly [block: "pending", fullTransactions: false];
        result: ArbitrumPendingEvmBlockWithHashes<Q> | null;
      },
      {
        params: readonly [block: BlockNumberOrTag<ParamForm<Q>>, fullTransactions: true];
        result: ArbitrumBlockWithTransactions<Q> | ArbitrumPendingEvmBlockWithTransactions<Q> | null;
      },
      {
        params: readonly [block: BlockNumberOrTag<ParamForm<Q>>, fullTransactions: false];
        result: ArbitrumBlockWithHashes<Q> | ArbitrumPendingEvmBlockWithHashes<Q> | null;
      },
    ];
  };
  eth_getHeaderByHash: { params: readonly [blockHash: Hash]; result: ArbitrumHead<Q> | null };
  eth_getHeaderByNumber: {
    params: readonly [block: BlockNumberOrTag<ParamForm<Q>>];
    result: ArbitrumHead<Q> | ArbitrumPendingEvmHead<Q> | null;
    overloads: [
      {
        params: readonly [block: IncludedBlockNumberOrTag<ParamForm<Q>>];
        result: ArbitrumHead<Q> | null;
      },
      { params: readonly [block: "pending"]; result: ArbitrumPendingEvmHead<Q> | null },
    ];
  };
  eth_getBlockReceipts: { params: readonly [block: BlockReference<ParamForm<Q>>]; result: ArbitrumReceipt<Q>[] | null };
  eth_getUncleByBlockHashAndIndex: {
    params: readonly [blockHash: Hash, index: Quantities[ParamForm<Q>]];
    result: ArbitrumBlock<Q> | null;
  };
  eth_getUncleByBlockNumberAndIndex: {
    params: readonly [block: BlockNumberOrTag<ParamForm<Q>>, index: Quantities[ParamForm<Q>]];
    result: ArbitrumBlock<Q> | null;
  };
}

/** Transactions of blocks and of the pool, receipts, and sending transactions, with the types of Arbitrum. */
export interface ArbitrumEthereumTransactionMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumTransactionMethods<Q>, "eth_getTransactionByHash" | "eth_getTransactionByBlockHashAndIndex" | "eth_getTransactionByBlockNumberAndIndex" | "eth_getTransactionBySenderAndNonce" | "eth_getTransactionReceipt" | "eth_pendingTransactions" | "eth_sendRawTransactionSync"> {
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
  ): Promise<ArbitrumTransaction<Q> | ArbitrumPendingTransaction<Q> | null>;

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
  ): Promise<ArbitrumTransaction<Q> | null>;

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
  ): Promise<ArbitrumTransaction<Q> | null>;

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
  ): Promise<ArbitrumTransaction<Q> | ArbitrumPendingTransaction<Q> | null>;

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
  eth_getTransactionReceipt(transactionHash: Hash): Promise<ArbitrumReceipt<Q> | null>;

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
  eth_pendingTransactions(): Promise<ArbitrumPendingTransaction<Q>[]>;

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
  ): Promise<ArbitrumReceipt<Q>>;
}

/**
 * The methods of {@link ArbitrumEthereumTransactionMethods} as `{ method, params }` calls. The result is that
 * of the first of `overloads` whose params match.
 */
export interface ArbitrumEthereumTransactionCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumTransactionCalls<Q>, "eth_getTransactionByHash" | "eth_getTransactionByBlockHashAndIndex" | "eth_getTransactionByBlockNumberAndIndex" | "eth_getTransactionBySenderAndNonce" | "eth_getTransactionReceipt" | "eth_pendingTransactions" | "eth_sendRawTransactionSync"> {
  eth_getTransactionByHash: {
    params: readonly [transactionHash: Hash];
    result: ArbitrumTransaction<Q> | ArbitrumPendingTransaction<Q> | null;
  };
  eth_getTransactionByBlockHashAndIndex: {
    params: readonly [blockHash: Hash, index: Quantities[ParamForm<Q>]];
    result: ArbitrumTransaction<Q> | null;
  };
  eth_getTransactionByBlockNumberAndIndex: {
    params: readonly [block: BlockNumberOrTag<ParamForm<Q>>, index: Quantities[ParamForm<Q>]];
    result: ArbitrumTransaction<Q> | null;
  };
  eth_getTransactionBySenderAndNonce: {
    params: readonly [sender: Address, nonce: Quantities[ParamForm<Q>]];
    result: ArbitrumTransaction<Q> | ArbitrumPendingTransaction<Q> | null;
  };
  eth_getTransactionReceipt: { params: readonly [transactionHash: Hash]; result: ArbitrumReceipt<Q> | null };
  eth_pendingTransactions: { params: readonly []; result: ArbitrumPendingTransaction<Q>[] };
  eth_sendRawTransactionSync: {
    params: readonly [transaction: Hex, timeout?: Quantities[ParamForm<Q>] | number | bigint];
    result: ArbitrumReceipt<Q>;
  };
}

/** State of accounts, and simulated calls, with the types of Arbitrum. */
export interface ArbitrumEthereumStateMethods<Q extends QuantityForm = "hex"> extends Omit<EthereumStateMethods<Q>, "eth_simulateV1"> {
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
  ): Promise<ArbitrumSimulatedBlockWithTransactions<Q>[]>;
  /** Returns transaction hashes. */
  eth_simulateV1(
    simulation: SimulationWithHashes<ParamForm<Q>>,
    block?: BlockReference<ParamForm<Q>>,
  ): Promise<ArbitrumSimulatedBlockWithHashes<Q>[]>;
  /** For params whose case is known only at run time. */
  eth_simulateV1(
    simulation: Simulation<ParamForm<Q>>,
    block?: BlockReference<ParamForm<Q>>,
  ): Promise<(ArbitrumSimulatedBlockWithTransactions<Q> | ArbitrumSimulatedBlockWithHashes<Q>)[]>;
}

/**
 * The methods of {@link ArbitrumEthereumStateMethods} as `{ method, params }` calls. The result is that of
 * the first of `overloads` whose params match.
 */
export interface ArbitrumEthereumStateCalls<Q extends QuantityForm = "hex"> extends Omit<EthereumStateCalls<Q>, "eth_simulateV1"> {
  eth_simulateV1: {
    params: readonly [simulation: Simulation<ParamForm<Q>>, block?: BlockReference<ParamForm<Q>>];
    result: (ArbitrumSimulatedBlockWithTransactions<Q> | ArbitrumSimulatedBlockWithHashes<Q>)[];
    overloads: [
      {
        params: readonly [
          simulation: SimulationWithTransactions<ParamForm<Q>>,
          block?: BlockReference<ParamForm<Q>>,
        ];
        result: ArbitrumSimulatedBlockWithTransactions<Q>[];
      },
      {
        params: readonly [
          simulation: SimulationWithHashes<ParamForm<Q>>,
          block?: BlockReference<ParamForm<Q>>,
        ];
        result: ArbitrumSimulatedBlockWithHashes<Q>[];
      },
    ];
  };
}

/**
 * The subscriptions over a WebSocket, each with the params after the kind and the type of a notification,
 * with the types of Arbitrum.
 */
export interface ArbitrumEthereumFilterSubscriptions<Q extends QuantityForm = "hex"> extends Omit<EthereumFilterSubscriptions<Q>, "newHeads" | "newPendingTransactions" | "transactionReceipts"> {
  /**
   * Subscribes to the headers of new heads. After a reorganization, the headers of the new branch are sent.
   */
  newHeads: { params: readonly []; notification: ArbitrumHead<Q> };
  /**
   * Subscribes to transactions that become pending.
   *
   * @param fullTransactions - `true` for transaction objects, if the node supports them; otherwise hashes.
   * Default: `false`.
   */
  newPendingTransactions: {
    params: readonly [fullTransactions?: boolean];
    notification: Hash | ArbitrumPendingTransaction<Q>;
    overloads: [
      { params: readonly [fullTransactions: true]; notification: ArbitrumPendingTransaction<Q> },
      { params: readonly [fullTransactions?: false]; notification: Hash },
    ];
  };
  /**
   * Subscribes to the receipts of each new block, as one list. Only newer versions of go-ethereum and reth
   * support it.
   *
   * @param filter - Filter by transaction; all transactions by default.
   */
  transactionReceipts: { params: readonly [filter?: ReceiptFilter]; notification: ArbitrumReceipt<Q>[] };
}

/** Transaction pool, `txpool_`, with the types of Arbitrum. */
export interface ArbitrumTxpoolMethods<Q extends QuantityForm = "hex"> extends Omit<TxpoolMethods<Q>, "txpool_content" | "txpool_contentFrom"> {
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
  txpool_content(): Promise<ArbitrumPoolContent<Q>>;

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
    pending: ArbitrumPoolTransactions<Q>;
    queued: ArbitrumPoolTransactions<Q>;
  }>;
}

/**
 * The methods of {@link ArbitrumTxpoolMethods} as `{ method, params }` calls. The result is that of the first
 * of `overloads` whose params match.
 */
export interface ArbitrumTxpoolCalls<Q extends QuantityForm = "hex"> extends Omit<TxpoolCalls<Q>, "txpool_content" | "txpool_contentFrom"> {
  txpool_content: { params: readonly []; result: ArbitrumPoolContent<Q> };
  txpool_contentFrom: {
    params: readonly [address: Address];
    result: {
      pending: ArbitrumPoolTransactions<Q>;
      queued: ArbitrumPoolTransactions<Q>;
    };
  };
}

/** Raw blocks and transactions, and the state as the node stores it, with the types of Arbitrum. */
export interface ArbitrumDebugMethods<Q extends QuantityForm = "hex"> extends Omit<DebugMethods<Q>, "debug_getBadBlocks"> {
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
  debug_getBadBlocks(): Promise<ArbitrumBadBlock<Q>[]>;
}

/**
 * The methods of {@link ArbitrumDebugMethods} as `{ method, params }` calls. The result is that of the first
 * of `overloads` whose params match.
 */
export interface ArbitrumDebugCalls<Q extends QuantityForm = "hex"> extends Omit<DebugCalls<Q>, "debug_getBadBlocks"> {
  debug_getBadBlocks: { params: readonly []; result: ArbitrumBadBlock<Q>[] };
}
