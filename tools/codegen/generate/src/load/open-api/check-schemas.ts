import { list, text } from "@node-access/generate/read";
import { placesIn, type SpecPath } from "../../spec-file/index.ts";
import { type Json, type JsonObject, object, schemaName, type SpecReader } from "./spec-reader.ts";

/** Checks what the lint and the rules do not: that each component schema is used, and its extensions are read. */
export function checkSchemas(reader: SpecReader): void {
  checkParts(reader);
  const used = references(reader.root);
  const described = object(object(reader.root["components"])["schemas"]);
  for (const name of Object.keys(reader.schemas))
    if (!used.has(name) && object(described[name])["x-catalog"] === undefined)
      reader.note(["components", "schemas", name], `nothing refers to ${name}`, "refer to it, or remove it");
}

/** Extensions that are read only on named schemas, and nowhere within them. */
const namedOnly = ["x-catalog", "x-catalog-each", "x-constant", "x-forks", "x-member", "x-client-fills"];

/** Extensions for signed actions. */
const signedOnly = ["x-form", "x-tick", "x-per", "x-client-fills"];

function checkParts(reader: SpecReader): void {
  const constants = new Set<unknown>();
  const isSigned = Object.values(reader.schemas).some((schema) => "x-member" in object(schema));
  for (const { place, value, path } of placesIn(reader.root)) {
    if (place !== "schema") continue;
    const note = (key: string, what: string, remedy: string): void =>
      reader.note([...path, key], what, remedy);
    const isNamed = path.length === 3 && path[0] === "components";
    const named = object(object(object(reader.root["components"])["schemas"])[String(path[2])]);
    const isRow = "x-catalog-each" in named;
    for (const key of isNamed ? [] : namedOnly)
      if (key in value && !(key === "x-catalog" && isRow))
        note(key, `${key} is not read within a schema`, "put the schema under components/schemas");
    for (const key of isSigned ? [] : signedOnly)
      if (key in value) note(key, "nothing that this API describes is signed", "remove it");
    const { "x-constant": constant } = value;
    if (constant !== undefined && constants.has(constant))
      note("x-constant", `another schema exports ${String(constant)}`, "choose another name");
    constants.add(constant);
    noteTwice(reader, value as JsonObject, path);
  }
}

/** The property would appear twice in TypeScript. A referenced part becomes an extended interface, which may be narrowed. */
function noteTwice(reader: SpecReader, schema: JsonObject, pointer: SpecPath): void {
  const seen = new Set<string>();
  for (const [index, part] of list(schema["allOf"]).entries()) {
    for (const property of Object.keys(object(object(part)["properties"]))) {
      if (seen.has(property)) {
        const at = [...pointer, "allOf", index, "properties", property];
        reader.note(at, `another part of the allOf describes ${property} too`, "describe it in one of them");
      }
      seen.add(property);
    }
  }
}

function references(value: Json, found = new Set<string>()): Set<string> {
  if (typeof value !== "object" || value === null) return found;
  if (Array.isArray(value)) {
    for (const item of value) references(item, found);
    return found;
  }
  const { "x-member": member, "x-web-socket": socket, "x-events": events } = value;
  const named = [object(member)["response"], object(member)["event"], object(socket)["subscription"]];
  const eventTypes = Object.values(object(events)).map((reference) => schemaName({ $ref: reference }));
  for (const name of [schemaName(value), ...eventTypes, ...named.map(text)])
    if (name !== undefined) found.add(name);
  for (const inner of Object.values(value)) references(inner, found);
  return found;
}

/** Checks extensions about actions: `x-per` must name properties of the actions whose response has it, and only one may have `x-tick`. */
export function checkActions(reader: SpecReader): void {
  const actions = Object.values(reader.schemas)
    .map(object)
    .filter((schema) => "x-member" in schema);
  let hasTick = false;
  for (const { place, value, path } of placesIn(reader.root)) {
    if (place !== "schema") continue;
    const { "x-per": per, "x-tick": tick } = value as JsonObject;
    const [, , response] = path;
    const known = actions
      .filter((action) => object(action["x-member"])["response"] === response)
      .flatMap((action) => Object.keys(object(action["properties"])));
    const describe = (name: string): string =>
      `no action whose response is ${response} has a property ${name}`;
    reader.noteUnknown(per, known, [...path, "x-per"], describe, "name a property of one");
    if (tick !== undefined && hasTick)
      reader.note([...path, "x-tick"], "another property says how fine a price may be", "remove one of them");
    hasTick ||= tick !== undefined;
  }
}
