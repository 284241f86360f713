import { describeValue, invalidArgument } from "@node-access/auth";
import { checkDepth, isPlain } from "./copy.ts";

/**
 * Encodes a value as the venue does before it hashes an action: MessagePack in its shortest forms, maps in the order of
 * their keys, keys without a value left out. An integer is never a float, however large.
 *
 * @param value - Texts, booleans, null, integers (number or bigint, of 64 bits at most), arrays and plain objects.
 * @param path - What the value is called in errors.
 * @returns the bytes.
 * @throws NodeAccessError `INVALID_ARGUMENT` for anything else, with the path to it.
 *
 * Source: MessagePack specification; hyperliquid-python-sdk for what is hashed.
 */
export function encodeMsgpack(value: unknown, path: string): Uint8Array {
  const bytes: number[] = [];
  write(bytes, value, path, 0);
  return Uint8Array.from(bytes);
}

function write(bytes: number[], value: unknown, path: string, depth: number): void {
  checkDepth(depth, path);
  if (value === null) bytes.push(0xc0);
  else if (typeof value === "boolean") bytes.push(value ? 0xc3 : 0xc2);
  else if (typeof value === "bigint") writeInteger(bytes, value, path);
  else if (typeof value === "number" && Number.isSafeInteger(value)) {
    // Most are small, and a bigint is slow.
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
    const expected =
      "a text, boolean, null, integer, list or plain object (write a fraction as decimal text)";
    throw invalidArgument(path, expected, describeValue(value));
  }
}

/** An integer in one byte, or after a tag in 1, 2, 4 or 8 bytes. */
function writeInteger(bytes: number[], value: bigint, path: string): void {
  if (value >= -0x20n && value < 0x80n) {
    bytes.push(Number(value) & 0xff);
    return;
  }
  for (let power = 0; power < 4; power += 1) {
    const bits = 8n << BigInt(power);
    // Two's complement, of which one bit is the sign.
    const fits = value < 0n ? ~value >> (bits - 1n) === 0n : value >> bits === 0n;
    if (fits) {
      writeBigEndian(bytes, (value < 0n ? 0xd0 : 0xcc) + power, value, 1 << power);
      return;
    }
  }
  throw invalidArgument(path, "an integer of at most 64 bits", describeValue(value));
}

/** A length in the byte of the tag `fixed` below a limit, else after a tag in 1 (only texts have it), 2 or 4 bytes. */
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
