import { isNodeAccessError } from "@node-access/auth";
import { classifyNodeError } from "@node-access/transport/errors";
import type { AnyRpcClient } from "../calls/rpc.ts";
import { listMethods, type RpcSurface } from "../facts/rpc-method.ts";

/** The methods that trace all transactions of a block. */
export type TraceMethod = "trace_block" | "debug_traceBlockByHash";

type Item = Readonly<Record<string, unknown>>;

/** The block whose traces are read, as on the wire. */
export interface TracedBlock {
  readonly number: string;
  readonly hash: string;
}

/** Finds out how a node traces blocks: `trace_block` has a trace for each call, and geth has only the other one. */
export async function findTraceMethod(
  client: AnyRpcClient,
  surface: RpcSurface,
  block: number,
): Promise<TraceMethod> {
  if (!listMethods(surface).some(({ name }) => name === "trace_block")) return "debug_traceBlockByHash";
  try {
    await client.request({ method: "trace_block", params: [`0x${block.toString(16)}`] });
  } catch (error) {
    if (!isNodeAccessError(error, "JSON_RPC_ERROR")) throw error;
    const { rpcCode: code, rpcMessage: message } = error.context;
    // Any other error, such as that of a pruned block, is reported when the block is read.
    if (classifyNodeError({ code, message }).reason === "method") return "debug_traceBlockByHash";
  }
  return "trace_block";
}

export function traceRequest(
  method: TraceMethod,
  { number, hash }: TracedBlock,
): { readonly method: string; readonly params: readonly unknown[] } {
  return method === "trace_block"
    ? { method, params: [number] }
    : { method, params: [hash, { tracer: "callTracer" }] };
}

/** Lists the traces of a block, as `trace_block` has them. */
export function listTraces(
  method: TraceMethod,
  { number, hash }: TracedBlock,
  result: readonly Item[],
): readonly Item[] {
  if (method === "trace_block") return result;
  return result.flatMap(({ txHash, result: frame }, transactionPosition) => {
    const place = {
      blockNumber: Number(number),
      blockHash: hash,
      transactionHash: txHash,
      transactionPosition,
    };
    return listFrames(frame as Frame, [], place);
  });
}

/** A call, and the calls in it, as geth's `callTracer` has them. */
interface Frame {
  readonly type: string;
  readonly from: string;
  readonly to?: string;
  readonly value?: string;
  readonly gas: string;
  readonly gasUsed: string;
  readonly input: string;
  readonly output?: string;
  readonly error?: string;
  readonly calls?: readonly Frame[];
}

function listFrames(frame: Frame, traceAddress: readonly number[], place: Item): Item[] {
  const { calls = [], error } = frame;
  const item = { ...place, ...describeFrame(frame), error, subtraces: calls.length, traceAddress };
  return [item, ...calls.flatMap((call, index) => listFrames(call, [...traceAddress, index], place))];
}

function describeFrame({ type, from, to, value, gas, gasUsed, input, output }: Frame): Item {
  if (type === "SELFDESTRUCT")
    return { type: "suicide", action: { address: from, refundAddress: to, balance: value } };
  const name = type.toLowerCase();
  if (name.startsWith("create"))
    return {
      type: "create",
      action: { from, value, gas, init: input, creationMethod: name },
      result: { address: to, code: output, gasUsed },
    };
  return {
    type: "call",
    action: { callType: name, from, to, value, gas, input },
    result: { gasUsed, output },
  };
}
