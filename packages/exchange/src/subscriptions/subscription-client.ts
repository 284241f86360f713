import { type Authorized, authorizeWebSocket, isNodeAccessError, NodeAccessError } from "@node-access/auth";
import type { CallOptions } from "@node-access/transport";
import {
  createWebSocketJsonRpc,
  type CallTarget,
  platformEngine,
  type SubscribeOptions,
  type Subscription,
  type WebSocketJsonRpc,
  type WebSocketJsonRpcOptions,
} from "@node-access/transport/web-socket";
import type { SubscriptionMethods } from "../generated/methods.ts";
import { subscriptionFacts } from "../generated/subscriptions.ts";
import { inflate } from "./inflate.ts";
import { SUBSCRIBE, venueEngine } from "./venue-engine.ts";

/** What the venue tells as it happens: one method for each kind of subscription, and what works on all of them. */
export type SubscriptionClient = SubscriptionMethods & {
  /**
   * The same client with other options, on the same socket.
   *
   * @param options - What replaces the client's own.
   */
  with(options: CallOptions & Serving): SubscriptionClient;
  /** Closes the socket, which else keeps a Node process running. Every iteration ends with `CLOSED`. */
  close(): Promise<void>;
};

/** How a subscription's consumer is served. */
type Serving = Pick<SubscribeOptions, "maxBuffered" | "onReconnect">;

/** Which venue to listen to, and how. {@link CallOptions} hold for the calls that make and end subscriptions. */
export interface SubscriptionClientOptions
  extends
    CallOptions,
    Serving,
    Pick<WebSocketJsonRpcOptions, "connectTimeout" | "pingInterval" | "engine" | "proxy" | "userAgent"> {
  /** The venue's address, `wss://host[:port][/path]`, to which `/ws` is added. It takes no credential. */
  readonly endpoint: string;
}

/**
 * Makes a client of the venue's WebSocket. The socket is opened by the first subscription; if it is lost, it is opened again
 * after a random wait, and all subscriptions are made again. A subscription that is there already is shared: who joins it gets
 * what comes from then on.
 *
 * @param options - The venue's address; deadlines in milliseconds.
 * @returns the client: `subscriptions.l2Book({ coin: "BTC" })` gives an async iterable of the venue's events when the venue has
 * confirmed it. It ends with `VENUE_ERROR` if the venue refuses it, `SUBSCRIPTION_OVERFLOW` if its consumer is too slow,
 * `UNDECODABLE_BODY` or `RESPONSE_TOO_LARGE` at a packed event that cannot be unpacked within `maxResponseBytes`, and `CLOSED`
 * if the client is closed. After a reconnect the venue sends a snapshot again where it sent one at first. A message that is cut
 * off causes a reconnect, since nobody can tell whose event it was.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names the option.
 *
 * @example
 * ```ts
 * import { createSubscriptionClient } from "@node-access/exchange/subscriptions";
 *
 * const subscriptions = createSubscriptionClient({ endpoint: "wss://exchange.example" });
 * for await (const book of await subscriptions.l2Book({ coin: "BTC" })) {
 *   console.log(book.levels[0][0]?.px);
 *   break;
 * }
 * await subscriptions.close();
 * ```
 *
 * Source: hyperliquid-python-sdk; nktkas/hyperliquid for the kinds that it lacks.
 */
export function createSubscriptionClient(options: SubscriptionClientOptions): SubscriptionClient {
  const given: SubscriptionClientOptions = Object(options);
  const { endpoint, engine = platformEngine } = given;
  const authorized = authorizeWebSocket(`${String(endpoint).replace(/(\/ws)?\/*$/, "")}/ws`);
  const rpc = createWebSocketJsonRpc({
    ...given,
    authorized,
    engine: venueEngine(engine),
    probeMethod: "ping",
  });
  return withMethods(rpc, authorized, given);
}

function withMethods(
  rpc: WebSocketJsonRpc,
  authorized: Authorized,
  options: CallOptions & Serving,
): SubscriptionClient {
  const client: Record<string, unknown> = {
    with: (changes: CallOptions & Serving) => withMethods(rpc, authorized, { ...options, ...changes }),
    close: () => rpc.close(),
  };
  const { endpoint, redact } = authorized;
  for (const [name, { encoding }] of Object.entries(subscriptionFacts)) {
    client[name] = async (request: object = {}) => {
      try {
        const made = await rpc.subscribe(SUBSCRIBE, [name, request], options);
        const target = { operation: { name }, endpoint, redact };
        return encoding ? unpacked(made, target, options.maxResponseBytes) : made;
      } catch (error) {
        throw isNodeAccessError(error, "JSON_RPC_ERROR") ? refused(error) : error;
      }
    };
  }
  return client as unknown as SubscriptionClient;
}

function refused(error: NodeAccessError<"JSON_RPC_ERROR">): NodeAccessError {
  const { message, context, requestId, attempts } = error;
  const { endpoint, operation, rpcMessage: response } = context;
  const refusal = new NodeAccessError("VENUE_ERROR", message, { endpoint, operation, response });
  return Object.assign(refusal, { requestId, attempts }) as NodeAccessError;
}

/** Unpacks each event. One that cannot be unpacked ends the subscription: later ones may build on it. */
function unpacked(packed: Subscription, target: CallTarget, limit: number | undefined): Subscription {
  let failed = false;
  const subscription: Subscription = {
    id: packed.id,
    unsubscribe: () => packed.unsubscribe(),
    async next() {
      const result = await packed.next();
      if (result.done) return result;
      try {
        const value = await inflate(result.value, target, limit);
        return failed ? { done: true, value: undefined } : { done: false, value };
      } catch (error) {
        failed = true;
        void packed.unsubscribe();
        throw error;
      }
    },
    return: () => packed.return(),
    [Symbol.asyncIterator]: () => subscription,
  };
  return subscription;
}
