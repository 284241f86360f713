import { isNodeAccessError, type NodeAccessError } from "@node-access/auth";
import type { CallOptions } from "@node-access/transport";
import type { Channel } from "./channel.ts";
import type { ChannelRuntime } from "./channel-runtime.ts";
import type { MessageStream, Method } from "../wire/message.ts";
import { MessageQueue } from "./message-queue.ts";

/** The parameters of a stream that is not open yet. */
export interface StreamPlan {
  readonly channel: Channel;
  readonly method: Method;
  readonly options: CallOptions;
  /** One request, or an async iterable of requests. */
  readonly input: unknown;
  /** Whether to deliver views of the messages. */
  readonly lazy?: boolean;
}

/** What a {@link ReadStream} function works with while the stream runs. */
export interface StreamRun {
  readonly runtime: ChannelRuntime;
  /** Aborted when the stream must end. */
  readonly signal: AbortSignal;
  /** Queues messages for the consumer. */
  readonly queue: MessageQueue<unknown>;
  /** Ends the stream with an error. */
  readonly fail: (error: unknown) => void;
}

/** Reads a stream until its end or until the signal aborts. */
export type ReadStream = (plan: StreamPlan, run: StreamRun) => Promise<void>;

/**
 * Creates a stream that the first `next` opens.
 *
 * @param load - Loads the function that reads it.
 */
export function messageStream<T>(plan: StreamPlan, load: () => Promise<ReadStream>): MessageStream<T> {
  const controller = new AbortController();
  const caller = new Error();
  // `T` is the response type in the service's interface, so messages have this type.
  const queue = new MessageQueue<T>();
  let isOpen = false;
  return {
    next: () => {
      const result = queue.next();
      if (!isOpen) {
        isOpen = true;
        void read(plan, load, controller, queue as MessageQueue<unknown>, caller);
      }
      return result;
    },
    return: () => {
      isOpen = true;
      queue.clear();
      queue.end({});
      controller.abort();
      return Promise.resolve({ done: true, value: undefined });
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

async function read(
  plan: StreamPlan,
  load: () => Promise<ReadStream>,
  controller: AbortController,
  queue: MessageQueue<unknown>,
  caller: Error,
): Promise<void> {
  const { channel, method } = plan;
  const { signal } = plan.options;
  let failure: { readonly error: unknown } | undefined;
  const end = (error: unknown): void => {
    failure ??= { error };
    queue.clear();
    controller.abort(error);
  };
  const running = { operation: method.name, end };
  const abort = (): void => {
    queue.clear();
    controller.abort(signal?.reason);
  };
  let forget: (() => void) | undefined;
  try {
    channel.add(running);
    // The transport is loaded by the first stream, like the function that reads it.
    const [runtime, readStream, { onAbort }] = await Promise.all([
      channel.load(),
      load(),
      import("@node-access/transport"),
    ]);
    if (signal) forget = onAbort(signal, abort);
    if (signal?.aborted) abort();
    if (failure) throw failure.error;
    await readStream(plan, { runtime, signal: controller.signal, queue, fail: end });
    queue.end({});
  } catch (error: unknown) {
    const reported = failure ? withIds(failure.error, Object(error)) : error;
    if (isNodeAccessError(reported)) showCaller(reported, caller.stack);
    queue.end({ error: reported });
  } finally {
    channel.delete(running);
    forget?.();
    controller.abort();
  }
}

/** Copies the request's ids from the error that ended it to the error with the reason. */
function withIds(error: unknown, { requestId, response, attempts }: Partial<NodeAccessError>): unknown {
  return isNodeAccessError(error)
    ? Object.assign(error, requestId && { requestId, response, attempts })
    : error;
}

/** Sets the stack to that of the stream's creation: where the error was made, the stack has no caller any more. */
function showCaller(error: NodeAccessError, stack: string | undefined): void {
  if (stack) error.stack = `${String(error)}\n${stack.split("\n").slice(1).join("\n")}`;
}
