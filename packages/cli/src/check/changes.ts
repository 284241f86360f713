/** Lets checks wait for a state that changes with what a node sends. */
export class Changes {
  readonly #listeners = new Set<() => void>();

  /** Says that the state may have changed. */
  notify(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Waits until something is the case, or for some milliseconds. */
  waitUntil(isDone: () => boolean, milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.#listeners.delete(look);
        resolve();
      };
      const look = (): void => {
        if (isDone()) end();
      };
      const timer = setTimeout(end, milliseconds);
      this.#listeners.add(look);
      look();
    });
  }
}
