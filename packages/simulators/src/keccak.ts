import { keccak_256 } from "@noble/hashes/sha3.js";

/** @returns the Keccak-256 hash of bytes. */
export function keccak(bytes: Uint8Array): Buffer {
  return Buffer.from(keccak_256(bytes));
}
