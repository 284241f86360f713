import { hash, timingSafeEqual } from "node:crypto";

/** @returns the SHA-256 of a text: what is stored and compared in place of a key. */
export function sha256(text: string): Buffer {
  return hash("sha256", text, "buffer");
}

/** Compares two digests in a time that does not depend on where they differ. */
export function sameDigest(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
