const none = Buffer.alloc(0);

/**
 * Collects bytes in one buffer. Storing each piece by itself would cost a hundred times as much for pieces of
 * one byte, and the sender decides how small they are.
 */
export class Bytes {
  /** Has spare room once there are two pieces. */
  #buffer: Buffer = none;
  #length = 0;
  readonly #expected: number;

  constructor(expected = 0) {
    this.#expected = expected;
  }

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
  remove(bytes: number): void;
}

/** Pieces that a body may always have, such as a short one that is sent byte by byte. */
const freePieces = 512;
/** Bytes that each further piece must have on average. */
const minAverage = 16;

/** Counts the pieces in which a body arrives: receiving one costs as much as receiving a thousand bytes. */
export class BodyPieces {
  bytes = 0;
  #count = 0;

  /** @returns whether the pieces so far are large enough. */
  add(bytes: number): boolean {
    this.bytes += bytes;
    this.#count += 1;
    return this.#count <= freePieces + this.bytes / minAverage;
  }
}

export const tooSmallPieces = "it arrives in too many small pieces: send larger ones";
