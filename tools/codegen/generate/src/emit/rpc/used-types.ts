import {
  type Callable,
  callables,
  errorData,
  reachableFrom,
  receivedFrom,
  type RpcSpec,
  sentBy,
  type Type,
} from "@node-access/generate/model";

/** The types that callables send and receive. */
export function typesIn(all: readonly Callable[]): Type[] {
  return all.flatMap((one) => sentBy(one).concat(receivedFrom(one)));
}

/** The names of the types that the methods of a spec use, and of further types. */
export function usedTypes(spec: RpcSpec, further: readonly Type[] = []): ReadonlySet<string> {
  const used = [...typesIn(callables(spec)), ...spec.operations.flatMap(errorData), ...further];
  return reachableFrom(used, (name) => spec.types[name]?.type);
}

/** Returns a spec with some of its types. */
export function withTypes(spec: RpcSpec, has: (name: string) => boolean): RpcSpec {
  const types = Object.entries(spec.types).filter(([name]) => has(name));
  return { ...spec, types: Object.fromEntries(types) };
}
