import { invalidArgument, isNodeAccessError, kindOf } from "@node-access/auth";
import { callError, sleep } from "@node-access/transport";
import type { SubscriptionNames } from "@node-access/transport/json-rpc";
import type { Subscription, WebSocketJsonRpc } from "@node-access/transport/web-socket";
import { getParts } from "./client-parts.ts";
import type { Table } from "./protocol.ts";
import type { Quantity } from "./generated/types.ts";
import { ProviderRpcError, toProviderError } from "./provider-error.ts";

export { ProviderRpcError } from "./provider-error.ts";

/** The part of a client that a provider uses. All clients and pools of this package have it. */
export interface ProviderClient {
  /** Calls any method by name. */
  request(request: { readonly method: string; readonly params?: unknown }): Promise<unknown>;
}

/** The part of a client with subscriptions that a provider uses. */
export interface ProviderSubscriptionClient extends ProviderClient {
  /** Subscribes to a kind of notification. */
  subscribe(kind: never, ...params: never): Promise<Subscription>;
}

/**
 * A client as EIP-1193 defines a provider. Over a WebSocket, it also emits events.
 * Source: EIP-1193.
 */
export type Provider<Client extends ProviderClient> = Pick<Client, "request"> &
  (Client extends ProviderSubscriptionClient ? ProviderEvents : unknown);

/** A notification of a subscription created with `request({ method: "eth_subscribe", … })`. */
export interface ProviderMessage {
  /** `eth_subscription`, or the same of another namespace. */
  readonly type: string;
  /** The subscription's id, as the request returned it, and the notification. */
  readonly data: { readonly subscription: string; readonly result: unknown };
}

/** The events of a provider by name, with the argument of their listeners. Source: EIP-1193. */
export interface ProviderEventMap {
  /** A notification. */
  readonly message: ProviderMessage;
  /** A socket has opened, and the node has reported its chain. */
  readonly connect: { readonly chainId: Quantity };
  /**
   * The socket has closed, and notifications until the next `connect` are lost; or a subscription
   * has ended.
   */
  readonly disconnect: ProviderRpcError;
  /** The node of a new socket is on another chain. */
  readonly chainChanged: Quantity;
}

/** The methods with which libraries listen to a provider. Source: EIP-1193. */
export interface ProviderEvents {
  /**
   * Listens to an event of the provider, as web3.js and wallet libraries do. Notifications of
   * subscriptions created with `request({ method: "eth_subscribe", params })` are `message` events.
   * A subscription keeps its id when the socket is replaced.
   *
   * If a listener throws or rejects, the error is printed with `console.error`. Other listeners and
   * the client continue.
   *
   * @param event - `message`, `connect`, `disconnect` (a `ProviderRpcError` with code 4900)
   * or `chainChanged`.
   * @param listener - Called for each event.
   * @throws NodeAccessError `INVALID_ARGUMENT` if the listener is not a function.
   *
   * @example
   * ```ts
   * import { toProvider } from "@node-access/rpc/provider";
   * import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
   *
   * const client = createRpcWebSocketClient({ protocol: "ethereum", endpoint: "ws://127.0.0.1:8545" });
   * const provider = toProvider(client);
   * provider.on("message", ({ data }) => console.log(data.subscription, data.result));
   * const id = await provider.request({ method: "eth_subscribe", params: ["newHeads"] });
   * ```
   */
  on<Name extends keyof ProviderEventMap>(
    event: Name,
    listener: (value: ProviderEventMap[Name]) => unknown,
  ): void;
  on(event: string, listener: (value: never) => unknown): void;

  /**
   * Stops listening.
   *
   * @param event - The event.
   * @param listener - The listener that was passed to `on`.
   */
  removeListener(event: string, listener: (value: never) => unknown): void;
}

type Listener = (value: never) => unknown;

/** Source: EIP-1193, "the provider is disconnected from all chains". */
const DISCONNECTED = 4900;

/**
 * Makes a client an EIP-1193 provider, for wallets and libraries such as ethers and web3.js.
 * Errors that the node returned have its numeric code and data. Over a WebSocket, the provider also
 * emits events: see {@link ProviderEvents}.
 *
 * @param client - A client or pool. You close it yourself.
 * @returns the provider. Quantities are hex, also for a decoded view.
 * @throws NodeAccessError `INVALID_ARGUMENT` if it is not a client. `request` rejects with
 * ProviderRpcError if the node returned an error, otherwise with NodeAccessError.
 *
 * @example
 * ```ts
 * import { createRpcClient } from "@node-access/rpc";
 * import { toProvider } from "@node-access/rpc/provider";
 * import { BrowserProvider } from "ethers";
 *
 * const client = createRpcClient({ protocol: "ethereum", endpoint: "http://127.0.0.1:8545" });
 * const provider = new BrowserProvider(toProvider(client));
 * console.log(await provider.getBlockNumber());
 * ```
 *
 * Source: EIP-1193.
 */
export function toProvider<Client extends ProviderClient>(client: Client): Provider<Client> {
  const { rpc, options, table } = getParts(client);
  const request = async (call: Parameters<ProviderClient["request"]>[0]): Promise<unknown> => {
    try {
      return await client.request(call);
    } catch (error) {
      throw toProviderError(error);
    }
  };
  const { socket } = rpc;
  const provider = socket
    ? createSocketProvider(socket, request, table, (method, params, names) =>
        socket.subscribe(method, params, { ...options, names }),
      )
    : { request };
  return provider as Provider<Client>;
}

/** Adds events to a provider, and subscriptions created with `request`. */
function createSocketProvider(
  { endpoint, socketListeners }: WebSocketJsonRpc,
  request: ProviderClient["request"],
  { subscriptions: named = new Map() }: Table,
  open: (
    method: string,
    params: readonly unknown[],
    names: SubscriptionNames | undefined,
  ) => Promise<Subscription>,
): ProviderClient & ProviderEvents {
  const listeners = new Map<string, Set<Listener>>();
  const subscriptions = new Map<unknown, Subscription>();
  let chain: unknown;

  const emit = (event: string, value: unknown): void => {
    for (const listener of listeners.get(event) ?? [])
      void Promise.resolve(value as never)
        .then(listener)
        .catch(console.error);
  };
  const disconnect = (rpcMessage: string): void => {
    const target = { operation: { name: "connect" }, endpoint, redact: String };
    const facts = { rpcCode: DISCONNECTED, rpcMessage, data: undefined };
    emit("disconnect", new ProviderRpcError(callError(target, "JSON_RPC_ERROR", rpcMessage, facts)));
  };
  const connect = async (): Promise<void> => {
    const chainId = await request({ method: "eth_chainId" });
    emit("connect", { chainId });
    if (chain !== undefined && chain !== chainId) emit("chainChanged", chainId);
    chain = chainId;
  };
  const onSocket = (isOpen: boolean): void => {
    if (!isOpen) disconnect("the socket has closed");
    // A node that does not report its chain is connected too, but without an event.
    else if (listeners.has("connect") || listeners.has("chainChanged")) connect().catch(() => {});
  };
  const read = async (type: string, subscription: Subscription): Promise<void> => {
    const { id } = subscription;
    // The subscriber must receive the id first.
    await sleep(0, undefined);
    try {
      for await (const result of subscription) emit("message", { type, data: { subscription: id, result } });
    } catch (error) {
      if (!isNodeAccessError(error, "CLOSED")) disconnect(`subscription ${id} has ended: ${error}`);
    }
    subscriptions.delete(id);
  };
  const ends = (method: string): boolean =>
    method.endsWith("_unsubscribe") ||
    [...named.values()].some(({ unsubscribeMethod }) => unsubscribeMethod === method);
  const subscribe = async (method: string, params: readonly unknown[]): Promise<string> => {
    try {
      const names = named.get(method);
      const subscription = await open(method, params, names);
      subscriptions.set(subscription.id, subscription);
      void read(names?.notificationMethod ?? method.replace("subscribe", "subscription"), subscription);
      return subscription.id;
    } catch (error) {
      throw toProviderError(error);
    }
  };
  return {
    async request(call) {
      const { method, params = [] } = Object(call) as { method?: unknown; params?: unknown };
      const [first] = Array.isArray(params) ? (params as readonly unknown[]) : [];
      const known = subscriptions.get(first);
      const name = String(method);
      if (Array.isArray(params) && (name.endsWith("_subscribe") || named.has(name)))
        return subscribe(name, params);
      if (!known || !ends(name)) {
        const result = await request(call);
        // Listeners may be added when a socket is open already. Then this is the chain that may change.
        if (name === "eth_chainId") chain ??= result;
        return result;
      }
      await known.unsubscribe();
      return true;
    },
    on(event: string, listener: Listener) {
      if (typeof listener !== "function") throw invalidArgument("listener", "a function", kindOf(listener));
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
      // Not before, because a provider that nobody listens to must not live as long as the client.
      socketListeners.add(onSocket);
    },
    removeListener(event, listener) {
      const ofEvent = listeners.get(event);
      ofEvent?.delete(listener);
      if (ofEvent?.size === 0) listeners.delete(event);
      if (listeners.size === 0) socketListeners.delete(onSocket);
    },
  };
}
