import { type Check, Contradiction } from "./contradiction.ts";
import { type Hex, toHex } from "./encoding/bytes.ts";
import { describe, isAbsent, type JsonObject, malformed, readQuantity, requireText } from "./fields.ts";

/** Writes a number as JSON-RPC does: hex without leading zeros. */
export function toQuantity(value: bigint | number): Hex {
  return `0x${value.toString(16)}`;
}

export function requireHash(check: Check, path: string, expected: Uint8Array, actual: unknown): void {
  requireText(check, path, toHex(expected), actual);
}

export function requireQuantity(check: Check, path: string, expected: bigint, actual: unknown): void {
  const quantity = readQuantity(actual);
  if (quantity === expected) return;
  if (quantity === undefined) throw malformed(path, "a quantity in hex", actual);
  throw new Contradiction(check, path, toQuantity(expected), describe(actual));
}

/** Requires that a quantity is one that has been checked. Most nodes write both alike. */
export function requireSameQuantity(check: Check, path: string, expected: unknown, actual: unknown): void {
  if (actual !== expected) requireQuantity(check, path, readQuantity(expected) ?? 0n, actual);
}

/** Requires that a quantity is this if the node returns it. */
export function allowQuantity(
  check: Check,
  object: JsonObject,
  name: string,
  at: string,
  expected: bigint,
): void {
  if (!isAbsent(object[name])) requireQuantity(check, `${at}.${name}`, expected, object[name]);
}
