import type { Catalog } from "@node-access-tools/gen-catalog";
import { fillFromCatalog } from "@node-access-tools/gen-openapi/catalog-facts";
import { compareCatalogs } from "./compare-catalogs.ts";
import type { Finding } from "./finding.ts";
import { Findings } from "./findings.ts";
import { field, isObject, list, object } from "./json.ts";
import { differ, loadTrees, type Texts } from "./load-trees.ts";
import { compareOpenApi } from "./open-api/compare-open-api.ts";
import { compareOpenRpc, type RpcSpecs } from "./open-rpc/compare-open-rpc.ts";
import { compareProtos, MODULE } from "./proto/compare-protos.ts";
import { SpecTree } from "./spec-tree.ts";

const CATALOG = "specs/catalog.yaml";
const isCatalog = (name: string): boolean => name === CATALOG;
const isRpc = (name: string): boolean => /^specs\/rpc\/.*\.openrpc\.yaml$/.test(name);
const isProto = (name: string): boolean => name.startsWith(`${MODULE}/`);
const isRest = (name: string): boolean => /^specs\/.*\.openapi\.yaml$/.test(name);

/** What differs between two states of `specs/`. Files of one kind are only read where one of them, or the catalog, differs. */
export async function compareSpecs(before: Texts, after: Texts): Promise<Finding[]> {
  const findings = new Findings();
  // buf runs beside the rest.
  const protos = differ(before, after, isProto) ? compareProtos(before, after, findings) : Promise.resolve();
  protos.catch(() => {});
  const catalogs = { before: catalogOf(before), after: catalogOf(after) };
  const catalogDiffers = differ(before, after, isCatalog);
  if (catalogs.before && catalogs.after && catalogDiffers)
    compareCatalogs(catalogs.before, catalogs.after, findings);
  if (differ(before, after, isRpc))
    compareOpenRpc(rpcSpecs(before, catalogs.before), rpcSpecs(after, catalogs.after), findings);
  for (const name of new Set([...before.keys(), ...after.keys()].filter(isRest))) {
    if (!catalogDiffers && before.get(name) === after.get(name)) continue;
    compareOpenApi(restSpec(name, before, catalogs.before), restSpec(name, after, catalogs.after), findings);
  }
  await protos;
  return findings.all;
}

function catalogOf(texts: Texts): SpecTree | undefined {
  return loadTrees(texts, isCatalog).get(CATALOG);
}

function rpcSpecs(texts: Texts, catalog: SpecTree | undefined): RpcSpecs {
  const protocols = Object.entries(object(field(catalog?.value, "protocols")));
  return {
    trees: [...loadTrees(texts, isRpc).values()],
    protocols: (family) =>
      protocols.filter(([, row]) => list(field(row, "families")).includes(family)).map(([name]) => name),
  };
}

/** An OpenAPI file with the catalog's facts in the schemas that name them. */
function restSpec(name: string, texts: Texts, catalog: SpecTree | undefined): SpecTree | undefined {
  const content = texts.get(name);
  if (content === undefined) return undefined;
  return new SpecTree(name, content, new Map(), (value) => {
    const components = field(value, "components");
    const schemas = field(components, "schemas");
    if (!isObject(value) || !isObject(schemas) || !catalog) return;
    // A key that is no fact is told by the generator that fills it.
    const filled = fillFromCatalog(value as never, catalog.value as Catalog, () => {});
    Object.assign(schemas, filled);
  });
}
