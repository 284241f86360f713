/** Messages to buffer for a slow consumer before the server is paused: as many as in grpc-js's own streams. */
const CAPACITY = 16;

interface Waiting<T> {
  readonly resolve: (result: IteratorResult<T, void>) => void;
  readonly reject: (error: unknown) => void;
}

/** Passes messages from a stream to the consumer of an async iterator, in order. */
export class MessageQueue<T> {
  #items: T[] = [];
  readonly #waiting: Waiting<T>[] = [];
  #end: { readonly error?: unknown } | undefined;
  /** Called after the consumer took a message. */
  onRead: (() => void) | undefined;

  /** The number of buffered messages. */
  get size(): number {
    return this.#items.length;
  }

  /** Whether no further message should be fetched. */
  get isFull(): boolean {
    return this.size >= CAPACITY;
  }

  /** Adds a message; drops it if the queue has ended. */
  push(item: T): void {
    if (this.#end) return;
    const next = this.#waiting.shift();
    if (next) next.resolve({ done: false, value: item });
    else this.#items.push(item);
  }

  /** Drops the buffered messages. */
  clear(): void {
    this.#items = [];
  }

  /** Ends the iterator once the buffered messages are read, with an error if there is one. */
  end(outcome: { readonly error?: unknown }): void {
    if (this.#end) return;
    this.#end = outcome;
    if (this.#waiting.length === 0) return;
    const [first, ...rest] = this.#waiting.splice(0);
    if (first) this.#finish(first);
    for (const { resolve } of rest) resolve({ done: true, value: undefined });
  }

  /** @returns the next message. */
  next(): Promise<IteratorResult<T, void>> {
    if (this.#items.length > 0) {
      const value = this.#items.shift() as T;
      this.onRead?.();
      return Promise.resolve({ done: false, value });
    }
    return new Promise((resolve, reject) => {
      if (this.#end) this.#finish({ resolve, reject });
      else this.#waiting.push({ resolve, reject });
    });
  }

  /** The first `next` after the last message gets the error; later ones get `done`. */
  #finish({ resolve, reject }: Waiting<T>): void {
    const outcome = this.#end ?? {};
    this.#end = {};
    if ("error" in outcome) reject(outcome.error);
    else resolve({ done: true, value: undefined });
  }
}
