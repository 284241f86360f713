import { isNodeAccessError, type NodeAccessError } from "@node-access/auth";
import type { NotificationQueue } from "@node-access/transport/web-socket";

/** Holds the changes of an account until they are read. The subscription limits their number and size. */
export class ChangeQueue<Change> implements NotificationQueue {
  readonly #isChange: (value: unknown) => value is Change;
  readonly #wake: () => void;
  #changes: Change[] = [];
  #end: ((result: Promise<IteratorResult<unknown, undefined>>) => void) | undefined;
  #error: NodeAccessError | undefined;
  ended = false;

  /** @param wake - Called when there is something to take. */
  constructor(isChange: (value: unknown) => value is Change, wake: () => void) {
    this.#isChange = isChange;
    this.#wake = wake;
  }

  push(value: unknown): number {
    if (!this.ended && this.#isChange(value)) this.#changes.push(value);
    this.#wake();
    return this.#changes.length;
  }

  end(error?: NodeAccessError): void {
    if (this.ended) return;
    this.ended = true;
    this.#error = error;
    this.#wake();
    this.#end?.(this.next());
  }

  discard(error?: NodeAccessError): void {
    this.#changes = [];
    this.end(error);
  }

  /** Waits until the subscription ends. The changes are read with {@link take}. */
  next(): Promise<IteratorResult<unknown, undefined>> {
    if (!this.ended) return new Promise((resolve) => (this.#end = resolve));
    return this.#error ? Promise.reject(this.#error) : Promise.resolve({ done: true, value: undefined });
  }

  /** Returns the oldest change, if any. @throws NodeAccessError `SUBSCRIPTION_OVERFLOW` once all are taken. */
  take(): Change | undefined {
    const change = this.#changes.shift();
    if (!change && isNodeAccessError(this.#error, "SUBSCRIPTION_OVERFLOW")) throw this.#error;
    return change;
  }
}
