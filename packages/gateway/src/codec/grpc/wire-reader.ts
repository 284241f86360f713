/** The wire types. Source: protobuf, encoding. */
export const wireKind = { varint: 0, fixed64: 1, delimited: 2, fixed32: 5 } as const;

/** Reads protobuf's wire format from start to end. */
export class WireReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  isAtEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  /** @throws RangeError if the bytes hold no complete number. */
  varint(): bigint {
    const first = this.#bytes[this.#at];
    if (first !== undefined && first < 128) {
      this.#at += 1;
      return BigInt(first);
    }
    let value = 0n;
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined) throw new RangeError("the message ends in the middle of a number");
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return BigInt.asUintN(64, value);
    }
    throw new RangeError("a number has too many bytes");
  }

  /**
   * A number that is small in every well-formed message: a tag or a length.
   *
   * @throws RangeError if the bytes hold no complete number.
   */
  small(): number {
    const first = this.#bytes[this.#at] ?? 128;
    if (first < 128) {
      this.#at += 1;
      return first;
    }
    const second = this.#bytes[this.#at + 1] ?? 128;
    if (second >= 128) return Number(this.varint());
    this.#at += 2;
    return (first & 127) | (second << 7);
  }

  /**
   * The value that follows a tag: a number, or bytes.
   *
   * @throws RangeError if the value is incomplete.
   */
  value(kind: number): bigint | Uint8Array {
    switch (kind) {
      case wireKind.varint:
        return this.varint();
      case wireKind.fixed64:
        return this.#take(8);
      case wireKind.delimited:
        return this.#take(this.small());
      case wireKind.fixed32:
        return this.#take(4);
      default:
        throw new RangeError(`there is no wire type ${kind}`);
    }
  }

  #take(length: number): Uint8Array {
    const end = this.#at + length;
    if (end > this.#bytes.length) throw new RangeError("the message ends in the middle of a field");
    const bytes = this.#bytes.subarray(this.#at, end);
    this.#at = end;
    return bytes;
  }
}
