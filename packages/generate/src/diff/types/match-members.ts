import type { Direction } from "../findings.ts";
import type { Alternative } from "./form.ts";
import { readProperties, findProperty } from "./forms.ts";
import type { Comparison } from "./scope.ts";

/** The members that two unions have in common, and those that only one has. */
export interface Matched {
  readonly pairs: readonly (readonly [Alternative, Alternative])[];
  readonly gone: readonly Alternative[];
  readonly added: readonly Alternative[];
}

type Same = (before: Alternative, after: Alternative) => boolean;

/** Matches members by discriminator, then by name, then by shape, then those that are the only ones left of a kind. */
export function matchMembers(
  comparison: Comparison,
  before: readonly Alternative[],
  after: readonly Alternative[],
  direction: Direction,
): Matched {
  if (before.length === 1 && after.length === 1) {
    const [one] = before;
    const [other] = after;
    if (one && other && isRelated(one, other)) return { pairs: [[one, other]], gone: [], added: [] };
    return { pairs: [], gone: before, added: after };
  }
  const pairs: [Alternative, Alternative][] = [];
  let gone = [...before];
  let added = [...after];
  const take = (same: Same): void => {
    for (const one of gone) {
      const other = added.find((candidate) => same(one, candidate));
      if (!other) continue;
      pairs.push([one, other]);
      gone = gone.filter((rest) => rest !== one);
      added = added.filter((rest) => rest !== other);
    }
  };
  const tags = findTags(before, after);
  if (tags) take((one, other) => doOverlap(tags.get(one), tags.get(other)));
  take((one, other) => one.name !== undefined && one.name === other.name && isRelated(one, other));
  // Members with different discriminators are not the same, even if they are similar.
  const free = (one: Alternative): boolean => !tags?.has(one);
  const isSame: Same = (one, other) => free(one) && one.kind === other.kind && comparison.isEqual(one, other);
  take((one, other) => one.name === other.name && isSame(one, other));
  take((one, other) => one.name !== other.name && isSame(one, other));
  take(
    (one, other) =>
      free(one) &&
      one.kind !== "object" &&
      isRelated(one, other) &&
      [gone, added].every((rest) => rest.filter(({ kind }) => kind === one.kind).length < 2),
  );
  take(
    (one, other) =>
      free(one) &&
      one.kind === "object" &&
      other.kind === "object" &&
      !areContradictory(one, other) &&
      areAlike(comparison, one, other, direction),
  );
  return { pairs, gone, added };
}

function isRelated(one: Alternative, other: Alternative): boolean {
  const numbers = new Set(["number", "integer"]);
  return one.kind === other.kind || (numbers.has(one.kind) && numbers.has(other.kind));
}

/** Whether a property of two objects has different constants, so that no value is both. */
function areContradictory(one: Alternative, other: Alternative): boolean {
  return Object.keys(readProperties(one)).some((name) => {
    const [own, its] = [findConstants(one, name), findConstants(other, name)];
    return own !== undefined && its !== undefined && !doOverlap(own, its);
  });
}

/** Whether two objects have at least half in common. */
function areAlike(
  comparison: Comparison,
  one: Alternative,
  other: Alternative,
  direction: Direction,
): boolean {
  const names = Object.keys(readProperties(one));
  const others = new Set(Object.keys(readProperties(other)));
  const common = names.filter((name) => others.has(name)).length;
  return (
    (common > 0 && common * 2 >= Math.max(names.length, others.size)) ||
    comparison.isCompatible(one, other, direction)
  );
}

/** The discriminators of members: values of a property with different constants in each object. */
function findTags(
  before: readonly Alternative[],
  after: readonly Alternative[],
): Map<Alternative, ReadonlySet<string>> | undefined {
  const objects = [before, after].map((side) => side.filter(({ kind }) => kind === "object"));
  const [first] = objects.flat();
  if (!first || objects.some((side) => side.length === 0)) return undefined;
  for (const name of Object.keys(readProperties(first))) {
    const tagged = objects.map((side) => side.map((one) => [one, findConstants(one, name)] as const));
    if (tagged.every((side) => areDistinct(side.map(([, values]) => values)))) {
      return new Map(tagged.flat().flatMap(([one, values]) => (values ? [[one, values]] : [])));
    }
  }
  return undefined;
}

function findConstants(one: Alternative, name: string): ReadonlySet<string> | undefined {
  const property = findProperty(one, name);
  if (property === undefined) return undefined;
  const { literals, alternatives } = one.forms.of(property);
  return alternatives.length === 0 && literals.size > 0 ? new Set(literals.keys()) : undefined;
}

function areDistinct(sets: readonly (ReadonlySet<string> | undefined)[]): boolean {
  const all = sets.flatMap((set) => [...(set ?? [])]);
  return sets.every((set) => set !== undefined) && new Set(all).size === all.length;
}

function doOverlap(one: ReadonlySet<string> | undefined, other: ReadonlySet<string> | undefined): boolean {
  return one !== undefined && other !== undefined && [...one].some((value) => other.has(value));
}
