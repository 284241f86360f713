import { keccak_256 } from "@noble/hashes/sha3.js";

/** A JSON object. */
export type Fields = Readonly<Record<string, unknown>>;

/** @returns the Keccak-256 hash of bytes. */
export function keccak(bytes: Uint8Array): Buffer {
  return Buffer.from(keccak_256(bytes));
}

/** @returns the bytes of hex digits, after `0x`. */
export function decodeHex(text: unknown): Buffer {
  return Buffer.from(String(text).slice(2), "hex");
}

/** @returns bytes as hex digits, after `0x`. */
export function hex(bytes: Uint8Array): string {
  return `0x${Buffer.from(bytes).toString("hex")}`;
}

/** @returns an integer as EVM nodes write it. */
export function quantity(value: number | bigint): string {
  return `0x${value.toString(16)}`;
}
