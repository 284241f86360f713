import type { Types } from "../../model/spec.ts";
import type { Type } from "../../model/type.ts";

/** Whether a named type resolves to itself, which TypeScript forbids. Types that contain themselves are fine. */
export function isSelfReferential(name: string, types: Types): boolean {
  const seen = new Set<string>();
  const open = [name];
  for (let from = open.pop(); from !== undefined; from = open.pop())
    for (const part of consistsOf(types[from]?.type)) {
      if (part === name) return true;
      if (seen.has(part)) continue;
      seen.add(part);
      open.push(part);
    }
  return false;
}

/** Returns the named types that a type equals, or combines in a union or an intersection. */
function consistsOf(type: Type | undefined): string[] {
  if (!type) return [];
  const { reference, anyOf = [], oneOf = [], allOf = [] } = type;
  return reference === undefined ? [...anyOf, ...oneOf, ...allOf].flatMap(consistsOf) : [reference];
}
