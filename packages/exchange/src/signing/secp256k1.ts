import { weierstrass } from "@noble/curves/abstract/weierstrass.js";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes } from "@noble/hashes/utils.js";

// The library's ready secp256k1 brings verification, DER and hashing to curves, a third of what a whole client may weigh.
// Its points and fields are used; the few lines of ECDSA on top are here, and tests hold them equal to the library's.

/** The curve. Source: SEC 2, section 2.4.1. */
const Point = weierstrass({
  p: 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2fn,
  n: 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n,
  h: 1n,
  a: 0n,
  b: 7n,
  Gx: 0x79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798n,
  Gy: 0x483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8n,
});
const { Fn } = Point;

/** Reads a private key; `undefined` if the number is none, being 0 or beyond the curve's order. */
export function readPrivateKey(bytes: Uint8Array): bigint | undefined {
  const key = Fn.fromBytes(bytes, true);
  return Fn.isValidNot0(key) ? key : undefined;
}

/** The public key: x and y, 64 bytes. */
export function publicKey(privateKey: Uint8Array): Uint8Array {
  return Point.BASE.multiply(Fn.fromBytes(privateKey)).toBytes(false).subarray(1);
}

/** An ECDSA signature whose s is in the lower half, with what tells which of the points with this r was meant. */
export interface EcdsaSignature {
  /** 64 bytes: r, then s. */
  readonly signature: Uint8Array;
  readonly recovery: 0 | 1;
}

/**
 * Signs a digest, always with the same result for the same key and digest.
 *
 * @param digest - 32 bytes.
 * @param privateKey - 32 bytes, for which {@link readPrivateKey} gives a key.
 *
 * Source: SEC 1, section 4.1.3; RFC 6979 for the nonce; EIP-2 for the lower half.
 */
export function signDigest(digest: Uint8Array, privateKey: Uint8Array): EcdsaSignature {
  const key = Fn.fromBytes(privateKey);
  const message = Fn.create(Fn.fromBytes(digest, true));
  const sequence = nonces(privateKey, Fn.toBytes(message));
  for (;;) {
    const nonce = sequence.next().value;
    const { x, y } = Point.BASE.multiply(nonce).toAffine();
    const s = Fn.mul(Fn.inv(nonce), Fn.add(message, Fn.mul(x, key)));
    // Neither happens to anyone. The next nonce keeps r and s what they must be.
    if (!Fn.isValidNot0(x) || Fn.is0(s)) continue;
    const high = s > Fn.ORDER / 2n;
    const signature = concatBytes(Fn.toBytes(x), Fn.toBytes(high ? Fn.neg(s) : s));
    return { signature, recovery: (y & 1n) === (high ? 0n : 1n) ? 1 : 0 };
  }
}

/** The nonces of RFC 6979, section 3.2: the first one almost always serves. */
function* nonces(key: Uint8Array, message: Uint8Array): Generator<bigint, never> {
  let v: Uint8Array = new Uint8Array(32).fill(1);
  let k: Uint8Array = new Uint8Array(32);
  const next = (...more: Uint8Array[]): void => {
    k = hmac(sha256, k, concatBytes(v, ...more));
    v = hmac(sha256, k, v);
  };
  next(Uint8Array.of(0), key, message);
  next(Uint8Array.of(1), key, message);
  for (;;) {
    v = hmac(sha256, k, v);
    const nonce = Fn.fromBytes(v, true);
    if (Fn.isValidNot0(nonce)) yield nonce;
    next(Uint8Array.of(0));
  }
}
