import { type Protocol, protocols } from "../../generated/catalog.ts";
import { type MethodFacts, methods } from "../../generated/methods.ts";

const byProtocol = new Map<Protocol, ReadonlyMap<string, MethodFacts>>();

/** @returns the JSON-RPC methods that a protocol's nodes offer, by each name that a caller may use. */
export function offeredMethods(protocol: Protocol): ReadonlyMap<string, MethodFacts> {
  const known = byProtocol.get(protocol);
  if (known) return known;
  const offered = new Map<string, MethodFacts>();
  for (const family of protocols[protocol].families) {
    for (const method of methods[family]) {
      if (method.protocols && !method.protocols.includes(protocol)) continue;
      for (const name of [method.name, ...(method.aliases ?? [])]) offered.set(name, method);
    }
  }
  byProtocol.set(protocol, offered);
  return offered;
}
