import {
  type Callable,
  callable,
  pascal,
  receivedFrom,
  type RpcSpec,
  type Section,
  sentBy,
  listSubscriptionKinds,
} from "@node-access/generate/model";
import {
  callsAbout,
  callsInterface,
  methodsInterface,
  subscriptionsAbout,
  subscriptionsInterface,
} from "@node-access/generate/emit/rpc";
import { parameter } from "@node-access/generate/emit/quantities";
import type { Typed } from "./typed-versions.ts";

export const parts = ["Methods", "Calls", "Subscriptions"] as const;
export type Part = (typeof parts)[number];

/** The names of a part in a version, and how they differ from the next newer version. */
interface Change {
  readonly version: string;
  /** The name of its interface; if nothing differs, that of the next newer version. */
  readonly name: string;
  /** The interface that it changes; absent if it is the same. */
  readonly base?: string;
  readonly spec: RpcSpec;
  /** The names that it changes or adds. */
  readonly own: ReadonlySet<string>;
  /** The names of its base that it replaces or omits. */
  readonly without: readonly string[];
}

/** The changes in older versions of a family, each relative to the next newer one. */
export function findFamilyChanges(typed: Typed, family: Section, part: Part): readonly Change[] {
  const older = typed.older.filter(({ protocol }) => protocol.families.includes(family.name));
  const changes: Change[] = [];
  let newer = listMembers(typed.newest, family, part);
  let base = pascal(family.name) + part;
  for (const { version, suffix, spec } of older) {
    const members = listMembers(spec, family, part);
    const own = new Set([...members.keys()].filter((name) => members.get(name) !== newer.get(name)));
    const without = [...newer.keys()].filter((name) => own.has(name) || !members.has(name));
    const name = pascal(family.name) + part + suffix;
    if (own.size + without.length === 0) changes.push({ version, name: base, spec, own, without });
    else {
      changes.push({ version, name, base, spec, own, without });
      base = name;
    }
    newer = members;
  }
  return changes;
}

/** The names of a part's interfaces that are generic, in all versions. */
export function genericNames(typed: Typed, family: Section, part: Part): ReadonlySet<string> {
  const changes = (spec: RpcSpec, isOwn: (name: string) => boolean): boolean =>
    listCallables(spec, family, part).some(
      ([name, one]) =>
        isOwn(name) && [...sentBy(one), ...receivedFrom(one)].some((type) => typed.view.changes(type)),
    );
  const found = new Set<string>();
  if (changes(typed.newest, () => true)) found.add(pascal(family.name) + part);
  for (const { name, base, spec, own } of findFamilyChanges(typed, family, part))
    if (base !== undefined && (found.has(base) || changes(spec, (member) => own.has(member))))
      found.add(name);
  return found;
}

/** The methods or subscriptions of a part by name, in a form that can be compared. */
function listMembers(spec: RpcSpec, family: Section, part: Part): ReadonlyMap<string, string> {
  return new Map(listCallables(spec, family, part).map(([name, one]) => [name, JSON.stringify(one)]));
}

export function listCallables(spec: RpcSpec, { name }: Section, part: Part): (readonly [string, Callable])[] {
  return part === "Subscriptions"
    ? listSubscriptionKinds(spec, name)
    : callable(spec, name).map((method) => [method.name, method] as const);
}

/** An interface that differs from another one in some of its members. */
interface Changed {
  readonly name: string;
  readonly base: string;
  /** Which of the two are generic. */
  readonly generic: ReadonlySet<string>;
  readonly family: Section;
  readonly part: Part;
  /** The spec with the members. */
  readonly spec: RpcSpec;
  readonly own: Pick<ReadonlySet<string>, "has">;
  /** The names of its base that it replaces or omits. */
  readonly without: readonly string[];
  /** How it differs: `in version 0.8`. */
  readonly differs: string;
}

/** Returns the interfaces of a family's older versions, each extending the next newer version. */
export function olderInterfaces(typed: Typed, family: Section): string {
  const changed = parts.flatMap((part) =>
    findFamilyChanges(typed, family, part).flatMap(({ base, ...change }): Changed[] => {
      if (base === undefined) return [];
      const generic = genericNames(typed, family, part);
      return [
        Object.assign(change, { base, generic, family, part, differs: `in version ${change.version}` }),
      ];
    }),
  );
  return changed.map((one) => changedInterface(typed, one)).join("");
}

export function changedInterface(typed: Typed, changed: Changed): string {
  const { name, base, generic, family, part, spec, own, without, differs } = changed;
  const extended = generic.has(base) ? `${base}<Q>` : base;
  const left = without.map((member) => JSON.stringify(member)).join(" | ");
  const head = {
    name,
    bases: [left ? `Omit<${extended}, ${left}>` : extended],
    view: typed.methodView,
    ...(generic.has(name) && { parameter }),
  };
  const about = (text: string): string => `${text.replace(/\.$/, "")}, ${differs}.`;
  const methods = callable(spec, family.name).filter((method) => own.has(method.name));
  if (part === "Methods")
    return methodsInterface({ ...head, about: about(family.description) }, methods, spec);
  if (part === "Calls")
    return callsInterface({ ...head, about: callsAbout(name.replace("Calls", "Methods")) }, methods);
  const kinds = listSubscriptionKinds(spec, family.name).filter(([kind]) => own.has(kind));
  return subscriptionsInterface({ ...head, about: about(subscriptionsAbout) }, kinds);
}
