import { secp256k1 } from "@noble/curves/secp256k1.js";
import { hex } from "./values.ts";
import { keccak } from "./keccak.ts";

/** @returns the address, in lower case, that signed a hash; `undefined` if the signature is not valid for any key. */
export function recoverSigner(
  hash: Uint8Array,
  { r, s, v }: { readonly r: string; readonly s: string; readonly v: number },
): string | undefined {
  try {
    const signature = new secp256k1.Signature(BigInt(r), BigInt(s), v - 27);
    return deriveAddress(signature.recoverPublicKey(hash).toBytes(false));
  } catch {
    return undefined;
  }
}

/** @returns the address, in lower case, of a public key in its uncompressed form. */
export function deriveAddress(publicKey: Uint8Array): string {
  return hex(keccak(publicKey.subarray(1)).subarray(-20));
}
