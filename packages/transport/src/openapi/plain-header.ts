import { invalidArgument } from "@node-access/auth";
import type { ParameterStyle } from "./api-operation.ts";
import { listItems, scalar } from "./text.ts";

/**
 * Writes a list in a header as `a,b`, an object as `key,value`. Headers are not percent-encoded.
 *
 * Source: OpenAPI, style `simple`.
 */
export const plainHeader: ParameterStyle = (name, value) =>
  formatHeader(
    name,
    listItems(name, value)
      .map((item) => scalar(name, item))
      .join(","),
  );

/** Returns a header with its name in lower case. */
export function formatHeader(name: string, text: string): ReturnType<ParameterStyle> {
  if (/^[ -~]*$/.test(text)) return [[scalar("name", name).toLowerCase(), text]];
  throw invalidArgument(name, "one line of ASCII", "text with other characters");
}
