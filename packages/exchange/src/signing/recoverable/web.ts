import { invalidArgument } from "@node-access/auth";
import { signAsync } from "@noble/secp256k1";

/** Signs a digest: the recovery bit, r and s in 65 bytes. WebCrypto computes the HMAC of RFC 6979, which makes bundles smaller. */
export async function signRecoverable(digest: Uint8Array, privateKey: Uint8Array): Promise<Uint8Array> {
  if (!globalThis.crypto?.subtle)
    throw invalidArgument(
      "signDigest",
      "a function, or a page that came by https, which has crypto.subtle",
      "neither",
    );
  return signAsync(digest, privateKey, { prehash: false, format: "recovered" });
}
