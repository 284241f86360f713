import { describeValue, invalidArgument } from "@node-access/auth";
import type { CallContext } from "@node-access/transport";
import { infoWeights, itemsPerWeight, usualWeight } from "../generated/weights.ts";

/** For how many items of a batch an action counts one more. Source: the venue's public documentation, rate limits. */
const BATCH_ITEMS = 40;

/**
 * What a call counts against the venue's limit of requests: by the spec for a question, and by the length of its batch for an
 * action.
 *
 * @param call - The call's operation and input, as a middleware sees them.
 * @returns the weight, 1 or more.
 * @throws NodeAccessError `INVALID_ARGUMENT` if the call names no operation.
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

/** What an answer counts beside its call: some questions by the number of items. */
export function answerWeight(name: string, value: unknown): number {
  const items = Object.hasOwn(itemsPerWeight, name) ? itemsPerWeight[name] : undefined;
  return items !== undefined && Array.isArray(value) ? Math.floor(value.length / items) : 0;
}
