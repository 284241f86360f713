import {
  type Authorized,
  authorizeWebSocket,
  invalidArgument,
  isNodeAccessError,
  kindOf,
  NodeAccessError,
  propertyOf,
} from "@node-access/auth";
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

/** A client of the venue's WebSocket, with a method for each kind of subscription. */
export type SubscriptionClient = SubscriptionMethods & {
  /**
   * Returns the same client with other options, on the same socket.
   *
   * @param options - The options that replace the client's.
   */
  with(options: CallOptions & SubscriptionOptions): SubscriptionClient;
  /**
   * Closes the socket; an open socket keeps a Node process running. Every iteration ends with
   * `CLOSED`.
   */
  close(): Promise<void>;
};

/** Options of a subscription. */
type SubscriptionOptions = Pick<SubscribeOptions, "maxBuffered" | "onReconnect">;

/**
 * Options of a subscription client. {@link CallOptions} apply to the calls that subscribe and
 * unsubscribe.
 */
export interface SubscriptionClientOptions
  extends
    CallOptions,
    SubscriptionOptions,
    Pick<WebSocketJsonRpcOptions, "connectTimeout" | "pingInterval" | "engine" | "proxy" | "userAgent"> {
  /** The venue's address, `wss://host[:port][/path]`. `/ws` is appended. There is no credential. */
  readonly endpoint: string;
}

/**
 * Creates a client for the venue's WebSocket. The first subscription opens the socket.
 * If it is lost, the client reconnects after a random delay and subscribes again. Equal
 * subscriptions are shared; later subscribers get events from then on.
 *
 * @param options - The venue's address, and defaults for subscriptions. Deadlines are in milliseconds.
 * @returns the client. Once the venue has confirmed, `subscriptions.l2Book({ coin: "BTC" })`
 * returns an async iterable of events. It ends with `VENUE_ERROR` if the venue rejects the
 * subscription, `SUBSCRIPTION_OVERFLOW` if the consumer is too slow, `UNDECODABLE_BODY` or
 * `RESPONSE_TOO_LARGE` if a compressed event is invalid or exceeds `maxResponseBytes`,
 * and `CLOSED` if the client is closed. If the venue sends a snapshot at the start,
 * it sends one again after a reconnect. A truncated message causes a reconnect, because it is
 * unknown which subscription lost an event.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names the option.
 *
 * @example
 * ```ts
 * import { createSubscriptionClient } from "@node-access/exchange/subscriptions";
 *
 * const subscriptions = createSubscriptionClient({ endpoint: "ws://127.0.0.1:9640" });
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
  const clientOptions: SubscriptionClientOptions = Object(options);
  const { endpoint, engine = platformEngine } = clientOptions;
  // Anything but text is rejected by what it is.
  const address = typeof endpoint === "string" ? `${endpoint.replace(/(\/ws)?\/*$/, "")}/ws` : endpoint;
  const authorized = authorizeWebSocket(address);
  const open = propertyOf(engine, "open");
  if (typeof open !== "function") throw invalidArgument("engine.open", "a function", kindOf(open));
  const rpc = createWebSocketJsonRpc({
    ...clientOptions,
    authorized,
    engine: venueEngine(engine),
    probeMethod: "ping",
  });
  return withMethods(rpc, authorized, clientOptions);
}

function withMethods(
  rpc: WebSocketJsonRpc,
  authorized: Authorized,
  options: CallOptions & SubscriptionOptions,
): SubscriptionClient {
  const client: Record<string, unknown> = {
    with: (changes: CallOptions & SubscriptionOptions) =>
      withMethods(rpc, authorized, { ...options, ...changes }),
    close: () => rpc.close(),
  };
  const { endpoint, redact } = authorized;
  for (const [name, { encoding }] of Object.entries(subscriptionFacts)) {
    client[name] = async (request: object = {}) => {
      if (kindOf(request) !== "object") throw invalidArgument("request", "an object", kindOf(request));
      try {
        const subscription = await rpc.subscribe(SUBSCRIBE, [name, request], options);
        const target = { operation: { name }, endpoint, redact };
        return encoding ? decompressed(subscription, target, options.maxResponseBytes) : subscription;
      } catch (error) {
        throw isNodeAccessError(error, "JSON_RPC_ERROR") ? toVenueError(error) : error;
      }
    };
  }
  return client as unknown as SubscriptionClient;
}

function toVenueError(error: NodeAccessError<"JSON_RPC_ERROR">): NodeAccessError {
  const { message, context, requestId, attempts } = error;
  const { endpoint, operation, rpcMessage: response } = context;
  const venueError = new NodeAccessError("VENUE_ERROR", message, { endpoint, operation, response });
  return Object.assign(venueError, { requestId, attempts }) as NodeAccessError;
}

/** Decompresses each event. An invalid one ends the subscription, on which later ones may depend. */
function decompressed(packed: Subscription, target: CallTarget, limit: number | undefined): Subscription {
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
