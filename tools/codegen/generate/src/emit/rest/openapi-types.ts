import { list } from "@node-access/generate/read";
import openapiTypeScript, { astToString, type OpenAPI3 } from "openapi-typescript";
import ts from "typescript";
import { fillFromCatalog } from "../../load/open-api/catalog-facts.ts";
import { type Json, type JsonObject, object, schemaName } from "../../load/open-api/spec-reader.ts";
import type { Catalog } from "../../model/catalog.ts";
import { type SpecBundle, readTextType } from "../../spec-file/index.ts";

/** A schema as the document has it, with extensions. */
export type RawSchema = Readonly<Record<string, unknown>>;

/** Types by openapi-typescript: `paths`, `components` and `operations`, which openapi-fetch takes. `typeOf` knows more of some schemas. */
export async function emitOpenApiTypes(
  bundle: SpecBundle,
  catalog: Catalog,
  typeOf: (schema: RawSchema) => string | undefined = templateType,
): Promise<string> {
  const document = typed(bundle.value) as JsonObject;
  const schemas = withNamedParts(fillFromCatalog(document, catalog, () => {}));
  const lists = recursiveLists(schemas);
  const own = { ...document, components: { ...object(document["components"]), schemas } };
  const nodes = await openapiTypeScript(own as unknown as OpenAPI3, {
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    silent: true,
    inject: [...lists.values()].join("\n"),
    transform: (schema, { path }) => {
      const name = path?.replace("#/components/schemas/", "") ?? "";
      const type = lists.has(name) ? name : typeOf(schema as unknown as RawSchema);
      // A reference prints its name as it is, so the name may be any type.
      return type === undefined ? undefined : ts.factory.createTypeReferenceNode(type);
    },
  });
  return `// Generated from ${bundle.name} by openapi-typescript.\n\n${astToString(nodes)}`;
}

/** The template literal type of a text whose beginning is fixed, as our own types have it. */
export function templateType({ type, pattern }: RawSchema): string | undefined {
  const text = type === "string" ? readTextType(pattern) : undefined;
  return text && `\`${text.head}\${${text.rest}}\``;
}

/** Omits what types do not have: members of unions that only some nodes have, and that would keep callers from narrowing. */
function typed(value: unknown): unknown {
  if (Array.isArray(value))
    return value.filter((one) => object(one as Json)["x-untyped"] === undefined).map(typed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, typed(one)]));
}

/** Gives parts of schemas that may contain the whole schema names of their own: only named lists can be interfaces. */
function withNamedParts(schemas: JsonObject): JsonObject {
  const all = { ...schemas };
  const names = Object.keys(all);
  for (const owner of names) {
    const named = (part: Json | undefined, own: string): Json | undefined => {
      if (schemaName(part) !== undefined || part === undefined || !mayBe(part, owner, all)) return part;
      const name = names.includes(own) ? `${own}${names.length}` : own;
      names.push(name);
      all[name] = part;
      return { $ref: `#/components/schemas/${name}` };
    };
    const schema = all[owner];
    if (!Object.hasOwn(object(schema), "items") && !UNIONS.some((key) => Object.hasOwn(object(schema), key)))
      continue;
    const parts = Object.entries(object(schema)).map(([key, part]) => {
      if (key === "items") return [key, named(part, `${owner}Item`)];
      return [key, UNIONS.includes(key) ? list(part).map((one) => named(one as Json, `${owner}Part`)) : part];
    });
    all[owner] = Object.fromEntries(parts) as JsonObject;
  }
  return all;
}

const UNIONS = ["oneOf", "anyOf", "allOf"];

/**
 * Returns the interface of each named list whose items may be the list itself, by name. As properties of `components`, such lists
 * would refer to themselves in a way that does not compile.
 */
function recursiveLists(schemas: JsonObject): ReadonlyMap<string, string> {
  const found = Object.entries(schemas).flatMap(([name, schema]) => {
    const { items } = object(schema);
    const item = schemaName(items);
    if (item === undefined || !mayBe(items, name, schemas)) return [];
    return [[name, `export interface ${name} extends Array<components["schemas"]["${item}"]> {}`] as const];
  });
  return new Map(found);
}

/** Whether a value of a schema may be one of a named schema, or a list of them. */
function mayBe(schema: unknown, name: string, schemas: JsonObject, seen = new Set<string>()): boolean {
  const reference = schemaName(schema);
  if (reference === name) return true;
  const own = object(schema);
  const parts = [own["items"], ...UNIONS.flatMap((key) => list(own[key]))];
  if (reference !== undefined && !seen.has(reference)) {
    seen.add(reference);
    parts.push(schemas[reference]);
  }
  return parts.some((part) => part !== undefined && mayBe(part, name, schemas, seen));
}
