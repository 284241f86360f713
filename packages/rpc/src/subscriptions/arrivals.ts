import type { NodeAccessError } from "@node-access/auth";
import type { Feed } from "@node-access/transport/web-socket";
import type { Head, Log } from "../generated/types.ts";

/** What arrives: a head, a log, or that what follows comes on a new socket, so that something may have been missed. */
export type Arrival = { readonly head: Head } | { readonly log: Log } | "remade";

/** What subscriptions bring, in the order in which it arrives, and that they were made again, in its place. */
export class Arrivals implements Feed {
  #arrivals: Arrival[] = [];
  #taken = 0;
  #wake: (() => void) | undefined;
  #error: NodeAccessError | undefined;
  ended = false;

  push(value: unknown): number {
    const isLog = Object.hasOwn(Object(value) as object, "logIndex");
    if (!this.ended) this.#add(isLog ? { log: value as Log } : { head: value as Head });
    return this.#arrivals.length - this.#taken;
  }

  remade(): void {
    this.#add("remade");
  }

  end(error?: NodeAccessError): void {
    if (this.ended) return;
    this.ended = true;
    this.#error = error;
    this.#wake?.();
  }

  discard(error?: NodeAccessError): void {
    this.#arrivals = [];
    this.#taken = 0;
    this.end(error);
  }

  /** Gives them, and `"idle"` where none is there after the beginning and after each new socket. Ends with the feed. */
  async *read(): AsyncGenerator<Arrival | "idle", void> {
    for (let behind = true; ;) {
      const first = this.#take();
      if (first) {
        if (first === "remade") behind = true;
        yield first;
      } else if (this.#error) throw this.#error;
      else if (this.ended) return;
      else if (behind) {
        behind = false;
        yield "idle";
      } else await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  #take(): Arrival | undefined {
    const first = this.#arrivals[this.#taken];
    this.#taken += 1;
    if (this.#taken < this.#arrivals.length) return first;
    this.#arrivals = [];
    this.#taken = 0;
    return first;
  }

  /** Not what it is iterated by: that is `read`. */
  async next(): Promise<IteratorResult<unknown, undefined>> {
    return { done: true, value: undefined };
  }

  #add(arrival: Arrival): void {
    this.#arrivals.push(arrival);
    this.#wake?.();
  }
}
