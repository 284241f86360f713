import { invalidArgument } from "@node-access/auth";
import { getPublicKey, signAsync } from "@noble/secp256k1";
import { type EcdsaSignature, readRecovered, type SignDigest } from "./ecdsa-signature.ts";

/** Returns the public key (x and y, 64 bytes); `undefined` if the private key is 0 or too large. */
export function publicKey(privateKey: Uint8Array): Uint8Array | undefined {
  try {
    return getPublicKey(privateKey, false).subarray(1);
  } catch {
    return undefined;
  }
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
  if (sign) return sign(digest, privateKey);
  return readRecovered(await signAsync(digest, privateKey, { prehash: false, format: "recovered" }));
}

let ready = false;
let sign: SignDigest | undefined;

/**
 * Loads what signs on this platform, with the first signature: programs that only need an address don't wait for it. The
 * browser's module imports nothing, because bundlers add 300 bytes for the imports of modules loaded on demand.
 */
async function prepare(): Promise<void> {
  const { createSignDigest } = await import("#sign-digest");
  sign = createSignDigest?.();
  if (!sign && !globalThis.crypto?.subtle)
    throw invalidArgument(
      "signDigest",
      "a function, or a page loaded by https, which has crypto.subtle",
      "neither",
    );
  ready = true;
}
