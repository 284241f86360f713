import { base58 as coder } from "@scure/base";

/** More than any transaction takes: the time to decode grows with the square of a text's length. */
const maxLength = 4_096;

/** @returns bytes in base58, as Solana writes keys, hashes and signatures. */
export function base58(bytes: Uint8Array): string {
  return coder.encode(bytes);
}

/** @returns the bytes of a text in base58; `undefined` for another text. */
export function fromBase58(text: string): Buffer | undefined {
  if (text.length > maxLength) return undefined;
  try {
    return Buffer.from(coder.decode(text));
  } catch {
    return undefined;
  }
}
