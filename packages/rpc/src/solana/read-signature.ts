const ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const SIGNATURE_BYTES = 64;
/** No transaction has more characters. */
const MAX_LENGTH = 10_000;

/** @returns the first signature of a transaction, in base58; `undefined` for other text. */
export function readSignature(transaction: unknown, encoding: unknown): string | undefined {
  if (typeof transaction !== "string" || transaction.length > MAX_LENGTH) return undefined;
  const bytes = encoding === "base64" ? fromBase64(transaction) : fromBase58(transaction);
  const [first, count] = bytes as [number, number];
  // Version 1 has the signatures at its end. Otherwise, their number is below 128, so that it takes one byte.
  const start = first === 129 ? bytes.length - SIGNATURE_BYTES * count : 1;
  const isSigned = first && bytes.length > SIGNATURE_BYTES;
  return (isSigned && base58(bytes.slice(start, start + SIGNATURE_BYTES))) || undefined;
}

/** Returns no bytes for other text. */
function fromBase64(text: string): number[] {
  try {
    return Array.from(atob(text), (one) => one.charCodeAt(0));
  } catch {
    return [];
  }
}

/** Decodes bytes that do not begin with 0. */
function fromBase58(text: string): number[] {
  const digits = Array.from(text, (one) => ALPHABET.indexOf(one));
  return digits.includes(-1) ? [] : convert(digits, 58n, 256n);
}

function base58(bytes: readonly number[]): string {
  let text = convert(bytes, 256n, 58n)
    .map((digit) => ALPHABET[digit])
    .join("");
  for (let zeros = 0; bytes[zeros] === 0; zeros += 1) text = "1" + text;
  return text;
}

/** Converts digits of a base to another. */
function convert(digits: readonly number[], from: bigint, to: bigint): number[] {
  let number = digits.reduce((value, digit) => value * from + BigInt(digit), 0n);
  const converted: number[] = [];
  for (; number > 0n; number /= to) converted.unshift(Number(number % to));
  return converted;
}
