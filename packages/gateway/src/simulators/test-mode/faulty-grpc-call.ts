import { setTimeout } from "node:timers/promises";
import type { ServerHttp2Stream } from "node:http2";
import { FrameSplitter } from "../../contract/grpc/frames.ts";
import { endCall, type GrpcCall } from "../../contract/grpc/grpc-call.ts";
import type { Fault } from "../../contract/test-options.ts";
import { grpcMethods } from "../../generated/grpc.ts";
import { grpcMessageOf, grpcStatusOf } from "./fault-errors.ts";
import { FaultGate } from "./fault-gate.ts";
import type { Faults } from "./faults.ts";

/**
 * Responds to a gRPC call with the faults of a test.
 *
 * @param handle - Passes the call on to the node's source.
 */
export async function handleWithFaults(
  faults: Faults,
  call: GrpcCall,
  handle: (call: GrpcCall) => void,
): Promise<void> {
  const { stream, path } = call;
  const name = path.slice(1);
  const { latency, fault } = faults.inject(name);
  if (latency > 0) await setTimeout(latency);
  if (stream.destroyed || stream.closed) return;
  if (fault) return fail(stream, name, fault);
  if (grpcMethods[name]?.stream !== "none") injectIntoMessages(faults, stream, name);
  handle(call);
}

/** Lets each message of a response through, late or not at all. The stream itself is changed: whatever serves the call writes to it. */
function injectIntoMessages(faults: Faults, stream: ServerHttp2Stream, name: string): void {
  const write = stream.write.bind(stream) as (bytes: Buffer) => boolean;
  const end = stream.end.bind(stream) as () => ServerHttp2Stream;
  const frames = new FrameSplitter();
  const gate = new FaultGate(
    () => faults.injectMessage(name),
    (fault) => fail(stream, name, fault),
  );
  stream.write = (chunk: Buffer): boolean => {
    for (const frame of frames.push(chunk)) gate.pass(() => write(frame));
    return !stream.writableNeedDrain;
  };
  stream.end = (): ServerHttp2Stream => {
    gate.afterwards(end);
    return stream;
  };
  stream.on("close", () => gate.close());
}

function fail(stream: ServerHttp2Stream, name: string, fault: Fault): void {
  // What was sent before leaves first.
  if (fault.disconnect) setImmediate(() => stream.session?.destroy());
  else endCall(stream, grpcStatusOf(fault), grpcMessageOf(fault, name), "fault");
}
