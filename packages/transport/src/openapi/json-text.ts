import { invalidArgument } from "@node-access/auth";
import { stringifyJson } from "#platform";

/**
 * Serializes an argument as JSON.
 *
 * @param name - The argument's name, for the error.
 */
export function jsonText(name: string, value: unknown): string {
  let text: string | undefined;
  try {
    // Functions and symbols have no JSON.
    text = stringifyJson(value);
  } catch {}
  if (text === undefined) throw invalidArgument(name, "a JSON value", "a function or a cycle");
  return text;
}
