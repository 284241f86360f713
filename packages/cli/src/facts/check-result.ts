import { type RpcMethodFacts, rpcSchemas } from "../generated/rpc-methods.ts";
import { replaceDefinitions } from "./chain-types.ts";
import { findMismatch, type Mismatch } from "./check-value.ts";
import { type MethodSchemas, type RpcSurface, loadSchemas } from "./rpc-method.ts";

/** Finds where the result of a method differs from its schema, or from the variant that the params in their order select. */
export async function findResultMismatch(
  facts: RpcMethodFacts,
  params: unknown,
  value: unknown,
  surface?: RpcSurface,
): Promise<Mismatch | undefined> {
  const schemas = await loadSchemas(facts, surface);
  if (!schemas) return undefined;
  const schema = Array.isArray(params) ? await selectResult(facts, params, schemas) : schemas.result;
  return findMismatch(value ?? null, schema, schemas.definitions);
}

/** Finds where an event of a subscription differs from the schema of its kind. Some families have types of their own. */
export async function findEventMismatch(
  { schemas, subscription }: RpcMethodFacts,
  kind: string,
  event: unknown,
  families: readonly string[],
): Promise<Mismatch | undefined> {
  const isOfChains = subscription?.families?.[kind] !== undefined;
  const module = await rpcSchemas[isOfChains ? "chains/schemas" : schemas]?.();
  const schema = module?.subscriptionSchemas?.[kind]?.notification;
  return (
    module && schema && findMismatch(event, schema, await replaceDefinitions(module.definitions, families))
  );
}

async function selectResult(
  { name, key = name }: RpcMethodFacts,
  given: readonly unknown[],
  { definitions, result: general }: MethodSchemas,
): Promise<object> {
  const { rpcVariants } = await import("../generated/rpc-variants.ts");
  const isGiven = (index: number): boolean => given[index] !== undefined && given[index] !== null;
  for (const { params, given: required = [], result } of rpcVariants[key] ?? []) {
    if (!required.every(isGiven)) continue;
    const own = Object.entries(params).filter(([index]) => isGiven(Number(index)));
    const wrong = await Promise.all(
      own.map(([index, schema]) => findMismatch(given[Number(index)], schema as object, definitions)),
    );
    if (wrong.every((one) => one === undefined)) return result;
  }
  return general;
}
