import type { Json, RpcMethod } from "@node-access-tools/generate/model";
import type { Params } from "./exchange.ts";

/** A param with its name. */
export interface Argument {
  readonly name: string;
  readonly value: Json;
}

/** Returns the params that were given with their names. Those that a method does not have are omitted. */
export function listArguments({ inputs }: RpcMethod, params: Params): Argument[] {
  return Array.isArray(params)
    ? inputs.slice(0, params.length).map(({ name }, index) => ({ name, value: params[index] as Json }))
    : inputs.flatMap(({ name }) =>
        Object.hasOwn(params, name) ? [{ name, value: Reflect.get(params, name) as Json }] : [],
      );
}

/** Returns params in their order. A param that was not given before one that was is null. */
export function inOrder(method: RpcMethod, params: Params): readonly unknown[] {
  if (Array.isArray(params)) return params;
  const given = listArguments(method, params);
  const last = method.inputs.findLastIndex(({ name }) => name === given.at(-1)?.name);
  return method.inputs
    .slice(0, last + 1)
    .map(({ name }) => given.find((one) => one.name === name)?.value ?? null);
}
