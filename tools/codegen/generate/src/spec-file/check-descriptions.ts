import { placesIn } from "./extensions/places.ts";
import type { Mistake } from "@node-access/generate/spec-file";
import type { Checked } from "./schema-check.ts";

/**
 * Checks that each property, at any depth, says what it holds. A property with a named type has the type's
 * description, and a constant needs none.
 *
 * Only for this repository's specs: a user's own spec may omit descriptions.
 */
export function checkDescriptions(spec: Checked): Mistake[] {
  return placesIn(spec.value as object).flatMap(({ place, value: { properties }, path }) =>
    (place === "schema" ? Object.entries((properties ?? {}) as object) : [])
      .filter(([, property]) => !isDescribed(property))
      .map(([name]) => {
        const remedy = "say in a sentence what it holds, or refer to a named schema";
        return spec.mistake([...path, "properties", name], `${name} has no description`, remedy);
      }),
  );
}

/** Whether readers learn what a property holds. `false` is a property that must not be there. */
function isDescribed(property: unknown): boolean {
  if (typeof property !== "object" || property === null) return true;
  const { description, $ref: reference } = property as {
    readonly description?: unknown;
    readonly $ref?: unknown;
  };
  const isText = typeof description === "string" && description.trim() !== "";
  return isText || reference !== undefined || "const" in property;
}
