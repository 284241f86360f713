import { findNearestName, suggestName } from "../../spec-file/nearest-name.ts";
import { entries, field, formatValue, type Part } from "../spec-document.ts";
import { MOST_WRONG, SCHEMA_KEYS } from "./known-keys.ts";
import { noteWrongKinds, SCHEMA_KINDS } from "./value-kinds.ts";

const maps = ["properties", "patternProperties", "$defs", "definitions", "dependentSchemas"];
const lists = ["allOf", "anyOf", "oneOf", "prefixItems"];
const singles = ["items", "additionalProperties", "additionalItems", "not", "if", "then", "else", "contains"];

export function noteSchemaMistakes(whole: Part): void {
  const open: { readonly schema: Part; readonly isPart: boolean }[] = [{ schema: whole, isPart: false }];
  for (let one = open.pop(); one; one = open.pop()) {
    const { schema, isPart } = one;
    const { value } = schema;
    if (typeof value !== "object" || value === null || Array.isArray(value)) continue;
    noteKeys(schema, value);
    noteWrongKinds(schema, SCHEMA_KINDS);
    noteMembers(schema);
    noteReference(schema);
    noteProperties(schema, value, isPart);
    for (const key of maps)
      for (const [, part] of schema.entries(key)) open.push({ schema: part, isPart: false });
    // Parts of a schema may require what other parts describe.
    for (const key of lists) for (const part of schema.items(key)) open.push({ schema: part, isPart: true });
    for (const key of singles) open.push({ schema: schema.at(key), isPart: key !== "items" });
  }
}

/** Unknown keywords are annotations in JSON Schema, so only those that are nearly a keyword are mistakes. */
function noteKeys(schema: Part, value: object): void {
  for (const key of Object.keys(value)) {
    if (SCHEMA_KEYS.includes(key) || key.startsWith("x-")) continue;
    const meant = findNearestName(key, SCHEMA_KEYS, MOST_WRONG);
    if (meant !== undefined)
      schema.noteAt(key, `${key} is not a keyword of a schema, and is ignored`, `did you mean ${meant}?`);
  }
}

/** Notes lists of schemas that say nothing, or that JSON Schema no longer has, and mappings to nothing. */
function noteMembers(schema: Part): void {
  const { spec } = schema;
  for (const key of ["allOf", "anyOf", "oneOf"]) {
    const members = schema.at(key);
    if (Array.isArray(members.value) && members.value.length === 0)
      members.note(`${key} is empty, and is ignored`, "list schemas, or remove it");
  }
  if (Number(formatValue(schema.get("multipleOf") ?? 1)) <= 0)
    schema.noteAt("multipleOf", "multipleOf is ignored: it must be above 0", "write a number above 0");
  const items = schema.at("items");
  // OpenRPC has the `items` of draft 7.
  if (Array.isArray(items.value) && field(spec.file.value, "openrpc") === undefined)
    items.note(
      `items is a list, so it is read as ${items.value.length === 1 ? "the schema in it" : "prefixItems"}`,
      "write one schema, or prefixItems for a tuple",
    );
  for (const [name, target] of schema.at("discriminator").entries("mapping")) {
    const given = formatValue(target.value);
    const ref = /^[\w.-]+$/.test(given) ? `#/components/schemas/${given}` : target.value;
    // Another file is read only where a schema refers to it.
    if (!formatValue(ref).startsWith("#/") || spec.resolved({ $ref: ref }) !== undefined) continue;
    target.note(`the mapping ${name} points to no schema`, "correct the reference, or remove it");
  }
}

function noteReference(schema: Part): void {
  const kind = /^#\/components\/(\w+)\//.exec(formatValue(schema.get("$ref")))?.[1];
  if (kind !== undefined && kind !== "schemas")
    schema.noteAt(
      "$ref",
      `a schema refers to components/${kind}, which has no schemas`,
      "refer to a schema in components/schemas",
    );
}

function noteProperties(schema: Part, value: object, isPart: boolean): void {
  const properties = schema.get("properties");
  const required = schema.at("required");
  if (typeof required.value === "boolean") return;
  if (required.value !== undefined && !Array.isArray(required.value))
    required.note("required is ignored: it is not a list", "write a list of property names");
  const isOpen = ["$ref", "allOf", "anyOf", "oneOf", "patternProperties", "if"].some((key) => key in value);
  const hasOthers = typeof schema.get("additionalProperties") === "object";
  if (properties === undefined || Array.isArray(properties) || isPart || isOpen || hasOthers) return;
  const names = entries(properties).map(([name]) => name);
  for (const item of required.items()) {
    const name = formatValue(item.value);
    if (!names.includes(name))
      item.note(
        `required names ${name}, which is not a property`,
        suggestName(name, names, "describe it under properties, or remove it", MOST_WRONG),
      );
  }
}
