import type { RequestBytes } from "../codec/bytes.ts";

/** The overhead of a request in addition to its bytes: what Node and this gateway store for it. */
const requestOverhead = 16 * 1024;
/** Maximum remembered credentials that have nothing in flight. */
const sweepThreshold = 1_000;

interface InFlightBytes {
  bytes: number;
}

/**
 * Limits the bytes that each credential has in flight. However many requests wait for a node that does not respond,
 * or are sent slowly, they take no memory from other credentials.
 */
export class PendingBytes {
  readonly #limit: number;
  readonly #held = new Map<string, InFlightBytes>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** @returns the counter for a new request's bytes; `undefined` if the limit leaves no room for it. */
  begin(credential: string): Pending | undefined {
    const pending = new Pending(this.#bytesOf(credential), this.#limit);
    return pending.add(requestOverhead) ? pending : undefined;
  }

  #bytesOf(credential: string): InFlightBytes {
    const known = this.#held.get(credential);
    if (known) return known;
    if (this.#held.size >= sweepThreshold) {
      for (const [name, { bytes }] of this.#held) if (bytes === 0) this.#held.delete(name);
    }
    const held = { bytes: 0 };
    this.#held.set(credential, held);
    return held;
  }
}

/** Counts what one request, call or connection holds. */
export class Pending implements RequestBytes {
  readonly #held: InFlightBytes;
  readonly #limit: number;
  #bytes = 0;
  #isEnded = false;

  constructor(held: InFlightBytes, limit: number) {
    this.#held = held;
    this.#limit = limit;
  }

  /** @returns whether there was room for a response. A small one is part of each request's overhead. */
  addResponse(bytes: number): boolean {
    return bytes <= requestOverhead || this.add(bytes);
  }

  add(bytes: number): boolean {
    // A body may still arrive after its caller has disconnected: its bytes would never be released.
    if (this.#isEnded || this.#held.bytes + bytes > this.#limit) return false;
    this.#held.bytes += bytes;
    this.#bytes += bytes;
    return true;
  }

  remove(bytes: number): void {
    const released = Math.min(bytes, this.#bytes);
    this.#held.bytes -= released;
    this.#bytes -= released;
  }

  end(): void {
    this.#isEnded = true;
    this.#held.bytes -= this.#bytes;
    this.#bytes = 0;
  }
}
