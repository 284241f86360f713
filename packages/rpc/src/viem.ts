import { invalidArgument, isNodeAccessError } from "@node-access/auth";
import type { Subscription } from "@node-access/transport/web-socket";
import type { custom, CustomTransport, Transport, WebSocketTransport } from "viem";

/** What a viem transport needs of a client: any of this package's, alone or as a pool. */
export interface ViemClient {
  /** Calls any method, as EIP-1193 defines it. */
  request(request: { readonly method: string; readonly params?: unknown }): Promise<unknown>;
}

/** The same of a client with subscriptions. */
export interface ViemSubscribingClient extends ViemClient {
  /** Subscribes to a kind of notification. */
  subscribe(kind: never, ...params: never): Promise<Subscription>;
}

/** A transport whose viem client subscribes: to viem it is one of a WebSocket. */
export type ViemSubscribingTransport = Transport<
  "webSocket",
  Pick<NonNullable<ReturnType<WebSocketTransport>["value"]>, "subscribe">
>;

type Subscribe = NonNullable<ReturnType<ViemSubscribingTransport>["value"]>["subscribe"];

/** EIP-1193 and EIP-1474 codes, by which viem chooses the class of an error, of failures for which a node gave none. */
const CODES: Readonly<Record<string, number>> = {
  CLOSED: 4900,
  CREDENTIAL_REFUSED: 4100,
  NOT_SENT: 4900,
  UNANSWERED: 4900,
};

/** The code of an answer 429. */
const LIMIT_EXCEEDED = -32_005;

/**
 * Makes a viem transport of a client, so that viem's calls have this package's retries, deadlines, credentials and pools. viem's own
 * retries are off: a write is sent once. With a WebSocket client or pool, `watchBlocks`, `watchEvent` and the like subscribe.
 *
 * viem's errors are viem's own classes, chosen by the node's code; `error.walk()` finds the `NodeAccessError`. Where no node
 * answered, viem throws `ProviderDisconnectedError`; where the credential was refused, `UnauthorizedProviderError`; after 429,
 * `LimitExceededRpcError`; otherwise `UnknownRpcError`.
 *
 * @param client - Made by `createRpcClient`, `createRpcPool`, `createRpcWebSocketClient` or `createRpcWebSocketPool`. Closing it
 * remains its owner's business.
 * @param viemCustom - viem's `custom`. It comes from you, so that the errors are those of the viem that you import.
 * @returns the transport, for `createPublicClient`, `createWalletClient` and `fallback`.
 * @throws NodeAccessError `INVALID_ARGUMENT` for a client or a `custom` that is none.
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
  client: ViemSubscribingClient,
  viemCustom: typeof custom,
): ViemSubscribingTransport;
export function viemTransport(client: ViemClient, viemCustom: typeof custom): CustomTransport;
export function viemTransport(
  client: ViemClient & Partial<ViemSubscribingClient>,
  viemCustom: typeof custom,
): CustomTransport | ViemSubscribingTransport {
  if (typeof (Object(client) as Partial<ViemClient>).request !== "function")
    throw invalidArgument("client", "a client made by createRpcClient or its like", typeof client);
  if (typeof viemCustom !== "function")
    throw invalidArgument("viemCustom", "viem's custom", typeof viemCustom);
  const request = (call: Parameters<ViemClient["request"]>[0]): Promise<unknown> =>
    client.request(call).catch((error: unknown) => {
      throw withCode(error);
    });
  const names = { key: "nodeAccess", name: "Node Access", retryCount: 0 };
  const transport = viemCustom({ request }, names);
  if (!client.subscribe) return transport;
  const subscribe = subscribing(client as ViemSubscribingClient);
  return (options) => {
    const made = transport(options);
    return { ...made, config: { ...made.config, type: "webSocket" }, value: { subscribe } };
  };
}

function subscribing(client: ViemSubscribingClient): Subscribe {
  return async ({ params, onData, onError }) => {
    const [kind, ...rest] = params as readonly unknown[];
    // viem's type says that it is a response; it reads the params of a notification.
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

/** Runs a callback. What it throws goes to `onError`, and where that throws too, to the console. */
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

/** Gives an error the numeric code by which viem finds its class, if there is one. */
function withCode(error: unknown): unknown {
  if (!isNodeAccessError(error)) return error;
  const { status } = error.context as { readonly status?: number };
  const code = status === 429 ? LIMIT_EXCEEDED : CODES[error.code];
  return code ? Object.assign(new Error(error.message, { cause: error }), { code }) : error;
}
