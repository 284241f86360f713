/** Messages to buffer for a slow consumer before the server is paused. */
const CAPACITY = 16;

/** Bytes of buffered messages at which the server is paused, because messages may be as large as `maxResponseBytes`. */
const MAX_BYTES = 8 * 2 ** 20;

interface Waiting<T> {
  readonly resolve: (result: IteratorResult<T, void>) => void;
  readonly reject: (error: unknown) => void;
}

/** Passes messages from a stream to the consumer of an async iterator, in order. */
export class MessageQueue<T> {
  #items: unknown[] = [];
  /** The size of each item in bytes. */
  #sizes: number[] = [];
  #bytes = 0;
  readonly #waiting: Waiting<T>[] = [];
  #end: { readonly error?: unknown } | undefined;
  /** Called after the consumer took a message. */
  onRead: (() => void) | undefined;
  /** Makes a message from an item when the consumer takes it: until then, bytes need less memory than a message. */
  decode: ((item: unknown) => T) | undefined;
  /** Ends the stream with the error of `decode`. */
  fail: ((error: unknown) => void) | undefined;

  /** Whether no further message should be fetched. */
  get isFull(): boolean {
    return this.#items.length >= CAPACITY || this.#bytes >= MAX_BYTES;
  }

  /** Adds a message with its size in bytes; drops it if the queue has ended. */
  push(item: unknown, bytes = 0): void {
    if (this.#end) return;
    if (this.#waiting.length > 0) {
      const taken = this.#read(item);
      if (taken) this.#waiting.shift()?.resolve(taken);
      return;
    }
    this.#items.push(item);
    this.#sizes.push(bytes);
    this.#bytes += bytes;
  }

  /** Drops the buffered messages. */
  clear(): void {
    this.#items = [];
    this.#sizes = [];
    this.#bytes = 0;
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
      this.#bytes -= this.#sizes.shift() as number;
      const taken = this.#read(this.#items.shift());
      this.onRead?.();
      if (taken) return Promise.resolve(taken);
    }
    return new Promise((resolve, reject) => {
      if (this.#end) this.#finish({ resolve, reject });
      else this.#waiting.push({ resolve, reject });
    });
  }

  /** @returns the message of an item, or `undefined` if it is malformed, which ends the stream. */
  #read(item: unknown): { readonly done: false; readonly value: T } | undefined {
    try {
      return { done: false, value: this.decode ? this.decode(item) : (item as T) };
    } catch (error) {
      this.fail?.(error);
      if (this.#end) this.#end = { error };
      return undefined;
    }
  }

  /** The first `next` after the last message gets the error; later ones get `done`. */
  #finish({ resolve, reject }: Waiting<T>): void {
    const outcome = this.#end ?? {};
    this.#end = {};
    if ("error" in outcome) reject(outcome.error);
    else resolve({ done: true, value: undefined });
  }
}
