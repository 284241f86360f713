/** Bytes of room that is kept when what filled it is done with; most items of a list are smaller. */
const KEPT = 1_048_576;
const SMALLEST = 1_024;

/** Bytes that come in pieces, one text after the other in the same room: a new one for each would be much garbage. */
export class GrowingBytes {
  #room: Uint8Array = new Uint8Array(SMALLEST);
  #size = 0;

  /** What has come, until the next piece or `clear`. */
  get bytes(): Uint8Array {
    return this.#room.subarray(0, this.#size);
  }

  add(piece: Uint8Array): void {
    const size = this.#size + piece.length;
    if (size > this.#room.length) {
      const room = new Uint8Array(Math.max(size, 2 * this.#room.length));
      room.set(this.bytes);
      this.#room = room;
    }
    this.#room.set(piece, this.#size);
    this.#size = size;
  }

  /** Begins anew. */
  clear(): void {
    this.#size = 0;
    if (this.#room.length > KEPT) this.#room = new Uint8Array(SMALLEST);
  }
}
