import type { CallOptions } from "@node-access/transport";
import type { Subscription } from "@node-access/transport/web-socket";
import type { BatchClient, Exact, OrderedParams, ParamsOf } from "../calls.ts";
import type { ProtocolCalls, ProtocolMethods, ProtocolSubscriptions } from "../generated/protocols.ts";
import type { CallsBase } from "../methods.ts";
import type { RpcPoolMembers } from "../pool/index.ts";
import type { DecodedOwn, OwnProtocol } from "../protocol.ts";
import type { SubscriptionOptions } from "../web-socket-client.ts";

/** A JSON-RPC client with quantities as bigint. */
export type DecodedRpcClient<P extends keyof ProtocolMethods> = ProtocolMethods<"bigint">[P] &
  DecodedBase<P, DecodedRpcClient<P>>;

/** A pool of nodes with quantities as bigint. */
export type DecodedRpcPool<P extends keyof ProtocolMethods> = ProtocolMethods<"bigint">[P] &
  DecodedBase<P, DecodedRpcPool<P>> &
  RpcPoolMembers;

/** A client over a WebSocket, with subscriptions, and with quantities as bigint. */
export type DecodedRpcWebSocketClient<P extends keyof ProtocolMethods> = ProtocolMethods<"bigint">[P] &
  DecodedBase<P, DecodedRpcWebSocketClient<P>> &
  DecodedSubscriptionMethods<ProtocolSubscriptions<"bigint">[P], DecodedRpcWebSocketClient<P>>;

/** A client with the methods of a protocol of your own, with quantities as bigint. */
export type DecodedOwnRpcClient<Own extends OwnProtocol> = DecodedOwn<Own>["methods"] &
  DecodedCallsBase<DecodedOwn<Own>["calls"], Own["calls"], DecodedOwnRpcClient<Own>>;

/** A pool with the methods of a protocol of your own, with quantities as bigint. */
export type DecodedOwnRpcPool<Own extends OwnProtocol> = DecodedOwn<Own>["methods"] &
  DecodedCallsBase<DecodedOwn<Own>["calls"], Own["calls"], DecodedOwnRpcPool<Own>> &
  RpcPoolMembers;

/** A client over a WebSocket with the methods of a protocol of your own, with quantities as bigint. */
export type DecodedOwnRpcWebSocketClient<Own extends OwnProtocol> = DecodedOwn<Own>["methods"] &
  DecodedCallsBase<DecodedOwn<Own>["calls"], Own["calls"], DecodedOwnRpcWebSocketClient<Own>> &
  DecodedSubscriptionMethods<DecodedOwn<Own>["subscriptions"], DecodedOwnRpcWebSocketClient<Own>>;

/** A call of a batch: a method of the protocol with its params. */
export type DecodedRpcRequest<P extends keyof ProtocolMethods> = {
  [M in keyof ProtocolCalls<"bigint">[P]]: {
    readonly method: M;
    readonly params?: ParamsOf<ProtocolCalls<"bigint">[P][M]>;
  };
}[keyof ProtocolCalls<"bigint">[P]];

/** The members of a decoded client besides its methods. `Self` is the client itself. */
export interface DecodedBase<P extends keyof ProtocolMethods, Self> extends DecodedCallsBase<
  ProtocolCalls<"bigint">[P],
  ProtocolCalls[P],
  Self
> {}

/** The members of a decoded client besides its methods, by its calls in the decoded view and on the wire. */
export interface DecodedCallsBase<Calls, WireCalls, Self> extends BatchClient<Calls> {
  /**
   * Returns the same client with other options, for one or more calls.
   *
   * @param options - The options that replace the client's defaults.
   */
  with(options: CallOptions): Self;

  /**
   * Calls any method by name. Its quantities stay hex.
   *
   * @param request - Method and params.
   * @throws NodeAccessError with any code of a call.
   */
  readonly request: CallsBase<WireCalls, unknown>["request"];
}

/** The additional members of a decoded client over a WebSocket. */
export interface DecodedSubscriptionMethods<Subscriptions, Self> {
  /**
   * Subscribes to a kind of notification.
   *
   * @param kind - `newHeads`, `logs`, … For namespaces other than `eth`, the method that subscribes.
   * @param params - The params of the kind, such as a log filter.
   * @returns an async iterable of notifications. Leaving the loop, or `unsubscribe()`, ends it.
   * @throws NodeAccessError `JSON_RPC_ERROR` if the node rejects the subscription; and the other
   * errors of a call.
   */
  subscribe<
    Kind extends keyof Subscriptions & string,
    const Given extends OrderedParams<Subscriptions[Kind]>,
  >(
    kind: Kind,
    ...params: Given
  ): Promise<Subscription<Notification<Subscriptions[Kind], Given>>>;

  /** Returns the same client with other options for its calls and subscriptions. */
  with(options: CallOptions & Omit<SubscriptionOptions, "queue">): Self;

  /** Closes the socket. An open socket keeps the process running. */
  close(): Promise<void>;
}

type Notification<Entry, Given> = "notification" extends keyof Entry
  ? Exact<Entry, Given, "notification">
  : never;
