import { invalidArgument } from "@node-access/auth";
import { getPublicKey, hashes, signAsync } from "@noble/secp256k1";

/** The public key, x and y in 64 bytes; `undefined` if the private key is none, being 0 or beyond the curve's order. */
export function publicKey(privateKey: Uint8Array): Uint8Array | undefined {
  try {
    return getPublicKey(privateKey, false).subarray(1);
  } catch {
    return undefined;
  }
}

/** An ECDSA signature whose s is in the lower half, with what tells which of the points with this r was meant. */
export interface EcdsaSignature {
  /** 64 bytes: r, then s. */
  readonly signature: Uint8Array;
  /** 1 if the y of the signature's point is odd. */
  readonly recovery: 0 | 1;
}

/**
 * Signs a digest, always with the same result for the same key and digest.
 *
 * @param digest - 32 bytes.
 * @param privateKey - 32 bytes, for which {@link publicKey} gives a key.
 *
 * Source: SEC 1, section 4.1.3; RFC 6979 for the nonce; EIP-2 for the lower half.
 */
export async function signDigest(digest: Uint8Array, privateKey: Uint8Array): Promise<EcdsaSignature> {
  if (!ready) await prepare();
  const bytes = await signAsync(digest, privateKey, { prehash: false, format: "recovered" });
  // Beyond 1 would be a point whose x is not below the curve's order: one in 2 ** 128.
  return { signature: bytes.subarray(1), recovery: bytes[0] === 0 ? 0 : 1 };
}

let ready = false;

/**
 * Chooses the HMAC of RFC 6979. It is loaded with the first signature, so that a program that only needs an address does not wait for it.
 * A browser's module imports nothing: a bundler wraps all that a module which is loaded on demand imports, for 300 bytes more.
 */
async function prepare(): Promise<void> {
  const { hmacSha256 } = await import("#hmac-sha256");
  if (hmacSha256) hashes.hmacSha256Async = hmacSha256;
  else if (!globalThis.crypto?.subtle)
    throw invalidArgument(
      "signDigest",
      "a function, or a page that came by https, which has crypto.subtle",
      "neither",
    );
  ready = true;
}
