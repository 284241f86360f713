import type { RequestBytes } from "../contract/request-bytes.ts";

/** What a request costs beside its bytes: what the platform and this gateway keep for it. */
const leastBytes = 16 * 1024;
/** How many credentials may be remembered that have nothing in flight. */
const manyCredentials = 1_000;

/** What a credential has in flight. */
interface Held {
  bytes: number;
}

/**
 * The bytes of what each credential has in flight, which have a limit: however many requests wait for a node that does not
 * answer, or are sent and not finished, they take memory from nobody else.
 */
export class PendingBytes {
  readonly #limit: number;
  readonly #held = new Map<string, Held>();

  /** @param limit - For each credential. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /**
   * @param credential - Whose: an id, never the secret.
   * @returns what takes the request's bytes, or nothing if there is no room for one more.
   */
  begin(credential: string): Pending | undefined {
    const pending = new Pending(this.#heldBy(credential), this.#limit);
    return pending.add(leastBytes) ? pending : undefined;
  }

  #heldBy(credential: string): Held {
    const known = this.#held.get(credential);
    if (known) return known;
    if (this.#held.size >= manyCredentials) {
      for (const [name, { bytes }] of this.#held) if (bytes === 0) this.#held.delete(name);
    }
    const held = { bytes: 0 };
    this.#held.set(credential, held);
    return held;
  }
}

/** What one request, call or connection holds. */
export class Pending implements RequestBytes {
  readonly #held: Held;
  readonly #limit: number;
  #bytes = 0;
  #isEnded = false;

  constructor(held: Held, limit: number) {
    this.#held = held;
    this.#limit = limit;
  }

  /** @returns whether there was room for a response, until its caller has taken it. A small one is a part of what each costs. */
  addAnswer(bytes: number): boolean {
    return bytes <= leastBytes || this.add(bytes);
  }

  /** @returns whether there was room for this many bytes more. */
  add(bytes: number): boolean {
    // A body may still come in after its caller has gone: nobody would give back what it took.
    if (this.#isEnded || this.#held.bytes + bytes > this.#limit) return false;
    this.#held.bytes += bytes;
    this.#bytes += bytes;
    return true;
  }

  /** Releases this many of the bytes that were added. */
  remove(bytes: number): void {
    const given = Math.min(bytes, this.#bytes);
    this.#held.bytes -= given;
    this.#bytes -= given;
  }

  /** Gives everything back; a second time it does nothing. */
  end(): void {
    this.#isEnded = true;
    this.#held.bytes -= this.#bytes;
    this.#bytes = 0;
  }
}
