import { authorizeWebSocket, type CredentialFor } from "@node-access/auth";
import type { CallOptions } from "@node-access/transport";
import {
  createWebSocketJsonRpc,
  type SubscribeOptions,
  type Subscription,
  type WebSocketJsonRpcOptions,
} from "@node-access/transport/web-socket";
import { probeMethod, subscribeMethod } from "./generated/operations.ts";
import type { ProtocolMethods, ProtocolSubscriptions, RpcProtocol } from "./generated/protocols.ts";
import type { Exact, ParamsOf } from "./calls.ts";
import { type Carrier, type ClientBase, createMethods } from "./methods.ts";
import type { InVersion, SpecVersion } from "./spec-version.ts";

export type { Subscription } from "@node-access/transport/web-socket";

/** A node's JSON-RPC methods over a WebSocket, with subscriptions. */
export type RpcWebSocketClient<P extends keyof ProtocolMethods> = ProtocolMethods[P] &
  ClientBase<P, RpcWebSocketClient<P>> &
  Subscribing<ProtocolSubscriptions[P], RpcWebSocketClient<P>>;

/** How a subscription's consumer is served. */
export type SubscriptionOptions = Pick<SubscribeOptions, "maxBuffered" | "onReconnect" | "feed">;

/** What a WebSocket adds to a client. */
export interface Subscribing<Subscriptions, Self = unknown> {
  /**
   * Subscribes to a kind of notification. After a reconnect the subscription is made again under the same local id; what
   * the node sent meanwhile is lost, which `onReconnect` tells; `@node-access/rpc/subscriptions` makes up for it.
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

/** Which node to call over a WebSocket, and how. {@link CallOptions} are the defaults of all calls. */
export interface RpcWebSocketClientOptions<P extends RpcProtocol, V extends SpecVersion<P> = never>
  extends
    CallOptions,
    Pick<WebSocketJsonRpcOptions, "connectTimeout" | "pingInterval" | "engine" | "userAgent">,
    SubscriptionOptions {
  /** The node's protocol: decides which methods and subscriptions the client has. */
  readonly protocol: P;
  /**
   * The version of the protocol's specification that is spoken at the endpoint, such as `"0.9"` of Starknet: decides what
   * compiles, and nothing at run time. Default: the newest.
   */
  readonly specVersion?: V | undefined;
  /** The node's address, `wss://host[:port][/path]`, without its token; with a credential `/ws` is added. */
  readonly endpoint: string;
  /** `urlToken(...)` or, outside of browsers, `basic(...)`; none for a node that asks for none. */
  readonly credential?: CredentialFor<"node"> | undefined;
}

/**
 * Makes a JSON-RPC client of a node over a WebSocket. The socket is opened by the first call, and again when it is lost.
 *
 * @param options - Protocol, endpoint and credential; deadlines in milliseconds.
 * @returns the client: `client.eth_syncing()`, `client.subscribe("newHeads")`, and the like.
 * @throws NodeAccessError `INVALID_ARGUMENT`, `CREDENTIAL_NOT_ACCEPTED` or `INSECURE_ENDPOINT`, naming the option.
 *
 * @example
 * ```ts
 * import { urlToken } from "@node-access/rpc";
 * import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
 *
 * const client = createRpcWebSocketClient({
 *   protocol: "ethereum",
 *   endpoint: "wss://node.example",
 *   credential: urlToken("t0ken"),
 * });
 * console.log(await client.eth_syncing());
 * await client.close();
 * ```
 *
 * Source: interface, B.4 and Authentication; go-ethereum for subscriptions.
 */
export function createRpcWebSocketClient<P extends RpcProtocol, const V extends SpecVersion<P> = never>(
  options: RpcWebSocketClientOptions<P, V>,
): RpcWebSocketClient<InVersion<P, V>> {
  const { endpoint, credential }: RpcWebSocketClientOptions<P, V> = Object(options);
  const authorized = authorizeWebSocket(endpoint, credential);
  const rpc = createWebSocketJsonRpc({ ...options, authorized, probeMethod });
  // Each call is a message of its own: none waits for another, and no node refuses them for their number.
  const batch: Carrier["batch"] = (items, own) =>
    Promise.allSettled(items.map(({ operation, params }) => rpc.call(operation, params, own)));
  return createMethods({ call: rpc.call, batch }, options, (own) => ({
    subscribe: (kind: string, ...params: unknown[]) => {
      // A kind with a namespace is itself the method; what belongs to it follows from its name, as the specs' check holds.
      const isMethod = kind.includes("_");
      const method = isMethod ? kind : subscribeMethod;
      const subscribe = {
        ...own,
        unsubscribeMethod: method.replace(/_.*/, "_unsubscribe"),
        notificationMethod: method.replace("_subscribe", "_subscription"),
      };
      return rpc.subscribe(method, isMethod ? params : [kind, ...params], subscribe, own);
    },
    close: rpc.close,
  }));
}
