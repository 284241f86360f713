import type { CallOptions } from "@node-access/transport";
import type { Method } from "../wire/method.ts";
import type { MessageQueue } from "./message-queue.ts";

/** The parameters of a stream that is not open yet. */
export interface StreamPlan {
  readonly method: Method;
  readonly options: CallOptions;
  /** One request, or an async iterable of requests. */
  readonly input: unknown;
  /** Whether to deliver views of the messages. */
  readonly lazy?: boolean;
}

/** What a {@link ReadStream} function works with while the stream runs. */
export interface StreamRun {
  /** Aborted when the stream must end. */
  readonly signal: AbortSignal;
  /** Queues messages for the consumer. */
  readonly queue: MessageQueue<unknown>;
  /** Ends the stream with an error. */
  readonly fail: (error: unknown) => void;
}

/** Reads a stream until its end or until the signal aborts. */
export type ReadStream = (plan: StreamPlan, run: StreamRun) => Promise<void>;
