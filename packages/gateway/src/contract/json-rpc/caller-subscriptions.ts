import type { PartSource, RpcCall } from "../part-source.ts";

/** Sends the caller a message, which is JSON. */
export type Say = (text: string) => void;

/** The subscriptions of one caller's socket. */
export interface CallerSubscriptions {
  subscribe(call: RpcCall): void;
  unsubscribe(call: RpcCall): void;
  close(): void;
}

/** A source that has subscriptions without an upstream. */
export interface SubscriptionSource extends PartSource {
  /**
   * @param limit - Subscriptions that the socket may have.
   * @param say - Sends the socket's caller a message.
   */
  subscriptions(limit: number, say: Say): Promise<CallerSubscriptions>;
}

/** @returns the params of a call in their order. */
export function paramsOf({ params = "[]" }: RpcCall): readonly unknown[] {
  return Object.values(JSON.parse(params) as object);
}
