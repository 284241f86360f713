import { authorizeWebSocket, type CredentialFor } from "@node-access/auth";
import type { CallOptions } from "@node-access/transport";
import { createWebSocketJsonRpc, type WebSocketJsonRpcOptions } from "@node-access/transport/web-socket";
import { type OwnBase, type ClientBase, createMethods } from "./methods.ts";
import type { ProtocolMethods, ProtocolSubscriptions, RpcProtocol } from "./generated/protocols.ts";
import {
  checkedTable,
  type OwnProtocol,
  type Protocol,
  type Table,
  type InVersion,
  type SpecVersion,
} from "./protocol.ts";
import type { HttpNode, TableOption } from "./rpc-client.ts";
import { getTable } from "./get-table.ts";
import {
  type SubscriptionMethods,
  subscriptionMethods,
  type SubscriptionOptions,
} from "./subscription-methods.ts";

export type { Subscription } from "@node-access/transport/web-socket";
export type { SubscriptionMethods, SubscriptionOptions } from "./subscription-methods.ts";

/** A JSON-RPC client over a WebSocket, with subscriptions. */
export type RpcWebSocketClient<P extends keyof ProtocolMethods> = ProtocolMethods[P] &
  ClientBase<P, RpcWebSocketClient<P>> &
  SubscriptionMethods<ProtocolSubscriptions[P], RpcWebSocketClient<P>>;

/** A client over a WebSocket with the methods of a protocol of your own. */
export type OwnRpcWebSocketClient<Own extends OwnProtocol> = Own["methods"] &
  OwnBase<Own, OwnRpcWebSocketClient<Own>> &
  SubscriptionMethods<Own["subscriptions"], OwnRpcWebSocketClient<Own>>;

/** Options of an RPC client over a WebSocket. {@link CallOptions} are the defaults of its calls. */
export interface RpcWebSocketClientOptions<P extends Protocol, V extends SpecVersion<P> = never>
  extends
    CallOptions,
    Pick<HttpNode<P, V>, "protocol" | "specVersion">,
    Pick<WebSocketJsonRpcOptions, "connectTimeout" | "pingInterval" | "engine" | "proxy" | "userAgent">,
    SubscriptionOptions {
  /**
   * The node's address, `wss://host[:port][/path]`, without the token. With a credential,
   * `/ws` is appended.
   */
  readonly endpoint: string;
  /** `urlToken(...)` or, except in browsers, `basic(...)`. Omit it if the node needs none. */
  readonly credential?: CredentialFor<"node"> | undefined;
}

/**
 * Creates a JSON-RPC client for a node over a WebSocket. The first call opens the socket,
 * and a lost one is reopened.
 *
 * @param options - Protocol, endpoint, credential, and defaults for calls. Deadlines are in milliseconds.
 * @returns the client, with methods such as `client.eth_syncing()` and `client.subscribe("newHeads")`.
 * @throws NodeAccessError `INVALID_ARGUMENT`, `CREDENTIAL_NOT_ACCEPTED` or `INSECURE_ENDPOINT` that
 * names the option.
 *
 * @example
 * ```ts
 * import { urlToken } from "@node-access/rpc";
 * import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
 *
 * const client = createRpcWebSocketClient({
 *   protocol: "ethereum",
 *   endpoint: "ws://127.0.0.1:9640",
 *   credential: urlToken("demo"),
 * });
 * console.log(await client.eth_syncing());
 * await client.close();
 * ```
 *
 * Source: go-ethereum.
 */
export function createRpcWebSocketClient<P extends RpcProtocol, const V extends SpecVersion<P> = never>(
  options: RpcWebSocketClientOptions<P, V>,
): RpcWebSocketClient<InVersion<P, V>>;
/** Creates a client over a WebSocket with the methods of a protocol of your own. */
export function createRpcWebSocketClient<Own extends OwnProtocol>(
  options: RpcWebSocketClientOptions<Own>,
): OwnRpcWebSocketClient<Own>;
export function createRpcWebSocketClient(options: object): unknown {
  return createClient(options, getTable);
}

/**
 * Creates a JSON-RPC client for a node over a WebSocket, whose protocol is a table. `createRpcWebSocketClient` takes
 * names too, so a bundle with it contains the methods of all protocols with a name.
 *
 * @param options - As for `createRpcWebSocketClient`. The protocol is a table, such as `solana`.
 * @returns the same client.
 * @throws NodeAccessError the errors of `createRpcWebSocketClient`, and `INVALID_ARGUMENT` if the protocol is no table.
 *
 * @example
 * ```ts
 * import { solana } from "@node-access/rpc/solana";
 * import { createTableWebSocketClient } from "@node-access/rpc/web-socket";
 *
 * const client = createTableWebSocketClient({ protocol: solana, endpoint: "ws://127.0.0.1:8900" });
 * for await (const slot of await client.subscribe("slotSubscribe")) console.log(slot);
 * ```
 */
export function createTableWebSocketClient<P extends RpcProtocol>(
  options: RpcWebSocketClientOptions<P> & TableOption<P>,
): RpcWebSocketClient<P>;
/** Creates a client over a WebSocket with the methods of a protocol of your own. */
export function createTableWebSocketClient<Own extends OwnProtocol>(
  options: RpcWebSocketClientOptions<Own> & TableOption<Own>,
): OwnRpcWebSocketClient<Own>;
export function createTableWebSocketClient(options: object): unknown {
  return createClient(options, checkedTable);
}

function createClient(options: object, read: (protocol: unknown) => Table): unknown {
  const { protocol, endpoint, credential }: RpcWebSocketClientOptions<Protocol> = Object(options);
  const table = read(protocol);
  const authorized = authorizeWebSocket(endpoint, credential);
  // The table has the method for probes and the dialect.
  const socket = createWebSocketJsonRpc({ ...options, ...table, authorized });
  return createMethods({ call: socket.call, socket }, table, options, subscriptionMethods(socket, table));
}
