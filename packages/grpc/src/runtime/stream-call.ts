import { safeCause, type NodeAccessError, type Wire } from "@node-access/auth";
import { callError, onAbort, runCall, type CallResponse, type Attempt } from "@node-access/transport";
import { describedLate, endedEarly, notOneMessage } from "./call-errors.ts";
import type { Channel } from "./channel.ts";
import type { ChannelRuntime } from "./channel-runtime.ts";
import type { Codec } from "./codec.ts";
import type { MessageQueue } from "./message-queue.ts";
import { RequestSink } from "./request-sink.ts";
import type { RequestSource } from "./request-source.ts";
import type { StreamPlan } from "./stream-plan.ts";
import { type Start, StreamReader } from "./stream-reader.ts";
import { WireCall } from "./wire-call.ts";

export interface StreamCall extends StreamPlan {
  readonly channel: Channel;
  readonly runtime: ChannelRuntime;
  /** Cancels the call; the signal's reason is the cause. */
  readonly signal: AbortSignal;
  readonly codec: Codec;
  readonly start: Start;
  /** Milliseconds to wait before the first attempt. */
  readonly delay?: number;
  /** Buffers the messages. While it is full, the server is paused. */
  readonly queue: MessageQueue<unknown>;
  /** Called with the bytes of each message, to queue it. An error of `decode` ends the stream. */
  readonly take: (bytes: Uint8Array, decode: (bytes: Uint8Array) => unknown) => void;
}

/** Opens a stream, with retries like any call, and reads it to its end. A later failure ends it. */
export async function readStream(stream: StreamCall): Promise<void> {
  const { channel, method, options, input, signal, codec, queue, take } = stream;
  const { endpoint, redact } = channel.endpoint;
  const operation = { name: method.name, idempotency: method.idempotency };
  const call = { operation, transport: "grpc", endpoint, input, redact } as const;
  const { value: reader } = await runCall(call, { ...options, signal }, (attempt) =>
    channel.authorized(attempt, (wire) => open(stream, attempt, wire)),
  );
  const isSingle = method.stream === "client";
  let received = 0;
  const decode = (bytes: Uint8Array): unknown => {
    try {
      return codec.decode(bytes);
    } catch (error) {
      throw describedLate(error, reader.attempt);
    }
  };
  queue.decode = (item) => (item instanceof Uint8Array ? decode(item) : item);
  try {
    await reader.readAll(queue, (bytes) => {
      received += 1;
      if (isSingle && received > 1) throw notOneMessage(call, "more than one");
      take(bytes, decode);
    });
    if (method.endless) throw endedEarly(call);
    if (isSingle && received === 0) throw notOneMessage(call, "none");
  } catch (error) {
    throw describedLate(error, reader.attempt);
  }
}

async function open(stream: StreamCall, attempt: Attempt, wire: Wire): Promise<CallResponse<StreamReader>> {
  const { signal, start, delay } = stream;
  if (delay && attempt.number === 1) await pause(delay, attempt);
  return new Promise((resolve, reject) => {
    const reader = new StreamReader(attempt, start, resolve, reject);
    const call = new WireCall(stream, attempt, reader);
    // After the stream has opened, the attempt no longer cancels it.
    reader.onOver = onAbort(signal, () => call.end(aborted(attempt, signal.reason)));
    call.start(wire, Infinity);
  });
}

function aborted(attempt: Attempt, reason: unknown): NodeAccessError {
  const cause = safeCause(reason, attempt.redact);
  return callError(attempt, "ABORTED", "the stream was ended by its signal", { sent: true }, { cause });
}

function pause(milliseconds: number, attempt: Attempt): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    attempt.onCancel((error) => {
      clearTimeout(timer);
      reject(error);
    });
  });
}

/** Starts a call with one request and a stream of responses. */
export function startServerStream(codec: Codec, input: unknown): Start {
  const request = codec.encode(input);
  return (call) => call.halfClose(request);
}

/** Starts a subscription. It stays open for further requests until it is cancelled. */
export function startBothStreams(
  codec: Codec,
  source: RequestSource,
  change: (request: unknown) => unknown = (request) => request,
): Start {
  return (call) => source.attach(new RequestSink(call, codec), change);
}
