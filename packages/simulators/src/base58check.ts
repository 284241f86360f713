import { sha256 } from "@noble/hashes/sha2.js";
import { createBase58check } from "@scure/base";

const coder = createBase58check(sha256);

/** @returns bytes in base58 with a checksum, as Tezos and TRON write addresses. */
export function base58check(bytes: Uint8Array): string {
  return coder.encode(bytes);
}

/** @returns the bytes of a text in base58 with a checksum; `undefined` for another text. */
export function fromBase58check(text: string): Buffer | undefined {
  // The longest are public keys and signatures. The time to decode grows with the square of the length.
  if (text.length > 128) return undefined;
  try {
    return Buffer.from(coder.decode(text));
  } catch {
    return undefined;
  }
}
