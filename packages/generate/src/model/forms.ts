import type { Input } from "./operation.ts";
import type { Types } from "./spec.ts";
import type { Type } from "./type.ts";

/** Returns the form in which the client writes a value of a type, or of the type that it refers to. */
export function findForm(types: Types, { form, reference }: Type): string | undefined {
  const referred = reference === undefined ? undefined : types[reference];
  return form ?? (referred && findForm(types, referred.type));
}

/** Forms of values that the client itself fills in. */
const known = new Set(["nonce", "chain", "chainId"]);

export function filledFields(types: Types, inputs: readonly Input[]): string[] {
  return inputs.flatMap(({ name, type }) => (known.has(findForm(types, type) ?? "") ? [name] : []));
}
