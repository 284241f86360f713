import { type ErrorContexts, invalidArgument, isNodeAccessError, kindOf } from "@node-access/auth";
import { type CallOptions, sleep } from "@node-access/transport";
import type { Subscription } from "@node-access/transport/web-socket";
import type { RpcSubscriptionsTransport, RpcTransport } from "@solana/kit";

/** The part of a client that a kit transport uses. All clients and pools of this package have it. */
export interface KitClient {
  /** Calls any method by name. */
  request(request: { readonly method: string; readonly params?: unknown }): Promise<unknown>;
  /** Returns the same client with other options for its calls. */
  with(options: CallOptions): { request: KitClient["request"] };
}

/** The part of a client with subscriptions that a kit transport uses. */
export interface KitSubscriptionClient {
  /** Subscribes with a method such as `slotSubscribe`. */
  subscribe(kind: never, ...params: never): Promise<Subscription>;
}

interface Payload {
  readonly id: string;
  readonly method: string;
  readonly params?: readonly unknown[];
}

/**
 * Creates a transport for kit from a client, so kit uses the client's retries, deadlines,
 * credentials and pools. Integers are exact, and a transaction that was sent is sent again only if the
 * connection was lost: with the same signature it is included once.
 *
 * If the node responds with an error, kit throws its `SolanaError` for the node's code. All other errors are the
 * client's own: without a response, for a rejected credential or after a deadline.
 *
 * @param client - A client from `createRpcClient`, `createRpcPool`, `createRpcWebSocketClient` or
 * `createRpcWebSocketPool`. You close it yourself.
 * @returns the transport, for kit's `createSolanaRpcFromTransport`.
 * @throws NodeAccessError `INVALID_ARGUMENT` for an invalid client.
 *
 * @example
 * ```ts
 * import { kitTransport } from "@node-access/rpc/kit";
 * import { createRpcClient, solana } from "@node-access/rpc/solana";
 * import { createSolanaRpcFromTransport } from "@solana/kit";
 *
 * const client = createRpcClient({ protocol: solana, endpoint: "http://127.0.0.1:8899" });
 * const rpc = createSolanaRpcFromTransport(kitTransport(client));
 * console.log(await rpc.getSlot().send());
 * ```
 *
 * Source: @solana/kit, `RpcTransport`.
 */
export function kitTransport(client: KitClient): RpcTransport {
  const { request, with: withOptions } = Object(client) as Partial<KitClient>;
  if (typeof request !== "function" || typeof withOptions !== "function")
    throw invalidArgument("client", "a client from createRpcClient or similar", kindOf(client));
  const send = async ({ payload, signal }: Parameters<RpcTransport>[0]): Promise<unknown> => {
    const { id, method, params = [] } = payload as Payload;
    const caller = signal ? client.with({ signal }) : client;
    try {
      return { jsonrpc: "2.0", id, result: await caller.request({ method, params }) };
    } catch (error) {
      // kit makes its own error of the node's.
      if (isNodeAccessError(error, "JSON_RPC_ERROR"))
        return { jsonrpc: "2.0", id, error: toNodeError(error.context) };
      // kit expects the signal's reason.
      if (signal?.aborted && isNodeAccessError(error, "ABORTED")) throw signal.reason;
      throw error;
    }
  };
  return send as RpcTransport;
}

/**
 * Creates a transport for kit's subscriptions from a client with subscriptions. A lost socket is opened
 * again, and subscriptions with it, where kit alone would end them. Notifications sent meanwhile are lost, which
 * the client's option `onReconnect` reports.
 *
 * @param client - A client from `createRpcWebSocketClient` or `createRpcWebSocketPool`. You close it yourself.
 * @returns the transport, for kit's `createSolanaRpcSubscriptionsFromTransport`.
 * @throws NodeAccessError `INVALID_ARGUMENT` for an invalid client.
 *
 * @example
 * ```ts
 * import { kitSubscriptionsTransport } from "@node-access/rpc/kit";
 * import { solana } from "@node-access/rpc/solana";
 * import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
 * import { createSolanaRpcSubscriptionsFromTransport } from "@solana/kit";
 *
 * const client = createRpcWebSocketClient({ protocol: solana, endpoint: "ws://127.0.0.1:8900" });
 * const subscriptions = createSolanaRpcSubscriptionsFromTransport(kitSubscriptionsTransport(client));
 * const slots = await subscriptions.slotNotifications().subscribe({ abortSignal: AbortSignal.timeout(5_000) });
 * for await (const { slot } of slots) console.log(slot);
 * ```
 *
 * Source: @solana/kit, `RpcSubscriptionsTransport`.
 */
export function kitSubscriptionsTransport(client: KitSubscriptionClient): RpcSubscriptionsTransport {
  if (typeof (Object(client) as Partial<KitSubscriptionClient>).subscribe !== "function")
    throw invalidArgument("client", "a client from createRpcWebSocketClient or similar", kindOf(client));
  const transport = ({ execute, signal }: Parameters<RpcSubscriptionsTransport>[0]): Promise<unknown> =>
    execute({ channel: new Channel(client, signal) as never, signal });
  return transport as RpcSubscriptionsTransport;
}

type Listener = (data: unknown) => void;

/** What kit takes for a socket: its JSON-RPC messages of one subscription are carried out by the client. */
class Channel {
  readonly #client: KitSubscriptionClient;
  readonly #signal: AbortSignal;
  readonly #listeners = new Map<string, Set<Listener>>();

  constructor(client: KitSubscriptionClient, signal: AbortSignal) {
    this.#client = client;
    this.#signal = signal;
  }

  on(event: string, listener: Listener, { signal }: { readonly signal?: AbortSignal } = {}): () => void {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(listener));
    const remove = (): void => void listeners.delete(listener);
    signal?.addEventListener("abort", remove, { once: true });
    return remove;
  }

  /** Starts the subscription, which ends with the signal. kit waits for the response only after this. */
  async send({ id, method, params = [] }: Payload): Promise<void> {
    if (!method.endsWith("Unsubscribe")) void this.#subscribe({ id, method, params });
  }

  async #subscribe({ id, method, params = [] }: Payload): Promise<void> {
    let subscription: Subscription;
    try {
      subscription = await this.#client.subscribe(method as never, ...(params as never));
    } catch (error) {
      if (!isNodeAccessError(error, "JSON_RPC_ERROR")) return this.#emit("error", error);
      return this.#emit("message", { jsonrpc: "2.0", id, error: toNodeError(error.context) });
    }
    const end = (): void => void subscription.unsubscribe().catch(() => {});
    this.#signal.addEventListener("abort", end, { once: true });
    if (this.#signal.aborted) return end();
    this.#emit("message", { jsonrpc: "2.0", id, result: subscription.id });
    // kit begins to listen once it has read the response.
    await sleep(0, undefined);
    await this.#read(subscription, method.replace("Subscribe", "Notification"));
  }

  async #read(subscription: Subscription, method: string): Promise<void> {
    try {
      for await (const result of subscription)
        this.#emit("message", { jsonrpc: "2.0", method, params: { result, subscription: subscription.id } });
    } catch (error) {
      this.#emit("error", error);
    }
  }

  #emit(event: string, data: unknown): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(data);
  }
}

/** The node's error, as it was on the wire. */
function toNodeError({ rpcCode, rpcMessage, data }: ErrorContexts["JSON_RPC_ERROR"]): object {
  return { code: rpcCode, message: rpcMessage, ...(data !== undefined && { data }) };
}
