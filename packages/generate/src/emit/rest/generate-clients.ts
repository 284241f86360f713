import type { Catalog } from "../../load/catalog/index.ts";
import {
  clashingNames,
  inThread,
  type Mistake,
  Mistakes,
  type Output,
  SpecBundle,
} from "../../spec-file/index.ts";
import { basename, dirname, join, relative } from "node:path";
import { emitBytesMethods, readBytesMethods } from "./bytes-methods.ts";
import { fillFromCatalog } from "../../load/open-api/catalog-facts.ts";
import { checkExamples } from "../../load/open-api/check-examples.ts";
import { formMistakes } from "../../load/open-api/form-mistakes.ts";
import { checkSchemas } from "../../load/open-api/check-schemas.ts";
import { emitConstants } from "./emit-constants.ts";
import { emitMethods } from "./emit-methods.ts";
import { emitOperations } from "./emit-operations.ts";
import { type DocPages, emitDocs } from "./emit-docs.ts";
import { referenceTables } from "./emit-reference.ts";
import { emitSchemas } from "./emit-schemas.ts";
import { emitSigning } from "./emit-signing.ts";
import { emitTicks } from "./emit-ticks.ts";
import { emitWeights } from "./emit-weights.ts";
import { type JsonObject, object, text } from "../../load/open-api/json.ts";
import { lint } from "../../load/open-api/lint.ts";
import type { MethodGroup } from "../../load/open-api/operation-model.ts";
import { emitStreams, readStreams } from "./event-streams.ts";
import { readOperations } from "../../load/open-api/read-operations.ts";
import { SpecReader } from "../../load/open-api/spec-reader.ts";
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

/** What is made of one spec. */
export interface Client {
  readonly paths: Paths;
  /** By its spec's name: `feeder`. */
  readonly name: string;
  readonly groups: readonly MethodGroup[];
  /** Where the methods are too many for the README. */
  readonly docs: DocPages | undefined;
  /** The texts of its generated files by path. */
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Makes the generated files of some specs. Nothing is written.
 *
 * @param all - The specs and where their files go.
 * @param catalog - What schemas with `x-catalog` are filled from.
 * @throws Mistakes with all that were found, each with file, line, column and what to do.
 */
export async function generateClients(all: readonly Paths[], catalog: Catalog): Promise<readonly Client[]> {
  const shown = ({ root, spec }: Paths): string => relative(root, spec);
  // Redocly works while this thread does.
  const linted = lint(all.map((paths) => ({ path: paths.spec, file: shown(paths) })));
  linted.catch(() => {});
  const read = all.map((paths) => ({ paths, file: new SpecBundle(paths.spec, shown(paths)) }));
  Mistakes.throwIfAny(read.flatMap(({ file }) => formMistakes(file)));
  const made = makeClients(read, catalog);
  // What redocly refuses may make no sense here either; redocly tells where it is wrong.
  await Promise.allSettled([linted, made]);
  Mistakes.throwIfAny(await linted);
  return made;
}

/**
 * Adds all that is to be written: the generated files, and in the READMEs the tables of their clients.
 *
 * @throws Mistakes for a README that has no place for a table.
 */
export function putClients(clients: readonly Client[], output: Output): void {
  for (const { paths, name, groups, docs, files } of clients) {
    output.put(files);
    // A README that has the tables of several specs has a place for each, with the spec's name.
    output.insert(paths.readme, docs ? docs.index : referenceTables(groups), name, "reference");
    const folder = join(dirname(paths.readme), "docs");
    output.put([...(docs?.pages ?? [])].map(([page, told]) => [join(folder, page), told]));
  }
}

/** A spec, and where its client's files go. */
interface Spec {
  readonly paths: Paths;
  readonly file: SpecBundle;
}

async function makeClients(specs: readonly Spec[], catalog: Catalog): Promise<readonly Client[]> {
  const read = specs.map((spec) => readClient(spec, catalog));
  const types = await typesOf(read.map(({ schemas }) => schemas));
  return read.map(({ emit }, index) => emit(types[index] ?? ""));
}

/** Made in a thread of its own: to load the compiler alone takes as long as all else here. */
function typesOf(schemas: readonly JsonObject[]): Promise<readonly string[]> {
  return inThread(new URL("./emit-types.ts", import.meta.url), "emitTypes", schemas);
}

/** A spec that is read: its schemas, and what makes the client of them with their types. */
interface ReadClient {
  readonly schemas: JsonObject;
  readonly emit: (types: string) => Client;
}

function readClient({ paths, file }: Spec, catalog: Catalog): ReadClient {
  const mistakes: Mistake[] = [];
  const document = object(file.value as JsonObject);
  const schemas = fillFromCatalog(document, catalog, (...what) => mistakes.push(file.mistake(...what)));
  const reader = new SpecReader(file, document, schemas, mistakes);
  reader.choice(document, "x-surface", [], Object.keys(catalog.surfaces));
  checkSchemas(reader);
  checkExamples(reader);
  const name = basename(paths.spec).replace(/\..*$/, "");
  const groups = readOperations(reader, name);
  const streams = readStreams(reader);
  const bytes = readBytesMethods(reader, groups);
  const subscriptions = readSubscriptions(reader);
  const all = subscriptions ? [...groups, subscriptions] : groups;
  const signing = emitSigning(reader, groups);
  Mistakes.throwIfAny(mistakes);
  const emit = (types: string): Client => {
    const head = `// Generated from ${file.name}. Do not edit: change the spec and run \`npm run generate\`.\n\n`;
    const title = text(object(document["info"])["title"]) ?? "";
    const files = {
      "types.ts": types,
      "methods.ts": emitMethods(all, Object.keys(schemas)),
      "operations.ts": emitOperations(groups),
      "events.ts": streams.length > 0 ? emitStreams(streams, reader) : undefined,
      "bytes-methods.ts": bytes && emitBytesMethods(bytes, Object.keys(schemas)),
      "schemas.ts": emitSchemas(title, schemas),
      "constants.ts": emitConstants(schemas),
      "signing.ts": signing,
      "ticks.ts": emitTicks(schemas),
      "weights.ts": emitWeights(groups),
      "subscriptions.ts": subscriptions && emitSubscriptions(subscriptions),
    };
    Mistakes.throwIfAny(nameMistakes(file, Object.keys(schemas), files, paths));
    const texts = Object.entries(files).flatMap(([path, content]) =>
      content === undefined ? [] : [[join(paths.output, path), head + content] as const],
    );
    return {
      paths,
      name,
      groups: all,
      docs: emitDocs(reader, file.name, groups, streams, bytes),
      files: new Map(texts),
    };
  };
  return { schemas, emit };
}

/** Types are exported beside everything else of the package. */
function nameMistakes(
  spec: SpecBundle,
  schemas: readonly string[],
  files: Readonly<Record<string, string | undefined>>,
  { output }: Paths,
): Mistake[] {
  const index = join(dirname(output), "index.ts");
  const generated = Object.entries(files).map(([name, content]) => [name, content ?? ""] as const);
  return clashingNames(schemas, new Map(generated), index).map(({ name, file }) =>
    spec.mistake(["components", "schemas", name], `${file} exports ${name} too`, "choose another name"),
  );
}
