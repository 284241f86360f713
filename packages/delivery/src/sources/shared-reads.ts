/**
 * What the sources of a process share: one of each kind per node, such as the tracker of its head with a cache of blocks. It
 * is created for the first source that uses it, and closed after the last one.
 */
export class SharedReads {
  /** With its key, of which each of thousands of streams would hold a copy otherwise. */
  readonly #shared = new Map<
    string,
    { readonly key: string; readonly value: { close(): void }; users: number }
  >();

  /**
   * @param key - Identifies it: its kind and its node.
   * @returns what is shared, and a function to call once the source no longer uses it.
   */
  use<T extends { close(): void }>(key: string, create: () => T): { value: T; release: () => void } {
    const existing = this.#shared.get(key);
    const shared = existing ?? { key, value: create(), users: 0 };
    if (!existing) this.#shared.set(key, shared);
    shared.users += 1;
    let released = false;
    const release = (): void => {
      if (released) return;
      released = true;
      shared.users -= 1;
      if (shared.users > 0) return;
      this.#shared.delete(shared.key);
      shared.value.close();
    };
    return { value: shared.value as T, release };
  }
}
