import { invalidArgument, isNodeAccessError, NodeAccessError } from "@node-access/auth";
import type { CallOptions } from "@node-access/transport";
import type { Channel } from "./channel.ts";
import type { ChannelRuntime } from "./channel-runtime.ts";
import type { MessageStream, Method } from "./message.ts";
import { MessageQueue } from "./message-queue.ts";

/** A stream before it is opened. */
export interface StreamPlan {
  readonly channel: Channel;
  readonly method: Method;
  readonly options: CallOptions;
  /** One request, or requests as they come. */
  readonly input: unknown;
}

/** What reads a stream needs while it runs. */
export interface StreamRun {
  readonly runtime: ChannelRuntime;
  /** Aborted when the stream must end. */
  readonly signal: AbortSignal;
  /** Takes the messages for the consumer. */
  readonly queue: MessageQueue<unknown>;
  /** Ends the stream with an error. */
  readonly fail: (error: unknown) => void;
}

/** Reads a stream until its end or until the signal aborts. */
export type ReadStream = (plan: StreamPlan, run: StreamRun) => Promise<void>;

/**
 * Makes a stream that the first `next` opens.
 *
 * @param load - Loads what reads it.
 */
export function messageStream<T>(plan: StreamPlan, load: () => Promise<ReadStream>): MessageStream<T> {
  const controller = new AbortController();
  // What is read is a message of the method's type, which the service's interface states.
  const queue = new MessageQueue<T>();
  let isOpen = false;
  return {
    next: () => {
      const result = queue.next();
      if (!isOpen) {
        isOpen = true;
        void read(plan, load, controller, queue as MessageQueue<unknown>);
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
    if (signal && !(signal instanceof Object && "addEventListener" in signal))
      throw invalidArgument("signal", "an AbortSignal", typeof signal);
    channel.add(running);
    // Loaded by the first stream, as what reads it is.
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
  } catch (error) {
    if (failure) queue.end(failure);
    // While the stream was being opened, the call knows better whether anything was sent.
    else if (signal?.aborted && !isNodeAccessError(error, "ABORTED"))
      queue.end({ error: aborted(method.name, signal.reason) });
    else queue.end({ error });
  } finally {
    channel.delete(running);
    forget?.();
    controller.abort();
  }
}

function aborted(operation: string, cause: unknown): NodeAccessError<"ABORTED"> {
  const text = `${operation}: ended by its signal`;
  return new NodeAccessError("ABORTED", text, { operation, sent: true }, { cause });
}
