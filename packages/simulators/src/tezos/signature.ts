import { ed25519 } from "@noble/curves/ed25519.js";
import { p256 } from "@noble/curves/nist.js";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { hash32, readKeyText } from "./addresses.ts";
import type { Signed } from "./operation.ts";

/** The byte before what is signed, which says that it is an operation. Source: Octez, watermarks. */
const watermark = 3;

/** Whether an operation has the signature of a public key. */
export function isSignedBy(key: string, { signedBytes, signatureBytes }: Signed): boolean {
  const { kind, bytes } = readKeyText(key);
  const digest = hash32(Buffer.concat([Buffer.of(watermark), signedBytes]));
  try {
    if (kind === "edpk") return ed25519.verify(signatureBytes, digest, bytes);
    const curve = kind === "sppk" ? secp256k1 : p256;
    return curve.verify(signatureBytes, digest, bytes, { prehash: false, lowS: false });
  } catch {
    // Not a point of the curve.
    return false;
  }
}
