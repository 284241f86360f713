import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { Contradiction } from "../contradiction.ts";
import { describe } from "../fields.ts";

export function hash256(bytes: Uint8Array): Uint8Array {
  return sha256(sha256(bytes));
}

/** Writes a hash as Bitcoin shows it: the last byte first. */
export function showHash(hash: Uint8Array): string {
  return bytesToHex(hash.toReversed());
}

/** Reads a hash as Bitcoin shows it. */
export function hashBytes(value: unknown, path: string): Uint8Array {
  return bytesOfHex(value, path, 32).toReversed();
}

/** Reads hex without `0x`. */
export function bytesOfHex(value: unknown, path: string, length?: number): Uint8Array {
  const form = length === undefined ? "bytes in hex" : `${length} bytes in hex`;
  let bytes: Uint8Array | undefined;
  try {
    bytes = typeof value === "string" ? hexToBytes(value) : undefined;
  } catch {
    bytes = undefined;
  }
  if (bytes && (length === undefined || bytes.length === length)) return bytes;
  throw new Contradiction("form", path, form, describe(value));
}

/** Reads bytes in order. Numbers are little-endian. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #path: string;
  #at = 0;

  /** @param path - Where the bytes are, for messages. */
  constructor(bytes: Uint8Array, path: string) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#path = path;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  /** Whether the next bytes are these two. */
  startsWith(first: number, second: number): boolean {
    return this.#bytes[this.#at] === first && this.#bytes[this.#at + 1] === second;
  }

  take(length: number): Uint8Array {
    const end = this.#at + length;
    if (end > this.#bytes.length) throw this.wrong("more bytes", `${this.#bytes.length} bytes`);
    const part = this.#bytes.subarray(this.#at, end);
    this.#at = end;
    return part;
  }

  uint8(): number {
    return this.#view.getUint8(this.#skip(1));
  }

  uint32(): number {
    return this.#view.getUint32(this.#skip(4), true);
  }

  uint64(): bigint {
    return this.#view.getBigUint64(this.#skip(8), true);
  }

  /** A length in one, three, five or nine bytes: the fewest, because what is hashed is written with these. */
  length(): number {
    const first = this.uint8();
    if (first < 0xfd) return first;
    const [length, least] =
      first === 0xfd
        ? [this.#view.getUint16(this.#skip(2), true), 0xfd]
        : first === 0xfe
          ? [this.uint32(), 0x1_0000]
          : [Number(this.uint64()), 0x1_0000_0000];
    if (length >= least) return length;
    throw this.wrong("a length in the fewest bytes", "one in more");
  }

  /** The contradiction of bytes without the form that they should have. */
  wrong(expected: string, actual: string): Contradiction {
    return new Contradiction("form", this.#path, expected, actual);
  }

  /** A list of items, after their number. */
  list<Item>(read: () => Item): Item[] {
    const items: Item[] = [];
    for (let left = this.length(); left > 0; left -= 1) items.push(read());
    return items;
  }

  #skip(length: number): number {
    this.take(length);
    return this.#at - length;
  }
}

export class ByteWriter {
  readonly #parts: Uint8Array[] = [];

  bytes(bytes: Uint8Array): this {
    this.#parts.push(bytes);
    return this;
  }

  uint32(value: number): this {
    const bytes = new Uint8Array(4);
    new DataView(bytes.buffer).setUint32(0, value, true);
    return this.bytes(bytes);
  }

  uint64(value: bigint): this {
    const bytes = new Uint8Array(8);
    new DataView(bytes.buffer).setBigUint64(0, value, true);
    return this.bytes(bytes);
  }

  length(value: number): this {
    if (value < 0xfd) return this.bytes(Uint8Array.of(value));
    if (value <= 0xffff) return this.bytes(Uint8Array.of(0xfd, value & 255, value >> 8));
    return this.bytes(Uint8Array.of(0xfe)).uint32(value);
  }

  /** Bytes after their length. */
  sized(bytes: Uint8Array): this {
    return this.length(bytes.length).bytes(bytes);
  }

  end(): Uint8Array {
    const all = new Uint8Array(this.#parts.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const part of this.#parts) {
      all.set(part, at);
      at += part.length;
    }
    return all;
  }
}
