import { invalidArgument } from "@node-access/auth";
import { checkObject } from "../runtime/check-argument.ts";
import type { SubscribeRequest } from "../generated/geyser-messages.ts";
import type { DeepPartial } from "@node-access/transport/protobuf";

/** The kinds of filter that a subscription has. */
type Kind =
  | "accounts"
  | "slots"
  | "transactions"
  | "transactionsStatus"
  | "blocks"
  | "blocksMeta"
  | "blockFooter"
  | "entry";

/** The filters of one part of a program: at most one of each kind. The filter `{}` selects everything of its kind. */
export type SubscriptionPart = {
  [Name in Kind]?: DeepPartial<SubscribeRequest[Name][string]>;
};

/** The settings that all parts of a subscription share. */
export type SubscriptionSettings = Pick<
  DeepPartial<SubscribeRequest>,
  "commitment" | "fromSlot" | "accountsDataSlice"
>;

/**
 * Merges the filters of several parts of a program into one request, so that the parts share a stream. `filters` of an
 * update lists the parts that it is for.
 *
 * @param parts - Filters by the part's name.
 * @param settings - Commitment, first slot and slices of account data, for all parts.
 * @returns the request for `subscribe`.
 * @throws NodeAccessError `INVALID_ARGUMENT` if a part is not an object, or if there is no filter: the server would stream nothing.
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
 * Source: rpcpool/yellowstone-grpc.
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
