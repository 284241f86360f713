import { type RpcSpec, listKinds } from "@node-access/generate/model";
import { join } from "node:path";
import type { Catalog } from "../../model/catalog.ts";
import { catalogFile, checkCatalog } from "../catalog/read-catalog.ts";
import { checkMethods, type Source, readSources, bundle, type RpcDocument } from "./bundle.ts";
import {
  type Mistake,
  type SpecFile,
  checkExtensions,
  checkFields,
  checkRules,
  checkSchemaForms,
  Mistakes,
} from "../../spec-file/index.ts";
import { ShapeGraph, resultShape } from "@node-access/generate/emit/quantities";
import { readDocument } from "./read-document.ts";
import { checkCache, checkRoles } from "./check/check-roles.ts";
import { checkExamples } from "./check/check-examples.ts";
import { checkForm, checkOpenRpc } from "./check/check-form.ts";
import { checkNames } from "./check/check-names.ts";
import { checkReferences, checkVersions } from "./check/check-references.ts";

export interface CheckedRpc {
  readonly document: RpcDocument;
  readonly spec: RpcSpec;
}

/** Checks all files and reads them. Each step relies on the previous ones, so its mistakes hide others that follow from them. */
export function checkSpecs(sources: readonly Source[], catalog: Catalog, catalogSpec: SpecFile): CheckedRpc {
  Mistakes.throwIfAny(sources.flatMap(formMistakes));
  Mistakes.throwIfAny(checkForm(sources));
  Mistakes.throwIfAny(checkReferences(sources));
  Mistakes.throwIfAny([
    ...sources.flatMap(({ spec }) => checkRules(spec, "content")),
    ...checkNames(sources, catalog, catalogSpec),
    ...checkVersions(sources, catalog),
  ]);
  Mistakes.throwIfAny(checkOpenRpc(sources));
  const document = bundle(sources, catalog);
  const spec = readDocument(document);
  const graph = new ShapeGraph(spec.types);
  Mistakes.throwIfAny([
    ...checkCache(sources, spec),
    ...checkExamples(sources, spec, graph),
    ...checkQuantities(sources, spec, graph),
    ...checkRoles(sources, spec),
  ]);
  return { document, spec };
}

function formMistakes({ spec }: Source): Mistake[] {
  // A file that is not a document has no places; the check against the standard reports it.
  if (typeof spec.value !== "object" || spec.value === null) return [];
  return [
    ...checkExtensions(spec),
    ...checkRules(spec, "form"),
    ...checkSchemaForms(spec),
    ...checkFields(spec),
  ];
}

/** Clients must be able to decide for each text in a result whether it is a quantity, whichever member of a union contains it. */
function checkQuantities(sources: readonly Source[], spec: RpcSpec, graph: ShapeGraph): Mistake[] {
  return checkMethods(sources, spec, (method, mistake) => {
    const all = [method, ...listKinds(method).map(([, kind]) => kind)];
    if (all.every((one) => resultShape(one, graph, spec.types) !== undefined)) return [];
    const what = `in the result of ${method.name}, a text may or may not be a quantity`;
    const remedy =
      "give each overload of one param a constant in the same field, or describe the members separately";
    return [mistake([], what, remedy)];
  });
}

/** Reads and checks the JSON-RPC specs. */
export function loadRpc(root: string): CheckedRpc {
  const catalog = catalogFile(root);
  const sources = readSources(join(root, "specs/rpc"), "specs/rpc");
  return checkSpecs(sources, checkCatalog(catalog), catalog);
}

/** Reads the JSON-RPC specs without the checks, which take three times as long: generation, and so `npm run drift`, makes them. */
export function readRpc(root: string): RpcSpec {
  const sources = readSources(join(root, "specs/rpc"), "specs/rpc");
  return readDocument(bundle(sources, checkCatalog(catalogFile(root))));
}
