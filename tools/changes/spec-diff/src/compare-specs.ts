import type { Catalog } from "@node-access/generate/catalog";
import { fillFromCatalog } from "@node-access/generate/open-api";
import { checkBase } from "./base/check-base.ts";
import { catalogOf, isCatalog } from "./catalog-of.ts";
import { compareCatalogs } from "./compare-catalogs.ts";
import { compareRpc, isRpc } from "./compare-rpc.ts";
import type { Finding } from "./finding.ts";
import { Findings } from "./findings.ts";
import { object } from "./json.ts";
import { differ, loadTrees, type Texts } from "./load-trees.ts";
import { compareOpenApi } from "./open-api/compare-open-api.ts";
import { compareProtos, MODULE } from "./proto/compare-protos.ts";
import type { Adapt, SpecTree } from "./spec-tree.ts";

const isProto = (name: string): boolean => name.startsWith(`${MODULE}/`);
const KNOWN_ERRORS = "specs/upstream-errors.yaml";
/** A file, and its parts in the folder of its name. */
const REST = /^specs\/([^/]+?)(?:\/.*)?\.openapi\.yaml$/;

/** What differs between two states of `specs/`. Files of one kind are only read where one of them, or the catalog, differs. */
export async function compareSpecs(before: Texts, after: Texts): Promise<Finding[]> {
  const findings = new Findings();
  // buf computes in processes of its own while this one compares the rest.
  const protos = startProtos(differ(before, after, isProto), before, after, findings);
  checkBase(before, after);
  const catalogs = { before: catalogOf(before), after: catalogOf(after) };
  const catalogDiffers = differ(before, after, isCatalog);
  const stems = new Set([...before.keys(), ...after.keys()].flatMap((name) => REST.exec(name)?.[1] ?? []));
  const rest = [...stems]
    .map(
      (stem) =>
        (name: string): boolean =>
          REST.exec(name)?.[1] === stem,
    )
    .filter((isOwn) => catalogDiffers || differ(before, after, isOwn));
  if (catalogs.before && catalogs.after && catalogDiffers)
    compareCatalogs(catalogs.before, catalogs.after, findings);
  for (const isOwn of rest) {
    compareOpenApi(
      restSpec(before, isOwn, catalogs.before),
      restSpec(after, isOwn, catalogs.after),
      findings,
    );
  }
  // What buf has compiled it compares beside the rest too.
  await protos.compiled;
  if (differ(before, after, isRpc)) {
    const own = new Findings();
    compareRpc({ texts: before, catalog: catalogs.before }, { texts: after, catalog: catalogs.after }, own);
    findings.merge(own.all);
  }
  await protos.compared;
  noteOtherFiles(before, after, findings);
  return findings.all;
}

interface Protos {
  /** Settled once both states are compiled, and buf has begun to compare them. */
  readonly compiled: Promise<void>;
  readonly compared: Promise<void>;
}

function startProtos(differing: boolean, before: Texts, after: Texts, findings: Findings): Protos {
  if (!differing) return { compiled: Promise.resolve(), compared: Promise.resolve() };
  let begun: (() => void) | undefined;
  const compiling = new Promise<void>((resolve) => (begun = resolve));
  const compared = compareProtos(before, after, findings, () => begun?.());
  const compiled = Promise.race([compiling, compared]);
  for (const one of [compiled, compared]) one.catch(() => {});
  return { compiled, compared };
}

/** Notes files that differ and are of no kind that is compared, and a catalog that is gone. */
function noteOtherFiles(before: Texts, after: Texts, findings: Findings): void {
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const known = isProto(name) || isRpc(name) || REST.test(name) || (isCatalog(name) && after.has(name));
    if (known || before.get(name) === after.get(name)) continue;
    const place = { subject: { file: name, name: "" }, label: name, line: () => 1 };
    if (name === KNOWN_ERRORS) {
      const says = "knows other errors of nodes and providers";
      const generators = ["gateway"];
      findings.put(place, {
        rule: "known-errors-changed",
        direction: "received",
        old: !after.has(name),
        says,
        generators,
      });
      continue;
    }
    const says = "could not be compared: no rule is known for such a file";
    findings.put(place, { rule: "not-compared", direction: "received", old: !after.has(name), says });
  }
}

/** An OpenAPI file and its parts, with the catalog's facts in the schemas that name them. */
function restSpec(texts: Texts, takes: (name: string) => boolean, catalog: SpecTree | undefined): SpecTree[] {
  const fill: Adapt = (schema) => {
    if (!catalog || !("x-catalog" in schema)) return schema;
    const root = { components: { schemas: { schema } } };
    // A key that is no fact is told by the generator that fills it.
    const filled = fillFromCatalog(root as never, catalog.value as Catalog, () => {});
    return object(filled["schema"]);
  };
  return [...loadTrees(texts, takes, () => fill).values()];
}
