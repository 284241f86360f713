import type { Catalog } from "../catalog/index.ts";
import type { SpecPath } from "../../spec-file/index.ts";
import { type Json, type JsonObject, object } from "./json.ts";

/** What a schema with `x-catalog: <key>` is filled with from `specs/catalog.yaml`. */
const facts: Readonly<Record<string, (catalog: Catalog) => JsonObject>> = {
  protocols: ({ protocols }) => oneOf(Object.keys(protocols)),
  "node-types": ({ nodes }) => ({ oneOf: Object.keys(nodes.types).map(tenancy) }),
  "node-roles": ({ nodes }) => oneOf(nodes.roles.values),
  "node-statuses": ({ nodes }) => oneOf(nodes.statuses.values),
  "node-type-names": ({ nodes }) => oneOf(Object.keys(nodes.types)),
  "shared-protocols": (catalog) => oneOf(sharedProtocols(catalog)),
  "dedicated-protocols": (catalog) => {
    const shared = sharedProtocols(catalog);
    return oneOf(Object.keys(catalog.protocols).filter((protocol) => !shared.includes(protocol)));
  },
  providers: ({ nodes }) => ({
    oneOf: Object.entries(nodes.providers).map(([provider, { regions }]) => place(provider, regions)),
  }),
  "provider-names": ({ nodes }) => oneOf(Object.keys(nodes.providers)),
  regions: ({ nodes }) => oneOf(Object.values(nodes.providers).flatMap(({ regions }) => regions)),
};

function sharedProtocols({ nodes, protocols }: Catalog): readonly string[] {
  const { shared } = nodes.types;
  return shared.protocols === "all" ? Object.keys(protocols) : shared.protocols;
}

function oneOf(values: readonly string[]): JsonObject {
  return { type: "string", enum: [...values] };
}

function tenancy(type: string): JsonObject {
  const description = "Whether the node is shared or dedicated.";
  return {
    type: "object",
    required: ["type"],
    properties: { type: { description, type: "string", const: type } },
  };
}

function place(provider: string, regions: readonly string[]): JsonObject {
  return {
    type: "object",
    required: ["provider", "region"],
    properties: {
      provider: { description: "The cloud provider.", type: "string", const: provider },
      region: { description: "The provider's region.", ...oneOf(regions) },
    },
  };
}

/**
 * Fills the schemas that name a fact of the catalog with that fact.
 *
 * @param root - The OpenAPI document.
 * @param catalog - The catalog, checked.
 * @param note - Told of each key that is no fact.
 * @returns the component schemas, in the spec's order.
 */
export function fillFromCatalog(
  root: JsonObject,
  catalog: Catalog,
  note: (path: SpecPath, what: string, remedy: string) => void,
): JsonObject {
  const schemas = object(object(root["components"])["schemas"]);
  const filled = Object.entries(schemas).map(([name, schema]): [string, Json] => {
    const { "x-catalog": key, ...rest } = object(schema);
    if (key === undefined) return [name, schema];
    const fact = facts[String(key)];
    if (fact) return [name, { ...rest, ...fact(catalog) }];
    const known = Object.keys(facts).join(", ");
    note(
      ["components", "schemas", name, "x-catalog"],
      `there is no fact ${String(key)} in the catalog`,
      `use one of ${known}`,
    );
    return [name, rest];
  });
  return Object.fromEntries(filled);
}
