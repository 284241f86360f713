import { mapMethod, mapParts, type RpcSpec, type Type } from "@node-access-tools/generate/model";
import type { Exchange } from "./exchange.ts";
import { matchSchemas } from "./match-schemas.ts";

/**
 * Omits the exchanges that match the specs only because their results have what types omit:
 * what only some nodes return, which the specs mark with `x-untyped`.
 */
export function typedExchanges(spec: RpcSpec, exchanges: readonly Exchange[]): Exchange[] {
  const all = matchSchemas(spec, exchanges);
  const typedOnly = matchSchemas(typedSpec(spec), exchanges);
  return exchanges.filter((exchange) => all.get(exchange)?.length === typedOnly.get(exchange)?.length);
}

/** The spec without the members that are not part of a type. */
function typedSpec(spec: RpcSpec): RpcSpec {
  const types = Object.entries(spec.types).map(([name, named]) => [
    name,
    { ...named, type: typed(named.type) },
  ]);
  return {
    ...spec,
    types: Object.fromEntries(types) as RpcSpec["types"],
    operations: spec.operations.map((method) => mapMethod(method, typed)),
  };
}

function typed(type: Type): Type {
  const { anyOf, oneOf, ...rest } = mapParts(type, typed);
  return { ...rest, ...(anyOf && { anyOf: members(anyOf) }), ...(oneOf && { oneOf: members(oneOf) }) };
}

function members(types: readonly Type[]): readonly Type[] {
  return types.filter(({ untyped }) => untyped === undefined);
}
