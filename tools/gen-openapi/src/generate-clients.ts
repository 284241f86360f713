import type { Catalog } from "@node-access-tools/gen-catalog";
import { type Mistake, Mistakes, SpecBundle } from "@node-access-tools/spec-file";
import { readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { fillFromCatalog } from "./catalog-facts.ts";
import { checkSchemas } from "./check-schemas.ts";
import { emitConstants } from "./emit-constants.ts";
import { emitMethods } from "./emit-methods.ts";
import { emitOperations } from "./emit-operations.ts";
import { emitReference } from "./emit-reference.ts";
import { emitSchemas } from "./emit-schemas.ts";
import { emitSigning } from "./emit-signing.ts";
import { emitTicks } from "./emit-ticks.ts";
import { emitTypes } from "./emit-types.ts";
import { emitWeights } from "./emit-weights.ts";
import { type JsonObject, object, text } from "./json.ts";
import { lint } from "./lint.ts";
import { readOperations } from "./read-operations.ts";
import { SpecReader } from "./spec-reader.ts";
import { emitSubscriptions, readSubscriptions } from "./subscription-methods.ts";

/** Where a client's files are. */
export interface Paths {
  /** The directory that shown paths are relative to. */
  readonly root: string;
  /** The OpenAPI file, `<client>.openapi.yaml`. */
  readonly spec: string;
  /** The directory of the generated files. */
  readonly output: string;
  /** The README that has the reference table's markers. */
  readonly readme: string;
}

/**
 * Makes all files of some specs. Nothing is written.
 *
 * @param all - The specs and where their files go.
 * @param catalog - What schemas with `x-catalog` are filled from.
 * @returns text by path.
 * @throws Mistakes with all that were found, each with file, line, column and what to do.
 */
export async function generateClients(
  all: readonly Paths[],
  catalog: Catalog,
): Promise<ReadonlyMap<string, string>> {
  const read = all.map((paths) => ({
    paths,
    file: new SpecBundle(paths.spec, relative(paths.root, paths.spec)),
  }));
  // Redocly is a program of its own, which works while this one does.
  const linted = lint(read.map(({ file, paths: { spec: path } }) => ({ path, file: file.name })));
  const made = Promise.all(read.map(({ paths, file }) => generateClient(paths, file, catalog)));
  // What redocly refuses may make no sense here either; redocly tells where it is wrong.
  await Promise.allSettled([linted, made]);
  Mistakes.throwIfAny(await linted);
  const files = new Map<string, string>();
  for (const client of await made) {
    for (const [path, content] of client) files.set(path, content);
  }
  return files;
}

async function generateClient(
  { root, spec, output, readme }: Paths,
  file: SpecBundle,
  catalog: Catalog,
): Promise<ReadonlyMap<string, string>> {
  const mistakes: Mistake[] = [];
  const document = object(file.value as JsonObject);
  const schemas = fillFromCatalog(document, catalog, (...what) => mistakes.push(file.mistake(...what)));
  const reader = new SpecReader(file, document, schemas, mistakes);
  reader.choice(document, "x-surface", [], Object.keys(catalog.surfaces));
  checkSchemas(reader);
  const name = basename(spec).replace(/\..*$/, "");
  const groups = readOperations(reader, name);
  const subscriptions = readSubscriptions(reader);
  const all = subscriptions ? [...groups, subscriptions] : groups;
  const reference = emitReference(readFileSync(readme, "utf8"), all, name);
  const signing = emitSigning(reader, groups);
  if (reference === undefined) {
    const what = "the README has no place for the reference table";
    const remedy = "add <!-- reference:start --> and <!-- reference:end --> where it shall stand";
    mistakes.push({ file: relative(root, readme), line: 1, column: 1, what, remedy });
  }
  Mistakes.throwIfAny(mistakes);
  const head = `// Generated from ${file.name}. Do not edit: change the spec and run \`npm run generate\`.\n\n`;
  const title = text(object(document["info"])["title"]) ?? "";
  const files = {
    "types.ts": await emitTypes(document, schemas),
    "methods.ts": emitMethods(all, Object.keys(schemas)),
    "operations.ts": emitOperations(groups),
    "schemas.ts": emitSchemas(title, schemas),
    "constants.ts": emitConstants(schemas),
    "signing.ts": signing,
    "ticks.ts": emitTicks(schemas),
    "weights.ts": emitWeights(groups),
    "subscriptions.ts": subscriptions && emitSubscriptions(subscriptions),
  };
  return new Map([
    ...Object.entries(files).flatMap(([path, content]) =>
      content === undefined ? [] : [[join(output, path), head + content] as const],
    ),
    ...(reference === undefined ? [] : [[readme, reference] as const]),
  ]);
}
