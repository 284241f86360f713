import { invalidArgument } from "@node-access/auth";
import { stringifyJson } from "#platform";
import { checkText } from "../check-arguments.ts";
import type { BodyWriter } from "./api-operation.ts";

/** Serializes an argument as JSON. @param name - Its name, for the error. */
export function jsonText(name: string, value: unknown): string {
  let text: string | undefined;
  try {
    // Functions and symbols have no JSON.
    text = stringifyJson(value);
  } catch {}
  if (text === undefined) throw invalidArgument(name, "a JSON value", "a function or a cycle");
  return text;
}

/** Writes a body as JSON. */
export const json: BodyWriter = (content, { contentType = "application/json" }) => ({
  type: contentType,
  body: jsonText("body", content),
});

/** Writes a text as JSON: in quotes. */
export const jsonString: BodyWriter = (content, operation) => {
  checkText("body", content);
  return json(content, operation);
};
