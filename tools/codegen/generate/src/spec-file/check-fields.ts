import { readFields } from "./extensions/check-rules.ts";
import { placesIn } from "./extensions/places.ts";
import { type Mistake, findNearestName } from "@node-access/generate/spec-file";
import type { Checked } from "./schema-check.ts";

/** Checks that a spec has no fields that would be silently ignored. Extensions have their own check. */
export function checkFields(spec: Checked): Mistake[] {
  return placesIn(spec.value as object).flatMap(({ place, value, path }) => {
    const known = readFields(spec.value as object, place);
    return Object.keys(known ? value : {})
      .filter((key) => !key.startsWith("x-") && !known?.includes(key))
      .map((key) => {
        const nearest = findNearestName(key, known ?? []);
        const remedy = nearest === undefined ? "remove it" : `did you mean ${nearest}? If not, remove it`;
        return spec.mistake([...path, key], `${key} would not be read`, remedy);
      });
  });
}
