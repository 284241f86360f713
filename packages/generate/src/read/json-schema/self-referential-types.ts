import type { Types } from "../../model/spec.ts";
import type { Type } from "../../model/type.ts";

/** Returns the named types that resolve to themselves, which TypeScript forbids. Types that contain themselves are fine. */
export function selfReferentialTypes(types: Types): string[] {
  const reaches = (from: string, name: string, seen: Set<string>): boolean =>
    consistsOf(types[from]?.type).some((part) => {
      if (part === name) return true;
      if (seen.has(part)) return false;
      seen.add(part);
      return reaches(part, name, seen);
    });
  return Object.keys(types).filter((name) => reaches(name, name, new Set()));
}

/** Returns the named types that a type equals, or combines in a union or an intersection. */
function consistsOf(type: Type | undefined): string[] {
  if (!type) return [];
  const { reference, anyOf = [], oneOf = [], allOf = [] } = type;
  return reference === undefined ? [...anyOf, ...oneOf, ...allOf].flatMap(consistsOf) : [reference];
}
