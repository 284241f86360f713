import {
  callable,
  type RpcMethod,
  type Section,
  listSubscriptionKinds,
  pascal,
} from "@node-access/generate/model";
import { declarations, imports, namesAt } from "./used-types.ts";
import {
  callsAbout,
  callsInterface,
  methodsInterface,
  subscriptionsAbout,
  subscriptionsInterface,
} from "@node-access/generate/emit/rpc";
import { header } from "@node-access/generate/emit/typescript";
import { parameter } from "@node-access/generate/emit/quantities";
import type { Typed } from "./typed-versions.ts";
import { genericNames, olderInterfaces, type Part, variantInterfaces } from "./changed-interfaces.ts";

/** The file of a family: its types, methods, calls by `{ method, params }`, subscriptions, and the differences in older versions. */
export function emitFamily(typed: Typed, family: Section): string {
  const { newest, methodView: view } = typed;
  const { types } = newest;
  const own = namesAt(family.name, types);
  const takesNames = newest.protocols.some(
    ({ families, namedParams }) => namedParams && families.includes(family.name),
  );
  const listed = callable(newest, family.name);
  const methods = takesNames ? listed.map(withNames) : listed;
  const kinds = listSubscriptionKinds(newest, family.name);
  const variants = variantInterfaces(typed, family);
  const title = pascal(family.name);
  const head = (part: Part, about: string) => {
    const name = title + part;
    const isGeneric = genericNames(typed, family, part).has(name);
    return { about, name, view, takesObjects: true, ...(isGeneric && { parameter }) };
  };
  const text = [
    own.length > 0 ? `\n${declarations(own, { ...typed, types })}` : "",
    methodsInterface(head("Methods", family.description), methods, newest),
    callsInterface(head("Calls", callsAbout(`${title}Methods`)), methods),
    kinds.length > 0 ? subscriptionsInterface(head("Subscriptions", subscriptionsAbout), kinds) : "",
    olderInterfaces(typed, family),
    variants.text,
  ].join("");
  return (
    header(`specs/rpc/${family.name}.openrpc.yaml`) +
    imports(text, family.name, types) +
    variants.imports +
    text
  );
}

function withNames(method: RpcMethod): RpcMethod {
  return { namedParams: "too", ...method };
}
