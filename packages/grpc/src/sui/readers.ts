import type { CallOptions } from "@node-access/transport";
import type { StreamPlan, StreamRun } from "../runtime/stream-plan.ts";
import { CheckpointFollower } from "./checkpoint-follower.ts";
import { ItemFollower } from "./item-follower.ts";
import { eventKind, type ItemKind, transactionKind } from "./item-kinds.ts";
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
  subscribeCheckpoints: createReader((plan) => new CheckpointFollower(plan)),
  subscribeTransactions: createReader(createItemFollower(transactionKind)),
  subscribeEvents: createReader(createItemFollower(eventKind)),
};

function createItemFollower(kind: ItemKind): (plan: SubscriptionPlan) => Follower {
  return (plan) => new ItemFollower(kind, plan);
}

function createReader(follow: (plan: SubscriptionPlan) => Follower): Read {
  return (servicesWith, plan, run, settings) => readSubscription(servicesWith, plan, run, settings, follow);
}
