import { invalidArgument } from "@node-access/auth";

/** Maximum nesting depth of an action. A deeper one is circular. */
const MAX_DEPTH = 64;

/** Copies JSON, so that later changes are not signed. Other values stay, and hashing rejects them. */
export function copy(value: unknown, path: string, depth: number = 0): unknown {
  checkDepth(depth, path);
  if (Array.isArray(value)) return Array.from(value, (item) => copy(item, path, depth + 1));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner, path, depth + 1)]));
}

/** @throws NodeAccessError `INVALID_ARGUMENT` for a value nested too deeply. */
export function checkDepth(depth: number, path: string): void {
  if (depth > MAX_DEPTH)
    throw invalidArgument(path.slice(0, 200), `at most ${MAX_DEPTH} levels`, "a deeper or circular object");
}

/** Checks whether a value is a plain object, not an array or an instance of a class. */
export function isPlain(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
