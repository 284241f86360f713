import { objectAt, objectsOf, type JsonObject } from "./json.ts";

/** By what the members of a union are told apart. */
export interface Tags {
  /** Of each union, the property; a validator then says of the member that is meant what is wrong with it. */
  readonly ofUnions: ReadonlyMap<JsonObject, string>;
  /** Of each member, the same property: its values have to stand in the member itself. */
  readonly ofMembers: ReadonlyMap<JsonObject, string>;
}

/**
 * Finds the unions whose members' first property has one name and values of its own in each.
 *
 * @param all - The component schemas.
 */
export function findTags(all: JsonObject): Tags {
  const ofUnions = new Map<JsonObject, string>();
  const ofMembers = new Map<JsonObject, string>();
  for (const schema of Object.values(all)) {
    const union = objectAt(schema);
    const members = objectsOf(union["oneOf"] ?? union["anyOf"]).map((member) => resolved(all, member));
    const [first] = members;
    const [tag] = Object.keys(objectAt(first, "properties"));
    if (tag === undefined || members.some((member) => Object.keys(objectAt(member, "properties"))[0] !== tag))
      continue;
    const values = members.map((member) => valuesOf(resolved(all, objectAt(member, "properties", tag))));
    if (values.some(({ length }) => length === 0) || new Set(values.flat()).size < values.flat().length)
      continue;
    ofUnions.set(union, tag);
    for (const member of members) ofMembers.set(member, tag);
  }
  return { ofUnions, ofMembers };
}

/** What a reference leads to, or the schema itself. */
export function resolved(all: JsonObject, schema: JsonObject): JsonObject {
  const { $ref: reference } = schema;
  return typeof reference === "string" ? objectAt(all[reference.split("/").at(-1) ?? ""]) : schema;
}

function valuesOf(schema: JsonObject): readonly unknown[] {
  if ("const" in schema) return [schema["const"]];
  return Array.isArray(schema["enum"]) ? schema["enum"] : [];
}
