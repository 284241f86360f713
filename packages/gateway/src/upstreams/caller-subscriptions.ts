import type { Cluster } from "./upstream.ts";
import type { TextFrames } from "../codec/web-socket/text-frame.ts";
import type { RpcCall } from "../codec/json-rpc/rpc-message.ts";

export interface CallerSubscription {
  /** The id that the caller knows it by. */
  readonly id: string;
  /** What faults know it by: the first param of `eth_subscribe`, and the method of others. */
  readonly kind: string;
}

export interface SubscriptionOutput {
  send(text: string): void;
  /** Sends one or more notifications, which are JSON. */
  notify(notifications: TextFrames, subscription: CallerSubscription): void;
  /** Closes the socket without a message. */
  disconnect(): void;
}

/** How a call that starts or ends a subscription was served: `caller` says that it was a mistake. */
export type SubscriptionOutcome = "ok" | "caller" | "upstream";

/** Those of one caller's socket. Each method sends the response to its call, and returns the outcome. */
export interface CallerSubscriptions {
  subscribe(call: RpcCall): SubscriptionOutcome | Promise<SubscriptionOutcome>;
  unsubscribe(call: RpcCall): SubscriptionOutcome | Promise<SubscriptionOutcome>;
  end(id: string): void;
  close(): void;
}

/** A source that serves subscriptions without an upstream. */
export interface SubscriptionCluster extends Cluster {
  subscriptions(limit: number, output: SubscriptionOutput): Promise<CallerSubscriptions>;
}

export function readParams({ params = "[]" }: RpcCall): readonly unknown[] {
  return Object.values(JSON.parse(params) as object);
}

/** @returns the `kind` of a {@link CallerSubscription} by the call that starts it. */
export function readKind(call: RpcCall): string {
  return call.method === "eth_subscribe" ? String(readParams(call)[0]) : call.method;
}
