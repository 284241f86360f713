/** Which characters may come next. */
export const expects = {
  value: 0,
  /** After `[`: an item or `]`. */
  firstItem: 1,
  /** After `{`: a name or `}`. */
  firstName: 2,
  name: 3,
  colon: 4,
  /** After a value: a comma, the closing bracket around it, or the end of the text. */
  comma: 5,
  string: 6,
  escape: 7,
  hex: 8,
  literal: 9,
  malformed: 10,
  /**
   * Numbers, from here on: after the sign, after a leading 0, in the integer digits,
   * after the decimal point, in the fraction, after `e`, after its sign, in its digits.
   */
  sign: 11,
  zero: 12,
  digits: 13,
  point: 14,
  fraction: 15,
  e: 16,
  eSign: 17,
  eDigits: 18,
} as const;

export type Expects = (typeof expects)[keyof typeof expects];

/** Finds the next quote, backslash or invalid character of a string, or the end of the piece. */
export function endOfPlain(bytes: Buffer, start: number, first: number): number {
  let at = start;
  for (let byte = first; byte !== 0x22 && byte !== 0x5c && byte >= 0x20; byte = bytes[at] as number) {
    at += 1;
    if (at === bytes.length) break;
  }
  return at;
}

export function afterDigit(state: Expects, digit: number): Expects {
  switch (state) {
    case expects.sign:
      return digit === 0x30 ? expects.zero : expects.digits;
    case expects.zero:
      return expects.malformed;
    case expects.point:
      return expects.fraction;
    case expects.e:
    case expects.eSign:
      return expects.eDigits;
    default:
      return state;
  }
}

export function isEscape(byte: number): boolean {
  return (
    byte === 0x22 ||
    byte === 0x5c ||
    byte === 0x2f ||
    byte === 0x62 ||
    byte === 0x66 ||
    byte === 0x6e ||
    byte === 0x72 ||
    byte === 0x74
  );
}

export function isHex(byte: number): boolean {
  return (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x46) || (byte >= 0x61 && byte <= 0x66);
}
