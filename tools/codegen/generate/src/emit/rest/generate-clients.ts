import { dirname, join } from "node:path";
import type { LoadedRest, LoadedSpec } from "../../load/open-api/load-rest.ts";
import { type Mistake, type Output, clashingNames, Mistakes } from "../../spec-file/index.ts";
import { bytesMethods, emitBytesMethods } from "./bytes-methods.ts";
import { emitConstants, emitSchemas, emitPages, emitTicks, emitWeights, emitTypes } from "./emit-types.ts";
import { emitDocs, referenceTables } from "./emit-docs.ts";
import { emitOperations, emitStreams, eventStreams } from "./emit-operations.ts";
import { emitMethods, methodGroups } from "@node-access/generate/emit/rest";
import { emitSigning } from "./emit-signing.ts";
import { emitSubscriptions, subscriptionGroup } from "./subscription-methods.ts";
import type { Generate } from "../../generator.ts";
import { type ClientPaths, clientPaths } from "../../targets.ts";

/** Generates the REST clients. */
export const generate: Generate = async (loader, output) =>
  putClients(clientPaths(loader.root, "rest"), await loader.rest(), output);

/** Adds clients, and their tables in READMEs. Those that are not of `@node-access/transport/rest` print their operations differently. */
export async function putClients(
  all: readonly ClientPaths[],
  { specs, linted }: LoadedRest,
  output: Output,
  printOperations: typeof emitOperations = emitOperations,
): Promise<void> {
  for (const paths of all) {
    const loaded = specs.get(paths.spec);
    if (!loaded) throw new Error(`there is no specs/${paths.spec}.openapi.yaml`);
    putClient(loaded, paths, output, printOperations);
  }
  await linted;
}

function putClient(
  { spec, bundle }: LoadedSpec,
  paths: ClientPaths,
  output: Output,
  printOperations: typeof emitOperations,
): void {
  const { name, file, types } = spec;
  const names = Object.keys(types);
  const mistakes: Mistake[] = [];
  const note = (type: string, what: string, remedy: string): void => {
    mistakes.push(bundle.mistake(["components", "schemas", type], what, remedy));
  };
  const groups = methodGroups(spec);
  const streams = eventStreams(spec);
  const bytes = bytesMethods(spec, groups);
  const subscriptions = subscriptionGroup(spec);
  const all = subscriptions ? [...groups, subscriptions] : groups;
  const texts = {
    "types.ts": emitTypes(types),
    "methods.ts": emitMethods(all, names),
    "operations.ts": printOperations(spec, groups),
    "events.ts": streams.length > 0 ? emitStreams(streams, types) : undefined,
    "bytes-methods.ts": bytes && emitBytesMethods(bytes, names),
    "schemas.ts": emitSchemas(spec.title, types),
    "constants.ts": emitConstants(types),
    "signing.ts": emitSigning(types, groups, note),
    "ticks.ts": emitTicks(types),
    "weights.ts": emitWeights(groups),
    "pages.ts": emitPages(groups),
    "subscriptions.ts": subscriptions && emitSubscriptions(subscriptions),
  };
  const made = Object.entries(texts).flatMap(([path, text]) =>
    text === undefined ? [] : [[path, text] as const],
  );
  // Types are exported next to everything else in the package.
  const index = join(dirname(paths.output), "index.ts");
  for (const clash of clashingNames(names, new Map(made), index))
    note(clash.name, `${clash.file} exports ${clash.name} too`, "choose another name");
  Mistakes.throwIfAny(mistakes);
  const head = `// Generated from ${file}. Do not edit: change the spec and run \`npm run generate\`.\n\n`;
  output.put(made.map(([path, text]) => [join(paths.output, path), head + text]));
  // A README with the tables of several specs has markers for each, with the spec's name.
  output.insert(paths.readme, emitDocs(spec)?.index ?? referenceTables(all), name, "reference");
}
