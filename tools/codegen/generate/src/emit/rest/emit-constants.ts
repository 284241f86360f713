import { listParts, type Type, type Types, type MessageFacts } from "@node-access/generate/model";
import { doc, literal, typeImport } from "@node-access/generate/emit/typescript";
import type { MethodGroup } from "@node-access/generate/emit/rest";

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

/** Returns the keys of all properties with secret values. */
function secretKeys(type: Type): string[] {
  const own = Object.entries(type.properties ?? {}).flatMap(([key, { kind }]) =>
    kind === "secret" ? [key] : [],
  );
  return [...own, ...listParts(type).flatMap(secretKeys)];
}

/** The calls whose weight in the rate limit is not the usual one. */
export function emitWeights(groups: readonly MethodGroup[]): string | undefined {
  const rows = groups.flatMap(({ methods }) =>
    methods.flatMap(({ name, member }) =>
      member && "weight" in member.facts ? [{ name, facts: member.facts }] : [],
    ),
  );
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
