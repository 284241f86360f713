import { schnorr } from "@noble/curves/secp256k1.js";
import { concat, keccak, toNumber } from "./encoding/bytes.ts";

// The curve alone: signatures with ECDSA would add signing and its encodings, 3 kB of a bundle.
const { Point } = schnorr;
const { Fn } = Point;

/**
 * Recovers the sender of a transaction from its signature, for the option `recoverSender` of
 * `createVerifier`. It takes most of the time of a check, and adds 12 kB to a bundle.
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
    const [r, s] = [signature.subarray(0, 32), signature.subarray(32)];
    const inverse = Fn.inv(Fn.fromBytes(r));
    const point = Point.fromBytes(concat(Uint8Array.of(2 + yParity), r));
    const scalar = Fn.mul(Fn.fromBytes(s), inverse);
    if (Fn.is0(scalar)) return undefined;
    const key = Point.BASE.mulAddUnsafe(Fn.create(-toNumber(hash) * inverse), point, scalar);
    return keccak(key.toBytes(false).subarray(1)).subarray(12);
  } catch {
    return undefined;
  }
}
