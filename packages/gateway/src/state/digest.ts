import { Buffer } from "node:buffer";
import { hash, timingSafeEqual } from "node:crypto";

/** @returns the SHA-256 of a text, which is stored and compared instead of a key. */
export function sha256(text: string): Buffer {
  // Node returns a text in 0.2 µs, and a buffer in 0.8 µs, since it allocates separate memory for each buffer.
  return Buffer.from(hash("sha256", text, "binary"), "binary");
}

export function sameDigest(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
