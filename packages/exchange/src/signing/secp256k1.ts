import { invalidArgument } from "@node-access/auth";
import { getPublicKey, hashes, signAsync } from "@noble/secp256k1";

/**
 * Returns the public key (x and y, 64 bytes), or `undefined` if the private key is 0 or not below
 * the curve's order.
 */
export function publicKey(privateKey: Uint8Array): Uint8Array | undefined {
  try {
    return getPublicKey(privateKey, false).subarray(1);
  } catch {
    return undefined;
  }
}

/** An ECDSA signature with `s` in the lower half, and its recovery bit. */
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
 * @param privateKey - 32 bytes, for which {@link publicKey} returns a key.
 *
 * Source: SEC 1, section 4.1.3; RFC 6979 for the nonce; EIP-2 for the lower half.
 */
export async function signDigest(digest: Uint8Array, privateKey: Uint8Array): Promise<EcdsaSignature> {
  if (!ready) await prepare();
  const bytes = await signAsync(digest, privateKey, { prehash: false, format: "recovered" });
  // A value above 1 would mean an x not below the curve's order, with a probability of 2 ** -128.
  return { signature: bytes.subarray(1), recovery: bytes[0] === 0 ? 0 : 1 };
}

let ready = false;

/**
 * Selects the HMAC for RFC 6979. It is loaded with the first signature, so programs that only need
 * an address don't wait for it. The browser's module imports nothing, because bundlers add 300
 * bytes for the imports of modules loaded on demand.
 */
async function prepare(): Promise<void> {
  const { hmacSha256 } = await import("#hmac-sha256");
  if (hmacSha256) hashes.hmacSha256Async = hmacSha256;
  else if (!globalThis.crypto?.subtle)
    throw invalidArgument(
      "signDigest",
      "a function, or a page loaded by https, which has crypto.subtle",
      "neither",
    );
  ready = true;
}
