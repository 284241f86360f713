import {
  type Callable,
  callable,
  receivedFrom,
  type Section,
  sentBy,
  subscriptionKinds,
  pascal,
} from "@node-access/generate/model";
import { declarations, decodedFile, imports, namesAt, type Used, usedBy } from "./declarations.ts";
import { olderInterfaces } from "./family-versions.ts";
import {
  callsAbout,
  callsInterface,
  methodsInterface,
  subscriptionsAbout,
  subscriptionsInterface,
} from "@node-access/generate/emit/rpc";
import { header } from "@node-access/generate/emit/typescript";
import type { Typed } from "./typed-versions.ts";

/**
 * The file of one family: its types, its methods, the same as calls by `{ method, params }`,
 * its subscriptions, and the differences in older versions.
 */
export function emitFamily(typed: Typed, family: Section): string {
  const { newest, view, inputs } = typed;
  const { types } = newest;
  const own = namesAt(family.name, types, view);
  const methods = callable(newest, family.name);
  const kinds = subscriptionKinds(newest, family.name);
  const used = callablesIn(typed, family).flatMap((one): Used[] => [
    { types: sentBy(one), input: true },
    { types: receivedFrom(one), input: false },
  ]);
  const title = pascal(family.title);
  const name = view ? decodedFile(family.name) : family.name;
  return [
    header(`specs/rpc/${family.name}.openrpc.yaml`),
    imports(used.concat(usedBy(own, types, inputs, view)), name, types, view),
    own.length > 0 ? `\n${declarations(own, types, inputs, view)}` : "",
    methodsInterface({ about: family.description, name: `${title}Methods`, view }, methods, newest),
    callsInterface({ about: callsAbout(`${title}Methods`), name: `${title}Calls`, view }, methods),
    kinds.length > 0
      ? subscriptionsInterface({ about: subscriptionsAbout, name: `${title}Subscriptions`, view }, kinds)
      : "",
    olderInterfaces(typed, family),
  ].join("");
}

/** A family's methods and subscriptions in all its versions. */
function callablesIn({ newest, older }: Typed, { name }: Section): Callable[] {
  const all = [newest, ...older.map(({ spec }) => spec)];
  const kinds = all.flatMap((spec) => subscriptionKinds(spec, name).map(([, kind]) => kind));
  return [...all.flatMap((spec) => callable(spec, name)), ...kinds];
}

/** The file with a family's methods: in the decoded view, another one if any of their types differs. */
export function familyFile(typed: Typed, family: Section): string {
  const { view } = typed;
  const types = callablesIn(typed, family).flatMap((one) => sentBy(one).concat(receivedFrom(one)));
  return view && types.some((type) => view.changes(type)) ? decodedFile(family.name) : family.name;
}
