import type { ParamPlace } from "../generated/methods.ts";
import { textAt } from "../codec/json/json-text.ts";

/**
 * @param params - A call's params: a list, or an object with the params by name.
 * @param inside - The path from the param to a value inside it.
 * @returns the text of the param, or of the value inside it; `undefined` if the call has none.
 */
export function paramText(
  params: string | undefined,
  { index, name }: ParamPlace,
  inside: readonly string[] = [],
): string | undefined {
  if (params === undefined) return undefined;
  return textAt(params, [params.trimStart()[0] === "[" ? String(index) : name, ...inside]);
}
