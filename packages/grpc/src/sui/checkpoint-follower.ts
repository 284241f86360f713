import type { SubscribeCheckpointsRequest } from "../generated/sui-messages.ts";
import type { DeepPartial } from "@node-access/transport/protobuf";
import { missedCheckpoints } from "./missed-checkpoints.ts";
import type { Follower, SubscriptionPlan } from "./read-subscription.ts";

/** Follows a subscription to checkpoints by their numbers. */
export function followCheckpoints(plan: SubscriptionPlan): Follower {
  const { subscription, lazy, maxGap } = plan;
  const request: DeepPartial<SubscribeCheckpointsRequest> = plan.request;
  const readMissed = missedCheckpoints(plan);
  /** The number of the latest checkpoint that was delivered. */
  let last: bigint | undefined;
  let wasLost = false;
  return {
    // The signature depends on an option that is not known here.
    open: () => subscription.subscribeCheckpoints(request, { lazy } as never),
    lost() {
      wasLost = true;
    },
    async *receive(message: { readonly cursor?: bigint | undefined }) {
      const { cursor } = message;
      // A filter omits numbers too.
      if (cursor !== undefined && last !== undefined && (wasLost || !request.filter)) {
        const canRead = cursor - last - 1n <= maxGap;
        for await (const { until, event } of readMissed(last + 1n, cursor - 1n, canRead)) {
          yield event;
          last = until;
        }
      }
      wasLost = false;
      if (cursor !== undefined && last !== undefined && cursor <= last) return;
      yield message;
      last = cursor ?? last;
    },
  };
}
