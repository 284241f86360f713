import { field, list, type Placed, type SpecDocument } from "../spec-document.ts";

/** Finds a property of a schema, also one that a part of the schema has, and follows its references. */
export function findProperty(
  spec: SpecDocument,
  schema: Placed,
  name: string,
  depth = 0,
): Placed | undefined {
  const found = spec.resolve(schema);
  // Schemas may contain themselves.
  if (!found || depth > 8) return undefined;
  const { value, path } = found;
  const own = field(field(value, "properties"), name);
  if (own !== undefined) return spec.resolve({ value: own, path: [...path, "properties", name] });
  for (const [index, part] of list(field(value, "allOf")).entries()) {
    const inPart = findProperty(spec, { value: part, path: [...path, "allOf", index] }, name, depth + 1);
    if (inPart) return inPart;
  }
  return undefined;
}

/** Returns the members of a union, and of unions in it; or the schema itself. References are followed. */
export function membersOf(spec: SpecDocument, schema: Placed, depth = 0): Placed[] {
  const found = spec.resolve(schema);
  if (!found) return [];
  for (const key of ["oneOf", "anyOf"]) {
    const members = list(field(found.value, key));
    if (members.length > 0 && depth < 8)
      return members.flatMap((value, index) =>
        membersOf(spec, { value, path: [...found.path, key, index] }, depth + 1),
      );
  }
  return [found];
}
