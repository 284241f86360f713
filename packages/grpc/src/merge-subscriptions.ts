import { invalidArgument } from "@node-access/auth";
import { checkObject } from "./check-argument.ts";
import type { SubscribeRequest } from "./generated/geyser-messages.ts";
import type { DeepPartial } from "./message.ts";

/** The kinds of filter that a subscription has. */
type Kind = "accounts" | "slots" | "transactions" | "transactionsStatus" | "blocks" | "blocksMeta" | "entry";

/** What one part of a program wants to see: at most one filter of each kind. `{}` lets everything of its kind through. */
export type SubscriptionPart = {
  [Name in Kind]?: DeepPartial<SubscribeRequest[Name][string]>;
};

/** What holds for all parts of a subscription. */
export type SubscriptionSettings = Pick<
  DeepPartial<SubscribeRequest>,
  "commitment" | "fromSlot" | "accountsDataSlice"
>;

/**
 * Merges what several parts of a program want to see into one request, so that they share a stream. Each update names in
 * `filters` the parts that it is for.
 *
 * @param parts - Filters by the part's name.
 * @param settings - Commitment, first slot and slices of account data, for all parts.
 * @returns the request for `subscribe`.
 * @throws NodeAccessError `INVALID_ARGUMENT` if a part is no object, or if there is no filter at all: the server would stream nothing.
 *
 * @example
 * ```ts
 * import { CommitmentLevel, createGeyserClient, mergeSubscriptions } from "@node-access/grpc/geyser";
 *
 * const client = createGeyserClient({ endpoint: "solana.example:443" });
 * const request = mergeSubscriptions(
 *   {
 *     wallet: { accounts: { account: ["11111111111111111111111111111111"] } },
 *     clock: { slots: { filterByCommitment: true }, blocksMeta: {} },
 *   },
 *   { commitment: CommitmentLevel.CONFIRMED },
 * );
 * for await (const { filters, updateOneof } of client.subscribe(request, { resume: true })) {
 *   if (filters.includes("wallet")) console.log(updateOneof?.$case);
 * }
 * ```
 *
 * Source: interface, G; rpcpool/yellowstone-grpc.
 */
export function mergeSubscriptions(
  parts: Readonly<Record<string, SubscriptionPart>>,
  settings: SubscriptionSettings = {},
): DeepPartial<SubscribeRequest> {
  const merged: Record<string, Record<string, unknown>> = {};
  checkObject("parts", parts);
  for (const [part, filters] of Object.entries(parts)) {
    checkObject(`parts.${part}`, filters);
    for (const [kind, filter] of Object.entries(filters)) (merged[kind] ??= {})[part] = filter;
  }
  if (Object.keys(merged).length === 0)
    throw invalidArgument("parts", "at least one filter, such as { all: { slots: {} } }", "none");
  return { ...settings, ...merged };
}
