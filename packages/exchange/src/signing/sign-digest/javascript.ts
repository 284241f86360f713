import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { hashes, sign } from "@noble/secp256k1";
import { readRecovered, type SignDigest } from "../ecdsa-signature.ts";

/** Creates a function that signs in JavaScript without waiting: with HMACs of WebCrypto, a signature takes a tenth longer. */
export function createSignDigest(): SignDigest {
  hashes.hmacSha256 = (key, message) => hmac(sha256, key, message) as Uint8Array<ArrayBuffer>;
  return (digest, privateKey) =>
    readRecovered(sign(digest, privateKey, { prehash: false, format: "recovered" }));
}
