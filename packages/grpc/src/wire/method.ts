import type { Operation } from "@node-access/transport";
import type { DeepPartial } from "@node-access/transport/protobuf";

/** The call option to return a view of each response. */
export interface LazyOption {
  /** Returns a `LazyMessage` instead of the decoded message: faster if you read few fields of large messages. */
  readonly lazy: true;
}

/** A method of a service. Its name on the wire is `package.Service/Method`. */
export interface Method extends Operation {
  /** What streams: nothing, the requests, the responses, or both. */
  readonly stream: "none" | "client" | "server" | "both";
  /** Whether the responses continue until the caller cancels: if the server ends the stream, the call fails. */
  readonly endless: boolean;
  /** The name of the request message. */
  readonly request: string;
  /** The name of the response message. */
  readonly response: string;
}

/** The calls of a service by the names of a client's functions. */
export type Methods<Service> = { readonly [Name in keyof Service]: Method };

/**
 * One request, or an async iterable of requests. A stream of requests ends when your iterable ends.
 *
 * If you pass one request and the method has a single response, the stream of requests ends after it. If responses
 * stream too, the call stays open for them.
 */
export type Requests<T> = DeepPartial<T> | AsyncIterable<DeepPartial<T>>;

/**
 * The responses of a stream, for `for await`. The stream opens on the first `next()`. While you are not reading,
 * back-pressure pauses the server. To cancel, leave the loop, call `return()` or abort the option `signal`. You can
 * iterate a stream only once.
 */
export interface MessageStream<T> extends AsyncIterable<T> {
  /**
   * @returns the next response, or `done` when the server has ended a stream that is not endless.
   * @throws NodeAccessError if the stream cannot be opened, fails, or ends too early.
   */
  next(): Promise<IteratorResult<T, void>>;
  /** Cancels the stream. */
  return(): Promise<IteratorResult<T, void>>;
  [Symbol.asyncIterator](): MessageStream<T>;
}
