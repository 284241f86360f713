import { hash, timingSafeEqual } from "node:crypto";

/** @returns the SHA-256 of a text, which is stored and compared instead of a key. */
export function sha256(text: string): Buffer {
  return hash("sha256", text, "buffer");
}

/** Compares two digests in constant time. */
export function sameDigest(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
