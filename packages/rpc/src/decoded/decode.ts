import type { Shape } from "./shape.ts";

/**
 * Makes bigints of the quantities in a value, and leaves all else as it is, also what should be a quantity and is none, and a value
 * that nests deeper than can be followed. What it is given stays as it is: a middleware may have kept it.
 */
export function decode(value: unknown, shape: Shape): unknown {
  try {
    return decodePart(value, shape);
  } catch {
    // The stack is full. A node that tells such a thing must end neither a batch nor a subscription.
    return value;
  }
}

function decodePart(value: unknown, shape: Shape): unknown {
  if (typeof value === "string") return shape.isQuantity ? toBigint(value) : prefixed(value, shape);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const { items } = shape;
    return items ? value.map((item) => decodePart(item, items)) : value;
  }
  return decodeObject(value as Readonly<Record<string, unknown>>, shape);
}

function prefixed(text: string, { isHexDigits }: Shape): string {
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

/** The value of each hex digit by its character code, -1 of all other characters. */
const DIGITS: Int8Array = new Int8Array(256).fill(-1);
for (let digit = 0; digit < 16; digit += 1) {
  const character = digit.toString(16);
  DIGITS[character.charCodeAt(0)] = digit;
  DIGITS[character.toUpperCase().charCodeAt(0)] = digit;
}
const bits = new DataView(new ArrayBuffer(8));

/** A quantity as a bigint; a text that is none, as it is. */
// Most quantities have at most 64 bits. `BigInt` takes a multiple of the time for those that two halves do.
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
