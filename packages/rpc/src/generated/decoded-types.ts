// Generated from specs/rpc. Do not edit: change the spec and run `npm run generate`.

export type * from "./decoded-debug-trace.ts";
export type * from "./decoded-debug.ts";
export type * from "./decoded-ethereum-filter.ts";
export type * from "./decoded-ethereum-state.ts";
export type * from "./decoded-ethereum-transaction.ts";
export type * from "./decoded-ethereum.ts";
export type * from "./decoded-explorer.ts";
export type * from "./decoded-net.ts";
export type * from "./decoded-otterscan.ts";
export type * from "./decoded-shared.ts";
export type * from "./decoded-trace.ts";
export type * from "./decoded-txpool.ts";
export type * from "./starknet.ts";
export type { AccessListEntry } from "./ethereum-transaction.ts";
export type { BlobSchedule } from "./ethereum.ts";
export type { FilterId, SubscriptionId, ReceiptFilter, LogFilter } from "./ethereum-filter.ts";
export type { Hex, HexValue, Decimal, Hash, Address, BlockTag, StorageKey } from "./shared.ts";
export type { LatestLogsOptions, PeerInfo } from "./explorer.ts";
export type { StorageRange, StateDump, DumpedAccount, ExecutionWitness } from "./debug.ts";
export type { TraceOptions, StepOptions, TraceConfig, StructLogConfig, CallTracerConfig, CallTracerOptions, FlatCallTracerConfig, FlatCallTracerOptions, PrestateTracerConfig, PrestateDiffTracerConfig, PrestateTracerOptions, FourByteTracerConfig, NoopTracerConfig, MuxTracerConfig, MuxTracerOptions, TraceFailure, TracedTransaction, AnyTrace, FourByteTraced, NoopTraced, FourByteCounts, NoopTrace } from "./debug-trace.ts";
export type { TraceType, OnlyTrace, OnlyVmTrace, OnlyStateDiff, OnlyTraceAndVmTrace, OnlyTraceAndStateDiff, OnlyVmTraceAndStateDiff, OnlyAll, InBlock, TracePlace, TraceLocation, TransactionOpcodeGas, Delta, StateDiff, VmTrace, VmOperation } from "./trace.ts";
