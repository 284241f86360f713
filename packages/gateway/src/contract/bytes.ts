const none = Buffer.alloc(0);

/**
 * Bytes that come in pieces, kept in one place: a piece of one byte costs a hundred times as much where each is kept by
 * itself, and a sender decides how small they are.
 */
export class Bytes {
  /** Room for more than there is, once there are two pieces. */
  #room: Buffer = none;
  #length = 0;
  readonly #expected: number;

  /** @param expected - How many there will be, if it is known. */
  constructor(expected = 0) {
    this.#expected = expected;
  }

  /** How many there are. */
  get length(): number {
    return this.#length;
  }

  add(piece: Buffer): void {
    const length = this.#length + piece.length;
    if (this.#length === 0) {
      this.#room = piece;
    } else {
      if (length > this.#room.length) {
        const room = Buffer.allocUnsafeSlow(
          length <= this.#expected ? this.#expected : Math.max(length, 2 * this.#room.length),
        );
        this.#room.copy(room, 0, 0, this.#length);
        this.#room = room;
      }
      piece.copy(this.#room, this.#length);
    }
    this.#length = length;
  }

  /** @returns all of them. The first piece is not copied where it is the only one. */
  all(): Buffer {
    return this.#room.length === this.#length ? this.#room : this.#room.subarray(0, this.#length);
  }
}
