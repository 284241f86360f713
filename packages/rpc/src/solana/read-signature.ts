const ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const SIGNATURE_BYTES = 64;
/** The first byte of a transaction of version 1, which has its signatures at the end. Source: SIMD-0385. */
const V1 = 129;
/** Maximum characters to decode. No transaction is longer, in either encoding. */
const MAX_LENGTH = 10_000;

/**
 * @param encoding - `base64`, or another value for base58.
 * @returns the id of a transaction: its first signature in base58; `undefined` for other text.
 */
export function readSignature(transaction: unknown, encoding: unknown): string | undefined {
  if (typeof transaction !== "string" || transaction.length > MAX_LENGTH) return undefined;
  const bytes = encoding === "base64" ? fromBase64(transaction) : fromBase58(transaction);
  // The number of signatures is below 128, so that it takes one byte.
  const isV1 = bytes?.[0] === V1;
  const count = bytes?.[isV1 ? 1 : 0];
  if (!bytes || !count || bytes.length <= SIGNATURE_BYTES * (isV1 ? count : 1)) return undefined;
  return base58(bytes.slice(isV1 ? -SIGNATURE_BYTES * count : 1).slice(0, SIGNATURE_BYTES));
}

function fromBase64(text: string): number[] | undefined {
  try {
    return Array.from(atob(text), (one) => one.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** Decodes base58 without leading zeros, which no transaction has. */
function fromBase58(text: string): number[] | undefined {
  let number = 0n;
  for (const character of text) {
    const digit = ALPHABET.indexOf(character);
    if (digit < 0) return undefined;
    number = number * 58n + BigInt(digit);
  }
  const bytes: number[] = [];
  for (; number > 0n; number /= 256n) bytes.push(Number(number % 256n));
  return bytes.toReversed();
}

function base58(bytes: readonly number[]): string {
  let number = bytes.reduce((value, byte) => value * 256n + BigInt(byte), 0n);
  let text = "";
  for (; number > 0n; number /= 58n) text = (ALPHABET[Number(number % 58n)] ?? "") + text;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return "1".repeat(zeros < 0 ? bytes.length : zeros) + text;
}
