import { doc, literal } from "@node-access/generate/emit/typescript";
import type { MessageFacts } from "@node-access/generate/model";
import type { MethodGroup } from "@node-access/generate/emit/rest";

/**
 * Generates the table of the calls whose weight in the rate limit is not the usual one.
 *
 * @returns the text of the file without its first line, or `undefined` if the spec states no weight.
 */
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
