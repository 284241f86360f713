import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { hashes, sign } from "@noble/secp256k1";

/**
 * Signs a digest: the recovery bit, r and s in 65 bytes. The HMAC of RFC 6979 is computed in JavaScript, which is faster here
 * than the platform's own, and works where there is no WebCrypto.
 */
export async function signRecoverable(digest: Uint8Array, privateKey: Uint8Array): Promise<Uint8Array> {
  hashes.hmacSha256 ??= (key, message) => hmac(sha256, key, message) as Uint8Array<ArrayBuffer>;
  return sign(digest, privateKey, { prehash: false, format: "recovered" });
}
