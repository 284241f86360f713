import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

/** Text of bytes: `0x` and two digits a byte. */
export type Hex = `0x${string}`;

export function toHex(bytes: Uint8Array): Hex {
  return `0x${bytesToHex(bytes)}`;
}

/** Reads hex with two digits a byte. @throws Error if it is not hex. */
export function fromHex(hex: string): Uint8Array {
  return hexToBytes(hex.slice(2));
}

const initial = /* @__PURE__ */ keccak_256.create();
/** A hasher for all hashes: each one of its own took 15 % of a block's check. */
const hasher = /* @__PURE__ */ initial.clone();

export function keccak(bytes: Uint8Array): Uint8Array {
  // oxlint-disable-next-line no-underscore-dangle -- noble names it so.
  return initial._cloneInto(hasher).update(bytes).digest();
}

export function keccakHex(bytes: Uint8Array): Hex {
  return toHex(keccak(bytes));
}

/** Writes a number in the fewest bytes; none for 0. */
export function quantityBytes(value: bigint | number): Uint8Array {
  const digits = value.toString(16);
  return value === 0 || value === 0n ? NOTHING : hexToBytes(digits.length % 2 === 0 ? digits : `0${digits}`);
}

/** Reads a number from bytes, most significant first. */
export function toNumber(bytes: Uint8Array): bigint {
  return bytes.length === 0 ? 0n : BigInt(toHex(bytes));
}

export function concat(first: Uint8Array, second: Uint8Array): Uint8Array {
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}

export function isEqual(first: Uint8Array, second: Uint8Array): boolean {
  return first.length === second.length && first.every((byte, index) => byte === second[index]);
}

export const NOTHING: Uint8Array = new Uint8Array(0);
