import {
  callable,
  type Family,
  type Method,
  ownersOf,
  passedBy,
  type SubscriptionKind,
  subscriptionKinds,
  toldBy,
} from "../../load/open-rpc/document.ts";
import { reachable } from "../../load/open-rpc/schema.ts";
import { declarations, decodedFile, imports, namesAt, type Used, usedBy } from "./declarations.ts";
import { olderInterfaces } from "./family-versions.ts";
import { callsInterface, methodsInterface, subscriptionsInterface } from "./interfaces.ts";
import { header, pascal } from "./text.ts";
import type { Typed } from "./typed-versions.ts";

/**
 * The file of one family: its types, its methods, the same as calls by `{ method, params }`, and its subscriptions; then
 * what is different in older versions.
 */
export function emitFamily(typed: Typed, family: Family): string {
  const { newest, view } = typed;
  const { schemas } = newest.components;
  const inputs = inputNames(typed);
  const own = namesAt(family.name, schemas, view);
  const methods = callable(newest, family.name);
  const kinds = subscriptionKinds(newest, family.name);
  const used = ownersIn(typed, family).flatMap((owner): Used[] => [
    { schemas: passedBy(owner), input: true },
    { schemas: toldBy(owner), input: false },
  ]);
  const title = pascal(family.title);
  const name = view ? decodedFile(family.name) : family.name;
  return [
    header(`specs/rpc/${family.name}.openrpc.yaml`),
    imports(used.concat(usedBy(own, schemas, inputs, view)), name, schemas, view),
    own.length > 0 ? `\n${declarations(own, schemas, inputs, view)}` : "",
    methodsInterface({ about: family.description, name: `${title}Methods`, view }, methods, newest),
    callsInterface({ about: callsAbout(`${title}Methods`), name: `${title}Calls`, view }, methods),
    kinds.length > 0
      ? subscriptionsInterface({ about: subscriptionsAbout, name: `${title}Subscriptions`, view }, kinds)
      : "",
    olderInterfaces(typed, family),
  ].join("");
}

/** What can be called and subscribed to, of a family, in all its versions. */
function ownersIn({ newest, older }: Typed, { name }: Family): (Method | SubscriptionKind)[] {
  const bundles = [newest, ...older.map(({ bundle }) => bundle)];
  const kinds = bundles.flatMap((bundle) => subscriptionKinds(bundle, name).map(([, kind]) => kind));
  return [...bundles.flatMap((bundle) => callable(bundle, name)), ...kinds];
}

/** The file that has a family's methods: in the decoded view another one where anything in them is another type. */
export function familyFile(typed: Typed, family: Family): string {
  const { view } = typed;
  const schemas = ownersIn(typed, family).flatMap((owner) => passedBy(owner).concat(toldBy(owner)));
  return view && schemas.some((schema) => view.changes(schema)) ? decodedFile(family.name) : family.name;
}

export const subscriptionsAbout =
  "What can be subscribed to on a WebSocket: the params after the kind, and what is told.";

export function callsAbout(methods: string): string {
  return `The methods of {@link ${methods}} as \`{ method, params }\` calls. The first of \`overloads\` that the params fit says the result.`;
}

/** The schemas that callers pass. */
export function inputNames({ newest, older }: Typed): ReadonlySet<string> {
  const owners = [newest, ...older.map(({ bundle }) => bundle)].flatMap(ownersOf);
  return reachable(owners.flatMap(passedBy), newest.components.schemas);
}
