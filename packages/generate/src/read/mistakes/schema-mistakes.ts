import { findNearestName } from "../../spec-file/nearest-name.ts";
import type { SpecPath } from "../../spec-file/spec-file.ts";
import { entries, field, list, type Placed, type SpecDocument } from "../spec-document.ts";
import { MOST_WRONG, SCHEMA_KEYS } from "./known-keys.ts";
import { noteWrongKinds, SCHEMA_KINDS } from "./value-kinds.ts";

const maps = ["properties", "patternProperties", "$defs", "definitions", "dependentSchemas"];
const lists = ["allOf", "anyOf", "oneOf", "prefixItems"];
const singles = ["items", "additionalProperties", "additionalItems", "not", "if", "then", "else", "contains"];

/** Notes mistakes in a schema and in all schemas within it, at any depth. */
export function noteSchemaMistakes(spec: SpecDocument, schema: unknown, path: SpecPath): void {
  const open: (Placed & { readonly isPart: boolean })[] = [{ value: schema, path, isPart: false }];
  for (let one = open.pop(); one; one = open.pop()) {
    const { value, path: at, isPart } = one;
    if (typeof value !== "object" || value === null || Array.isArray(value)) continue;
    noteKeys(spec, value, at);
    noteWrongKinds(spec, value, at, SCHEMA_KINDS);
    noteMembers(spec, value, at);
    noteReference(spec, value, at);
    noteProperties(spec, value, at, isPart);
    for (const key of maps)
      for (const [name, part] of entries(field(value, key)))
        open.push({ value: part, path: [...at, key, name], isPart: false });
    for (const key of lists)
      for (const [index, part] of list(field(value, key)).entries())
        // Parts of a schema may require what other parts describe.
        open.push({ value: part, path: [...at, key, index], isPart: true });
    for (const key of singles)
      open.push({ value: field(value, key), path: [...at, key], isPart: key !== "items" });
  }
}

/** Unknown keywords are annotations in JSON Schema, so only those that are nearly a keyword are mistakes. */
function noteKeys(spec: SpecDocument, value: object, path: SpecPath): void {
  for (const key of Object.keys(value)) {
    if (SCHEMA_KEYS.includes(key) || key.startsWith("x-")) continue;
    const meant = findNearestName(key, SCHEMA_KEYS, MOST_WRONG);
    if (meant !== undefined)
      spec.note(
        [...path, key],
        `${key} is not a keyword of a schema, and is ignored`,
        `did you mean ${meant}?`,
      );
  }
}

/** Notes lists of schemas that say nothing, or that JSON Schema no longer has, and mappings to nothing. */
function noteMembers(spec: SpecDocument, value: object, path: SpecPath): void {
  for (const key of ["allOf", "anyOf", "oneOf"]) {
    const members = field(value, key);
    if (Array.isArray(members) && members.length === 0)
      spec.note([...path, key], `${key} is empty, and is ignored`, "list schemas, or remove it");
  }
  if (Number(field(value, "multipleOf") ?? 1) <= 0)
    spec.note([...path, "multipleOf"], "multipleOf is ignored: it must be above 0", "write a number above 0");
  // OpenRPC has the `items` of draft 7.
  if (Array.isArray(field(value, "items")) && field(spec.file.value, "openrpc") === undefined)
    spec.note(
      [...path, "items"],
      `items is a list, so it is read as ${list(field(value, "items")).length === 1 ? "the schema in it" : "prefixItems"}`,
      "write one schema, or prefixItems for a tuple",
    );
  for (const [name, target] of entries(field(field(value, "discriminator"), "mapping"))) {
    const ref = /^[\w.-]+$/.test(String(target)) ? `#/components/schemas/${String(target)}` : target;
    // Another file is read only where a schema refers to it.
    if (!String(ref).startsWith("#/") || spec.resolved({ $ref: ref }) !== undefined) continue;
    const at = [...path, "discriminator", "mapping", name];
    spec.note(at, `the mapping ${name} points to no schema`, "correct the reference, or remove it");
  }
}

function noteReference(spec: SpecDocument, value: object, path: SpecPath): void {
  const kind = /^#\/components\/(\w+)\//.exec(String(field(value, "$ref")))?.[1];
  if (kind !== undefined && kind !== "schemas")
    spec.note(
      [...path, "$ref"],
      `a schema refers to components/${kind}, which has no schemas`,
      "refer to a schema in components/schemas",
    );
}

function noteProperties(spec: SpecDocument, value: object, path: SpecPath, isPart: boolean): void {
  const properties = field(value, "properties");
  const required = field(value, "required");
  if (typeof required === "boolean") return;
  if (required !== undefined && !Array.isArray(required))
    spec.note(
      [...path, "required"],
      "required is ignored: it is not a list",
      "write a list of property names",
    );
  const isOpen = ["$ref", "allOf", "anyOf", "oneOf", "patternProperties", "if"].some((key) => key in value);
  const hasOthers = typeof field(value, "additionalProperties") === "object";
  if (properties === undefined || Array.isArray(properties) || isPart || isOpen || hasOthers) return;
  const names = entries(properties).map(([name]) => name);
  for (const [index, name] of list(required).entries()) {
    if (names.includes(String(name))) continue;
    const meant = findNearestName(String(name), names, MOST_WRONG);
    const remedy =
      meant === undefined ? "describe it under properties, or remove it" : `did you mean ${meant}?`;
    spec.note(
      [...path, "required", index],
      `required names ${String(name)}, which is not a property`,
      remedy,
    );
  }
}
