import { describeValue, invalidArgument } from "@node-access/auth";
import type { CallContext } from "@node-access/transport";
import { infoWeights, itemsPerWeight, usualWeight } from "../generated/weights.ts";

/** An action counts one more for this many items of its batch. Source: the venue's rate limits. */
const BATCH_ITEMS = 40;

/**
 * Returns the weight of a call in the venue's rate limit: from the spec for info requests,
 * and by batch size for actions.
 *
 * @param call - The operation and input of the call, as in a middleware's context.
 * @returns the weight, at least 1.
 * @throws NodeAccessError `INVALID_ARGUMENT` if the operation is missing.
 *
 * @example
 * ```ts
 * import { callWeight } from "@node-access/exchange/limiter";
 *
 * console.log(callWeight({ operation: { name: "allMids", idempotency: "safe" }, input: [] })); // 2
 * ```
 *
 * Source: the venue's public documentation, rate limits.
 */
export function callWeight(call: Pick<CallContext, "operation" | "input">): number {
  const { operation, input }: Partial<typeof call> = Object(call);
  const { name, idempotency } = Object(operation) as CallContext["operation"];
  if (typeof name !== "string")
    throw invalidArgument("operation.name", "a method's name", describeValue(name));
  if (idempotency !== "write")
    return Object.hasOwn(infoWeights, name) ? (infoWeights[name] ?? usualWeight) : usualWeight;
  const [action] = Array.isArray(input) ? (input as readonly unknown[]) : [];
  const lists = Object.values(Object(action) as object).filter((value) => Array.isArray(value));
  return 1 + Math.floor(Math.max(0, ...lists.map((list) => list.length)) / BATCH_ITEMS);
}

/** Returns a response's additional weight, which depends on its number of items for some requests. */
export function responseWeight(name: string, value: unknown): number {
  const items = Object.hasOwn(itemsPerWeight, name) ? itemsPerWeight[name] : undefined;
  return items !== undefined && Array.isArray(value) ? Math.floor(value.length / items) : 0;
}
