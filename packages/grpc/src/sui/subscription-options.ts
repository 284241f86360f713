import type {
  SubscribeCheckpointsRequest,
  SubscribeCheckpointsResponse,
  SubscribeEventsRequest,
  SubscribeEventsResponse,
  SubscribeTransactionsRequest,
  SubscribeTransactionsResponse,
} from "../generated/sui-messages.ts";
import type { DeepPartial, LazyMessage } from "@node-access/transport/protobuf";
import type { LazyOption, MessageStream } from "../wire/method.ts";

/** Options of Sui's subscriptions: what to do if the stream is lost, and how to decode messages. */
export interface SubscriptionOptions {
  /**
   * If the stream is lost, subscribe again, and read what was missed in between with the same `readMask` and `filter`.
   * Each item is delivered once, in order. Checkpoints that cannot be read are reported as a {@link CheckpointGap}.
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
 * more than `maxGap`, or the node has no lists. In a stream of transactions or events, the first one may have been
 * delivered in part.
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
export type Resumed<Message> = (Message & { readonly type?: undefined }) | CheckpointGap;

/** A subscription of a Sui node, with and without its options. */
interface Subscribe<Request, Response> {
  /** The same, with a view of each message in place of the decoded message. */
  (
    request: DeepPartial<Request>,
    options: SubscriptionOptions & { readonly resume: true; readonly lazy: true },
  ): MessageStream<Resumed<LazyMessage<Response>>>;
  /**
   * The same, and continues if the stream is lost. It throws if it is lost more than `retries` times without anything new.
   */
  (
    request: DeepPartial<Request>,
    options: SubscriptionOptions & { readonly resume: true; readonly lazy?: false | undefined },
  ): MessageStream<Resumed<Response>>;
  /** The same, with a view of each message in place of the decoded message. A lost stream is an error. */
  (
    request: DeepPartial<Request>,
    options: LazyOption & { readonly resume?: false | undefined },
  ): MessageStream<LazyMessage<Response>>;
  /** A lost stream is an error. */
  (
    request?: DeepPartial<Request>,
    options?: { readonly resume?: false | undefined; readonly lazy?: false | undefined },
  ): MessageStream<Response>;
}

/** The subscriptions of a Sui node. */
export interface SuiSubscriptions {
  /**
   * Streams checkpoints as they are executed, in order and without gaps.
   *
   * On the wire `sui.rpc.v2.SubscriptionService/SubscribeCheckpoints`; safe.
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
  readonly subscribeCheckpoints: Subscribe<SubscribeCheckpointsRequest, SubscribeCheckpointsResponse>;
  /**
   * Streams transactions as they are executed. If it resumes, `readMask` includes `checkpoint` and `transaction_index`,
   * by which repeated transactions are recognized.
   *
   * On the wire `sui.rpc.v2.SubscriptionService/SubscribeTransactions`; safe.
   *
   * @example
   * ```ts
   * import { createSuiClient } from "@node-access/grpc/sui";
   *
   * const { subscription } = createSuiClient({ endpoint: "sui.example" });
   * for await (const one of subscription.subscribeTransactions({ readMask: ["digest"] }, { resume: true })) {
   *   if (one.type === "gap") console.log(`lost: ${one.fromCheckpoint} to ${one.toCheckpoint}`);
   *   else console.log(one.transaction?.checkpoint, one.transaction?.digest);
   * }
   * ```
   */
  readonly subscribeTransactions: Subscribe<SubscribeTransactionsRequest, SubscribeTransactionsResponse>;
  /**
   * Streams events as they are emitted. If it resumes, `readMask` includes `checkpoint`, `transaction_index` and
   * `event_index`, by which repeated events are recognized.
   *
   * On the wire `sui.rpc.v2.SubscriptionService/SubscribeEvents`; safe.
   *
   * @example
   * ```ts
   * import { createSuiClient } from "@node-access/grpc/sui";
   *
   * const { subscription } = createSuiClient({ endpoint: "sui.example" });
   * for await (const one of subscription.subscribeEvents({ readMask: ["event_type"] }, { resume: true })) {
   *   if (one.type === "gap") console.log(`lost: ${one.fromCheckpoint} to ${one.toCheckpoint}`);
   *   else console.log(one.event?.checkpoint, one.event?.eventType);
   * }
   * ```
   */
  readonly subscribeEvents: Subscribe<SubscribeEventsRequest, SubscribeEventsResponse>;
}
