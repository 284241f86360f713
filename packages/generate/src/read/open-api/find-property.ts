import type { Part } from "../spec-document.ts";

/** Finds a property of a schema, also one that a part of the schema has, and follows its references. */
export function findProperty(schema: Part, name: string, seen: Set<unknown> = new Set()): Part | undefined {
  const found = schema.follow();
  // Schemas may contain themselves.
  if (!found || seen.has(found.value)) return undefined;
  seen.add(found.value);
  const properties = found.at("properties");
  if (properties.get(name) !== undefined) return properties.find(name);
  for (const part of found.items("allOf")) {
    const inPart = findProperty(part, name, seen);
    if (inPart) return inPart;
  }
  return undefined;
}

/** Returns the members of a union, and of unions in it; or the schema itself. References are followed. */
export function findMembers(schema: Part, seen: Set<unknown> = new Set()): Part[] {
  const found = schema.follow();
  if (!found || seen.has(found.value)) return [];
  seen.add(found.value);
  const members = ["oneOf", "anyOf"].map((key) => found.items(key)).find(({ length }) => length > 0);
  return members?.flatMap((member) => findMembers(member, seen)) ?? [found];
}
