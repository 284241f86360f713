import type { Shape } from "./shape.ts";

/**
 * Converts the quantities and decimals in a value to bigints. All else stays, also invalid quantities and values nested too
 * deeply. It does not modify the argument, because a middleware may have stored it.
 */
export function decode(value: unknown, shape: Shape): unknown {
  try {
    return decodePart(value, shape);
  } catch {
    // A stack overflow. Such a value from a node must not fail a batch or a subscription.
    return value;
  }
}

function decodePart(value: unknown, shape: Shape): unknown {
  if (typeof value === "string") return shape.isQuantity ? toBigint(value) : decodeText(value, shape);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const { items } = shape;
    return items ? value.map((item) => decodePart(item, items)) : value;
  }
  return decodeObject(value as Readonly<Record<string, unknown>>, shape);
}

/** Returns a decimal in its smallest unit, and bytes in hex with their prefix. */
function decodeText(text: string, { decimal, isHexDigits }: Shape): unknown {
  if (decimal) return decimal.toUnits(text) ?? text;
  return isHexDigits && !text.startsWith("0x") ? `0x${text}` : text;
}

function decodeObject(value: Readonly<Record<string, unknown>>, shape: Shape): unknown {
  const { quantities, parts, values } = shape;
  const decoded: Record<string, unknown> = { ...value };
  for (const name of quantities) {
    const text = decoded[name];
    if (typeof text === "string") decoded[name] = toBigint(text);
  }
  for (const [name, part] of parts) {
    const inner = decoded[name];
    if (inner !== undefined) decoded[name] = decodePart(inner, part);
  }
  if (values) {
    const named = new Set([...quantities, ...parts.map(([name]) => name)]);
    for (const name of Object.keys(decoded))
      if (!named.has(name)) decoded[name] = decodePart(decoded[name], values);
  }
  return decoded;
}

/** The value of each hex digit by character code; -1 for other characters. */
const DIGITS: Int8Array = new Int8Array(256).fill(-1);
for (let digit = 0; digit < 16; digit += 1) {
  const character = digit.toString(16);
  DIGITS[character.charCodeAt(0)] = digit;
  DIGITS[character.toUpperCase().charCodeAt(0)] = digit;
}
const bits = new DataView(new ArrayBuffer(8));

/** Converts a quantity to a bigint. Returns any other text unchanged. */
// Most quantities have at most 64 bits, for which converting two halves is several times as fast as
// `BigInt`.
function toBigint(text: string): unknown {
  const { length } = text;
  if (length < 3 || text.charCodeAt(0) !== 48 || text.charCodeAt(1) !== 120) return text;
  if (length > 18) return longToBigint(text);
  let high = 0;
  let low = 0;
  let signs = 0;
  let at = 2;
  for (; at < length - 8; at += 1) {
    const digit = DIGITS[text.charCodeAt(at)] ?? -1;
    signs |= digit;
    high = (high << 4) | digit;
  }
  for (; at < length; at += 1) {
    const digit = DIGITS[text.charCodeAt(at)] ?? -1;
    signs |= digit;
    low = (low << 4) | digit;
  }
  if (signs < 0) return text;
  bits.setInt32(0, high);
  bits.setInt32(4, low);
  return bits.getBigUint64(0);
}

function longToBigint(text: string): unknown {
  try {
    return BigInt(text);
  } catch {
    return text;
  }
}
