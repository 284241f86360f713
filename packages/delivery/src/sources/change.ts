import { untilAborted } from "./until-aborted.ts";

/** Wakes all that wait for the next change, without a timer or a listener for each. */
export class Change {
  #next: PromiseWithResolvers<void> = Promise.withResolvers();

  /** Waits for the next change. @throws the signal's reason if it aborts. */
  wait(signal: AbortSignal): Promise<void> {
    return untilAborted(this.#next.promise, signal);
  }

  notify(): void {
    this.#next.resolve();
    this.#next = Promise.withResolvers();
  }
}
