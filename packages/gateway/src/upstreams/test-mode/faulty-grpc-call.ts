import { setTimeout } from "node:timers/promises";
import type { CallerStream } from "../../codec/grpc/caller-stream.ts";
import { FrameSplitter } from "../../codec/grpc/frames.ts";
import { endCall } from "../../codec/grpc/call-headers.ts";
import type { GrpcCall } from "../grpc/grpc-call.ts";
import type { Fault } from "../../options/test-options.ts";
import { grpcMethods } from "../../generated/grpc.ts";
import { chooseGrpcStatus, type Faults, makeGrpcMessage } from "./faults.ts";
import { FaultGate } from "./fault-gate.ts";

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

/**
 * Delays or drops messages of a response. Changes the stream itself, since the call's source writes to it.
 */
function injectIntoMessages(faults: Faults, stream: CallerStream, name: string): void {
  const write = stream.write.bind(stream) as (bytes: Buffer) => boolean;
  const end = stream.end.bind(stream) as () => CallerStream;
  const frames = new FrameSplitter();
  const gate = new FaultGate(
    () => faults.injectMessage(name),
    (fault) => fail(stream, name, fault),
  );
  stream.write = (chunk: Buffer): boolean => {
    for (const frame of frames.push(chunk)) gate.pass(() => write(frame));
    return !stream.writableNeedDrain;
  };
  stream.end = (): CallerStream => {
    gate.runAfter(end);
    return stream;
  };
  stream.on("close", () => gate.close());
}

function fail(stream: CallerStream, name: string, fault: Fault): void {
  // Lets earlier messages be sent first.
  if (fault.disconnect) setImmediate(() => stream.session?.destroy());
  else endCall(stream, chooseGrpcStatus(fault), makeGrpcMessage(fault, name), "fault");
}
