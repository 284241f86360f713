import type { Catalog } from "@node-access-tools/gen-catalog";
import { fillFromCatalog } from "@node-access-tools/gen-openapi/catalog-facts";
import { compareCatalogs } from "./compare-catalogs.ts";
import { compareRpc, isRpc } from "./compare-rpc.ts";
import type { Finding } from "./finding.ts";
import { Findings } from "./findings.ts";
import { field, isObject } from "./json.ts";
import { differ, loadTrees, type Texts } from "./load-trees.ts";
import { compareOpenApi } from "./open-api/compare-open-api.ts";
import { compareProtos, MODULE } from "./proto/compare-protos.ts";
import type { SpecTree } from "./spec-tree.ts";

const CATALOG = "specs/catalog.yaml";
const isCatalog = (name: string): boolean => name === CATALOG;
const isProto = (name: string): boolean => name.startsWith(`${MODULE}/`);
/** A file, and its parts in the folder of its name. */
const REST = /^specs\/([^/]+?)(?:\/.*)?\.openapi\.yaml$/;

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
    compareRpc(
      { texts: before, catalog: catalogs.before },
      { texts: after, catalog: catalogs.after },
      findings,
    );
  for (const stem of new Set(
    [...before.keys(), ...after.keys()].flatMap((name) => REST.exec(name)?.[1] ?? []),
  )) {
    const isOwn = (name: string): boolean => REST.exec(name)?.[1] === stem;
    if (!catalogDiffers && !differ(before, after, isOwn)) continue;
    compareOpenApi(
      restSpec(before, isOwn, catalogs.before),
      restSpec(after, isOwn, catalogs.after),
      findings,
    );
  }
  await protos;
  return findings.all;
}

function catalogOf(texts: Texts): SpecTree | undefined {
  return loadTrees(texts, isCatalog).get(CATALOG);
}

/** An OpenAPI file and its parts, with the catalog's facts in the schemas that name them. */
function restSpec(texts: Texts, takes: (name: string) => boolean, catalog: SpecTree | undefined): SpecTree[] {
  const fill = (value: unknown): void => {
    const schemas = field(field(value, "components"), "schemas");
    if (!isObject(value) || !isObject(schemas) || !catalog) return;
    // A key that is no fact is told by the generator that fills it.
    Object.assign(
      schemas,
      fillFromCatalog(value as never, catalog.value as Catalog, () => {}),
    );
  };
  return [...loadTrees(texts, takes, fill).values()];
}
