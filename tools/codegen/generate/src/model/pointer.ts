import { resolved, type Type, type Types } from "@node-access/generate/model";

/**
 * Whether a JSON Pointer can find something in values of a type.
 *
 * @param steps - The steps of the pointer, such as `["data", "root"]`.
 */
export function mayLead([step, ...rest]: readonly string[], type: Type, types: Types): boolean {
  if (step === undefined) return true;
  const { kind, anyOf = [], oneOf = [], allOf = [], ...own } = resolved(type, types);
  if ([...anyOf, ...oneOf, ...allOf].some((part) => mayLead([step, ...rest], part, types))) return true;
  const property = own.properties?.[step];
  if (property) return mayLead(rest, property, types);
  const item = /^\d+$/.test(step) ? (own.prefixItems?.[Number(step)] ?? own.items) : own.additionalProperties;
  return item ? mayLead(rest, item, types) : kind === "any" || kind === "map";
}
