import { invalidArgument, kindOf } from "@node-access/auth";
import { isBytes } from "./bytes.ts";
import { decodeText } from "./text.ts";

/** Maximum nesting of messages. */
const MAX_DEPTH = 100;

/** The bytes of a number. */
const fixed = new DataView(new ArrayBuffer(8));

/** Creates the error for bytes that are not a message. */
export type Malformed = (reason: string, bytes: Uint8Array) => Error;

function invalidBytes(reason: string, bytes: Uint8Array): Error {
  return invalidArgument("bytes", "a protobuf message", `${bytes.length} bytes: ${reason}`);
}

/** Reads the fields of a protobuf message one after the other. */
export class BinaryReader {
  /** The message. The results of `bytes()` share its memory. */
  readonly buf: Uint8Array;
  /** How many bytes there are. */
  readonly len: number;
  /** Where the next read begins. */
  pos = 0;
  #depth = 0;
  #high = 0;
  /** Creates the error to throw if the bytes are not a message. */
  readonly malformed: Malformed;

  /** @param malformed - Creates the error to throw if the bytes are not a message. */
  constructor(bytes: Uint8Array, malformed: Malformed = invalidBytes) {
    if (!isBytes(bytes)) throw invalidArgument("bytes", "a Uint8Array", kindOf(bytes));
    this.buf = bytes;
    this.len = bytes.length;
    this.malformed = malformed;
  }

  /**
   * Begins reading a message.
   *
   * @param length - Its length in bytes; up to the end of all bytes if omitted.
   * @returns the position of its end.
   */
  enter(length?: number): number {
    if (this.#depth >= MAX_DEPTH) throw this.#tooDeep();
    this.#depth += 1;
    return length === undefined ? this.len : this.endOf(length);
  }

  /** Ends reading a message. @param end - The result of `enter`. */
  leave(end: number): void {
    this.expectEnd(end);
    this.#depth -= 1;
  }

  /** Checks that reading has ended at `end`. */
  expectEnd(end: number): void {
    if (this.pos !== end) throw this.fail("a field is longer than the message that it is part of");
  }

  /** Where the next `length` bytes end. */
  endOf(length: number): number {
    if (typeof length !== "number") throw invalidArgument("length", "a number", kindOf(length));
    const end = this.pos + length;
    if (end > this.len) throw this.#truncated();
    return end;
  }

  /** Reads the number and wire type of a field. */
  tag(): number {
    const { buf, pos } = this;
    const byte = buf[pos] as number;
    if (byte < 0x80 && byte > 7) {
      this.pos = pos + 1;
      return byte;
    }
    const tag = this.#varint() >>> 0;
    if (tag < 8 || this.#high !== 0 || this.pos > pos + 5) throw this.fail("a field has no valid number");
    return tag;
  }

  /** Reads how many bytes follow. */
  length(): number {
    const { buf, pos } = this;
    const byte = buf[pos] as number;
    if (byte < 0x80) {
      this.pos = pos + 1;
      return byte;
    }
    const length = this.#varint() >>> 0;
    if (this.#high !== 0) throw this.#truncated();
    return length;
  }

  /** Reads an unsigned 32-bit integer. If it is longer, returns its lower 32 bits. */
  uint32(): number {
    const { buf, pos } = this;
    // Beyond the end `byte` is undefined, which is not below 128; `#varint` then throws.
    const byte = buf[pos] as number;
    if (byte < 0x80) {
      this.pos = pos + 1;
      return byte;
    }
    const next = buf[pos + 1] as number;
    if (byte >= 0x80 && next < 0x80) {
      this.pos = pos + 2;
      return (byte & 0x7f) | (next << 7);
    }
    return this.#varint() >>> 0;
  }

  /** Reads a signed 32-bit integer. */
  int32(): number {
    return this.uint32() | 0;
  }

  /** Reads an enum. Its value is a number that the type lacks if the server's enum has more values. Fields may be undefined. */
  enumeration<T extends number | undefined>(): T {
    return this.int32() as T;
  }

  /** Reads a boolean. */
  bool(): boolean {
    const low = this.#varint();
    return low !== 0 || this.#high !== 0;
  }

  /** Reads an unsigned 64-bit integer. */
  uint64(): bigint {
    return this.#long().getBigUint64(0, true);
  }

  /** Reads a signed 64-bit integer. */
  int64(): bigint {
    return this.#long().getBigInt64(0, true);
  }

  /** Reads a signed 32-bit integer that was written in zigzag order: 0, -1, 1, -2. */
  sint32(): number {
    const value = this.uint32();
    return (value >>> 1) ^ -(value & 1);
  }

  /** Reads a signed 64-bit integer that was written in zigzag order. */
  sint64(): bigint {
    const value = this.uint64();
    return (value >> 1n) ^ -(value & 1n);
  }

  /** Reads an unsigned integer of fixed length, 32 bits. */
  fixed32(): number {
    return this.#fixed(4).getUint32(0, true);
  }

  /** Reads a signed integer of fixed length, 32 bits. */
  sfixed32(): number {
    return this.#fixed(4).getInt32(0, true);
  }

  /** Reads an unsigned integer of fixed length, 64 bits. */
  fixed64(): bigint {
    return this.#fixed(8).getBigUint64(0, true);
  }

  /** Reads a signed integer of fixed length, 64 bits. */
  sfixed64(): bigint {
    return this.#fixed(8).getBigInt64(0, true);
  }

  /** Reads a 32-bit floating point number. */
  float(): number {
    return this.#fixed(4).getFloat32(0, true);
  }

  /** Reads a 64-bit floating point number. */
  double(): number {
    return this.#fixed(8).getFloat64(0, true);
  }

  /** Reads bytes. They share the memory of the message. */
  bytes(): Uint8Array {
    const length = this.length();
    const { pos } = this;
    this.pos = this.endOf(length);
    return this.buf.subarray(pos, this.pos);
  }

  /** Reads text. Bytes that are not UTF-8 become U+FFFD. */
  string(): string {
    const length = this.length();
    const { pos } = this;
    this.pos = this.endOf(length);
    return length === 0 ? "" : decodeText(this.buf, pos, this.pos);
  }

  /**
   * Reads a field's value without decoding it.
   *
   * @returns the value's bytes; those of a group include the tag that ends it.
   */
  rawValue(tag: number): Uint8Array {
    const { pos } = this;
    this.skip(tag);
    return this.buf.subarray(pos, this.pos);
  }

  /** Skips a field's value. */
  skip(tag: number, depth: number = this.#depth): void {
    switch (tag & 7) {
      case 0:
        this.#varint();
        return;
      case 1:
        this.pos = this.endOf(8);
        return;
      case 2: {
        const length = this.length();
        this.pos = this.endOf(length);
        return;
      }
      case 3:
        this.#skipGroup(tag, depth + 1);
        return;
      case 5:
        this.pos = this.endOf(4);
        return;
      default:
        throw this.fail(`field ${tag >>> 3} has wire type ${tag & 7}`);
    }
  }

  /** Creates the error to throw for the value that was just read. */
  fail(reason: string): Error {
    return this.malformed(`${reason} (before byte ${Math.min(this.pos, this.len)})`, this.buf);
  }

  #skipGroup(begin: number, depth: number): void {
    if (depth > MAX_DEPTH) throw this.#tooDeep();
    for (;;) {
      if (this.pos >= this.len) throw this.#truncated();
      const tag = this.tag();
      if ((tag & 7) !== 4) this.skip(tag, depth);
      else if (tag === begin + 1) return;
      else throw this.fail(`field ${begin >>> 3} begins a group that field ${tag >>> 3} ends`);
    }
  }

  /** Reads this many bytes for a number. */
  #fixed(size: number): DataView {
    const { buf, pos } = this;
    this.pos = this.endOf(size);
    for (let at = 0; at < size; at += 1) fixed.setUint8(at, buf[pos + at] as number);
    return fixed;
  }

  /** Reads the bytes of a 64-bit integer. */
  #long(): DataView {
    fixed.setInt32(0, this.#varint(), true);
    fixed.setInt32(4, this.#high, true);
    return fixed;
  }

  /** Reads an integer of up to 64 bits: returns the lower half and stores the upper half in `#high`. */
  #varint(): number {
    const { buf } = this;
    let { pos } = this;
    let byte = 0;
    let low = 0;
    let high = 0;
    // The fifth byte has bits of both halves; the bits beyond the 64th are dropped.
    for (let shift = 0; shift < 70; shift += 7) {
      if (pos >= this.len) throw this.#truncated();
      byte = buf[pos] as number;
      pos += 1;
      const bits = byte & 0x7f;
      if (shift < 28) low |= bits << shift;
      else if (shift === 28) {
        low |= bits << 28;
        high = bits >>> 4;
      } else if (shift < 63) high |= bits << (shift - 32);
      else high |= bits << 31;
      if (byte < 0x80) {
        this.pos = pos;
        this.#high = high;
        return low;
      }
    }
    throw this.fail("an integer has more than ten bytes");
  }

  #tooDeep(): Error {
    return this.fail(`messages are nested more than ${MAX_DEPTH} deep`);
  }

  #truncated(): Error {
    return this.malformed("they end within a field", this.buf);
  }
}

/** Returns the reader of bytes. @internal */
export function readerOf(input: BinaryReader | Uint8Array): BinaryReader {
  return input instanceof BinaryReader ? input : new BinaryReader(input);
}
