import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak } from "./encoding/bytes.ts";

/**
 * Recovers the sender of a transaction from its signature, for the option `recoverSender` of
 * `createVerifier`. It takes most of the time of a check, and adds 14 kB to a bundle.
 *
 * @param hash - The hash that was signed: 32 bytes.
 * @param signature - `r` and `s` in 32 bytes each.
 * @param yParity - 0 or 1.
 * @returns the address in 20 bytes; `undefined` if no key has such a signature.
 *
 * @example
 * ```ts
 * import { createVerifier } from "@node-access/verify";
 * import { recoverSender } from "@node-access/verify/senders";
 *
 * export const verifier = createVerifier({ chainId: 1, recoverSender });
 * ```
 *
 * Source: Yellow Paper, appendix F.
 */
export function recoverSender(
  hash: Uint8Array,
  signature: Uint8Array,
  yParity: number,
): Uint8Array | undefined {
  try {
    const recovered = secp256k1.Signature.fromBytes(signature).addRecoveryBit(yParity);
    const key = recovered.recoverPublicKey(hash).toBytes(false);
    return keccak(key.subarray(1)).subarray(12);
  } catch {
    return undefined;
  }
}
