import type { NodeAccessError } from "@node-access/auth";

/**
 * The notifications of one subscription, in the order in which they arrived, from whatever socket is open.
 *
 * Iterate it once: each notification is given to one `next()`. Leaving a `for await` loop unsubscribes.
 */
export interface Subscription<T = unknown> extends AsyncIterable<T> {
  /** Names it as long as it lives. The node's own id changes with each socket. */
  readonly id: string;
  /**
   * Ends it: from this call on nothing more is delivered, and the loop over it ends.
   *
   * @returns when the node has confirmed or can no longer be asked. Never rejects.
   */
  unsubscribe(): Promise<void>;
  /** @returns the next notification, or `done` where it has ended. */
  next(): Promise<IteratorResult<T, undefined>>;
  /** Unsubscribes. */
  return(): Promise<IteratorResult<T, undefined>>;
  [Symbol.asyncIterator](): Subscription<T>;
}

type Result = IteratorResult<unknown, undefined>;

/** What stands between the socket and a consumer: items that wait for it, or its calls that wait for items. */
export interface Feed {
  /** Whether nothing more will come. */
  readonly ended: boolean;
  /** @returns how many items wait. */
  push(value: unknown): number;
  /** Ends it: what waits is still delivered, and then one `next()` rejects with the error, if there is one. */
  end(error?: NodeAccessError): void;
  /** Ends it, and drops what waits. */
  discard(error?: NodeAccessError): void;
  /** Gives what has waited longest, or what comes next. */
  next(): Promise<Result>;
  /** Runs each time the node has confirmed the subscription on a socket, before what arrives for it there. `socket` identifies it. */
  subscribed?(socket: object): void;
}

/** Makes a feed in which nothing waits. */
export function createFeed(): Feed {
  /** What waits: first what is left of the older items, the next one last; then the newer ones. */
  let older: unknown[] = [];
  let newer: unknown[] = [];
  const waiting: ((result: Result | Promise<Result>) => void)[] = [];
  let failure: NodeAccessError | undefined;
  let ended = false;
  const feed: Feed = {
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
      for (const resolve of waiting.splice(0)) resolve(feed.next());
    },
    discard(error) {
      older = [];
      newer = [];
      feed.end(error);
    },
    // Not an async function: it would cost each notification two promises more.
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
  return feed;
}
