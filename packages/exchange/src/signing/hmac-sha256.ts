import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";

/** HMAC with SHA-256, from which RFC 6979 makes a signature's nonce. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  return hmac(sha256, key, message) as Uint8Array<ArrayBuffer>;
}
