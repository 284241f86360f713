const none = Buffer.alloc(0);

/**
 * Collects bytes that arrive in pieces in one buffer. Storing each piece by itself would cost a hundred times
 * as much for pieces of one byte, and the sender decides how small the pieces are.
 */
export class Bytes {
  /** Has spare room once there are two pieces. */
  #buffer: Buffer = none;
  #length = 0;
  readonly #expected: number;

  /** @param expected - The total number of bytes, if it is known. */
  constructor(expected = 0) {
    this.#expected = expected;
  }

  /** The number of bytes so far. */
  get length(): number {
    return this.#length;
  }

  add(piece: Buffer): void {
    const length = this.#length + piece.length;
    if (this.#length === 0) {
      this.#buffer = piece;
    } else {
      if (length > this.#buffer.length) {
        const buffer = Buffer.allocUnsafeSlow(
          length <= this.#expected ? this.#expected : Math.max(length, 2 * this.#buffer.length),
        );
        this.#buffer.copy(buffer, 0, 0, this.#length);
        this.#buffer = buffer;
      }
      piece.copy(this.#buffer, this.#length);
    }
    this.#length = length;
  }

  /** @returns all bytes so far. A single piece is returned without a copy. */
  all(): Buffer {
    return this.#buffer.length === this.#length ? this.#buffer : this.#buffer.subarray(0, this.#length);
  }
}

/**
 * Counts the bytes that one request, call or connection holds, against its caller's limit for all of them.
 */
export interface RequestBytes {
  /** @returns whether this many more bytes are within the limit. */
  add(bytes: number): boolean;
  /** Releases this many of the bytes that were added. */
  remove(bytes: number): void;
}
