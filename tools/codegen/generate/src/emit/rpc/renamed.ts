import type { Type } from "@node-access/generate/model";
import { mapParts } from "../../model/map-types.ts";

/** Renames the references in a type. */
export function renamed(type: Type, names: ReadonlyMap<string, string>): Type {
  const own = mapParts(type, (part) => renamed(part, names));
  const { reference } = type;
  return reference === undefined ? own : { ...own, reference: names.get(reference) ?? reference };
}
