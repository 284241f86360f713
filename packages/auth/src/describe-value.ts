/**
 * Names a value in an error: a short text, a number and the like as they are, and anything else by its kind. Never throws,
 * whatever the value is. Not for secrets.
 *
 * @param value - What a caller gave.
 * @returns such as `"GTC"`, `1.5`, `undefined`, `a list`.
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
  if (typeof value === "object" && value) return Array.isArray(value) ? "a list" : "an object";
  return typeof value === "function" ? "a function" : String(value);
}
