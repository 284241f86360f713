import type { RpcCall } from "../part-source.ts";

/** Sends the caller a message, which is JSON. */
export type Say = (text: string) => void;

/** The subscriptions of one caller's socket. */
export interface CallerSubscriptions {
  subscribe(call: RpcCall): void;
  unsubscribe(call: RpcCall): void;
  close(): void;
}

/** @returns the params of a call in their order. */
export function paramsOf({ params = "[]" }: RpcCall): readonly unknown[] {
  return Object.values(JSON.parse(params) as object);
}
