import { dirname, join } from "node:path";
import { type Json, type Types, type Type, jsonSchema, listParts } from "@node-access/generate/model";
import type { LoadedRest, LoadedSpec } from "../../load/open-api/load-rest.ts";
import { type Mistake, type Output, clashingNames, Mistakes } from "../../spec-file/index.ts";
import { bytesMethods, emitBytesMethods } from "./bytes-methods.ts";
import { emitConstants, emitWeights } from "./emit-constants.ts";
import { emitDocs, referenceTables } from "./emit-docs.ts";
import { emitOperations, emitStreams, eventStreams } from "./emit-operations.ts";
import { emitMethods, methodGroups } from "@node-access/generate/emit/rest";
import { emitSigning } from "./emit-signing.ts";
import { emitTypes } from "./emit-types.ts";
import { emitSubscriptions, subscriptionGroup } from "./subscription-methods.ts";
import { doc, literal, union } from "@node-access/generate/emit/typescript";
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

/** A JSON Schema document of a spec's component schemas, so that users can validate values. */
function emitSchemas(title: string, types: Types): string {
  const form = { reference: (name: string) => `#/$defs/${name}` };
  const definitions = Object.fromEntries(
    Object.entries(types).map(([name, { type }]) => [name, jsonSchema(type, form) as Json]),
  );
  const names = Object.keys(types).map((name) => JSON.stringify(name));
  const document = { $schema: "https://json-schema.org/draft/2020-12/schema", title, $defs: definitions };
  return `${doc(["The names of the schemas."])}export type SchemaName = ${union(names, "", "export type SchemaName = ;".length)};

${doc([`The JSON Schemas of the ${title}: a document whose \`$defs\` holds one for each type, under the type's name.`])}export const schemas: {
  readonly $schema: string;
  readonly title: string;
  readonly $defs: Readonly<Record<SchemaName, object>>;
} = ${literal(document)};\n`;
}

/** The constants for rounding prices, from the one property with `x-tick`. */
function emitTicks(types: Types): string | undefined {
  const [tick] = Object.values(types).flatMap(({ type }) => ticks(type));
  if (tick === undefined) return undefined;
  const { significantFigures, priceDecimals: decimals } = tick;
  const markets = Object.keys(decimals)
    .map((market) => `readonly ${market}: number`)
    .join("; ");
  return `${doc(["The maximum number of significant figures of a price."])}export const significantFigures: number = ${literal(significantFigures)};

${doc(["The maximum number of decimal places of a price, by kind of market. Subtract the decimals of the asset's size."])}export const priceDecimals: { ${markets} } = ${literal(decimals)};\n`;
}

function ticks(type: Type): NonNullable<Type["tick"]>[] {
  return [...(type.tick ? [type.tick] : []), ...listParts(type).flatMap(ticks)];
}
