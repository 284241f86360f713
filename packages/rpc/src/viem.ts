import { invalidArgument, isNodeAccessError, kindOf } from "@node-access/auth";
import type { Subscription } from "@node-access/transport/web-socket";
import type { custom, CustomTransport, Transport, WebSocketTransport } from "viem";

/** The part of a client that a viem transport uses. All clients and pools of this package have it. */
export interface ViemClient {
  /** Calls any method by name. */
  request(request: { readonly method: string; readonly params?: unknown }): Promise<unknown>;
  /** Returns a client with other options, which aborts calls by viem's `signal`. */
  with?(options: { readonly signal: AbortSignal }): Pick<ViemClient, "request">;
}

/** The part of a client with subscriptions that a viem transport uses. */
export interface ViemSubscriptionClient extends ViemClient {
  /** Subscribes to a kind of notification. */
  subscribe(kind: never, ...params: never): Promise<Subscription>;
}

/** A viem transport with subscriptions. For viem, it is a WebSocket transport. */
export type ViemSubscriptionTransport = Transport<
  "webSocket",
  Pick<NonNullable<ReturnType<WebSocketTransport>["value"]>, "subscribe">
>;

type Subscribe = NonNullable<ReturnType<ViemSubscriptionTransport>["value"]>["subscribe"];

/** EIP-1193 codes for failures without a code from the node, by which viem selects its error class. */
const CODES: Readonly<Record<string, number>> = {
  CLOSED: 4900,
  CREDENTIAL_REFUSED: 4100,
  NOT_SENT: 4900,
  UNANSWERED: 4900,
};

/** The code for HTTP 429. */
const LIMIT_EXCEEDED = -32_005;

/**
 * Creates a viem transport from a client, so viem uses the client's retries, deadlines,
 * credentials and pools. viem's own retries are disabled, so writes are sent at most once.
 * With a WebSocket client or pool, functions such as `watchBlocks` and `watchEvent` subscribe.
 *
 * Errors are viem's own classes, selected by the node's code. `error.walk()` finds the
 * `NodeAccessError`. Without a response, viem throws `ProviderDisconnectedError`; for a rejected
 * credential `UnauthorizedProviderError`; after 429 `LimitExceededRpcError`; otherwise
 * `UnknownRpcError`.
 *
 * @param client - A client from `createRpcClient`, `createRpcPool`, `createRpcWebSocketClient` or
 * `createRpcWebSocketPool`. You close it yourself.
 * @param viemCustom - viem's `custom`. Pass it so that errors are classes of the viem that you import.
 * @returns the transport, for `createPublicClient`, `createWalletClient` and `fallback`.
 * @throws NodeAccessError `INVALID_ARGUMENT` for an invalid client or `custom`.
 *
 * @example
 * ```ts
 * import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
 * import { viemTransport } from "@node-access/rpc/viem";
 * import { createPublicClient, custom } from "viem";
 *
 * const client = createRpcWebSocketClient({ protocol: "ethereum", endpoint: "ws://127.0.0.1:8545" });
 * const viem = createPublicClient({ transport: viemTransport(client, custom) });
 * const unwatch = viem.watchBlocks({ onBlock: ({ number }) => console.log(number) });
 * ```
 *
 * Source: viem, custom transports; EIP-1193 and EIP-1474 for the codes.
 */
export function viemTransport(
  client: ViemSubscriptionClient,
  viemCustom: typeof custom,
): ViemSubscriptionTransport;
export function viemTransport(client: ViemClient, viemCustom: typeof custom): CustomTransport;
export function viemTransport(
  client: ViemClient & Partial<ViemSubscriptionClient>,
  viemCustom: typeof custom,
): CustomTransport | ViemSubscriptionTransport {
  if (typeof (Object(client) as Partial<ViemClient>).request !== "function")
    throw invalidArgument("client", "a client from createRpcClient or similar", kindOf(client));
  if (typeof viemCustom !== "function")
    throw invalidArgument("viemCustom", "viem's custom", kindOf(viemCustom));
  const request = (
    call: Parameters<ViemClient["request"]>[0],
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<unknown> => {
    const caller = options?.signal ? (client.with?.({ signal: options.signal }) ?? client) : client;
    return caller.request(call).catch((error: unknown) => {
      throw withCode(error);
    });
  };
  const names = { key: "nodeAccess", name: "Node Access", retryCount: 0 };
  const transport = viemCustom({ request }, names);
  if (!client.subscribe) return transport;
  const subscribe = createSubscribe(client as ViemSubscriptionClient);
  return (options) => {
    const created = transport(options);
    return { ...created, config: { ...created.config, type: "webSocket" }, value: { subscribe } };
  };
}

function createSubscribe(client: ViemSubscriptionClient): Subscribe {
  return async ({ params, onData, onError }) => {
    const [kind, ...rest] = params as readonly unknown[];
    // viem's type is a response, but viem reads the params of a notification.
    const deliver = onData as (data: object) => unknown;
    const subscription = await client.subscribe(kind as never, ...(rest as never));
    const { id } = subscription;
    const read = async (): Promise<void> => {
      try {
        for await (const result of subscription) await notify(deliver, { subscription: id, result }, onError);
      } catch (error) {
        await notify(onError, withCode(error));
      }
    };
    void read();
    return {
      subscriptionId: id as `0x${string}`,
      async unsubscribe() {
        await subscription.unsubscribe();
        return { id: 0, jsonrpc: "2.0", result: true };
      },
    };
  };
}

/** Runs a callback. Its errors are passed to `onError`, and errors of `onError` to the console. */
async function notify<T>(
  callback: ((value: T) => unknown) | undefined,
  value: T,
  onError?: (error: unknown) => unknown,
): Promise<void> {
  try {
    await callback?.(value);
  } catch (error) {
    if (onError) await notify(onError, error);
    else console.error(error);
  }
}

/** Adds the numeric code by which viem selects its error class, if there is one, and the data. */
function withCode(error: unknown): unknown {
  if (!isNodeAccessError(error)) return error;
  if (isNodeAccessError(error, "JSON_RPC_ERROR")) {
    const { rpcCode: code, rpcMessage, data } = error.context;
    return Object.assign(new Error(rpcMessage, { cause: error }), { code, data });
  }
  const { status } = error.context as { readonly status?: number };
  const code = status === 429 ? LIMIT_EXCEEDED : CODES[error.code];
  return code ? Object.assign(new Error(error.message, { cause: error }), { code }) : error;
}
