import { onAbort } from "@node-access/transport";

/** Wakes all that wait for the next change. Thousands of streams wait, so that each holds little: no timer and no race. */
export class Change {
  readonly #waiting = new Set<() => void>();

  /** Waits for the next change. @throws the signal's reason if it aborts. */
  wait(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const wake = (): void => {
        removeListener();
        resolve();
      };
      const removeListener = onAbort(signal, () => {
        this.#waiting.delete(wake);
        removeListener();
        reject(signal.reason as Error);
      });
      this.#waiting.add(wake);
    });
  }

  notify(): void {
    const woken = [...this.#waiting];
    this.#waiting.clear();
    for (const wake of woken) wake();
  }
}
