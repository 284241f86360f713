import { expectTypeOf } from "vitest";
import {
  type CallFrame,
  type CallTraceResult,
  createRpcClient,
  type Erc7562Frame,
  type FlatCall,
  type FourByteCounts,
  type Hash,
  type KeccakPreimages,
  type Log,
  type MuxTrace,
  type NoopTrace,
  type OtherTransaction,
  type Prestate,
  type PrestateDiff,
  type PrestateDiffTraceResult,
  type SimulatedBlockWithHashes,
  type SimulatedBlockWithTransactions,
  type StructLogTrace,
  type StructLogTraceResult,
  type TracedBlock,
  type TracedTransaction,
  type Transaction,
} from "../src/index.ts";
import { createRpcWebSocketClient } from "../src/web-socket-client.ts";

const client = createRpcClient({ protocol: "ethereum", endpoint: "https://node.example" });
const hash: Hash = "0x00";
declare const tracer: string;
const diff = { tracer: "prestateTracer", tracerConfig: { diffMode: true } } as const;

const trace = client.debug_traceTransaction;
expectTypeOf(await trace(hash)).toEqualTypeOf<StructLogTrace>();
expectTypeOf(await trace(hash, { enableMemory: true })).toEqualTypeOf<StructLogTrace>();
expectTypeOf(await trace(hash, { tracer: "callTracer" })).toEqualTypeOf<CallFrame>();
expectTypeOf(
  await trace(hash, { tracer: "callTracer", tracerConfig: { withLog: true }, timeout: "5s" }),
).toEqualTypeOf<CallFrame>();
expectTypeOf(await trace(hash, { tracer: "flatCallTracer" })).toEqualTypeOf<FlatCall[]>();
expectTypeOf(await trace(hash, { tracer: "prestateTracer" })).toEqualTypeOf<Prestate>();
expectTypeOf(await trace(hash, diff)).toEqualTypeOf<PrestateDiff>();
expectTypeOf(await trace(hash, { tracer: "4byteTracer" })).toEqualTypeOf<FourByteCounts>();
expectTypeOf(
  await trace(hash, { tracer: "muxTracer", tracerConfig: { callTracer: null } }),
).toEqualTypeOf<MuxTrace>();
expectTypeOf(await trace(hash, { tracer: "noopTracer" })).toEqualTypeOf<NoopTrace>();
expectTypeOf(await trace(hash, { tracer: "erc7562Tracer" })).toEqualTypeOf<Erc7562Frame>();
expectTypeOf(await trace(hash, { tracer: "keccak256PreimageTracer" })).toEqualTypeOf<KeccakPreimages>();
expectTypeOf(await trace(hash, { tracer })).toEqualTypeOf<unknown>();
await trace(hash, { debug: true, limit: 1 });
// @ts-expect-error the limit is a number of steps
await trace(hash, { limit: "all" });

expectTypeOf(await client.debug_traceBlockByNumber("latest")).toEqualTypeOf<StructLogTraceResult[]>();
expectTypeOf(await client.debug_traceBlockByHash(hash, { tracer: "callTracer" })).toEqualTypeOf<
  CallTraceResult[]
>();
expectTypeOf(await client.debug_traceBlock("0x", diff)).toEqualTypeOf<PrestateDiffTraceResult[]>();
expectTypeOf(await client.debug_traceBlockByNumber("latest", { tracer })).toEqualTypeOf<
  TracedTransaction[]
>();

const call = { to: "0x00", input: "0x" } as const;
const overrides = { stateOverrides: { "0x00": { balance: "0x1" } } } as const;
expectTypeOf(
  await client.debug_traceCall(call, "latest", { tracer: "callTracer", ...overrides }),
).toEqualTypeOf<CallFrame>();
expectTypeOf(await client.debug_traceCall(call, hash, overrides)).toEqualTypeOf<StructLogTrace>();

const blockStateCalls = [{ calls: [call] }] as const;
expectTypeOf(await client.eth_simulateV1({ blockStateCalls })).toEqualTypeOf<SimulatedBlockWithHashes[]>();
const simulated = await client.eth_simulateV1({ blockStateCalls, returnFullTransactions: true }, "latest");
expectTypeOf(simulated).toEqualTypeOf<SimulatedBlockWithTransactions[]>();
for (const outcome of simulated[0]?.calls ?? [])
  if (outcome.status === "0x0") {
    expectTypeOf(outcome.error.message).toEqualTypeOf<string>();
    expectTypeOf(outcome.logs).toEqualTypeOf<Log[] | undefined>();
  } else expectTypeOf(outcome.logs.length).toEqualTypeOf<number>();
// @ts-expect-error the whole storage of an account, by slot
await client.eth_call(call, "latest", { "0x00": { state: ["0x1"] } });

export function computeFee(transaction: Transaction): string {
  switch (transaction.type) {
    case "0x0":
      return transaction.gasPrice;
    case "0x1":
      return transaction.accessList.length > 0 ? transaction.gasPrice : "0x0";
    case "0x2":
      return transaction.maxFeePerGas;
    case "0x3":
      return transaction.maxFeePerBlobGas;
    case "0x4":
      return transaction.authorizationList[0]?.address ?? transaction.maxFeePerGas;
    case "0x6a":
      return transaction.gasPrice ?? "0x0";
    default:
      return (transaction satisfies OtherTransaction).value;
  }
}

const socket = createRpcWebSocketClient({ protocol: "ethereum", endpoint: "wss://node.example" });
for await (const traced of await socket.subscribe("debug_subscribe", "traceChain", "0x1", "0x2"))
  expectTypeOf(traced).toEqualTypeOf<TracedBlock>();
// @ts-expect-error a range has an end
await socket.subscribe("debug_subscribe", "traceChain", "0x1");
const rollup = createRpcWebSocketClient({ protocol: "starknet", endpoint: "wss://node.example" });
// @ts-expect-error a rollup has no such kind
await rollup.subscribe("newPendingTransactions");
