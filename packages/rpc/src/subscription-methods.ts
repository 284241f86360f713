import type { CallOptions } from "@node-access/transport";
import type { SubscribeOptions, Subscription, WebSocketJsonRpc } from "@node-access/transport/web-socket";
import type { Exact, ParamsOf } from "./calls.ts";
import { subscribeMethod } from "./generated/operations.ts";
import type { ProviderEvents } from "./provider-events.ts";

/** How a subscription's consumer is served. */
export type SubscriptionOptions = Pick<SubscribeOptions, "maxBuffered" | "onReconnect" | "feed">;

/** What a WebSocket adds to a client. */
export interface Subscribing<Subscriptions, Self = unknown> extends ProviderEvents {
  /**
   * Subscribes to a kind of notification. After a reconnect the subscription is made again under the same local id; what
   * the node sent meanwhile is lost, which `onReconnect` tells; `@node-access/rpc/subscriptions` makes up for it. One that
   * begins at a block, as Starknet's can, begins there again: it loses nothing, and repeats what it told before.
   *
   * @param kind - `newHeads`, `logs`, … A kind of another namespace than `eth` is called by its method.
   * @param params - The kind's own params, such as a log filter.
   * @returns an async iterable of notifications. Leaving its loop, or `unsubscribe()`, ends it.
   * @throws NodeAccessError `JSON_RPC_ERROR` if the node refuses, and what any call throws.
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
  subscribe<Kind extends keyof Subscriptions & string, const Given extends ParamsOf<Subscriptions[Kind]>>(
    kind: Kind,
    ...params: Given
  ): Promise<Subscription<Notification<Subscriptions[Kind], Given>>>;

  /** The same client with other options: for the calls and subscriptions that are made with it. */
  with(options: CallOptions & SubscriptionOptions): Self;

  /**
   * Closes the socket, which else keeps the process running. What is in flight fails with `CLOSED`, and so does every
   * later call.
   */
  close(): Promise<void>;
}

type Notification<Entry, Given> = "notification" extends keyof Entry
  ? Exact<Entry, Given, "notification">
  : never;

/** Makes what a WebSocket adds to a client, for its options. */
export function subscribing(
  rpc: WebSocketJsonRpc & ProviderEvents,
): (own: CallOptions & SubscriptionOptions) => object {
  return (own) => ({
    // A kind with a namespace is itself the method.
    subscribe: (kind: string, ...params: unknown[]) =>
      kind.includes("_")
        ? rpc.subscribe(kind, params, own)
        : rpc.subscribe(subscribeMethod, [kind, ...params], own),
    close: rpc.close,
    on: rpc.on,
    removeListener: rpc.removeListener,
  });
}
