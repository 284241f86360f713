import type { Types } from "./spec.ts";
import type { Type } from "./type.ts";

/** How the client writes a value of a type, or of the type that it refers to. */
export function formOf(types: Types, { form, reference }: Type): string | undefined {
  const referred = reference === undefined ? undefined : types[reference];
  return form ?? (referred && formOf(types, referred.type));
}

/** What the client itself knows, so that no caller has to give it. */
const known = new Set(["nonce", "chain", "chainId"]);

/** The properties that the client fills in. */
export function filledFields(types: Types, { properties = {} }: Type): string[] {
  return Object.entries(properties).flatMap(([name, property]) =>
    known.has(formOf(types, property) ?? "") ? [name] : [],
  );
}
