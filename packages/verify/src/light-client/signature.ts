import { bls12_381 } from "@noble/curves/bls12-381.js";
import { toHex } from "../encoding/bytes.ts";

/**
 * Checks whether all keys have signed a message with one aggregate signature: `FastAggregateVerify` of BLS12-381.
 *
 * @param publicKeys - The keys: 48 bytes each.
 * @param message - The message: 32 bytes.
 * @param signature - The signature: 96 bytes.
 * @returns whether it is theirs.
 */
export type VerifySignature = (
  publicKeys: readonly Uint8Array[],
  message: Uint8Array,
  signature: Uint8Array,
) => boolean | Promise<boolean>;

type Point = ReturnType<typeof bls12_381.G1.Point.fromBytes>;

const { longSignatures, G1, G2 } = bls12_381;
const DOMAIN = "BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_POP_";
/** Keys that are decompressed before other work of the program gets its turn. */
const AT_ONCE = 8;

interface Timers {
  setTimeout(callback: () => void): unknown;
}

/** Checks signatures without native code. It keeps the keys of two committees, because each takes milliseconds to read. */
export function createSignatureVerifier(): VerifySignature {
  const points = new Map<string, Point>();
  /** The last signature that was theirs. The two updates of a slot have the same one. */
  let last = "";
  return async (publicKeys, message, signature) => {
    const all = [message, signature, ...publicKeys].map(toHex).join("");
    if (all === last) return true;
    let sum = G1.Point.ZERO;
    try {
      for (const [index, bytes] of publicKeys.entries()) {
        if (index % AT_ONCE === 0)
          await new Promise<void>((resolve) => (globalThis as unknown as Timers).setTimeout(resolve));
        const key = toHex(bytes);
        const point = points.get(key) ?? G1.Point.fromBytes(bytes);
        points.delete(key);
        points.set(key, point);
        sum = sum.add(point);
      }
      for (const [oldest] of points) if (points.size > 2 * MAX_KEYS) points.delete(oldest);
      const hash = longSignatures.hash(message, DOMAIN);
      const isTheirs = longSignatures.verify(G2.Point.fromBytes(signature), hash, sum);
      if (isTheirs) last = all;
      return isTheirs;
    } catch {
      return false;
    }
  };
}

const MAX_KEYS = 512;
