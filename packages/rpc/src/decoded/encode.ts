import { invalidArgument } from "@node-access/auth";
import type { DecimalPlace } from "../decimal-place.ts";
import { NO_QUANTITIES, type Shape, type Shapes } from "./shape.ts";

/**
 * Converts bigints and numbers in params to hex quantities and bigints to decimals, where the spec has these. Objects
 * without any are returned as they are.
 *
 * @param name - The method, or the kind of subscription.
 * @throws NodeAccessError `INVALID_ARGUMENT` with the path of an invalid quantity or decimal.
 */
export function encodeParams(name: string, params: readonly unknown[], shapes: Shapes): readonly unknown[] {
  const places = shapes.ofParams(name);
  const encodeOne = (param: unknown, shape: Shape | undefined, step: string): unknown =>
    shape ? encode(param, shape, `${name}.params${step}`) : param;
  if (Array.isArray(params))
    return params.map((param, index) => encodeOne(param, places[index], `[${index}]`));
  // By name. JavaScript callers may pass anything.
  if (typeof params !== "object") return params;
  const names = shapes.listNames(name);
  const entries = Object.entries(params).map(([key, param]) => [
    key,
    encodeOne(param, places[names.indexOf(key)], `.${key}`),
  ]);
  return Object.fromEntries(entries) as typeof params;
}

function encode(value: unknown, shape: Shape, path: string): unknown {
  if (typeof value === "bigint" || typeof value === "number") {
    if (shape.isQuantity) return toQuantity(value, path);
    return shape.decimal ? toDecimal(value, shape.decimal, path) : value;
  }
  if (typeof value !== "object" || value === null) return value;
  const { items } = shape;
  if (!Array.isArray(value)) return encodeObject(value as Readonly<Record<string, unknown>>, shape, path);
  if (!items) return value;
  const encoded = value.map((item, index) => encode(item, items, `${path}[${index}]`));
  return encoded.some((item, index) => item !== value[index]) ? encoded : value;
}

function encodeObject(value: Readonly<Record<string, unknown>>, shape: Shape, path: string): unknown {
  const { quantities, parts, values } = shape;
  const encoded = new Map<string, unknown>();
  const put = (name: string, inner: Shape): void => {
    const before = value[name];
    const after = encode(before, inner, `${path}.${name}`);
    if (after !== before) encoded.set(name, after);
  };
  for (const name of quantities) put(name, QUANTITY);
  for (const [name, part] of parts) put(name, part);
  if (values) {
    const named = new Set([...quantities, ...parts.map(([name]) => name)]);
    for (const name of Object.keys(value)) if (!named.has(name)) put(name, values);
  }
  return encoded.size > 0 ? { ...value, ...Object.fromEntries(encoded) } : value;
}

const QUANTITY: Shape = { ...NO_QUANTITIES, isQuantity: true };

function toQuantity(value: bigint | number, path: string): string {
  if (value >= 0 && (typeof value === "bigint" || Number.isSafeInteger(value)))
    return `0x${value.toString(16)}`;
  const expected = "an integer from 0, as a bigint, as a number up to 2^53 - 1, or as hex after 0x";
  throw invalidArgument(path, expected, typeof value === "object" ? typeof value : String(value));
}

function toDecimal(value: bigint | number, decimal: DecimalPlace, path: string): string {
  if (typeof value === "bigint") return decimal.fromUnits(value);
  // A number could mean coins or their smallest unit.
  throw invalidArgument(
    path,
    `a bigint in units of 10^-${decimal.scale}, or a decimal as text`,
    String(value),
  );
}
