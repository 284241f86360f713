import { keccak_256 } from "@noble/hashes/sha3.js";

/** @returns the Keccak-256 hash of bytes. */
export function keccak(bytes: Uint8Array): Buffer {
  return Buffer.from(keccak_256(bytes));
}

/** @returns the bytes of hex digits. */
export function decodeHex(text: unknown): Buffer {
  return Buffer.from(String(text).slice(2), "hex");
}

/** @returns bytes as hex digits. */
export function hex(bytes: Uint8Array): string {
  return `0x${Buffer.from(bytes).toString("hex")}`;
}
