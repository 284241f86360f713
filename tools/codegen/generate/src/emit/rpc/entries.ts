import { findProtocols, type RpcProtocol, type RpcSpec } from "@node-access/generate/model";
import { usedTypes, withTypes } from "./used-types.ts";

/** Returns the entries of the package with tables of their own, each once. */
export function listEntries(protocols: readonly RpcProtocol[]): string[] {
  return [...new Set(protocols.flatMap(({ rpcEntry }) => rpcEntry ?? []))];
}

/**
 * Returns the part of a spec that an entry's tables are about.
 *
 * @param entry - The entry; `undefined` for the protocols that a client knows by name.
 */
export function entrySpec(spec: RpcSpec, entry: string | undefined): RpcSpec {
  const operations = spec.operations.filter((method) => {
    const offering = findProtocols(spec, method);
    return offering.length === 0 ? entry === undefined : offering.some(({ rpcEntry }) => rpcEntry === entry);
  });
  const part = {
    ...spec,
    protocols: spec.protocols.filter(({ rpcEntry }) => rpcEntry === entry),
    operations,
  };
  const own = usedTypes(part);
  const others = usedTypes({
    ...spec,
    operations: spec.operations.filter((one) => !operations.includes(one)),
  });
  // Types that no method refers to belong to the protocols with names.
  return withTypes(part, (name) => own.has(name) || (entry === undefined && !others.has(name)));
}
