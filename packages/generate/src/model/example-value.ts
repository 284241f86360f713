import type { Json, JsonObject } from "./json.ts";
import type { Types } from "./spec.ts";
import type { Type } from "./type.ts";

/** An example text for each format of JSON Schema. */
const formats: Readonly<Record<string, string>> = {
  byte: "AAEC",
  date: "2026-01-31",
  "date-time": "2026-01-31T12:00:00Z",
  decimal: "1.5",
  duration: "PT1H",
  email: "someone@example.com",
  hostname: "example.com",
  ip: "192.0.2.1",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  time: "12:00:00Z",
  uri: "https://example.com/",
  url: "https://example.com/",
  uuid: "3f2504e0-4f89-41d3-9a0c-0305e82c3301",
};

/** Below this many named types, an example has only required properties, because types of large specs contain each other. */
const FULL_DEPTH = 2;

/** The most values that an example is made from. Types may combine each other in many ways. */
const MOST_VALUES = 50_000;

/** The most items of a list: beacon nodes have lists of 512. */
const MOST_ITEMS = 1_000;

/** Which properties an example object has: the required ones, or all. */
export type Extent = "required" | "all";

/** How examples are made. */
export interface Making {
  /** Default: all, except in types within types within types. */
  readonly extent?: Extent;
  /** The key in a map. Default: `key`. */
  readonly key?: string;
  /** Returns a value without parts; `undefined` for the usual one. */
  readonly plain?: (type: Type) => Json | undefined;
}

/** Returns an example of a type: the spec's own, or one that is made from the examples of its parts. */
export function exampleValue(type: Type, types: Types, making: Making = {}): Json {
  return createValue(type, { ...making, types, left: MOST_VALUES }, []);
}

/** The named types, and how many more values the example may have. */
interface Rest extends Making {
  readonly types: Types;
  left: number;
}

/** @param above - The named types that contain this place. */
function createValue(type: Type, rest: Rest, above: readonly string[]): Json {
  rest.left -= 1;
  if (rest.left < 0) return createEmpty(type);
  const { types } = rest;
  const inner = (part: Type): Json => createValue(part, rest, above);
  const { reference, allOf, items, additionalProperties: values } = type;
  if (type.example !== undefined) return type.example;
  if (reference !== undefined) {
    const named = types[reference]?.type ?? { kind: "any" };
    return above.includes(reference) ? createEmpty(named) : createValue(named, rest, [...above, reference]);
  }
  if (type.const !== undefined) return type.const;
  if (type.default !== undefined) return type.default;
  if (type.enum) return type.enum[0] ?? null;
  if (allOf) return joinTypes(allOf.map(inner));
  const [first] = type.oneOf ?? type.anyOf ?? [];
  if (first) return inner(first);
  if (type.prefixItems) return type.prefixItems.map(inner);
  if (items)
    return isAbove(items, above)
      ? []
      : Array.from({ length: Math.max(1, Math.min(type.minItems ?? 1, MOST_ITEMS)) }, () => inner(items));
  if (type.properties) return createObject(type, rest, above, inner);
  if (values)
    return values.kind === "any" || isAbove(values, above) ? {} : { [rest.key ?? "key"]: inner(values) };
  const own = rest.plain?.(type);
  return own === undefined ? plain(type) : own;
}

function isAbove({ reference }: Type, above: readonly string[]): boolean {
  return reference !== undefined && above.includes(reference);
}

/** The least value of a type that is within itself. */
function createEmpty({ kind, items }: Type): Json {
  if (items !== undefined || kind === "list" || kind === "tuple") return [];
  return kind === "text" ? "text" : {};
}

function joinTypes(parts: readonly Json[]): Json {
  const objects = parts.filter((part): part is JsonObject => typeof part === "object" && part !== null);
  return objects.length > 0 ? Object.assign({}, ...objects) : (parts[0] ?? null);
}

function createObject(
  { properties = {}, required = [], minProperties = 0, maxProperties }: Type,
  { extent }: Rest,
  above: readonly string[],
  inner: (part: Type) => Json,
): JsonObject {
  const optional = Object.keys(properties).filter((key) => !required.includes(key));
  // Of several that may be missing, as many are there as must be.
  const least = new Set(optional.slice(0, Math.max(0, minProperties - required.length)));
  const isFull = extent === "all" || (extent === undefined && above.length <= FULL_DEPTH);
  const wanted = Object.entries(properties).filter(
    ([key, part]) =>
      required.includes(key) ||
      least.has(key) ||
      (isFull && maxProperties === undefined && !isAbove(part, above)),
  );
  return Object.fromEntries(wanted.map(([key, part]) => [key, inner(part)]));
}

function plain({
  kind,
  type,
  minimum,
  exclusiveMinimum,
  format = "",
  minLength = 0,
  maxLength = Infinity,
  contentEncoding,
}: Type): Json {
  const [name = kind] = [type].flat();
  if (name === "integer" || name === "number")
    return minimum ?? (exclusiveMinimum === undefined ? 1 : exclusiveMinimum + 1);
  if (name === "boolean") return true;
  if (name === "object" || kind === "map" || kind === "object") return {};
  if (name === "array") return [];
  if (contentEncoding !== undefined) return "AAEC".repeat(Math.ceil(minLength / 4) || 1);
  if (name !== "string") return kind === "any" ? {} : null;
  return formats[format] ?? "text".padEnd(minLength, "-").slice(0, maxLength);
}
