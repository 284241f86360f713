const ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const SIGNATURE_BYTES = 64;

/** @returns the id of a transaction in base64: its first signature in base58; `undefined` for other text. */
export function signatureOf(transaction: string): string | undefined {
  let bytes: string;
  try {
    bytes = atob(transaction);
  } catch {
    return undefined;
  }
  // The number of signatures is below 128, so that it takes one byte.
  if (bytes.charCodeAt(0) === 0 || bytes.length <= SIGNATURE_BYTES) return undefined;
  return base58(Array.from(bytes.slice(1, 1 + SIGNATURE_BYTES), (one) => one.charCodeAt(0)));
}

function base58(bytes: readonly number[]): string {
  let number = bytes.reduce((value, byte) => value * 256n + BigInt(byte), 0n);
  let text = "";
  for (; number > 0n; number /= 58n) text = (ALPHABET[Number(number % 58n)] ?? "") + text;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return "1".repeat(zeros < 0 ? bytes.length : zeros) + text;
}
