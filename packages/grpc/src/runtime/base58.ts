import { invalidArgument } from "@node-access/auth";
import { checkBytes, checkText } from "../wire/check-argument.ts";

const ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/**
 * The longest text of Solana in base58: a transaction of 1,232 bytes. Decoding takes the square of the length,
 * so a longer text from somebody else could block the event loop.
 */
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
  // Base58 digits, the lowest first, of the bytes as one number.
  const digits: number[] = [];
  const zeros = leading(bytes, 0);
  for (const byte of bytes.subarray(zeros)) {
    let carry = byte;
    for (let at = 0; at < digits.length || carry > 0; at += 1) {
      carry += (digits[at] ?? 0) * 256;
      digits[at] = carry % 58;
      carry = Math.floor(carry / 58);
    }
  }
  const text = digits.toReversed().map((digit) => ALPHABET[digit]);
  return "1".repeat(zeros) + text.join("");
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
  const bytes: number[] = [];
  const zeros = leading(text, "1");
  for (const letter of text.slice(zeros)) {
    let carry = ALPHABET.indexOf(letter);
    if (carry < 0) throw invalidArgument("text", "base58", `a text with ${JSON.stringify(letter)}`);
    for (let at = 0; at < bytes.length || carry > 0; at += 1) {
      carry += (bytes[at] ?? 0) * 58;
      bytes[at] = carry & 255;
      carry >>= 8;
    }
  }
  return Uint8Array.from([...Array<number>(zeros).fill(0), ...bytes.toReversed()]);
}

/** How many items at the front are `zero`. */
function leading<T>(items: ArrayLike<T>, zero: T): number {
  let count = 0;
  while (count < items.length && items[count] === zero) count += 1;
  return count;
}
