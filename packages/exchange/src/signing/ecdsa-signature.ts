/** An ECDSA signature with `s` in the lower half, and its recovery bit. */
export interface EcdsaSignature {
  /** 64 bytes: r, then s. */
  readonly signature: Uint8Array;
  /** 1 if the y of the signature's point is odd. */
  readonly recovery: 0 | 1;
}

/**
 * Signs a 32-byte digest with a 32-byte private key, using ECDSA on secp256k1. The signature's `s`
 * must be in the lower half, which is the default of all libraries.
 */
export type SignDigest = (digest: Uint8Array, privateKey: Uint8Array) => EcdsaSignature;

/** Reads a signature after its recovery byte. */
export function readRecovered(bytes: Uint8Array): EcdsaSignature {
  // A value above 1 would mean an x not below the curve's order, with a probability of 2 ** -128.
  return { signature: bytes.subarray(1), recovery: bytes[0] === 0 ? 0 : 1 };
}
