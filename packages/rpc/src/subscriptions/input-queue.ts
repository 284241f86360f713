import type { NodeAccessError } from "@node-access/auth";
import type { NotificationQueue } from "@node-access/transport/web-socket";
import type { MachineInput } from "./machine.ts";

/** Milliseconds after which failed reads are retried, if nothing arrives sooner. */
const RETRY_AFTER = 5_000;

/** Merges the notifications of several subscriptions into one queue, in the order of arrival. */
export class InputQueue {
  #inputs: MachineInput[] = [];
  #index = 0;
  #wake: (() => void) | undefined;
  #error: NodeAccessError | undefined;
  ended = false;

  /** Creates the queue to which a subscription to heads or logs adds its notifications. */
  queue(kind: "head" | "log"): NotificationQueue {
    return new MachineInputQueue(this, kind);
  }

  /** Adds an input. @returns the number of queued inputs. */
  add(input: MachineInput): number {
    if (this.ended) return 0;
    this.#inputs.push(input);
    this.#wake?.();
    return this.#inputs.length - this.#index;
  }

  /** Ends the queue, and drops the queued inputs. */
  discard(error?: NodeAccessError): void {
    this.#inputs = [];
    this.#index = 0;
    this.end(error);
  }

  end(error?: NodeAccessError): void {
    if (this.ended) return;
    this.ended = true;
    this.#error = error;
    this.#wake?.();
  }

  /** Iterates over the inputs. While `isBehind`, an empty queue yields `idle`, now and from time to time. */
  async *read(isBehind: () => boolean): AsyncGenerator<MachineInput, void> {
    for (let idle = false; ;) {
      const first = this.#takeNext();
      if (first) {
        idle = false;
        yield first;
      } else if (this.#error) throw this.#error;
      else if (this.ended) return;
      else if (isBehind() && !idle) {
        idle = true;
        yield { type: "idle" };
      } else {
        await this.#next(isBehind());
        idle = false;
      }
    }
  }

  /** Waits for the next input; if behind, only for some time. */
  async #next(isBehind: boolean): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      if (isBehind) timer = setTimeout(resolve, RETRY_AFTER);
    });
    clearTimeout(timer);
  }

  #takeNext(): MachineInput | undefined {
    const first = this.#inputs[this.#index];
    this.#index += 1;
    if (this.#index < this.#inputs.length) return first;
    this.#inputs = [];
    this.#index = 0;
    return first;
  }
}

/** The queue of one subscription, which adds to the merged queue. */
class MachineInputQueue implements NotificationQueue {
  readonly #inputs: InputQueue;
  readonly #kind: "head" | "log";

  constructor(inputs: InputQueue, kind: "head" | "log") {
    this.#inputs = inputs;
    this.#kind = kind;
  }

  get ended(): boolean {
    return this.#inputs.ended;
  }

  push(value: unknown): number {
    return this.#inputs.add({ type: this.#kind, value });
  }

  subscribed(socket: object): void {
    this.#inputs.add({ type: "subscribed", kind: this.#kind, socket });
  }

  end(error?: NodeAccessError): void {
    this.#inputs.end(error);
  }

  discard(error?: NodeAccessError): void {
    this.#inputs.discard(error);
  }

  /** Unused, because the inputs are read with {@link InputQueue.read}. */
  async next(): Promise<IteratorResult<unknown, undefined>> {
    return { done: true, value: undefined };
  }
}
