import { type Placed, placesIn } from "./extensions/places.ts";
import type { Mistake } from "./mistakes.ts";
import type { Checked } from "./schema-check.ts";

/**
 * Checks what makes a schema meaningless in every format: a pattern that is no regular expression, and a named schema that is only itself.
 *
 * @param spec - An OpenAPI or OpenRPC file.
 */
export function checkSchemaForms(spec: Checked): Mistake[] {
  if (typeof spec.value !== "object" || spec.value === null) return [];
  const schemas = placesIn(spec.value).filter(({ place }) => place === "schema");
  const named = new Map(
    schemas.flatMap(({ path, value }) =>
      path.length === 3 && path[0] === "components" ? [[`#/${path.join("/")}`, value] as const] : [],
    ),
  );
  return [
    ...schemas.flatMap((schema) => patternMistakes(spec, schema)),
    ...[...named.keys()].flatMap((reference) => circleMistakes(spec, named, reference)),
  ];
}

function patternMistakes(spec: Checked, { value, path }: Placed): Mistake[] {
  const { pattern } = value;
  if (pattern === undefined || isPattern(pattern)) return [];
  return [spec.mistake([...path, "pattern"], `${String(pattern)} is no regular expression`, "correct it")];
}

function isPattern(pattern: unknown): boolean {
  try {
    return typeof pattern === "string" && RegExp(pattern, "u") instanceof RegExp;
  } catch {
    return false;
  }
}

type Schemas = ReadonlyMap<string, Placed["value"]>;

/** A schema may hold itself as a property or an item, which ends somewhere; not as what it is itself. */
function circleMistakes(spec: Checked, named: Schemas, start: string): Mistake[] {
  const seen = new Set<string>();
  const visit = (value: unknown): boolean => {
    if (typeof value !== "object" || value === null) return false;
    const { $ref: reference, allOf, anyOf, oneOf } = value as Placed["value"];
    const parts = [allOf, anyOf, oneOf].flatMap((list) => (Array.isArray(list) ? list : []));
    if (parts.some(visit)) return true;
    if (typeof reference !== "string") return false;
    if (reference === start) return true;
    if (seen.has(reference)) return false;
    seen.add(reference);
    return visit(named.get(reference));
  };
  if (!visit(named.get(start))) return [];
  const path = start.slice(2).split("/");
  const what = `${path.at(-1)} refers to itself without anything in between`;
  return [spec.mistake(path, what, "describe what it is, or refer to it from a property or an item")];
}
