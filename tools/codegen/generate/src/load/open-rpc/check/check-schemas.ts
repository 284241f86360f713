import { type Mistake, type Placed, placesIn } from "../../../spec-file/index.ts";
import { entries, field, list } from "@node-access/generate/read";
import type { Source } from "../sources.ts";

const keywords = new Set(
  (
    "$ref description type const enum anyOf oneOf allOf not properties required propertyNames additionalProperties " +
    "items prefixItems minItems maxItems minimum maximum pattern format default"
  ).split(" "),
);

/** Checks that each schema uses only keywords that become part of a type, and has a valid type name. */
export function checkSchemas(sources: readonly Source[]): Mistake[] {
  return sources.flatMap((source) => {
    const names = entries(field(field(source.spec.value, "components"), "schemas"));
    const wrongNames = names.flatMap(([name, schema]) => named(source, name, schema));
    const schemas = placesIn(source.spec.value as object).filter(({ place }) => place === "schema");
    return [...wrongNames, ...schemas.flatMap((schema) => inside(source, schema))];
  });
}

function named({ spec }: Source, name: string, schema: unknown): Mistake[] {
  const path = ["components", "schemas", name];
  const mistakes: Mistake[] = [];
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name))
    mistakes.push(spec.mistake(path, `${name} cannot be the name of a type`, "write it like BlockHeader"));
  if (["Promise", "Record", "Omit", "Readonly", "Array"].includes(name))
    mistakes.push(spec.mistake(path, `${name} is a type of TypeScript`, "choose another name"));
  for (const key of ["description", "x-source"])
    if (typeof field(schema, key) !== "string")
      mistakes.push(spec.mistake(path, `${name} lacks ${key}`, "add it"));
  return mistakes;
}

function inside({ spec }: Source, { value: schema, path }: Placed): Mistake[] {
  const mistakes: Mistake[] = [];
  const properties = field(schema, "properties");
  for (const [key] of entries(schema))
    if (!keywords.has(key) && !key.startsWith("x-"))
      mistakes.push(
        spec.mistake(
          [...path, key],
          `${key} would not become part of a type`,
          "remove it or teach the generator",
        ),
      );
  for (const [index, name] of list(field(schema, "required")).entries())
    if (field(properties, String(name)) === undefined)
      mistakes.push(
        spec.mistake(
          [...path, "required", index],
          `${String(name)} is not a property`,
          "add it to properties",
        ),
      );
  return mistakes;
}
