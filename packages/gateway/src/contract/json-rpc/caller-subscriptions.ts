import type { PartSource, RpcCall } from "../part-source.ts";

/** A subscription of a caller's socket. */
export interface CallerSubscription {
  /** The caller's own id of it. */
  readonly id: string;
  /** The call that started it. */
  readonly call: RpcCall;
}

/** What subscriptions need of their caller's socket. */
export interface SubscriptionOutput {
  /** Sends a message, which is JSON. */
  say(text: string): void;
  /** Sends a notification, which is JSON in UTF-8. */
  notify(notification: Buffer, subscription: CallerSubscription): void;
  /** Closes the socket without a word. */
  disconnect(): void;
}

/** How a call that starts or ends a subscription was served: `upstream` if no node could take it. */
export type SubscriptionOutcome = "ok" | "caller" | "upstream";

/** The subscriptions of one caller's socket. Each call is responded to here; what they return is for its report. */
export interface CallerSubscriptions {
  subscribe(call: RpcCall): SubscriptionOutcome | Promise<SubscriptionOutcome>;
  unsubscribe(call: RpcCall): SubscriptionOutcome | Promise<SubscriptionOutcome>;
  /** Ends a subscription without a word to the caller. */
  end(id: string): void;
  close(): void;
}

/** A source that has subscriptions without an upstream. */
export interface SubscriptionSource extends PartSource {
  /** @param limit - Subscriptions that the socket may have. */
  subscriptions(limit: number, output: SubscriptionOutput): Promise<CallerSubscriptions>;
}

/** @returns the params of a call in their order. */
export function paramsOf({ params = "[]" }: RpcCall): readonly unknown[] {
  return Object.values(JSON.parse(params) as object);
}
