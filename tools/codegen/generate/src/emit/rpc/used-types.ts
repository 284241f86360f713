import {
  type Callable,
  callables,
  errorData,
  reachableFrom,
  receivedFrom,
  type RpcSpec,
  sentBy,
  type Type,
  findProtocols,
  type RpcProtocol,
} from "@node-access/generate/model";

export function typesIn(all: readonly Callable[]): Type[] {
  return all.flatMap((one) => sentBy(one).concat(receivedFrom(one)));
}

/** The names of the types that the methods of a spec use, and of further types. */
export function usedTypes(spec: RpcSpec, further: readonly Type[] = []): ReadonlySet<string> {
  const used = [...typesIn(callables(spec)), ...spec.operations.flatMap(errorData), ...further];
  return reachableFrom(used, (name) => spec.types[name]?.type);
}

export function withTypes(spec: RpcSpec, has: (name: string) => boolean): RpcSpec {
  const types = Object.entries(spec.types).filter(([name]) => has(name));
  return { ...spec, types: Object.fromEntries(types) };
}

export function listEntries(protocols: readonly RpcProtocol[]): string[] {
  return [...new Set(protocols.flatMap(({ rpcEntry }) => rpcEntry ?? []))];
}

/** The part of a spec that an entry's tables are about; without an entry, the protocols that a client knows by name. */
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
