import type { NodeAccessError } from "@node-access/auth";

/**
 * An async iterable of the notifications of one subscription, in the order of arrival.
 * It continues on new sockets.
 *
 * Iterate it only once, because each notification is delivered to one `next()`.
 * Leaving a `for await` loop unsubscribes.
 */
export interface Subscription<T = unknown> extends AsyncIterable<T> {
  /** Identifies the subscription for its lifetime. The node's id is different on each socket. */
  readonly id: string;
  /**
   * Ends the subscription and the loop over it. Nothing is delivered after this call.
   *
   * @returns once the node has confirmed, or its socket is lost. Never rejects.
   */
  unsubscribe(): Promise<void>;
  /** @returns the next notification, or `done` if the subscription has ended. */
  next(): Promise<IteratorResult<T, undefined>>;
  /** Unsubscribes. */
  return(): Promise<IteratorResult<T, undefined>>;
  [Symbol.asyncIterator](): Subscription<T>;
}

type Result = IteratorResult<unknown, undefined>;

/**
 * A queue between the socket and a consumer: holds items until the consumer takes them,
 * or consumers until items arrive.
 */
export interface NotificationQueue {
  /** Whether no more items will arrive. */
  readonly ended: boolean;
  /** Adds an item. @returns the number of queued items. */
  push(value: unknown): number;
  /**
   * Ends the queue. Queued items are still delivered; then one `next()` rejects with the error,
   * if there is one.
   */
  end(error?: NodeAccessError): void;
  /** Ends the queue, and drops the queued items. */
  discard(error?: NodeAccessError): void;
  /** Returns the oldest queued item, or waits for the next one. */
  next(): Promise<Result>;
  /**
   * Called each time the node has confirmed the subscription on a socket, before its first
   * notification. `socket` identifies the socket.
   */
  subscribed?(socket: object): void;
}

/** Creates an empty queue. */
export function createQueue(): NotificationQueue {
  /** The queued items: the older ones in reverse order, followed by the newer ones. */
  let older: unknown[] = [];
  let newer: unknown[] = [];
  const waiting: ((result: Result | Promise<Result>) => void)[] = [];
  let failure: NodeAccessError | undefined;
  let ended = false;
  const queue: NotificationQueue = {
    get ended() {
      return ended;
    },
    push(value) {
      const first = waiting.shift();
      if (first) first({ done: false, value });
      else if (!ended) newer.push(value);
      return older.length + newer.length;
    },
    end(error) {
      if (ended) return;
      ended = true;
      failure = error;
      for (const resolve of waiting.splice(0)) resolve(queue.next());
    },
    discard(error) {
      older = [];
      newer = [];
      queue.end(error);
    },
    // Not an async function, which would create two more promises per notification.
    next() {
      if (older.length === 0 && newer.length > 0) {
        older = newer.toReversed();
        newer = [];
      }
      if (older.length > 0) return Promise.resolve({ done: false, value: older.pop() });
      if (!ended) return new Promise((resolve) => waiting.push(resolve));
      const error = failure;
      failure = undefined;
      return error ? Promise.reject(error) : Promise.resolve({ done: true, value: undefined });
    },
  };
  return queue;
}
