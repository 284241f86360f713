import type { SpecPath } from "../spec-file/spec-file.ts";
import { entries, field, list } from "./own-spec.ts";

type Schema = Record<string, unknown>;

/** What a schema is rewritten with. */
export interface Rewriting {
  readonly note: (path: SpecPath, what: string, remedy: string) => void;
  /** Rewrites a part of the schema. */
  readonly part: (schema: unknown, path: SpecPath) => unknown;
  /** What stands for a reference. */
  readonly reference: (ref: string, path: SpecPath) => unknown;
}

const types = new Set(["object", "array", "string", "integer", "number", "boolean", "null"]);

/** What becomes part of a type as it is. */
const kept = [
  "description",
  "default",
  "deprecated",
  "const",
  "enum",
  "format",
  "pattern",
  "type",
  "required",
  "minItems",
  "maxItems",
];

/** Keywords of which a generated type says nothing, or that would change its meaning. */
const unsupported: Readonly<Record<string, string>> = {
  $dynamicRef: "use $ref",
  $recursiveRef: "use $ref",
  "x-secret": "remove it: the generated client does not wrap values",
};

/**
 * Writes a schema of JSON Schema draft 7 or 2020-12, OpenAPI 3.0 or 3.1 in the one form that becomes a type. Constraints that TypeScript
 * cannot express, such as `minLength` or `if`, are omitted.
 */
export function plainSchema(schema: unknown, path: SpecPath, rewriting: Rewriting): unknown {
  if (typeof schema === "boolean" || schema === undefined) return schema;
  if (typeof schema !== "object" || schema === null || Array.isArray(schema)) {
    rewriting.note(path, "it is no schema", "write an object, true or false");
    return {};
  }
  const given = schema as Schema;
  for (const [key, remedy] of Object.entries(unsupported))
    if (key in given) rewriting.note([...path, key], `${key} is not supported`, remedy);
  const own = parts(given, path, rewriting);
  const ref = given["$ref"];
  const whole = typeof ref === "string" ? withReference(rewriting.reference(ref, path), own) : together(own);
  return given["nullable"] === true ? orNull(whole) : whole;
}

/** The keywords of a schema, with its parts rewritten. */
function parts(given: Schema, path: SpecPath, { note, part }: Rewriting): Schema {
  const own: Schema = Object.fromEntries(kept.flatMap((key) => (key in given ? [[key, given[key]]] : [])));
  checkType(given, path, note);
  if (!Array.isArray(own["required"])) delete own["required"];
  // Some generators of specs write an empty one for any value.
  if (list(own["enum"]).length === 0) delete own["enum"];
  for (const key of ["anyOf", "oneOf", "allOf"]) {
    const members = given[key];
    if (Array.isArray(members) && members.length > 0)
      own[key] = members.map((member, index) => part(member, [...path, key, index]));
  }
  if (own["anyOf"] && own["oneOf"]) {
    own["allOf"] = [...((own["allOf"] as unknown[] | undefined) ?? []), { oneOf: own["oneOf"] }];
    delete own["oneOf"];
  }
  if (typeof given["properties"] === "object" && given["properties"] !== null)
    own["properties"] = Object.fromEntries(
      entries(given["properties"]).map(([name, property]) => [
        name,
        part(property, [...path, "properties", name]),
      ]),
    );
  const { items } = given;
  const tuple = given["prefixItems"] ?? (Array.isArray(items) ? items : undefined);
  const rest = Array.isArray(items) ? given["additionalItems"] : items;
  if (Array.isArray(tuple))
    own["prefixItems"] = tuple.map((item, index) =>
      part(item, [...path, "prefixItems" in given ? "prefixItems" : "items", index]),
    );
  if (rest !== undefined) own["items"] = part(rest, [...path, "items"]);
  return withOthers(own, given, path, part);
}

/** What an object has besides its named properties. Beside named ones, TypeScript cannot say it more exactly than `unknown`. */
function withOthers(own: Schema, given: Schema, path: SpecPath, part: Rewriting["part"]): Schema {
  const [pattern] = entries(given["patternProperties"]);
  const others = given["additionalProperties"] ?? (pattern && {});
  const isObject = typeof others === "object" && others !== null;
  if (own["properties"]) return isObject ? { ...own, additionalProperties: {} } : own;
  if (pattern) return { ...own, additionalProperties: {} };
  if (isObject) return { ...own, additionalProperties: part(others, [...path, "additionalProperties"]) };
  return others === true ? { ...own, additionalProperties: {} } : own;
}

function checkType(given: Schema, path: SpecPath, note: Rewriting["note"]): void {
  for (const type of [given["type"] ?? []].flat())
    if (!types.has(String(type)))
      note([...path, "type"], `there is no type ${String(type)}`, `use one of ${[...types].join(", ")}`);
}

const annotations = new Set(["title", "description", "default", "deprecated"]);

/** A reference with what stands next to it: both hold. */
function withReference(target: unknown, own: Schema): unknown {
  const told = Object.fromEntries(Object.entries(own).filter(([key]) => annotations.has(key)));
  const more = Object.fromEntries(Object.entries(own).filter(([key]) => !annotations.has(key)));
  const isNamed = field(target, "x-ref") !== undefined;
  if (isType(more)) return { ...told, allOf: [target, together(more)] };
  return isNamed || typeof target === "object" ? { ...(target as Schema), ...told } : target;
}

/** One schema whose `allOf` holds everything, where it has one: a type prints either its own properties or the parts of its `allOf`. */
function together(own: Schema): Schema {
  if (!own["allOf"]) return own;
  const { allOf, ...rest } = own;
  const told = Object.fromEntries(Object.entries(rest).filter(([key]) => annotations.has(key)));
  const more = Object.fromEntries(Object.entries(rest).filter(([key]) => !annotations.has(key)));
  const all = [...(allOf as unknown[]).filter(isType), ...(isType(more) ? [more] : [])];
  const [only] = all;
  if (all.length === 0) return told;
  return all.length === 1 && typeof only === "object"
    ? { ...(only as Schema), ...told }
    : { ...told, allOf: all };
}

/** Whether a schema says more than `unknown`. */
function isType(schema: unknown): boolean {
  if (schema === false) return true;
  const telling = [
    "x-ref",
    "type",
    "const",
    "enum",
    "anyOf",
    "oneOf",
    "allOf",
    "properties",
    "items",
    "prefixItems",
    "additionalProperties",
  ];
  // In an allOf, `type: object` alone says nothing more than the other parts.
  const { type, ...rest } = Object(schema) as Schema;
  return telling.some((key) => key in rest) || (type !== undefined && type !== "object");
}

function orNull(schema: unknown): unknown {
  const { type, ...rest } = Object(schema) as Schema;
  const isPlain = !["x-ref", "const", "enum", "anyOf", "oneOf", "allOf"].some((key) => key in rest);
  if (isPlain && type !== undefined) return { ...rest, type: [...new Set([type, "null"].flat())] };
  const { title, description, default: fallback, deprecated, ...inner } = Object(schema) as Schema;
  const told = Object.entries({ title, description, default: fallback, deprecated }).filter(
    ([, value]) => value !== undefined,
  );
  return { ...Object.fromEntries(told), anyOf: [inner, { type: "null" }] };
}
