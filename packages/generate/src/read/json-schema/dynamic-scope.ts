import type { SpecPath } from "../../spec-file/spec-file.ts";
import { entries, field, type Placed } from "../spec-document.ts";

/**
 * The schemas that `$dynamicRef` and `$recursiveRef` lead to, by the name of their anchor. The anchor of
 * `$recursiveRef` has no name.
 */
export type DynamicScope = ReadonlyMap<string, SpecPath>;

/** Returns the anchors that a schema declares: its own, and those of its `$defs`. */
export function findAnchors({ value, path }: Placed): DynamicScope {
  const found = new Map<string, SpecPath>();
  if (field(value, "$recursiveAnchor") === true) found.set("", path);
  const own = field(value, "$dynamicAnchor");
  if (typeof own === "string") found.set(own, path);
  for (const [key, part] of entries(field(value, "$defs"))) {
    const name = field(part, "$dynamicAnchor");
    if (typeof name === "string" && !found.has(name)) found.set(name, [...path, "$defs", key]);
  }
  return found;
}

/** The scope within a schema. Of several anchors with one name, the outermost applies. */
export function createScope(schema: Placed, outer: DynamicScope): DynamicScope {
  const own = findAnchors(schema);
  return own.size === 0 ? outer : new Map([...own, ...outer]);
}

/** Whether a schema has another meaning in a scope than alone: an outer schema has an anchor of the same name. */
export function isOverridden(schema: Placed, scope: DynamicScope): boolean {
  return [...findAnchors(schema)].some(([name, path]) => {
    const outer = scope.get(name);
    return outer !== undefined && outer.join("/") !== path.join("/");
  });
}
