import { invalidArgument } from "@node-access/auth";
import { isBytes, newBytes, NO_BYTES, measureVarint } from "./bytes.ts";
import { encodeText } from "./text.ts";

/** Maximum length of text that is written character by character: for short text, a native call costs more. */
const SHORT_TEXT = 32;
/** The largest buffer, in bytes, that the next writer reuses. */
const MAX_SPARE = 64 * 1024;

/** The bytes of a number. */
const fixed = new DataView(new ArrayBuffer(8));

/** The buffer for the next writer. A writer that starts while another one is in use allocates its own. */
let spare: Uint8Array = new Uint8Array(1024);

/** Writes the fields of a message one after the other. */
export class BinaryWriter {
  #buf: Uint8Array = spare;
  #pos = 0;
  /** The positions where the unfinished messages begin. */
  readonly #begun: number[] = [];
  /** The last tag, for errors. */
  #tag = 0;

  constructor() {
    spare = NO_BYTES;
  }

  /** Returns the message and resets the writer. */
  finish(): Uint8Array {
    const length = this.#pos;
    const bytes = newBytes(length);
    bytes.set(length === this.#buf.length ? this.#buf : this.#buf.subarray(0, length));
    if (this.#buf.length <= MAX_SPARE) spare = this.#buf;
    this.#buf = NO_BYTES;
    this.#pos = 0;
    return bytes;
  }

  /** Begins a message, or packed values, within the message. */
  fork(): this {
    this.#reserve(1);
    this.#begun.push(this.#pos);
    // The length of a short message takes one byte. A longer message is moved by `join`.
    this.#pos += 1;
    return this;
  }

  /** Ends the message or values that `fork` began. */
  join(): this {
    const at = this.#begun.pop() as number;
    const length = this.#pos - at - 1;
    if (length < 0x80) {
      this.#buf[at] = length;
      return this;
    }
    const size = measureVarint(length);
    this.#reserve(4);
    this.#buf.copyWithin(at + size, at + 1, this.#pos);
    this.#pos = at;
    this.#short(length);
    this.#pos += length;
    return this;
  }

  /** Writes bytes unchanged. */
  raw(bytes: Uint8Array): this {
    if (!isBytes(bytes)) throw this.#wrong("a Uint8Array", bytes);
    this.#reserve(bytes.length);
    this.#buf.set(bytes, this.#pos);
    this.#pos += bytes.length;
    return this;
  }

  /** Writes an unsigned 32-bit integer, such as a tag or a length. */
  uint32(value: number): this {
    this.#expectUint32(value);
    this.#tag = value;
    return this.#short(value);
  }

  /** Writes a signed 32-bit integer: a negative one as 64 bits. */
  int32(value: number): this {
    this.#expectInt32(value);
    return value < 0 ? this.#varint(value, -1) : this.#short(value);
  }

  /** Writes a boolean. */
  bool(value: boolean): this {
    this.#reserve(1);
    this.#buf[this.#pos] = value ? 1 : 0;
    this.#pos += 1;
    return this;
  }

  /** Writes an unsigned 64-bit integer. */
  uint64(value: bigint): this {
    this.#expectUint64(value);
    return this.#long(value);
  }

  /** Writes a signed 64-bit integer. */
  int64(value: bigint): this {
    this.#expectInt64(value);
    return this.#long(value);
  }

  /** Writes a signed 32-bit integer in zigzag order, in which small negative ones are short: 0, -1, 1, -2. */
  sint32(value: number): this {
    this.#expectInt32(value);
    return this.#short(((value << 1) ^ (value >> 31)) >>> 0);
  }

  /** Writes a signed 64-bit integer in zigzag order. */
  sint64(value: bigint): this {
    this.#expectInt64(value);
    return this.uint64(BigInt.asUintN(64, (value << 1n) ^ (value >> 63n)));
  }

  /** Writes an unsigned integer of fixed length, 32 bits. */
  fixed32(value: number): this {
    this.#expectUint32(value);
    fixed.setUint32(0, value, true);
    return this.#fixed(4);
  }

  /** Writes a signed integer of fixed length, 32 bits. */
  sfixed32(value: number): this {
    this.#expectInt32(value);
    fixed.setInt32(0, value, true);
    return this.#fixed(4);
  }

  /** Writes an unsigned integer of fixed length, 64 bits. */
  fixed64(value: bigint): this {
    this.#expectUint64(value);
    fixed.setBigUint64(0, value, true);
    return this.#fixed(8);
  }

  /** Writes a signed integer of fixed length, 64 bits. */
  sfixed64(value: bigint): this {
    this.#expectInt64(value);
    fixed.setBigInt64(0, value, true);
    return this.#fixed(8);
  }

  /** Writes a 32-bit floating point number. */
  float(value: number): this {
    this.#expectNumber(value);
    fixed.setFloat32(0, value, true);
    return this.#fixed(4);
  }

  /** Writes a 64-bit floating point number. */
  double(value: number): this {
    this.#expectNumber(value);
    fixed.setFloat64(0, value, true);
    return this.#fixed(8);
  }

  /** Writes bytes and their length. */
  bytes(value: Uint8Array): this {
    if (!isBytes(value)) throw this.#wrong("a Uint8Array", value);
    const { length } = value;
    this.#reserve(length + 5);
    if (length < 0x80) {
      this.#buf[this.#pos] = length;
      this.#pos += 1;
    } else this.#short(length);
    this.#buf.set(value, this.#pos);
    this.#pos += length;
    return this;
  }

  /** Writes text as UTF-8, and its length. */
  string(value: string): this {
    if (typeof value !== "string") throw this.#wrong("text", value);
    const { length } = value;
    // A character of UTF-16 has up to three bytes of UTF-8.
    this.#reserve(length * 3 + 5);
    if (length <= SHORT_TEXT && this.#ascii(value)) return this;
    // Most text has a byte for each character.
    const guess = measureVarint(length);
    const start = this.#pos + guess;
    const written = encodeText(value, this.#buf, start);
    const size = measureVarint(written);
    if (size !== guess) this.#buf.copyWithin(this.#pos + size, start, start + written);
    this.#short(written);
    this.#pos += written;
    return this;
  }

  /** Writes the first bytes of a number. */
  #fixed(size: number): this {
    this.#reserve(size);
    for (let at = 0; at < size; at += 1) this.#buf[this.#pos + at] = fixed.getUint8(at);
    this.#pos += size;
    return this;
  }

  /** Writes an integer of up to 32 bits. */
  #short(value: number): this {
    this.#reserve(5);
    const buf = this.#buf;
    let pos = this.#pos;
    let rest = value;
    while (rest > 0x7f) {
      buf[pos] = (rest & 0x7f) | 0x80;
      pos += 1;
      rest >>>= 7;
    }
    buf[pos] = rest;
    this.#pos = pos + 1;
    return this;
  }

  /** Writes text and its length if it is ASCII. @returns whether it is. */
  #ascii(value: string): boolean {
    const { length } = value;
    const buf = this.#buf;
    let pos = this.#pos;
    buf[pos] = length;
    for (let at = 0; at < length; at += 1) {
      const code = value.charCodeAt(at);
      if (code > 0x7f) return false;
      pos += 1;
      buf[pos] = code;
    }
    this.#pos = pos + 1;
    return true;
  }

  /** Writes an integer of 64 bits. */
  #long(value: bigint): this {
    fixed.setBigInt64(0, value, true);
    return this.#varint(fixed.getInt32(0, true), fixed.getInt32(4, true));
  }

  /** Writes an integer of 64 bits by its halves. */
  #varint(lower: number, upper: number): this {
    this.#reserve(10);
    const buf = this.#buf;
    let pos = this.#pos;
    let low = lower >>> 0;
    let high = upper >>> 0;
    while (high > 0) {
      buf[pos] = (low & 0x7f) | 0x80;
      pos += 1;
      low = ((low >>> 7) | (high << 25)) >>> 0;
      high >>>= 7;
    }
    while (low > 0x7f) {
      buf[pos] = (low & 0x7f) | 0x80;
      pos += 1;
      low >>>= 7;
    }
    buf[pos] = low;
    this.#pos = pos + 1;
    return this;
  }

  #expectUint32(value: number): void {
    if (typeof value !== "number" || value >>> 0 !== value)
      throw this.#wrong("an unsigned 32-bit integer", value);
  }

  #expectInt32(value: number): void {
    if (typeof value !== "number" || (value | 0) !== value)
      throw this.#wrong("a signed 32-bit integer", value);
  }

  #expectUint64(value: bigint): void {
    if (typeof value !== "bigint" || BigInt.asUintN(64, value) !== value)
      throw this.#wrong("an unsigned 64-bit integer as bigint", value);
  }

  #expectInt64(value: bigint): void {
    if (typeof value !== "bigint" || BigInt.asIntN(64, value) !== value)
      throw this.#wrong("a signed 64-bit integer as bigint", value);
  }

  #expectNumber(value: number): void {
    if (typeof value !== "number") throw this.#wrong("a number", value);
  }

  #wrong(expected: string, value: unknown): Error {
    const shown = typeof value === "number" || typeof value === "bigint" ? `${value}` : `a ${typeof value}`;
    return invalidArgument(`message, field ${this.#tag >>> 3}`, expected, shown);
  }

  #reserve(size: number): void {
    const needed = this.#pos + size;
    if (needed > this.#buf.length) this.#grow(needed);
  }

  #grow(needed: number): void {
    const larger = new Uint8Array(Math.max(needed, 2 * this.#buf.length, 1024));
    larger.set(this.#buf.subarray(0, this.#pos));
    this.#buf = larger;
  }
}
