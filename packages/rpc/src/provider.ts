import { invalidArgument, isNodeAccessError } from "@node-access/auth";
import { callError, sleep } from "@node-access/transport";
import type { Subscription, WebSocketJsonRpc } from "@node-access/transport/web-socket";
import type { Quantity } from "./generated/types.ts";
import { ProviderRpcError } from "./provider-error.ts";

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
   * import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
   *
   * const client = createRpcWebSocketClient({ protocol: "ethereum", endpoint: "ws://127.0.0.1:8545" });
   * client.on("message", ({ data }) => console.log(data.subscription, data.result));
   * const id = await client.request({ method: "eth_subscribe", params: ["newHeads"] });
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
 * Adds provider events to a JSON-RPC client, and subscriptions created with `request`.
 *
 * @param endpoint - The endpoint, for errors.
 * @param create - Creates the client, which calls `onSocket` when a socket has opened or closed.
 */
export function withProviderEvents(
  endpoint: string,
  create: (onSocket: (isOpen: boolean) => void) => WebSocketJsonRpc,
): WebSocketJsonRpc & ProviderEvents {
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
    const { value } = await rpc.call({ name: "eth_chainId", idempotency: "safe" }, [], {});
    emit("connect", { chainId: value });
    if (chain !== undefined && chain !== value) emit("chainChanged", value);
    chain = value;
  };
  const rpc = create((isOpen) => {
    if (!isOpen) disconnect("the socket has closed");
    // A node that does not report its chain is connected too, but without an event.
    else if (listeners.has("connect") || listeners.has("chainChanged")) connect().catch(() => {});
  });
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
  const callOrSubscribe: WebSocketJsonRpc["call"] = async (operation, params = [], ...rest) => {
    const { name } = operation;
    const known = subscriptions.get(params[0]);
    if (name.endsWith("_subscribe")) {
      const subscription = await rpc.subscribe(name, params, rest[0]);
      const { id: value } = subscription;
      subscriptions.set(value, subscription);
      void read(name.replace("subscribe", "subscription"), subscription);
      return { value };
    }
    if (!known || !name.endsWith("_unsubscribe")) return rpc.call(operation, params, ...rest);
    await known.unsubscribe();
    return { value: true };
  };
  return {
    ...rpc,
    // Other calls skip the async function, because most calls are not about subscriptions.
    call: (operation, ...rest) =>
      operation.name.endsWith("subscribe")
        ? callOrSubscribe(operation, ...rest)
        : rpc.call(operation, ...rest),
    on(event: string, listener: Listener) {
      if (typeof listener !== "function") throw invalidArgument("listener", "a function", typeof listener);
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener);
    },
  };
}
