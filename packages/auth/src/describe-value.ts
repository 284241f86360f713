/**
 * Describes a value for an error message: short strings and numbers as they are,
 * anything else by its type. Never throws. Not for secrets.
 *
 * @param value - The value that a caller passed.
 * @returns a description such as `"GTC"`, `1.5`, `undefined` or `a list`.
 *
 * @example
 * ```ts
 * import { describeValue, invalidArgument } from "@node-access/auth";
 *
 * export function checkSlot(slot: unknown): void {
 *   if (!Number.isInteger(slot)) throw invalidArgument("slot", "an integer", describeValue(slot));
 * }
 * ```
 */
export function describeValue(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value.slice(0, 60));
  if (typeof value === "object" && value) return isList(value) ? "a list" : "an object";
  return typeof value === "function" ? "a function" : String(value);
}

/**
 * Names the kind of a value for an error message. It shows nothing of the value, which may be a secret.
 *
 * @param value - The value that a caller passed.
 * @returns a kind such as `string`, `undefined`, `null` or `a list`.
 *
 * @example
 * ```ts
 * import { invalidArgument, kindOf } from "@node-access/auth";
 *
 * export function checkToken(token: unknown): void {
 *   if (typeof token !== "string") throw invalidArgument("token", "a string", kindOf(token));
 * }
 * ```
 */
export function kindOf(value: unknown): string {
  if (isList(value)) return "a list";
  return value === null ? "null" : typeof value;
}

/** `Array.isArray` throws for a proxy that was revoked, such as a draft of immer after its recipe. */
function isList(value: unknown): boolean {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}
