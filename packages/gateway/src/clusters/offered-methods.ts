import { type Protocol, protocols, rpcEndpoints } from "../generated/catalog.ts";
import { type MethodFacts, methods } from "../generated/methods.ts";
import type { NetworkPart } from "../options/network-options.ts";

const byPart = new Map<string, ReadonlyMap<string, MethodFacts>>();

/** @returns the JSON-RPC methods that a protocol's nodes offer at a part, by each name that a caller may use. */
export function offeredMethods(
  protocol: Protocol,
  part: NetworkPart = "rpc",
): ReadonlyMap<string, MethodFacts> {
  const key = `${protocol} ${part}`;
  const known = byPart.get(key);
  if (known) return known;
  const offered = new Map<string, MethodFacts>();
  const families = part === "rpc" ? protocols[protocol].families : rpcEndpoints[part]?.families;
  for (const family of families ?? []) {
    for (const method of methods[family]) {
      if (method.protocols && !method.protocols.includes(protocol)) continue;
      for (const name of [method.name, ...(method.aliases ?? [])]) offered.set(name, method);
    }
  }
  byPart.set(key, offered);
  return offered;
}
