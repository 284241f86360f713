import { hash } from "node:crypto";
import { base58 as plain, createBase58check } from "@scure/base";

const checked = createBase58check((bytes: Uint8Array) => hash("sha256", bytes, "buffer"));

/** @returns bytes in base58, as Solana writes keys, hashes and signatures. */
export function base58(bytes: Uint8Array): string {
  return plain.encode(bytes);
}

/** @returns the bytes of a text in base58; `undefined` for another text. */
export function fromBase58(text: string): Buffer | undefined {
  // More than any transaction takes.
  return decode(plain, text, 4_096);
}

/** @returns bytes in base58 with a checksum, as Tezos and TRON write addresses. */
export function base58check(bytes: Uint8Array): string {
  return checked.encode(bytes);
}

/** @returns the bytes of a text in base58 with a checksum; `undefined` for another text. */
export function fromBase58check(text: string): Buffer | undefined {
  // The longest are public keys and signatures.
  return decode(checked, text, 128);
}

/** The time to decode grows with the square of a text's length. */
function decode(coder: typeof plain, text: string, maxLength: number): Buffer | undefined {
  if (text.length > maxLength) return undefined;
  try {
    return Buffer.from(coder.decode(text));
  } catch {
    return undefined;
  }
}
