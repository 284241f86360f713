import { mapKeyword } from "./references.ts";
import { words } from "./tables.ts";
import type { Type } from "./type.ts";

/** Options for writing a type as JSON Schema. */
export interface SchemaForm {
  /** Returns the `$ref` of a named type. */
  readonly reference: (name: string) => string;
  readonly omits?: (keyword: string, type: Type) => boolean;
  /** Returns a different schema for a type, or `undefined` to write the type as usual. */
  readonly replaces?: (type: Type) => object | undefined;
}

/** Fields of a type that are not keywords of JSON Schema. */
const ours: ReadonlySet<string> = new Set(
  words(
    `kind source example since until requiredSince requiredUntil requiredInSome untyped lacksPrefix scale offeredBy form clientFills
    per tick constant discriminator simulated`,
  ),
);

/** Writes a type as JSON Schema 2020-12, with its keywords in the order of the spec. */
export function jsonSchema(type: Type, form: SchemaForm): object | boolean {
  const replaced = form.replaces?.(type);
  if (replaced) return replaced;
  if (Object.keys(type).length === 1) return type.kind !== "never";
  const entries = Object.entries(type).flatMap(([key, value]): [string, unknown][] => {
    if (key === "reference") return [["$ref", form.reference(String(value))]];
    if (ours.has(key) || form.omits?.(key, type)) return [];
    return [[key, mapKeyword(key, value, (part) => jsonSchema(part as Type, form))]];
  });
  return Object.fromEntries(entries);
}
