import { join, relative } from "node:path";
import type { Catalog } from "../../model/catalog.ts";
import type { RestSpec } from "@node-access/generate/model";
import {
  type Mistake,
  checkFields,
  Mistakes,
  SpecBundle,
  type SpecPath,
  checkExtensions,
  checkRules,
  checkSchemaForms,
} from "../../spec-file/index.ts";
import { fillFromCatalog } from "./catalog-facts.ts";
import { checkActions, checkSchemas } from "./check-schemas.ts";
import { checkExamples } from "./check-examples.ts";
import { checkOperations, checkFacts } from "./check-operations.ts";
import { type JsonObject, object, SpecReader } from "./spec-reader.ts";
import { checkForks, readSpec } from "./read-spec.ts";
import { getLineColLocation, lint as lintFile, loadConfig } from "@redocly/openapi-core";

export interface LoadedSpec {
  readonly spec: RestSpec;
  readonly bundle: SpecBundle;
}

export interface LoadedRest {
  readonly specs: ReadonlyMap<string, LoadedSpec>;
  /** Settles when redocly has linted all files. Rejects with `Mistakes` if redocly found any. */
  readonly linted: Promise<void>;
}

/** The paths of OpenAPI files from the repository's root, by the names of the specs in the model. */
type RestFiles = Readonly<Record<string, string>>;

/** Reads OpenAPI files, each with its parts, and checks everything that redocly does not. The catalog fills schemas with `x-catalog`. */
export async function readRest(
  root: string,
  files: RestFiles,
  catalog: Catalog,
): Promise<ReadonlyMap<string, LoadedSpec>> {
  return readBundles(await openFiles(root, files), catalog);
}

/** Reads OpenAPI files as {@link readRest} does, and lints them with redocly. */
export async function loadRest(root: string, files: RestFiles, catalog: Catalog): Promise<LoadedRest> {
  const linted = lint(root, Object.values(files)).then((mistakes) => Mistakes.throwIfAny(mistakes));
  linted.catch(() => {});
  const bundles = await openFiles(root, files);
  try {
    return { specs: readBundles(bundles, catalog), linted };
  } catch (error) {
    // If redocly rejects the file too, its message is clearer.
    if (error instanceof Mistakes) await linted;
    throw error;
  }
}

type Bundles = readonly (readonly [name: string, bundle: SpecBundle])[];

async function openFiles(root: string, files: RestFiles): Promise<Bundles> {
  const bundles = await Promise.all(
    Object.entries(files).map(async ([name, file]) => [name, await SpecBundle.read(root, file)] as const),
  );
  Mistakes.throwIfAny(bundles.flatMap(([, bundle]) => formMistakes(bundle)));
  return bundles;
}

function readBundles(bundles: Bundles, catalog: Catalog): Map<string, LoadedSpec> {
  const mistakes: Mistake[] = [];
  const specs = bundles.map(
    ([name, bundle]) => [name, { spec: read(name, bundle, catalog, mistakes), bundle }] as const,
  );
  Mistakes.throwIfAny(mistakes);
  return new Map(specs);
}

function read(name: string, bundle: SpecBundle, catalog: Catalog, mistakes: Mistake[]): RestSpec {
  const document = object(bundle.value as JsonObject);
  const schemas = fillFromCatalog(document, catalog, (...what) => mistakes.push(bundle.mistake(...what)));
  const reader = new SpecReader(bundle, document, schemas);
  const surfaces = Object.keys(catalog.surfaces);
  const checkSurface = (surface: unknown, at: SpecPath): void => {
    if (surfaces.includes(String(surface))) return;
    const what =
      surface === undefined ? "x-surface is missing" : `${String(surface)} is not a surface of the catalog`;
    reader.note([...at, "x-surface"], what, `use one of ${surfaces.join(", ")}`);
  };
  // Without a surface of the catalog, the file itself describes the authentication.
  if (!("security" in document)) checkSurface(document["x-surface"], []);
  mistakes.push(...checkFields(bundle), ...checkRules(bundle, "content"));
  checkOperations(reader);
  checkSchemas(reader);
  checkActions(reader);
  checkExamples(reader);
  const spec = readSpec(reader, name, bundle.name);
  if (spec.forks) checkForks(reader, spec.forks);
  for (const operation of spec.operations) {
    const at = ["paths", operation.path, operation.method.toLowerCase()];
    checkFacts(reader, operation, at);
    if (operation.surface !== undefined) checkSurface(operation.surface, at);
  }
  mistakes.push(...reader.document.mistakes);
  return spec;
}

/** Mistakes that would make all further checks meaningless. */
function formMistakes(file: SpecBundle): Mistake[] {
  return [...checkExtensions(file), ...checkRules(file, "form"), ...file.unread(), ...checkSchemaForms(file)];
}

/** Lints OpenAPI files with redocly, by the rules in `redocly.yaml`. Warnings count as mistakes. */
async function lint(root: string, files: readonly string[]): Promise<Mistake[]> {
  const config = await loadConfig({ configPath: join(import.meta.dirname, "redocly.yaml") });
  const mistakes: Mistake[] = [];
  for (const file of files)
    for (const { ruleId, message, suggest, location } of await lintFile({ ref: join(root, file), config })) {
      const [place] = location.map(getLineColLocation);
      const { line = 1, col: column = 1 } = place?.start ?? {};
      const shown = place ? relative(root, place.source.absoluteRef) : file;
      const remedy =
        suggest.length > 0 ? `did you mean ${suggest.join(", ")}?` : `see redocly's rule ${ruleId}`;
      mistakes.push({ file: shown, line, column, what: message.replace(/\.$/, ""), remedy });
    }
  return mistakes;
}
