import {
  callables,
  errorData,
  protocolsOf,
  reachableFrom,
  receivedFrom,
  type RpcProtocol,
  type RpcSpec,
  sentBy,
} from "@node-access/generate/model";

/** Returns the entries of the package with tables of their own, each once. */
export function entriesOf(protocols: readonly RpcProtocol[]): string[] {
  return [...new Set(protocols.flatMap(({ rpcEntry }) => rpcEntry ?? []))];
}

/**
 * Returns the part of a spec that an entry's tables are about.
 *
 * @param entry - The entry; `undefined` for the protocols that a client knows by name.
 */
export function entrySpec(spec: RpcSpec, entry: string | undefined): RpcSpec {
  const operations = spec.operations.filter((method) => {
    const offering = protocolsOf(spec, method);
    return offering.length === 0 ? entry === undefined : offering.some(({ rpcEntry }) => rpcEntry === entry);
  });
  const part = {
    ...spec,
    protocols: spec.protocols.filter(({ rpcEntry }) => rpcEntry === entry),
    operations,
  };
  const own = typesOf(part);
  const others = typesOf({ ...spec, operations: spec.operations.filter((one) => !operations.includes(one)) });
  // Types that no method refers to belong to the protocols with names.
  const isOwn = (name: string): boolean => own.has(name) || (entry === undefined && !others.has(name));
  return { ...part, types: Object.fromEntries(Object.entries(spec.types).filter(([name]) => isOwn(name))) };
}

/** The names of the types that the methods of a spec use. */
function typesOf(spec: RpcSpec): ReadonlySet<string> {
  const all = callables(spec);
  const used = [...all.flatMap(sentBy), ...all.flatMap(receivedFrom), ...spec.operations.flatMap(errorData)];
  return reachableFrom(used, (name) => spec.types[name]?.type);
}
