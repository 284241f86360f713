import {
  type Callable,
  callable,
  pascal,
  receivedFrom,
  type RpcProtocol,
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
import { typeImport } from "@node-access/generate/emit/typescript";
import type { Variant } from "./protocol-variants.ts";
import type { Typed } from "./typed-versions.ts";

export const parts = ["Methods", "Calls", "Subscriptions"] as const;
export type Part = (typeof parts)[number];

/** How a part of a family differs in a version or a variant. */
interface Change {
  readonly family: Section;
  readonly part: Part;
  /** The name of its interface; if nothing differs, that of the interface that it would change. */
  readonly name: string;
  /** The interface that it changes; absent if it is the same. */
  readonly base?: string;
  readonly spec: RpcSpec;
  /** What it changes or adds, by name. */
  readonly own: ReadonlyMap<string, Callable>;
  readonly without: readonly string[];
}

/** The changes in older versions of a family, each relative to the next newer one. */
export function findFamilyChanges(
  typed: Typed,
  family: Section,
  part: Part,
): readonly (Change & { readonly version: string })[] {
  const older = typed.older.filter(({ protocol }) => protocol.families.includes(family.name));
  let newer = listCallables(typed.newest, family, part);
  let name = pascal(family.name) + part;
  return older.map(({ version, suffix, spec }) => {
    const members = listCallables(spec, family, part);
    const own = findOther(members, newer);
    const without = [...newer.keys()].filter((member) => own.has(member) || !members.has(member));
    const change = { version, family, part, spec, own, without };
    newer = members;
    if (own.size + without.length === 0) return Object.assign(change, { name });
    const base = name;
    name = pascal(family.name) + part + suffix;
    return Object.assign(change, { name, base });
  });
}

/** The names of a part's interfaces that are generic, in all versions. */
export function genericNames(typed: Typed, family: Section, part: Part): ReadonlySet<string> {
  const changes = (all: ReadonlyMap<string, Callable>): boolean =>
    [...all.values()].some((one) =>
      [...sentBy(one), ...receivedFrom(one)].some((type) => typed.view.changes(type)),
    );
  const found = new Set<string>();
  if (changes(listCallables(typed.newest, family, part))) found.add(pascal(family.name) + part);
  for (const { name, base, own } of findFamilyChanges(typed, family, part))
    if (base !== undefined && (found.has(base) || changes(own))) found.add(name);
  return found;
}

function listCallables(spec: RpcSpec, { name }: Section, part: Part): ReadonlyMap<string, Callable> {
  if (part === "Subscriptions") return new Map(listSubscriptionKinds(spec, name));
  return new Map(callable(spec, name).map((method) => [method.name, method]));
}

/** Those that another version or variant lacks, or has in another form. */
function findOther(
  all: ReadonlyMap<string, Callable>,
  others: ReadonlyMap<string, Callable>,
): ReadonlyMap<string, Callable> {
  const differs = ([name, one]: [string, Callable]): boolean =>
    JSON.stringify(one) !== JSON.stringify(others.get(name));
  return new Map([...all].filter(differs));
}

/** Returns the interfaces of a family's older versions, each extending the next newer version. */
export function olderInterfaces(typed: Typed, family: Section): string {
  return parts
    .flatMap((part) => {
      const generic = genericNames(typed, family, part);
      return findFamilyChanges(typed, family, part).map((change) =>
        changedInterface(typed, change, generic, `in version ${change.version}`),
      );
    })
    .join("");
}

/** Prints an interface that differs from another one; nothing if it is the same. */
function changedInterface(
  typed: Typed,
  { name, base, family, part, spec, own, without }: Change,
  generic: ReadonlySet<string>,
  differs: string,
): string {
  if (base === undefined) return "";
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

/** The variant of a protocol, if families of it replace types. */
export function findVariant({ variants }: Typed, protocol: RpcProtocol): Variant | undefined {
  return variants.find(({ protocols }) => protocols.some(({ name }) => name === protocol.name));
}

/** Returns what a variant changes in a part of a family; `undefined` if nothing. */
export function partVariant(
  typed: Typed,
  { spec, protocols, family: { name: home } }: Variant,
  family: Section,
  part: Part,
): (Change & { readonly base: string }) | undefined {
  const own = findOther(listCallables(spec, family, part), listCallables(typed.newest, family, part));
  if (own.size === 0) return undefined;
  const base = pascal(family.name) + part;
  const names = { name: pascal(home) + base, base };
  return { ...names, family, part, spec: { ...spec, protocols }, own, without: [...own.keys()] };
}

/** What the variants of a family change in other families. */
export function listChanges(
  typed: Typed,
  { name: home }: Section,
): NonNullable<ReturnType<typeof partVariant>>[] {
  return typed.variants
    .filter(({ family }) => family.name === home)
    .flatMap((variant) =>
      typed.newest.sections
        .filter(({ name }) => variant.protocols.some(({ families }) => families.includes(name)))
        .flatMap((family) => parts.flatMap((part) => partVariant(typed, variant, family, part) ?? [])),
    );
}

/** The interfaces of a family's variants, in the file of that family, and what these import. */
export function variantInterfaces(typed: Typed, home: Section): { text: string; imports: string } {
  const found = listChanges(typed, home);
  const texts = found.map((change) => {
    const isGeneric = genericNames(typed, change.family, change.part).has(change.base);
    const generic = new Set(isGeneric ? [change.name, change.base] : []);
    return changedInterface(typed, change, generic, `with the types of ${home.title}`);
  });
  const imports = [...new Set(found.map(({ family }) => family.name))].map((file) => {
    const bases = found.flatMap(({ family, base }) => (family.name === file ? [base] : []));
    return typeImport([...new Set(bases)], `./${file}.ts`);
  });
  return { text: texts.join(""), imports: imports.join("") };
}
