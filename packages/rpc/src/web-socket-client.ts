import { authorizeWebSocket, type CredentialFor } from "@node-access/auth";
import type { CallOptions } from "@node-access/transport";
import { createWebSocketJsonRpc, type WebSocketJsonRpcOptions } from "@node-access/transport/web-socket";
import { probeMethod } from "./generated/operations.ts";
import type { ProtocolMethods, ProtocolSubscriptions, RpcProtocol } from "./generated/protocols.ts";
import { callEach, type Carrier, type ClientBase, createMethods } from "./methods.ts";
import { withProviderEvents } from "./provider-events.ts";
import type { InVersion, SpecVersion } from "./spec-version.ts";
import { type Subscribing, subscribing, type SubscriptionOptions } from "./subscription-methods.ts";

export type { Subscription } from "@node-access/transport/web-socket";
export type { ProviderEventMap, ProviderEvents, ProviderMessage } from "./provider-events.ts";
export type { Subscribing, SubscriptionOptions } from "./subscription-methods.ts";

/** A node's JSON-RPC methods over a WebSocket, with subscriptions. */
export type RpcWebSocketClient<P extends keyof ProtocolMethods> = ProtocolMethods[P] &
  ClientBase<P, RpcWebSocketClient<P>> &
  Subscribing<ProtocolSubscriptions[P], RpcWebSocketClient<P>>;

/** Which node to call over a WebSocket, and how. {@link CallOptions} are the defaults of all calls. */
export interface RpcWebSocketClientOptions<P extends RpcProtocol, V extends SpecVersion<P> = never>
  extends
    CallOptions,
    Pick<WebSocketJsonRpcOptions, "connectTimeout" | "pingInterval" | "engine" | "proxy" | "userAgent">,
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
  const rpc = withProviderEvents(authorized.endpoint, (onSocket) =>
    createWebSocketJsonRpc({ ...options, authorized, probeMethod, onSocket }),
  );
  // Each call is a message of its own: none waits for another, and no node refuses them for their number.
  const batch: Carrier["batch"] = (items, own) => callEach(rpc, items, own);
  return createMethods({ call: rpc.call, batch }, options, subscribing(rpc));
}
