import { field, list, type Placed, type SpecDocument } from "../spec-document.ts";

/** Finds a property of a schema, also one that a part of the schema has, and follows its references. */
export function findProperty(
  spec: SpecDocument,
  schema: Placed,
  name: string,
  seen: Set<unknown> = new Set(),
): Placed | undefined {
  const found = spec.resolve(schema);
  // Schemas may contain themselves.
  if (!found || seen.has(found.value)) return undefined;
  seen.add(found.value);
  const { value, path } = found;
  const own = field(field(value, "properties"), name);
  if (own !== undefined) return spec.resolve({ value: own, path: [...path, "properties", name] });
  for (const [index, part] of list(field(value, "allOf")).entries()) {
    const inPart = findProperty(spec, { value: part, path: [...path, "allOf", index] }, name, seen);
    if (inPart) return inPart;
  }
  return undefined;
}

/** Returns the members of a union, and of unions in it; or the schema itself. References are followed. */
export function findMembers(spec: SpecDocument, schema: Placed, seen: Set<unknown> = new Set()): Placed[] {
  const found = spec.resolve(schema);
  if (!found || seen.has(found.value)) return [];
  seen.add(found.value);
  for (const key of ["oneOf", "anyOf"]) {
    const members = list(field(found.value, key));
    if (members.length > 0)
      return members.flatMap((value, index) =>
        findMembers(spec, { value, path: [...found.path, key, index] }, seen),
      );
  }
  return [found];
}
