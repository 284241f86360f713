import { isNodeAccessError, type NodeAccessError } from "@node-access/auth";
import type { MessageStream } from "../wire/method.ts";
import type { Channel } from "./channel.ts";
import { MessageQueue } from "./message-queue.ts";
import type { ReadStream, StreamPlan } from "./stream-plan.ts";

/** Creates a stream that the first `next` opens. */
export function messageStream<T>(
  channel: Channel,
  plan: StreamPlan,
  load: () => Promise<ReadStream>,
): MessageStream<T> {
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
        void read(channel, plan, load, controller, queue as MessageQueue<unknown>, caller);
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
  channel: Channel,
  plan: StreamPlan,
  load: () => Promise<ReadStream>,
  controller: AbortController,
  queue: MessageQueue<unknown>,
  caller: Error,
): Promise<void> {
  const { method } = plan;
  const { signal } = plan.options;
  let failure: { readonly error: unknown } | undefined;
  const end = (error: unknown): void => {
    failure ??= { error };
    queue.clear();
    controller.abort(error);
  };
  queue.fail = (error) => {
    if (isNodeAccessError(error)) showCaller(error, caller.stack);
    end(error);
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
    const [readStream, { onAbort }] = await Promise.all([load(), import("@node-access/transport")]);
    if (signal) forget = onAbort(signal, abort);
    if (signal?.aborted) abort();
    if (failure) throw failure.error;
    await readStream(plan, { signal: controller.signal, queue, fail: end });
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
