import type { NodeAccessError } from "@node-access/auth";
import type { Feed } from "@node-access/transport/web-socket";
import type { Arrival } from "./machine.ts";

/** Milliseconds after which what could not be read is tried again, if nothing arrives sooner. */
const TRY_AGAIN = 5_000;

/** What several subscriptions bring, in the order in which it arrives. */
export class Arrivals {
  #arrivals: Arrival[] = [];
  #taken = 0;
  #wake: (() => void) | undefined;
  #error: NodeAccessError | undefined;
  ended = false;

  /** Makes what a subscription to heads or logs pushes to. */
  feed(kind: "head" | "log"): Feed {
    return new ArrivalFeed(this, kind);
  }

  /** @returns how many wait. */
  add(arrival: Arrival): number {
    if (this.ended) return 0;
    this.#arrivals.push(arrival);
    this.#wake?.();
    return this.#arrivals.length - this.#taken;
  }

  /** Ends it, and drops what waits. */
  discard(error?: NodeAccessError): void {
    this.#arrivals = [];
    this.#taken = 0;
    this.end(error);
  }

  end(error?: NodeAccessError): void {
    if (this.ended) return;
    this.ended = true;
    this.#error = error;
    this.#wake?.();
  }

  /**
   * Gives what has arrived, and `idle` where nothing has and `isBehind`: at once after an arrival, and then from time to time.
   * Ends with the subscriptions.
   */
  async *read(isBehind: () => boolean): AsyncGenerator<Arrival, void> {
    for (let idle = false; ;) {
      const first = this.#take();
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

  /** Waits for the next arrival, or some time. */
  async #next(isBehind: boolean): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      if (isBehind) timer = setTimeout(resolve, TRY_AGAIN);
    });
    clearTimeout(timer);
  }

  #take(): Arrival | undefined {
    const first = this.#arrivals[this.#taken];
    this.#taken += 1;
    if (this.#taken < this.#arrivals.length) return first;
    this.#arrivals = [];
    this.#taken = 0;
    return first;
  }
}

/** The part of the arrivals that one subscription brings. */
class ArrivalFeed implements Feed {
  readonly #arrivals: Arrivals;
  readonly #kind: "head" | "log";

  constructor(arrivals: Arrivals, kind: "head" | "log") {
    this.#arrivals = arrivals;
    this.#kind = kind;
  }

  get ended(): boolean {
    return this.#arrivals.ended;
  }

  push(value: unknown): number {
    return this.#arrivals.add({ type: this.#kind, value });
  }

  subscribed(socket: object): void {
    this.#arrivals.add({ type: "subscribed", kind: this.#kind, socket });
  }

  end(error?: NodeAccessError): void {
    this.#arrivals.end(error);
  }

  discard(error?: NodeAccessError): void {
    this.#arrivals.discard(error);
  }

  /** Not what it is iterated by: that is {@link Arrivals.read}. */
  async next(): Promise<IteratorResult<unknown, undefined>> {
    return { done: true, value: undefined };
  }
}
