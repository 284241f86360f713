import { type Authorized, authorizeWebSocket, propertyOf, type Wire } from "@node-access/auth";
import { checkFunction, checkNumbers } from "@node-access/transport";
import { createWebSocketJsonRpc, platformEngine } from "@node-access/transport/web-socket";
import { type OwnBase, type ClientBase, createMethods } from "../methods.ts";
import { listHeightMethods } from "../pool/affinity.ts";
import { checkEndpoints } from "../pool/choose-endpoint.ts";
import { type CircuitState, EndpointHealth } from "../pool/endpoint-health.ts";
import type { ProtocolMethods, ProtocolSubscriptions, RpcProtocol } from "../generated/protocols.ts";
import type { OwnProtocol, Protocol, InVersion, SpecVersion } from "../protocol.ts";
import { getTable } from "../get-table.ts";
import { type SubscriptionMethods, subscriptionMethods } from "../subscription-methods.ts";
import type { RpcWebSocketClientOptions } from "../web-socket-client.ts";
import { type LagOptions, LagMonitor } from "./lag-monitor.ts";
import { PoolEngine } from "./pool-engine.ts";
import { SocketPool } from "./socket-pool.ts";

/** One endpoint of a WebSocket pool. */
export interface RpcWebSocketPoolEndpoint extends Pick<
  RpcWebSocketClientOptions<never>,
  "endpoint" | "credential"
> {}

/** Options of a WebSocket pool. {@link CallOptions} are the defaults of its calls. */
export interface RpcWebSocketPoolOptions<P extends Protocol, V extends SpecVersion<P> = never>
  extends LagOptions, Omit<RpcWebSocketClientOptions<P, V>, "endpoint" | "credential"> {
  /** Nodes of the same network, in order of preference. */
  readonly endpoints: readonly RpcWebSocketPoolEndpoint[];
}

/** The health of one endpoint of a WebSocket pool. */
export interface RpcWebSocketPoolHealth {
  /** The endpoint without its secrets: `wss://host/***`. */
  readonly endpoint: string;
  /** `open`: not used for some time. `half-open`: may be tried again. */
  readonly circuit: CircuitState;
  /** From 1 (no failures) down to 0. Recent events weigh most. */
  readonly score: number;
  /** Whether the socket is open at this endpoint. */
  readonly inUse: boolean;
}

/** The additional members of a pool over WebSockets. */
export interface RpcWebSocketPoolMembers {
  /** Returns the health of each endpoint, in the order of the options. */
  health(): RpcWebSocketPoolHealth[];
}

/** A client for several nodes that act as one, over a WebSocket. */
export type RpcWebSocketPool<P extends keyof ProtocolMethods> = ProtocolMethods[P] &
  ClientBase<P, RpcWebSocketPool<P>> &
  SubscriptionMethods<ProtocolSubscriptions[P], RpcWebSocketPool<P>> &
  RpcWebSocketPoolMembers;

/** A pool over WebSockets with the methods of a protocol of your own. */
export type OwnRpcWebSocketPool<Own extends OwnProtocol> = Own["methods"] &
  OwnBase<Own, OwnRpcWebSocketPool<Own>> &
  SubscriptionMethods<Own["subscriptions"], OwnRpcWebSocketPool<Own>> &
  RpcWebSocketPoolMembers;

/**
 * Creates a JSON-RPC client for several nodes that act as one, over a WebSocket. One socket is open
 * at a time, at the first healthy endpoint, for all calls, subscriptions, filters and nonces.
 * When the socket is lost or half-open, or its node lags behind or stops responding,
 * the client opens the next one at another endpoint. There it subscribes again under the same local
 * ids, and sends reads again. `watchHeads` and `watchLogs` fetch what was missed meanwhile,
 * or report it as a gap. Filters are not found any more, so `pendingTransactions` creates its filter
 * again.
 *
 * While the socket is open, the client requests the block height of all endpoints every
 * `lagInterval`, using a short-lived socket for each of the others. With three or more endpoints,
 * a height that only one of them reports is ignored. With two, the higher one counts.
 * The client does not leave a lagging endpoint while a write is in flight.
 *
 * @param options - Protocol, endpoints, and defaults for calls. Deadlines and intervals are in
 * milliseconds.
 * @returns a client like that of `createRpcWebSocketClient`, with `health()`.
 * @throws NodeAccessError `INVALID_ARGUMENT`, `CREDENTIAL_NOT_ACCEPTED` or `INSECURE_ENDPOINT` that
 * names the option.
 *
 * @example
 * ```ts
 * import { urlToken } from "@node-access/rpc";
 * import { watchHeads } from "@node-access/rpc/subscriptions";
 * import { createRpcWebSocketPool } from "@node-access/rpc/web-socket-pool";
 *
 * const client = createRpcWebSocketPool({
 *   protocol: "ethereum",
 *   endpoints: [
 *     // Nodes of one chain at two providers, each with its own token.
 *     { endpoint: "wss://node.example", credential: urlToken("t0ken") },
 *     { endpoint: "wss://other.example", credential: urlToken("0ther") },
 *   ],
 * });
 * for await (const event of watchHeads(client)) {
 *   if (event.type === "gap") console.log(`read again: ${event.fromBlock} to ${event.toBlock}`);
 *   else console.log(event.type, event.head.number);
 * }
 * ```
 *
 * Source: go-ethereum.
 */
export function createRpcWebSocketPool<P extends RpcProtocol, const V extends SpecVersion<P> = never>(
  options: RpcWebSocketPoolOptions<P, V>,
): RpcWebSocketPool<InVersion<P, V>>;
/** Creates a pool over WebSockets with the methods of a protocol of your own. */
export function createRpcWebSocketPool<Own extends OwnProtocol>(
  options: RpcWebSocketPoolOptions<Own>,
): OwnRpcWebSocketPool<Own>;
export function createRpcWebSocketPool(options: Omit<RpcWebSocketPoolOptions<never>, "protocol">): unknown {
  const {
    protocol,
    endpoints,
    engine: socketEngine = platformEngine,
  }: RpcWebSocketPoolOptions<Protocol> = Object(options);
  const table = getTable(protocol);
  const { probeMethod, dialect } = table;
  checkEndpoints(endpoints);
  checkNumbers(options, ["lagInterval", "maxLag"]);
  checkFunction("engine.open", propertyOf(socketEngine, "open") ?? null);
  const pooled = Array.from(endpoints, (one: RpcWebSocketPoolEndpoint | null) => {
    const { endpoint, credential }: RpcWebSocketPoolEndpoint = Object(one);
    return { authorized: authorizeWebSocket(endpoint, credential), health: new EndpointHealth() };
  });
  const allEndpoints = pooled.map(({ authorized: { endpoint } }) => endpoint).join(", ");
  const redact = (text: string): string =>
    pooled.reduce((redacted, { authorized }) => authorized.redact(redacted), text);
  const headers = (): Wire["headers"][] => pooled.map((one) => one.authorized.reveal().headers);
  const engine = new PoolEngine(pooled, socketEngine, redact, () => pooled[1] && monitor.start());
  const authorized: Authorized = {
    // The endpoint of the open socket, if there is one.
    get endpoint() {
      return engine.current?.endpoint.authorized.endpoint ?? allEndpoints;
    },
    redact,
    // Used only to check whether an endpoint needs a header. The engine sends the headers of each
    // endpoint.
    reveal: () => ({ url: "", headers: Object.assign({}, ...headers()) as Wire["headers"] }),
  };
  const rpc = createWebSocketJsonRpc({ ...options, authorized, engine, probeMethod, dialect });
  const pool = new SocketPool(rpc, table, { endpoint: allEndpoints, redact });
  const monitor = new LagMonitor(
    {
      endpoints: pooled,
      current: () => engine.current,
      rpc,
      connect: ({ authorized: other }) =>
        createWebSocketJsonRpc({ ...options, authorized: other, engine: socketEngine, probeMethod, dialect }),
      abandon: (socket) => pool.isWriting || socket.abandon(),
      heightMethods: listHeightMethods(table),
    },
    options,
  );
  const close = (): Promise<void> => {
    monitor.stop();
    return rpc.close();
  };
  const health = (): RpcWebSocketPoolHealth[] =>
    pooled.map(({ authorized: { endpoint }, health: { state, score } }, index) => ({
      endpoint,
      circuit: state,
      score,
      inUse: engine.current?.endpoint === pooled[index],
    }));
  const addSubscriptions = subscriptionMethods({ ...rpc, close }, table);
  return createMethods(pool, table, options, (own) => ({ ...addSubscriptions(own), health }));
}
