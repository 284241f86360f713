import type { DocumentedProperty } from "./documented-types.ts";
import type { Field } from "./page.ts";

export function documentedField(
  { name, type, required, deprecated, description }: DocumentedProperty,
  prefix: string,
): Field {
  return {
    anchor: `${prefix}-${name}`,
    name,
    type: [{ text: type }],
    required,
    deprecated,
    description,
    facts: [],
    fields: [],
  };
}
