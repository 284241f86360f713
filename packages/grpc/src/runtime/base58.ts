import { invalidArgument } from "@node-access/auth";
import { base58 } from "@scure/base";
import { checkBytes, checkText } from "./check-argument.ts";

/** A transaction of Solana has no more. Decoding takes the square of the length, which could block the program. */
const MAX_LENGTH = 1_683;

/**
 * Encodes bytes in base58, as Solana shows keys, signatures and hashes.
 *
 * @param bytes - For example the 32 bytes of a public key.
 * @returns the text.
 *
 * @example
 * ```ts
 * import { toBase58 } from "@node-access/grpc/geyser";
 *
 * console.log(toBase58(new Uint8Array(32))); // the system program
 * ```
 *
 * Source: the Base58 Encoding Scheme (draft-msporny-base58); Solana's documentation.
 */
export function toBase58(bytes: Uint8Array): string {
  checkBytes("bytes", bytes);
  return base58.encode(bytes);
}

/**
 * Decodes base58.
 *
 * @param text - For example a public key of Solana.
 * @returns the bytes.
 * @throws NodeAccessError `INVALID_ARGUMENT` if a character is not in the base58 alphabet, or the text is longer
 * than 1,683 characters, which the largest transaction of Solana has.
 *
 * @example
 * ```ts
 * import { fromBase58 } from "@node-access/grpc/geyser";
 *
 * console.log(fromBase58("11111111111111111111111111111111").length); // 32
 * ```
 *
 * Source: as {@link toBase58}.
 */
export function fromBase58(text: string): Uint8Array {
  checkText("text", text);
  if (text.length > MAX_LENGTH)
    throw invalidArgument("text", `at most ${MAX_LENGTH} characters of base58`, `${text.length}`);
  const wrong = /[^1-9A-HJ-NP-Za-km-z]/u.exec(text)?.[0];
  if (wrong !== undefined) throw invalidArgument("text", "base58", `a text with ${JSON.stringify(wrong)}`);
  return base58.decode(text);
}
