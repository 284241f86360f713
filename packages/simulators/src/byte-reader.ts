/** Explains why bytes or values are not what a node accepts. */
export class WireError extends Error {
  override readonly name = "WireError";
}

/** Reads the parts of binary data in order. */
export class ByteReader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  /** The number of bytes that are left. */
  get left(): number {
    return this.#bytes.length - this.#at;
  }

  /** @throws WireError if fewer bytes are left. */
  take(length: number): Buffer {
    if (length > this.left) throw new WireError(this.tooShort(length));
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }

  byte(): number {
    return this.take(1).readUInt8();
  }

  protected tooShort(length: number): string {
    return `expected ${length} more bytes, but only ${this.left} are left`;
  }
}
