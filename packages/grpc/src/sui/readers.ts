import type { CallOptions } from "@node-access/transport";
import type { StreamPlan, StreamRun } from "../runtime/stream-plan.ts";
import { followCheckpoints } from "./checkpoint-follower.ts";
import { followItems } from "./item-follower.ts";
import { eventKind, transactionKind } from "./item-kinds.ts";
import {
  type Follower,
  readSubscription,
  type SubscriptionPlan,
  type SubscriptionServices,
} from "./read-subscription.ts";
import type { SubscriptionOptions, SuiSubscriptions } from "./subscription-options.ts";

/** Reads a subscription that resumes. */
type Read = (
  servicesWith: (options: CallOptions) => SubscriptionServices,
  plan: StreamPlan,
  run: StreamRun,
  settings: SubscriptionOptions,
) => Promise<void>;

/** How each subscription is read. */
export const readers: Readonly<Record<keyof SuiSubscriptions, Read>> = {
  subscribeCheckpoints: createReader(followCheckpoints),
  subscribeTransactions: createReader((plan) => followItems(transactionKind, plan)),
  subscribeEvents: createReader((plan) => followItems(eventKind, plan)),
};

function createReader(follow: (plan: SubscriptionPlan) => Follower): Read {
  return (servicesWith, plan, run, settings) => readSubscription(servicesWith, plan, run, settings, follow);
}
