import { invalidArgument } from "@node-access/auth";

/** How deep lists and objects may nest in an action: more is one that holds itself. */
const DEEPEST = 64;

/** Copies JSON, so that a later change of the caller's object is not signed. What is no JSON stays, for the hashing to refuse. */
export function copy(value: unknown, path: string, depth: number = 0): unknown {
  checkDepth(depth, path);
  if (Array.isArray(value)) return Array.from(value, (item) => copy(item, path, depth + 1));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner, path, depth + 1)]));
}

/** @throws NodeAccessError `INVALID_ARGUMENT` for what nests too deep. */
export function checkDepth(depth: number, path: string): void {
  if (depth > DEEPEST)
    throw invalidArgument(
      path.slice(0, 200),
      `at most ${DEEPEST} levels`,
      "more, or an object that holds itself",
    );
}

/** Whether a value is an object as JSON has them, and no list or instance of a class. */
export function isPlain(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
