import {
  type Types,
  type Json,
  jsonSchema,
  listParts,
  type Type,
  type MessageFacts,
} from "@node-access/generate/model";
import { declare, typeImport, doc, literal, union } from "@node-access/generate/emit/typescript";
import type { MethodGroup } from "@node-access/generate/emit/rest";

/** Returns the text of `types.ts` without its first line: an exported type or interface for each named type. */
export function emitTypes(types: Types): string {
  const body = Object.values(types)
    .map((named) => declare(named, types, { input: named.direction !== "received", explains: true }))
    .join("\n");
  const secrets = typeImport(/\bSecret\b/.test(withoutComments(body)) ? ["Secret"] : [], "@node-access/auth");
  return secrets === "" ? body : `${secrets}\n${body}`;
}

/** Descriptions may use the word too. */
function withoutComments(text: string): string {
  return text.replace(/\/\*\*[\s\S]*?\*\//g, "");
}

/** The lists of values that the runtime needs: of types with an exported constant, and the keys of secrets. */
export function emitConstants(types: Types): string | undefined {
  const all = Object.values(types);
  const named = all.flatMap(({ name: type, type: { constant, enum: values = [] } }) =>
    constant === undefined ? [] : [{ name: constant, type, values }],
  );
  const secrets = [...new Set(all.flatMap(({ type }) => secretKeys(type)))];
  if (named.length + secrets.length === 0) return undefined;
  const imported = named.map(({ type }) => type).toSorted();
  const constants = named.map(
    ({ name, type, values }) =>
      `${doc([`Every {@link ${type}}.`])}export const ${name}: readonly ${type}[] = ${literal(values)};\n`,
  );
  if (secrets.length > 0) {
    const about = doc(["The keys of secret texts, at any depth. Their values must never be shown."]);
    constants.push(`${about}export const secretKeys: readonly string[] = ${literal(secrets)};\n`);
  }
  return `${typeImport(imported, "./types.ts")}${imported.length > 0 ? "\n" : ""}${constants.join("\n")}`;
}

function secretKeys(type: Type): string[] {
  const own = Object.entries(type.properties ?? {}).flatMap(([key, { kind }]) =>
    kind === "secret" ? [key] : [],
  );
  return [...own, ...listParts(type).flatMap(secretKeys)];
}

/** The calls that return a limited number of items, of which the newer ones are read with another call. */
export function emitPages(groups: readonly MethodGroup[]): string | undefined {
  const rows = rowsWith("pageItems", groups).map(
    ({ name, facts: { pageItems, retained } }) => [name, { pageItems, retained }] as const,
  );
  if (rows.length === 0) return undefined;
  return `${doc(["The limits of a call that returns a list."])}export interface PageFacts {
  /** The maximum number of items in a response. */
  readonly pageItems: number;
  /** The number of newest items that the venue still has, if it is known. */
  readonly retained?: number;
}

${doc(["The calls with such limits, by method."])}export const pageFacts: Readonly<Record<string, PageFacts>> = ${literal(Object.fromEntries(rows))};\n`;
}

function rowsWith(
  fact: keyof MessageFacts,
  groups: readonly MethodGroup[],
): { readonly name: string; readonly facts: MessageFacts }[] {
  return groups.flatMap(({ methods }) =>
    methods.flatMap(({ name, member }) =>
      member && fact in member.facts ? [{ name, facts: member.facts }] : [],
    ),
  );
}

/** The calls whose weight in the rate limit is not the usual one. */
export function emitWeights(groups: readonly MethodGroup[]): string | undefined {
  const rows = rowsWith("weight", groups);
  if (rows.length === 0) return undefined;
  const usual = mostFrequent(rows.map(({ facts }) => Number(facts.weight)));
  const weights = rows.filter(({ facts }) => facts.weight !== usual);
  const perItems = rows.filter(({ facts }) => "weightPer" in facts);
  const table = (pick: keyof MessageFacts, of: typeof rows): string =>
    literal(Object.fromEntries(of.map(({ name, facts }) => [name, facts[pick] ?? null])));
  return `${doc(["The weight of an info call that is not in the table."])}export const usualWeight: number = ${usual};

${doc(["The weights of the other info calls."])}export const infoWeights: Readonly<Record<string, number>> = ${table("weight", weights)};

${doc(["The number of response items that add one to the weight of an info call."])}export const itemsPerWeight: Readonly<Record<string, number>> = ${table("weightPer", perItems)};\n`;
}

function mostFrequent(weights: readonly number[]): number {
  const count = (weight: number): number => weights.filter((one) => one === weight).length;
  return weights.toSorted((one, other) => count(other) - count(one) || one - other)[0] ?? 0;
}

/** A JSON Schema document of a spec's component schemas, so that users can validate values. */
export function emitSchemas(title: string, types: Types): string {
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
export function emitTicks(types: Types): string | undefined {
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
