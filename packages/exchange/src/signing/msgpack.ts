import { describeValue, invalidArgument } from "@node-access/auth";
import { checkDepth, isPlain } from "./copy.ts";

/**
 * Encodes a value like the venue before hashing: MessagePack in its shortest forms, with maps in key order and without
 * undefined values. Integers are never floats, however large. Source: MessagePack specification; hyperliquid-python-sdk.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` with the path of a value that has none of these forms.
 */
export function encodeMsgpack(value: unknown, path: string): Uint8Array {
  const bytes: number[] = [];
  write(bytes, value, path, 0);
  return new Uint8Array(bytes);
}

function write(bytes: number[], value: unknown, path: string, depth: number): void {
  checkDepth(depth, path);
  if (value === null) bytes.push(0xc0);
  else if (typeof value === "boolean") bytes.push(value ? 0xc3 : 0xc2);
  else if (typeof value === "bigint") writeInteger(bytes, value, path);
  else if (typeof value === "number" && Number.isSafeInteger(value)) {
    // Most integers are small, and bigints are slow.
    if (value >= 0 && value < 0x80) bytes.push(value);
    else writeInteger(bytes, BigInt(value), path);
  } else if (typeof value === "string") {
    const text = /[^\0-\x7f]/.test(value) ? new TextEncoder().encode(value) : undefined;
    const { length } = text ?? value;
    writeLength(bytes, length, 0xa0, 32, 0xd9);
    for (let index = 0; index < length; index += 1) bytes.push(text?.[index] ?? value.charCodeAt(index));
  } else if (Array.isArray(value)) {
    writeLength(bytes, value.length, 0x90, 16, 0xdb);
    for (const [index, item] of value.entries()) write(bytes, item, `${path}[${index}]`, depth + 1);
  } else if (isPlain(value)) {
    const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
    writeLength(bytes, entries.length, 0x80, 16, 0xdd);
    for (const [key, inner] of entries) {
      write(bytes, key, path, depth);
      write(bytes, inner, `${path}.${key}`, depth + 1);
    }
  } else {
    const expected = "a string, boolean, null, integer, list or plain object (pass a fraction as a string)";
    throw invalidArgument(path, expected, describeValue(value));
  }
}

/** Writes an integer in one byte, or in 1, 2, 4 or 8 bytes after a tag. */
function writeInteger(bytes: number[], value: bigint, path: string): void {
  if (value >= -0x20n && value < 0x80n) {
    bytes.push(Number(value) & 0xff);
    return;
  }
  for (let power = 0; power < 4; power += 1) {
    const bits = 8n << BigInt(power);
    // Two's complement, with one bit for the sign.
    const fits = value < 0n ? ~value >> (bits - 1n) === 0n : value >> bits === 0n;
    if (fits) {
      writeBigEndian(bytes, (value < 0n ? 0xd0 : 0xcc) + power, value, 1 << power);
      return;
    }
  }
  throw invalidArgument(path, "an integer of at most 64 bits", describeValue(value));
}

/** Writes a length: in the byte of the tag `fixed`, or in 1 (strings only), 2 or 4 bytes after a tag. */
function writeLength(bytes: number[], length: number, fixed: number, limit: number, tag: number): void {
  if (length < limit) bytes.push(fixed | length);
  else {
    const power = length > 0xffff ? 2 : length > 0xff || tag !== 0xd9 ? 1 : 0;
    writeBigEndian(bytes, tag + power, BigInt(length), 1 << power);
  }
}

function writeBigEndian(bytes: number[], tag: number, value: bigint, width: number): void {
  bytes.push(tag);
  for (let shift = BigInt(width - 1) * 8n; shift >= 0n; shift -= 8n)
    bytes.push(Number((value >> shift) & 0xffn));
}
