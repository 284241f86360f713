import { describeValue, invalidArgument, isNodeAccessError, kindOf } from "@node-access/auth";

/**
 * Writes the body of a request.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` that names the variable which JSON cannot express.
 *
 * Source: GraphQL over HTTP, Request parameters.
 */
export function writeBody(query: string, variables: unknown, operationName: string | undefined): string {
  if (variables !== undefined && kindOf(variables) !== "object")
    throw invalidArgument("variables", "an object with values by name", describeValue(variables));
  try {
    return JSON.stringify({ query, operationName, variables: checked(variables ?? undefined, "variables") });
  } catch (error) {
    if (isNodeAccessError(error)) throw error;
    // Its cycle, or a method toJSON that throws.
    throw invalidArgument(
      "variables",
      "values that JSON can express",
      "a circular object, or one that cannot be read",
    );
  }
}

/** Copies a value: bigints become hex, and numbers that would lose digits are rejected. */
function checked(value: unknown, path: string, depth = 0): unknown {
  if (typeof value === "bigint") return value < 0n ? String(value) : `0x${value.toString(16)}`;
  if (typeof value === "number" && !isExact(value))
    throw invalidArgument(
      path,
      "a number that keeps its digits in JSON; pass large integers as bigint",
      String(value),
    );
  if (typeof value === "function" || typeof value === "symbol")
    throw invalidArgument(path, "a value that JSON can express", kindOf(value));
  if (typeof value !== "object" || value === null || "toJSON" in value) return value;
  if (depth > 100) throw invalidArgument(path, "values nested at most 100 levels deep", "deeper values");
  if (Array.isArray(value)) return value.map((item, index) => checked(item, `${path}[${index}]`, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, checked(item, `${path}.${key}`, depth + 1)]),
  );
}

function isExact(value: number): boolean {
  return Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value);
}
