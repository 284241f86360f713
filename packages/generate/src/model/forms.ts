import type { Input } from "./operation.ts";
import type { Types } from "./spec.ts";
import type { Type } from "./type.ts";

/** How the client writes a value of a type, or of the type that it refers to. */
export function formOf(types: Types, { form, reference }: Type): string | undefined {
  const referred = reference === undefined ? undefined : types[reference];
  return form ?? (referred && formOf(types, referred.type));
}

/** What the client itself knows, so that no caller has to give it. */
const known = new Set(["nonce", "chain", "chainId"]);

/** The inputs that the client fills in. */
export function filledFields(types: Types, inputs: readonly Input[]): string[] {
  return inputs.flatMap(({ name, type }) => (known.has(formOf(types, type) ?? "") ? [name] : []));
}
