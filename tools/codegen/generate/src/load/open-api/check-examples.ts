import { dereference, type OutputUnit, type Schema, validate } from "@cfworker/json-schema";
import { placesIn, type SpecPath } from "../../spec-file/index.ts";
import { type Json, type JsonObject, object, schemaName, type SpecReader } from "./spec-reader.ts";

/**
 * Checks that defaults and examples match their schemas, and have no unknown properties: most likely, these are misspelt. Redocly could
 * do this, but compiles each schema for a single value: most of a lint's time.
 */
export function checkExamples(reader: SpecReader): void {
  const $defs = Object.fromEntries(
    Object.entries(reader.schemas).flatMap(([name, schema]) => [
      [name, closed(schema, true)],
      [openName(name), closed(schema, false)],
    ]),
  );
  const known = dereference({ $id: document, $defs } as Schema);
  for (const { schema, value, what: kind, at } of examplesIn(reader.root)) {
    const { valid, errors } = validate(value, closed(schema, true) as Schema, "2020-12", known);
    if (valid) continue;
    // All schemas around the wrong value complain too; at the same place, the innermost schema complains
    // last.
    const {
      instanceLocation = "#",
      keyword,
      error,
    } = errors.toSorted((a, b) => depth(a) - depth(b)).at(-1) ?? {};
    const path = instanceLocation.split("/").slice(1);
    const why = keyword === "false" ? "is not known to its schema" : `does not match its schema: ${error}`;
    const what = `the ${kind}'s ${path.join(".") || "value"} ${why}`.replace(/\.$/, "");
    reader.note([...at, ...path], what, `correct the ${kind} or the schema`);
  }
}

function depth({ instanceLocation }: OutputUnit): number {
  return instanceLocation.split("/").length;
}

const document = "urn:node-access:openapi";

/** The name of a schema's open form, for use as a part of another schema that knows further properties. */
function openName(name: string): string {
  return `${name}-open`;
}

/** A default or example, with its schema and its place. */
interface Given {
  readonly schema: Json;
  readonly value: unknown;
  readonly what: "default" | "example" | "value";
  readonly at: SpecPath;
}

/** The defaults and examples of schemas, and the examples of parameters, bodies and responses. */
function examplesIn(root: JsonObject): Given[] {
  return placesIn(root).flatMap(({ place, value, path }) => {
    if (place !== "schema" && place !== "parameter" && place !== "content") return [];
    const { schema = place === "schema" ? (value as JsonObject) : undefined, ...own } = value as JsonObject;
    const many = Object.entries(own["examples"] ?? {}).map(([name, one]) =>
      place === "content"
        ? (["value", object(one)["value"], "examples", name, "value"] as const)
        : (["example", one, "examples", name] as const),
    );
    const all = [
      ...many,
      ["default", own["default"], "default"],
      ["example", own["example"], "example"],
    ] as const;
    return all.flatMap(([what, one, ...at]): Given[] =>
      schema === undefined || one === undefined ? [] : [{ schema, value: one, what, at: [...path, ...at] }],
    );
  });
}

/** A schema as plain JSON Schema, whose objects accept only named properties. A part of an `allOf` does not stand `alone`. */
function closed(schema: Json, alone: boolean): Json {
  if (typeof schema !== "object" || schema === null || Array.isArray(schema)) return schema;
  const entries = Object.entries(schema).flatMap(([key, inner]): [string, Json][] => {
    if (key.startsWith("x-") || ignored.has(key)) return [];
    const name = key === "$ref" && schemaName(schema);
    if (name) return [[key, `${document}#/$defs/${alone ? name : openName(name)}`]];
    if (key === "properties") {
      const properties = Object.entries(object(inner)).map(([property, of]) => [property, closed(of, true)]);
      return [[key, Object.fromEntries(properties) as JsonObject]];
    }
    if (key === "const" || key === "enum" || key === "required") return [[key, inner]];
    const whole = !combining.has(key);
    return [[key, Array.isArray(inner) ? inner.map((part) => closed(part, whole)) : closed(inner, whole)]];
  });
  const plain = Object.fromEntries(entries);
  const { format } = schema;
  const bounds = format === "int32" ? int32 : {};
  const describesObject = ["properties", ...combining].some((key) => key in plain);
  return alone && describesObject && !("additionalProperties" in plain)
    ? { ...plain, unevaluatedProperties: false }
    : { ...bounds, ...plain };
}

const combining = new Set(["allOf", "anyOf", "oneOf"]);
/** Keywords that do not constrain a value. */
const ignored = new Set(["description", "discriminator", "example", "examples", "default", "deprecated"]);
/** The bounds of `format: int32`, which the validator does not know. */
const int32 = { minimum: -(2 ** 31), maximum: 2 ** 31 - 1 };
