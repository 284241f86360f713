import { isNodeAccessError, NodeAccessError } from "@node-access/auth";
import type { CallOptions } from "@node-access/transport";
import type { Channel } from "./channel.ts";
import type { MessageStream, Method } from "./message.ts";

/** A stream before it is opened. */
export interface StreamPlan {
  readonly channel: Channel;
  readonly method: Method;
  readonly options: CallOptions;
  /** One request, or requests as they come. */
  readonly input: unknown;
}

/**
 * Reads a stream until the signal aborts.
 *
 * @param fail - Ends it with an error.
 */
export type ReadStream = (
  plan: StreamPlan,
  signal: AbortSignal,
  fail: (error: unknown) => void,
) => AsyncGenerator<unknown, void>;

/** Why a stream is given up when its consumer wants no more. */
const RETURNED: unique symbol = Symbol("returned");

/**
 * Makes a stream that is opened by its first `next`.
 *
 * @param load - Loads what reads it.
 */
export function messageStream<T>(plan: StreamPlan, load: () => Promise<ReadStream>): MessageStream<T> {
  const controller = new AbortController();
  // What is read is a message of the method's type, which the service's interface states.
  const answers = guarded(plan, load, controller) as AsyncGenerator<T, void>;
  return {
    next: () => answers.next(),
    return: () => {
      // A `next` that still waits would otherwise hold this up until the next answer.
      controller.abort(RETURNED);
      return answers.return();
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

async function* guarded(
  plan: StreamPlan,
  load: () => Promise<ReadStream>,
  controller: AbortController,
): AsyncGenerator<unknown, void> {
  const { name } = plan.method;
  const { signal } = plan.options;
  const fail = (error: unknown): void => controller.abort(error);
  const release = plan.channel.onClose(name, fail);
  const abort = (): void => fail(aborted(name));
  let forget: (() => void) | undefined;
  try {
    // Loaded by the first stream, as what reads it is.
    const [read, { onAbort }] = await Promise.all([load(), import("@node-access/transport")]);
    forget = signal && onAbort(signal, abort);
    if (signal?.aborted) abort();
    yield* read(plan, controller.signal, fail);
  } catch (error) {
    if (!controller.signal.aborted) throw error;
    const reason: unknown = controller.signal.reason;
    if (reason === RETURNED) return;
    // While it was being opened, the call knows better whether anything was sent.
    throw isNodeAccessError(reason, "ABORTED") && isNodeAccessError(error, "ABORTED") ? error : reason;
  } finally {
    release();
    forget?.();
    fail(RETURNED);
  }
}

function aborted(operation: string): NodeAccessError<"ABORTED"> {
  return new NodeAccessError("ABORTED", `${operation}: ended by its signal`, { operation, sent: true });
}
