import type { NodeAccessError } from "@node-access/auth";
import type { NotificationQueue } from "@node-access/transport/web-socket";

/** What a watch handles: a notification, or one of these signs. */
export type Input =
  | { readonly notification: unknown }
  /** The venue has confirmed the subscription. Later notifications come from this socket. */
  | "subscribed"
  /** It is time to read. */
  | "due";

/** The queue of a subscription's notifications, with signs in between. */
export class Inbox implements NotificationQueue {
  #inputs: Input[] = [];
  #index = 0;
  #wake: (() => void) | undefined;
  #error: NodeAccessError | undefined;
  ended = false;

  push(notification: unknown): number {
    return this.add({ notification });
  }

  subscribed(): void {
    this.add("subscribed");
  }

  /** @returns the number of inputs in the queue. */
  add(input: Input): number {
    if (!this.ended) this.#inputs.push(input);
    this.#wake?.();
    return this.#inputs.length - this.#index;
  }

  end(error?: NodeAccessError): void {
    if (this.ended) return;
    this.ended = true;
    this.#error = error;
    this.#wake?.();
  }

  discard(error?: NodeAccessError): void {
    this.#inputs = [];
    this.#index = 0;
    this.end(error);
  }

  /** Waits for the next input. @returns `undefined` at the end. @throws the error that ended the subscription. */
  async take(): Promise<Input | undefined> {
    for (;;) {
      const input = this.#inputs[this.#index];
      if (input !== undefined) {
        this.#index += 1;
        // Also if the queue never gets empty, what was taken is released.
        if (this.#index * 2 >= this.#inputs.length) {
          this.#inputs = this.#inputs.slice(this.#index);
          this.#index = 0;
        }
        return input;
      }
      if (this.#error) throw this.#error;
      if (this.ended) return undefined;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** Unused, because the inputs are taken with {@link Inbox.take}. */
  async next(): Promise<IteratorResult<unknown, undefined>> {
    return { done: true, value: undefined };
  }
}
