import type { SubscribeCheckpointsRequest } from "../generated/sui-messages.ts";
import type { DeepPartial } from "@node-access/transport/protobuf";
import { MissedCheckpoints } from "./missed-checkpoints.ts";
import type { Follower, SubscriptionPlan } from "./read-subscription.ts";

/** Follows a subscription to checkpoints by their numbers. */
export class CheckpointFollower implements Follower {
  readonly #plan: SubscriptionPlan;
  readonly #request: DeepPartial<SubscribeCheckpointsRequest>;
  readonly #missed: MissedCheckpoints;
  /** The number of the latest checkpoint that was delivered. */
  #last: bigint | undefined;
  #wasLost = false;

  constructor(plan: SubscriptionPlan) {
    this.#plan = plan;
    this.#request = plan.request;
    this.#missed = new MissedCheckpoints(plan);
  }

  open(): AsyncIterable<unknown> {
    const { subscription, lazy } = this.#plan;
    // The signature depends on an option that is not known here.
    return subscription.subscribeCheckpoints(this.#request, { lazy } as never);
  }

  lost(): void {
    this.#wasLost = true;
  }

  async *receive(message: { readonly cursor?: bigint | undefined }): AsyncGenerator {
    const { cursor } = message;
    const last = this.#last;
    // A filter omits numbers too.
    if (cursor !== undefined && last !== undefined && (this.#wasLost || !this.#request.filter)) {
      const canRead = cursor - last - 1n <= this.#plan.maxGap;
      for await (const { until, event } of this.#missed.read(last + 1n, cursor - 1n, canRead)) {
        yield event;
        this.#last = until;
      }
    }
    this.#wasLost = false;
    if (cursor !== undefined && this.#last !== undefined && cursor <= this.#last) return;
    yield message;
    this.#last = cursor ?? this.#last;
  }
}
