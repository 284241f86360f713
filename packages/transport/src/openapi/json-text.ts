import { invalidArgument } from "@node-access/auth";
import { stringifyJson } from "#platform";

/**
 * Serializes an argument as JSON.
 *
 * @param name - The argument's name, for the error.
 */
export function jsonText(name: string, value: unknown): string {
  try {
    return stringifyJson(value);
  } catch {
    throw invalidArgument(name, "a JSON value", "something else");
  }
}
