import { invalidArgument, kindOf } from "@node-access/auth";
import { parseJson as parse, stringifyJson as stringify } from "#platform";

/**
 * Parses JSON without rounding large numbers: integers beyond 2^53 become bigints.
 * Numbers with a fraction or exponent stay numbers, or become strings if they are beyond 2^53 and a
 * double cannot hold them (`9007199254740993.0`, `1e400`).
 *
 * @param text - The JSON text. Without such integers, parsing takes about 5 % longer than `JSON.parse`.
 * @returns the value.
 * @throws NodeAccessError `INVALID_ARGUMENT` if it is not JSON, or nested more than 4,096 levels deep.
 *
 * @example
 * ```ts
 * import { parseJson } from "@node-access/transport/json-rpc";
 *
 * parseJson("[9007199254740993, 1.5, 1e400]"); // [9007199254740993n, 1.5, "1e400"]
 * ```
 */
export function parseJson(text: string): unknown {
  try {
    return parse(text);
  } catch {
    // The text of the engine's error would be a part of the JSON, which may contain a secret.
    const received = typeof text === "string" ? "another text" : kindOf(text);
    throw invalidArgument("text", "JSON of at most 4,096 levels", received);
  }
}

/**
 * Serializes a value as JSON. Bigints become integers with all their digits.
 *
 * @param value - The value.
 * @returns the JSON text.
 * @throws NodeAccessError `INVALID_ARGUMENT` if the value is circular or nested too deeply.
 *
 * @example
 * ```ts
 * import { stringifyJson } from "@node-access/transport/json-rpc";
 *
 * stringifyJson({ slot: 2n ** 64n }); // {"slot":18446744073709551616}
 * ```
 */
export function stringifyJson(value: unknown): string {
  try {
    return stringify(value);
  } catch {
    throw invalidArgument("value", "a JSON value", "a circular or deeply nested one");
  }
}
