import { type Mistake, type Placed, placesIn } from "../../../spec-file/index.ts";
import { entries, field, list } from "@node-access/generate/read";
import type { Source } from "../sources.ts";

const keywords = new Set(
  (
    "$ref description type const enum anyOf oneOf allOf not properties required propertyNames additionalProperties " +
    "items prefixItems minItems maxItems minimum maximum pattern format default"
  ).split(" "),
);
const types = new Set(["object", "array", "string", "integer", "number", "boolean", "null"]);

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
  const wrong = (key: string, what: string, remedy: string) =>
    mistakes.push(spec.mistake([...path, key], what, remedy));
  const type = field(schema, "type");
  const properties = field(schema, "properties");
  const additional = field(schema, "additionalProperties");
  for (const [key] of entries(schema))
    if (!keywords.has(key) && !key.startsWith("x-"))
      wrong(key, `${key} would not become part of a type`, "remove it or teach the generator");
  if (Array.isArray(type)) wrong("type", "type has several values", "write anyOf");
  else if (type !== undefined && !types.has(String(type)))
    wrong("type", `there is no type ${String(type)}`, `use one of ${[...types].join(", ")}`);
  if (additional === false)
    wrong(
      "additionalProperties",
      "fields that a newer node adds would be rejected",
      "remove additionalProperties",
    );
  else if (additional !== undefined && properties !== undefined)
    wrong("additionalProperties", "an object has both named and other fields", "describe one of the two");
  const quantity = field(schema, "x-quantity");
  const hex = field(schema, "pattern") ?? field(schema, "const");
  const forms = list(field(schema, "enum") ?? [hex]);
  if (quantity !== undefined && !forms.every((form) => typeof form === "string" && /^\^?0x/.test(form)))
    wrong(
      "x-quantity",
      "a quantity is hex after 0x",
      "give it a pattern, const or enum that begins with 0x, or remove this",
    );
  const digits = field(schema, "x-hex-digits");
  if (digits !== undefined && !String(hex).startsWith("^(0x)?"))
    wrong(
      "x-hex-digits",
      "hex digits may have `0x` before them",
      "give it a pattern that begins with ^(0x)?, or remove this",
    );
  const format = field(schema, "format");
  const formats = { integer: ["uint64", "int64"], number: ["decimal"] }[String(type)] ?? [];
  if (format !== undefined && !formats.includes(String(format)))
    wrong(
      "format",
      `format ${String(format)} has no meaning here`,
      "use uint64 or int64 for an integer, decimal for a number, or remove it",
    );
  if ((format === "decimal") !== (field(schema, "x-scale") !== undefined))
    wrong(
      format === "decimal" ? "format" : "x-scale",
      "format: decimal and x-scale belong together",
      "state both, or none of them",
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
