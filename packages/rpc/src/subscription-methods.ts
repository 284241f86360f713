import { invalidArgument, kindOf } from "@node-access/auth";
import type { CallOptions } from "@node-access/transport";
import type { SubscribeOptions, Subscription, WebSocketJsonRpc } from "@node-access/transport/web-socket";
import type { Exact, OrderedParams } from "./calls.ts";
import type { Table } from "./protocol.ts";

/** Options of a subscription. */
export type SubscriptionOptions = Pick<SubscribeOptions, "maxBuffered" | "onReconnect" | "queue">;

/** The additional members of a client over a WebSocket. */
export interface SubscriptionMethods<Subscriptions, Self = unknown> {
  /**
   * Subscribes to a kind of notification. After a reconnect, the client subscribes again under the
   * same local id. Notifications sent meanwhile are lost, which `onReconnect` reports.
   * To lose none, use `@node-access/rpc/subscriptions`. A subscription with a starting block,
   * as on Starknet, starts there again: it loses nothing, but repeats notifications.
   *
   * @param kind - `newHeads`, `logs`, … On other chains, the method that subscribes.
   * @param params - The params of the kind, such as a log filter.
   * @returns an async iterable of notifications. Leaving the loop, or `unsubscribe()`, ends it.
   * @throws NodeAccessError `JSON_RPC_ERROR` if the node rejects the subscription; and the other
   * errors of a call.
   *
   * @example
   * ```ts
   * import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
   *
   * const client = createRpcWebSocketClient({ protocol: "ethereum", endpoint: "ws://127.0.0.1:8545" });
   * for await (const head of await client.subscribe("newHeads")) {
   *   console.log(head.number);
   *   break;
   * }
   * await client.close();
   * ```
   */
  subscribe<
    Kind extends keyof Subscriptions & string,
    const Given extends OrderedParams<Subscriptions[Kind]>,
  >(
    kind: Kind,
    ...params: Given
  ): Promise<Subscription<Notification<Subscriptions[Kind], Given>>>;

  /** Returns the same client with other options for its calls and subscriptions. */
  with(options: CallOptions & SubscriptionOptions): Self;

  /**
   * Closes the socket; an open socket keeps the process running. Calls in flight and later calls
   * fail with `CLOSED`.
   */
  close(): Promise<void>;
}

type Notification<Entry, Given> = "notification" extends keyof Entry
  ? Exact<Entry, Given, "notification">
  : never;

/** Creates the additional members of a client over a WebSocket, for given options. */
export function subscriptionMethods(
  rpc: Pick<WebSocketJsonRpc, "subscribe" | "close">,
  { subscribeMethod, subscriptions }: Table,
): (own: CallOptions & SubscriptionOptions) => object {
  return (own) => ({
    async subscribe(kind: string, ...params: unknown[]) {
      if (typeof kind !== "string") throw invalidArgument("kind", "a name", kindOf(kind));
      const names = subscriptions?.get(kind);
      // A kind with a namespace is the method itself.
      const isKind = subscribeMethod && !names && !kind.includes("_");
      return rpc.subscribe(isKind ? subscribeMethod : kind, isKind ? [kind, ...params] : params, {
        ...own,
        names,
      });
    },
    close: rpc.close,
  });
}
