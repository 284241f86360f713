import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import type { hashes } from "@noble/secp256k1";

/** Computes the HMAC in JavaScript, which is faster than WebCrypto on Node, and works without it. */
export const hmacSha256: typeof hashes.hmacSha256Async = async (key, message) =>
  hmac(sha256, key, message) as Uint8Array<ArrayBuffer>;
