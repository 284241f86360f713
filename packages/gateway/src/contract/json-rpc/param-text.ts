import type { ParamPlace } from "../../generated/methods.ts";
import { textAt } from "../json-text.ts";

/**
 * @param params - Of a call: a list, or an object with the params by name.
 * @param inside - Leads from the param to a value in it.
 * @returns the text of the param, or of the value; nothing if the call has none.
 */
export function paramText(
  params: string | undefined,
  { index, name }: ParamPlace,
  inside: readonly string[] = [],
): string | undefined {
  if (params === undefined) return undefined;
  return textAt(params, [params.trimStart()[0] === "[" ? String(index) : name, ...inside]);
}
