import { fieldsOf } from "./extensions/check-rules.ts";
import { type Place, type Placed, placesIn } from "./extensions/places.ts";
import { type Mistake, nearestName } from "@node-access/generate/spec-file";
import type { Checked } from "./schema-check.ts";

/** Checks that a spec has no fields that would be silently ignored. Extensions have their own check. */
export function checkFields(spec: Checked): Mistake[] {
  return placesIn(spec.value as object).flatMap(({ place, value, path }) => {
    const known = fieldsOf(spec.value as object, place);
    return Object.keys(known ? value : {})
      .filter((key) => !key.startsWith("x-") && !known?.includes(key))
      .map((key) => {
        const nearest = nearestName(key, known ?? []);
        const remedy = nearest === undefined ? "remove it" : `did you mean ${nearest}? If not, remove it`;
        return spec.mistake([...path, key], `${key} would not be read`, remedy);
      });
  });
}

/** The section of components that each kind of object may refer to. */
const components: { readonly [Name in Place]?: string } = {
  schema: "schemas",
  path: "pathItems",
  parameter: "parameters",
  header: "headers",
  body: "requestBodies",
  response: "responses",
  param: "contentDescriptors",
  result: "contentDescriptors",
  error: "errors",
};

/** Keywords that are allowed next to a reference to a schema. Any other would change the type, and be lost. */
const siblings = new Set(["$ref", "description", "default", "example", "unevaluatedProperties"]);

/**
 * Checks that each reference refers to a component of the right kind.
 *
 * @param mayBePart - Whether a reference may also refer to a part of a schema, which it then copies.
 */
export function checkReferenceForms(spec: Checked, mayBePart: boolean): Mistake[] {
  const places = placesIn(spec.value as object);
  return [
    ...places.flatMap((placed) => referenceMistakes(spec, placed, mayBePart)),
    ...places.flatMap((placed) => siblingMistakes(spec, placed)),
  ];
}

function referenceMistakes(spec: Checked, { place, value, path }: Placed, mayBePart: boolean): Mistake[] {
  const kind = components[place];
  const { $ref: reference } = value;
  if (reference === undefined || kind === undefined) return [];
  const [, pointer = ""] = String(reference).split("#", 2);
  const [component, ...part] = pointer.startsWith(`/components/${kind}/`) ? pointer.split("/").slice(3) : [];
  if (component && (part.length === 0 || (mayBePart && kind === "schemas"))) return [];
  const what = `${String(reference)} is not under components/${kind}`;
  return [
    spec.mistake([...path, "$ref"], what, `put it there, and refer to #/components/${kind}/<its name>`),
  ];
}

function siblingMistakes(spec: Checked, { place, value, path }: Placed): Mistake[] {
  if (place !== "schema" || !("$ref" in value)) return [];
  const lost = Object.keys(value).filter((key) => !key.startsWith("x-") && !siblings.has(key));
  return lost.map((key) =>
    spec.mistake(
      [...path, key],
      `${key} next to a reference would be lost`,
      "put both into allOf, or remove it",
    ),
  );
}
