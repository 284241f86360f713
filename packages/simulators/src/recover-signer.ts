import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";

/**
 * @param hash - What was signed.
 * @returns the signer's address in lower case, or `undefined` if the signature is not valid for any key.
 */
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

/**
 * @param publicKey - The 65 bytes of its uncompressed form.
 * @returns the key's address in lower case.
 */
export function deriveAddress(publicKey: Uint8Array): string {
  return `0x${Buffer.from(keccak_256(publicKey.subarray(1)).subarray(-20)).toString("hex")}`;
}
