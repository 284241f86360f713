import { invalidArgument } from "@node-access/auth";

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
  write(bytes, value, path);
  return Uint8Array.from(bytes);
}

function write(bytes: number[], value: unknown, path: string): void {
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
    writeLength(bytes, length, [0xa0, 32], [0xd9, 0xda, 0xdb]);
    for (let index = 0; index < length; index += 1) bytes.push(text?.[index] ?? value.charCodeAt(index));
  } else if (Array.isArray(value)) {
    writeLength(bytes, value.length, [0x90, 16], [undefined, 0xdc, 0xdd]);
    for (const [index, item] of value.entries()) write(bytes, item, `${path}[${index}]`);
  } else if (isPlain(value)) {
    const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
    writeLength(bytes, entries.length, [0x80, 16], [undefined, 0xde, 0xdf]);
    for (const [key, inner] of entries) {
      write(bytes, key, path);
      write(bytes, inner, `${path}.${key}`);
    }
  } else {
    const expected =
      "a text, boolean, null, integer, list or plain object (a fraction is given as decimal text)";
    throw invalidArgument(path, expected, typeof value === "number" ? String(value) : typeof value);
  }
}

/** Whether a value is an object as JSON has them, and no instance of a class. */
export function isPlain(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function writeInteger(bytes: number[], value: bigint, path: string): void {
  if (value >= 0n) {
    if (value < 0x80n) bytes.push(Number(value));
    else if (value < 0x100n) writeBigEndian(bytes, 0xcc, value, 1);
    else if (value < 0x10000n) writeBigEndian(bytes, 0xcd, value, 2);
    else if (value < 0x100000000n) writeBigEndian(bytes, 0xce, value, 4);
    else if (value < 0x10000000000000000n) writeBigEndian(bytes, 0xcf, value, 8);
    else throw invalidArgument(path, "an integer of at most 64 bits", "a larger one");
  } else if (value >= -0x20n) bytes.push(Number(value) & 0xff);
  else if (value >= -0x80n) writeBigEndian(bytes, 0xd0, value, 1);
  else if (value >= -0x8000n) writeBigEndian(bytes, 0xd1, value, 2);
  else if (value >= -0x80000000n) writeBigEndian(bytes, 0xd2, value, 4);
  else if (value >= -0x8000000000000000n) writeBigEndian(bytes, 0xd3, value, 8);
  else throw invalidArgument(path, "an integer of at most 64 bits", "a smaller one");
}

/** Writes a length in one byte with a tag, or after a tag byte for one, two or four bytes. */
function writeLength(
  bytes: number[],
  length: number,
  [fixed, limit]: readonly [number, number],
  [one, two, four]: readonly [number | undefined, number, number],
): void {
  if (length < limit) bytes.push(fixed | length);
  else if (one !== undefined && length < 0x100) bytes.push(one, length);
  else if (length < 0x10000) writeBigEndian(bytes, two, BigInt(length), 2);
  else writeBigEndian(bytes, four, BigInt(length), 4);
}

function writeBigEndian(bytes: number[], tag: number, value: bigint, width: number): void {
  bytes.push(tag);
  for (let shift = BigInt(width - 1) * 8n; shift >= 0n; shift -= 8n)
    bytes.push(Number((value >> shift) & 0xffn));
}
