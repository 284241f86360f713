import type { NodeAccessError } from "@node-access/auth";

/**
 * The notifications of one subscription, in the order in which they arrived, from whatever socket is open.
 *
 * Iterate it once: each notification is given to one `next()`. Leaving a `for await` loop unsubscribes.
 */
export interface Subscription<T = unknown> extends AsyncIterableIterator<T, undefined> {
  /** Names it as long as it lives. The node's own id changes with each socket. */
  readonly id: string;
  /**
   * Ends it: from this call on nothing more is delivered, and the loop over it ends.
   *
   * @returns when the node has confirmed or can no longer be asked. Never rejects.
   */
  unsubscribe(): Promise<void>;
  return(): Promise<IteratorResult<T, undefined>>;
}

type Result = IteratorResult<unknown, undefined>;

interface Waiting {
  readonly resolve: (result: Result) => void;
  readonly reject: (error: NodeAccessError) => void;
}

/** What stands between the socket and a consumer: items that wait for it, or its calls that wait for items. */
export class Feed {
  readonly #items: unknown[] = [];
  readonly #waiting: Waiting[] = [];
  #error: NodeAccessError | undefined;
  ended = false;

  /** @returns how many items wait. */
  push(value: unknown): number {
    const first = this.#waiting.shift();
    if (first) first.resolve({ done: false, value });
    else if (!this.ended) this.#items.push(value);
    return this.#items.length;
  }

  /** Ends it: what waits is still delivered, and then one `next()` rejects with the error, if there is one. */
  end(error?: NodeAccessError): void {
    if (this.ended) return;
    this.ended = true;
    this.#error = error;
    for (const { resolve, reject } of this.#waiting.splice(0)) this.next().then(resolve, reject);
  }

  /** Ends it, and drops what waits. */
  discard(error?: NodeAccessError): void {
    this.#items.length = 0;
    this.end(error);
  }

  async next(): Promise<Result> {
    if (this.#items.length > 0) return { done: false, value: this.#items.shift() };
    if (!this.ended) return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
    const error = this.#error;
    this.#error = undefined;
    if (error) throw error;
    return { done: true, value: undefined };
  }
}
