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
const ours: ReadonlySet<string> = new Set([
  "kind",
  "source",
  "example",
  "since",
  "until",
  "requiredSince",
  "requiredUntil",
  "requiredInSome",
  "untyped",
  "lacksPrefix",
  "scale",
  "form",
  "clientFills",
  "per",
  "tick",
  "constant",
  "discriminator",
  "simulated",
]);

const nested = new Set(["items", "additionalProperties", "propertyNames", "unevaluatedProperties", "not"]);
const lists = new Set(["anyOf", "oneOf", "allOf", "prefixItems"]);

/** Writes a type as JSON Schema 2020-12, with its keywords in the order of the spec. */
export function jsonSchema(type: Type, form: SchemaForm): object | boolean {
  const replaced = form.replaces?.(type);
  if (replaced) return replaced;
  if (Object.keys(type).length === 1) return type.kind !== "never";
  const entries = Object.entries(type).flatMap(([key, value]): [string, unknown][] => {
    if (key === "reference") return [["$ref", form.reference(String(value))]];
    if (ours.has(key) || form.omits?.(key, type)) return [];
    return [[key, convertPart(key, value, form)]];
  });
  return Object.fromEntries(entries);
}

function convertPart(key: string, value: unknown, form: SchemaForm): unknown {
  if (nested.has(key)) return jsonSchema(value as Type, form);
  if (lists.has(key)) return (value as readonly Type[]).map((part) => jsonSchema(part, form));
  if (key !== "properties") return value;
  const properties = Object.entries(value as Readonly<Record<string, Type>>);
  return Object.fromEntries(properties.map(([name, part]) => [name, jsonSchema(part, form)]));
}
