import type { SubscribeCheckpointsRequest, SubscribeCheckpointsResponse } from "../generated/sui-messages.ts";
import type { SubscriptionService } from "../generated/sui-services.ts";
import type { DeepPartial, LazyMessage, LazyOption, MessageStream } from "../wire/message.ts";

/** Options of `subscribeCheckpoints`: what to do if the stream is lost, and how to decode messages. */
export interface CheckpointOptions {
  /**
   * If the stream is lost, subscribe again, and read the checkpoints in between with the same `readMask`: with
   * `getCheckpoint`, or with `listCheckpoints` if there is a filter. Each checkpoint is delivered once, in order. What cannot be read is reported as a {@link CheckpointGap}.
   * Default `false`: a lost stream is an error.
   */
  resume?: boolean | undefined;
  /** Maximum missed checkpoints to read or to search. More are reported as a gap. Default 1,000, about four minutes of mainnet. */
  maxGap?: number | undefined;
  /** Deliver views of messages, which decode each field when you access it. Default `false`. */
  lazy?: boolean | undefined;
}

/**
 * Checkpoints that a lost stream did not deliver, and that were not read either: the node no longer has them, there are
 * more than `maxGap`, or the subscription has a filter and the node has no lists.
 */
export interface CheckpointGap {
  /** Always `gap`. */
  readonly type: "gap";
  /** The number of the first checkpoint. */
  readonly fromCheckpoint: bigint;
  /** The number of the last checkpoint. */
  readonly toCheckpoint: bigint;
}

/** What a subscription that resumes delivers: messages without a `type`, and gaps. */
export type CheckpointEvent<Message = SubscribeCheckpointsResponse> =
  | (Message & { readonly type?: undefined })
  | CheckpointGap;

/** The subscriptions of a Sui node. */
export interface SuiSubscriptions extends SubscriptionService {
  /** The same, with a view of each message in place of the decoded message. */
  subscribeCheckpoints(
    request: DeepPartial<SubscribeCheckpointsRequest>,
    options: CheckpointOptions & { readonly resume: true; readonly lazy: true },
  ): MessageStream<CheckpointEvent<LazyMessage<SubscribeCheckpointsResponse>>>;
  /**
   * Streams checkpoints as they are executed, and continues if the stream is lost. It throws if it is lost more than
   * `retries` times without a new checkpoint.
   *
   * @param request - The fields to return, and a filter.
   * @param options - How to continue, and how to decode messages.
   * @returns messages, and gaps of checkpoints that could not be read.
   *
   * @example
   * ```ts
   * import { createSuiClient } from "@node-access/grpc/sui";
   *
   * const { subscription } = createSuiClient({ endpoint: "sui.example" });
   * for await (const event of subscription.subscribeCheckpoints({ readMask: ["digest"] }, { resume: true })) {
   *   if (event.type === "gap") console.log(`lost: ${event.fromCheckpoint} to ${event.toCheckpoint}`);
   *   else console.log(event.cursor, event.checkpoint?.digest);
   * }
   * ```
   */
  subscribeCheckpoints(
    request: DeepPartial<SubscribeCheckpointsRequest>,
    options: CheckpointOptions & { readonly resume: true; readonly lazy?: false | undefined },
  ): MessageStream<CheckpointEvent>;
  /** The same, with a view of each message in place of the decoded message. A lost stream is an error. */
  subscribeCheckpoints(
    request: DeepPartial<SubscribeCheckpointsRequest>,
    options: LazyOption & { readonly resume?: false | undefined },
  ): MessageStream<LazyMessage<SubscribeCheckpointsResponse>>;
  /**
   * Streams checkpoints as they are executed, in order and without gaps. A lost stream is an error.
   *
   * On the wire `sui.rpc.v2.SubscriptionService/SubscribeCheckpoints`; safe.
   */
  subscribeCheckpoints(
    request?: DeepPartial<SubscribeCheckpointsRequest>,
    options?: { readonly resume?: false | undefined; readonly lazy?: false | undefined },
  ): MessageStream<SubscribeCheckpointsResponse>;
}
