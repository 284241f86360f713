import type { Catalog } from "../../model/catalog.ts";
import type { SpecPath } from "../../spec-file/index.ts";
import { type Json, type JsonObject, object } from "./spec-reader.ts";

/** Values of `specs/catalog.yaml` that become an enum, by their names in a schema's `x-catalog`. */
const lists: Readonly<Record<string, (catalog: Catalog) => readonly string[]>> = {
  protocols: ({ protocols }) => Object.keys(protocols),
  "node-roles": ({ nodes }) => nodes.roles.values,
  "node-statuses": ({ nodes }) => nodes.statuses.values,
  "node-types": ({ nodes }) => Object.keys(nodes.types),
  "shared-protocols": (catalog) => catalog.nodes.types.shared.protocols,
  "dedicated-protocols": (catalog) => {
    const shared = catalog.nodes.types.shared.protocols;
    return Object.keys(catalog.protocols).filter((protocol) => !shared.includes(protocol));
  },
  providers: ({ nodes }) => Object.keys(nodes.providers),
  regions: ({ nodes }) => Object.values(nodes.providers).flatMap((provider) => provider.regions),
};

/** Tables whose rows become the members of a union, by their names in a schema's `x-catalog-each`. */
const tables: Readonly<Record<string, (catalog: Catalog) => Readonly<Record<string, object>>>> = {
  "node-types": ({ nodes }) => nodes.types,
  providers: ({ nodes }) => nodes.providers,
};

type Note = (path: SpecPath, what: string, remedy: string) => void;

/** Fills schemas that name a fact of the catalog with that fact. Returns the component schemas. */
export function fillFromCatalog(root: JsonObject, catalog: Catalog, note: Note): JsonObject {
  const schemas = object(object(root["components"])["schemas"]);
  const filled = Object.entries(schemas).map(([name, schema]): [string, Json] => {
    const at: SpecPath = ["components", "schemas", name];
    const { "x-catalog": list, "x-catalog-each": table } = object(schema);
    if (list !== undefined) return [name, listed(object(schema), catalog, at, note)];
    return [name, table === undefined ? schema : union(object(schema), catalog, at, note)];
  });
  return Object.fromEntries(filled);
}

function listed(
  { "x-catalog": key, ...rest }: JsonObject,
  catalog: Catalog,
  at: SpecPath,
  note: Note,
): JsonObject {
  const values = lists[String(key)]?.(catalog);
  if (!values) note([...at, "x-catalog"], ...unknown(key, lists));
  return { ...rest, type: "string", ...(values && { enum: [...values] }) };
}

/** A union of the schema for each row. */
function union(schema: JsonObject, catalog: Catalog, at: SpecPath, note: Note): JsonObject {
  const { "x-catalog-each": key, description, "x-source": source, ...each } = schema;
  const rows = tables[String(key)]?.(catalog);
  if (!rows) note([...at, "x-catalog-each"], ...unknown(key, tables));
  const members = Object.entries(rows ?? {}).map(([name, row]) => ofRow(each, name, row as JsonObject));
  return {
    ...(description !== undefined && { description }),
    ...(source !== undefined && { "x-source": source }),
    oneOf: members,
  };
}

/** A schema in which `x-catalog: name` is the row's name, and any other `x-catalog` a list in the row with that key. */
function ofRow(schema: Json, name: string, row: JsonObject): Json {
  if (typeof schema !== "object" || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map((part) => ofRow(part, name, row));
  const { "x-catalog": key, ...rest } = schema;
  if (key === "name") return { ...rest, type: "string", const: name };
  if (key !== undefined) return { ...rest, type: "string", enum: row[String(key)] ?? [] };
  return Object.fromEntries(Object.entries(rest).map(([one, part]) => [one, ofRow(part, name, row)]));
}

function unknown(key: Json | undefined, known: object): [what: string, remedy: string] {
  return [`there is no fact ${String(key)} in the catalog`, `use one of ${Object.keys(known).join(", ")}`];
}
