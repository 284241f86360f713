import { callable, pascal, type RpcSpec, type Section, subscriptionKinds } from "@node-access/generate/model";
import type { DecodedView } from "./decoded-view.ts";
import {
  callsAbout,
  callsInterface,
  methodsInterface,
  subscriptionsAbout,
  subscriptionsInterface,
} from "@node-access/generate/emit/rpc";
import type { Typed } from "./typed-versions.ts";

/** A part of a family. */
export type Part = "Methods" | "Calls" | "Subscriptions";

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
export function changesOf(typed: Typed, family: Section, part: Part): readonly Change[] {
  const older = typed.older.filter(({ protocol }) => protocol.families.includes(family.name));
  const changes: Change[] = [];
  let newer = membersOf(typed.newest, family, part);
  let base = pascal(family.title) + part;
  for (const { version, suffix, spec } of older) {
    const members = membersOf(spec, family, part);
    const own = new Set([...members.keys()].filter((name) => members.get(name) !== newer.get(name)));
    const without = [...newer.keys()].filter((name) => own.has(name) || !members.has(name));
    const name = pascal(family.title) + part + suffix;
    if (own.size + without.length === 0) changes.push({ version, name: base, spec, own, without });
    else {
      changes.push({ version, name, base, spec, own, without });
      base = name;
    }
    newer = members;
  }
  return changes;
}

/** The methods or subscriptions of a part by name, in a form that can be compared. */
function membersOf(spec: RpcSpec, { name: family }: Section, part: Part): ReadonlyMap<string, string> {
  const members =
    part === "Subscriptions"
      ? subscriptionKinds(spec, family)
      : callable(spec, family).map((method) => [method.name, method] as const);
  return new Map(members.map(([name, member]) => [name, JSON.stringify(member)]));
}

/** Returns the interfaces of a family's older versions, each extending the next newer version. */
export function olderInterfaces(typed: Typed, family: Section): string {
  const parts = ["Methods", "Calls", "Subscriptions"] as const;
  return parts
    .flatMap((part) =>
      changesOf(typed, family, part).map((change) => changed(change, family, part, typed.view)),
    )
    .join("");
}

function changed(
  { version, name, base, spec, own, without }: Change,
  family: Section,
  part: Part,
  view: DecodedView | undefined,
): string {
  if (base === undefined) return "";
  const left = without.map((member) => JSON.stringify(member)).join(" | ");
  const bases = [left ? `Omit<${base}, ${left}>` : base];
  const methods = callable(spec, family.name).filter((method) => own.has(method.name));
  const about = (text: string): string => `${text.replace(/\.$/, "")}, in version ${version}.`;
  if (part === "Methods")
    return methodsInterface({ about: about(family.description), name, bases, view }, methods, spec, version);
  if (part === "Calls") {
    const of = callsAbout(name.replace("Calls", "Methods"));
    return callsInterface({ about: of, name, bases, view }, methods);
  }
  const kinds = subscriptionKinds(spec, family.name).filter(([kind]) => own.has(kind));
  return subscriptionsInterface({ about: about(subscriptionsAbout), name, bases, view }, kinds);
}
