/** What a request costs beside its bytes: what the platform and this gateway keep for it. */
const leastBytes = 16 * 1024;

/** What one request, call or connection holds. */
export interface Pending {
  /** @returns whether there was room for so many bytes more. */
  add(bytes: number): boolean;
  /** Gives everything back; a second time it does nothing. */
  end(): void;
}

/**
 * The bytes of what each credential has under way, which have a limit: however many requests wait for a node that does not
 * answer, or are sent and not finished, they take memory from nobody else.
 */
export class PendingBytes {
  readonly #limit: number;
  readonly #held = new Map<string, number>();

  /** @param limit - For each credential. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /**
   * @param credential - Whose: an id, never the secret.
   * @returns what takes the request's bytes, or nothing if there is no room for one more.
   */
  begin(credential: string): Pending | undefined {
    let held = 0;
    const add = (bytes: number): boolean => {
      const all = (this.#held.get(credential) ?? 0) + bytes;
      if (all > this.#limit) return false;
      this.#held.set(credential, all);
      held += bytes;
      return true;
    };
    const end = (): void => {
      const rest = (this.#held.get(credential) ?? 0) - held;
      held = 0;
      if (rest > 0) this.#held.set(credential, rest);
      else this.#held.delete(credential);
    };
    return add(leastBytes) ? { add, end } : undefined;
  }
}
