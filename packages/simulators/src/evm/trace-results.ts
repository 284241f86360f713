import { rpcCode, failure } from "../json-rpc/rpc-failure.ts";
import type { Call, Execution } from "./execution.ts";
import type { IncludedTransaction } from "./seeded-blocks.ts";
import { type AccountChange, prestate } from "./state-changes.ts";
import { revertReason } from "./token.ts";
import { type Fields, quantity } from "../values.ts";

/** The only call of a transaction, with its result: the token calls no other contract. */
export interface TracedCall extends Omit<Call, "accessList">, Omit<Execution, "changes"> {
  /** The accounts that it changes. */
  readonly changes: readonly AccountChange[];
}

/** A call in the form of the `trace` methods, without its place. */
export function flatTrace({ from, to, gas, value, input, ...result }: TracedCall): Fields {
  const { gasUsed, output, isReverted } = result;
  return {
    type: "call",
    action: { callType: "call", from, to, gas: quantity(gas), value: quantity(value), input },
    ...(isReverted ? { error: "Reverted" } : { result: { gasUsed: quantity(gasUsed), output } }),
    subtraces: 0,
    traceAddress: [],
  };
}

/** The place of an included transaction, as the `trace` methods return it. */
export function describePlace({ transaction }: Pick<IncludedTransaction, "transaction">): Fields {
  const { blockHash, blockNumber, hash, transactionIndex } = transaction;
  return {
    blockHash,
    blockNumber: Number(blockNumber),
    transactionHash: hash,
    transactionPosition: Number(transactionIndex),
  };
}

/** Tracers of go-ethereum that the simulator has no results for. */
const otherTracers = /^(noop|erc7562|keccak256Preimage|bigram|trigram|unigram|opcount|evmdis)Tracer$/;

/** A call in the form of a `debug` tracer; without one, a trace that has no steps. */
export function tracerResult(call: TracedCall, config: unknown, place: Fields = {}): unknown {
  const { tracer, tracerConfig } = Object(config) as { tracer?: string; tracerConfig?: Fields };
  const options = Object(tracerConfig) as Fields;
  switch (tracer) {
    case undefined:
      return { gas: Number(call.gasUsed), failed: call.isReverted, returnValue: call.output, structLogs: [] };
    case "callTracer":
      return callFrame(call, options["withLog"] === true);
    case "flatCallTracer":
      return [{ ...flatTrace(call), ...place }];
    case "prestateTracer":
      return prestate(call.changes, options["diffMode"] === true);
    case "4byteTracer":
      // The selector, and the bytes after it.
      return call.input.length < 10
        ? {}
        : { [`${call.input.slice(0, 10)}-${(call.input.length - 10) / 2}`]: 1 };
    case "muxTracer":
      return Object.fromEntries(
        Object.entries(options).map(([name, own]) => [
          name,
          tracerResult(call, { tracer: name, tracerConfig: own }, place),
        ]),
      );
    default:
      // Code of a tracer contains braces. The simulator does not run it.
      if (otherTracers.test(tracer) || tracer.includes("{")) return {};
      throw failure(rpcCode.server, `${tracer.slice(0, 100)} is not defined`);
  }
}

function callFrame(call: TracedCall, withLog: boolean): Fields {
  const { from, to, gas, gasUsed, input, output, value, isReverted, event } = call;
  const reason = revertReason(output);
  return {
    from,
    gas: quantity(gas),
    gasUsed: quantity(gasUsed),
    to,
    input,
    ...(output !== "0x" && { output }),
    ...(isReverted && { error: "execution reverted" }),
    ...(reason !== undefined && { revertReason: reason }),
    ...(withLog && event && { logs: [{ address: to, ...event, position: "0x0", index: "0x0" }] }),
    value: quantity(value),
    type: "CALL",
  };
}
