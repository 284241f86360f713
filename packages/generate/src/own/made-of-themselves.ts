import type { Types } from "../model/spec.ts";
import type { Type } from "../model/type.ts";

/** The named types that consist of themselves, not only contain themselves: TypeScript has no such types. */
export function madeOfThemselves(types: Types): string[] {
  const reaches = (from: string, name: string, seen: Set<string>): boolean =>
    consistsOf(types[from]?.type).some((part) => {
      if (part === name) return true;
      if (seen.has(part)) return false;
      seen.add(part);
      return reaches(part, name, seen);
    });
  return Object.keys(types).filter((name) => reaches(name, name, new Set()));
}

/** The named types that a type is, or is a union or an intersection of. */
function consistsOf(type: Type | undefined): string[] {
  if (!type) return [];
  const { reference, anyOf = [], oneOf = [], allOf = [] } = type;
  return reference === undefined ? [...anyOf, ...oneOf, ...allOf].flatMap(consistsOf) : [reference];
}
