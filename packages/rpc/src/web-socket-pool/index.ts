import { type Authorized, authorizeWebSocket, type CredentialFor, type Wire } from "@node-access/auth";
import { type CallOptions, checkNumbers } from "@node-access/transport";
import {
  createWebSocketJsonRpc,
  platformEngine,
  type WebSocketJsonRpcOptions,
} from "@node-access/transport/web-socket";
import { probeMethod } from "../generated/operations.ts";
import type { ProtocolMethods, ProtocolSubscriptions, RpcProtocol } from "../generated/protocols.ts";
import { type ClientBase, createMethods } from "../methods.ts";
import { checkEndpoints } from "../pool/choose-endpoint.ts";
import { type CircuitState, EndpointHealth } from "../pool/endpoint-health.ts";
import { withProviderEvents } from "../provider-events.ts";
import type { InVersion, SpecVersion } from "../spec-version.ts";
import { type Subscribing, subscribing, type SubscriptionOptions } from "../subscription-methods.ts";
import { type LagOptions, LagWatch } from "./lag-monitor.ts";
import { PoolEngine } from "./pool-engine.ts";
import { SocketPool } from "./socket-pool.ts";

/** One endpoint of a pool of sockets. */
export interface RpcWebSocketPoolEndpoint {
  /** The node's address, `wss://host[:port][/path]`, without its token; with a credential `/ws` is added. */
  readonly endpoint: string;
  /** `urlToken(...)` or, outside of browsers, `basic(...)`; none for a node that asks for none. */
  readonly credential?: CredentialFor<"node"> | undefined;
}

/** Which nodes to call over a WebSocket, and how. {@link CallOptions} are the defaults of all calls. */
export interface RpcWebSocketPoolOptions<P extends RpcProtocol, V extends SpecVersion<P> = never>
  extends
    CallOptions,
    LagOptions,
    Pick<WebSocketJsonRpcOptions, "connectTimeout" | "pingInterval" | "engine" | "proxy" | "userAgent">,
    SubscriptionOptions {
  /** The nodes' protocol: decides which methods and subscriptions there are. */
  readonly protocol: P;
  /**
   * The version of the protocol's specification that is spoken at the endpoints, such as `"0.9"` of Starknet: decides what
   * compiles, and nothing at run time. Default: the newest.
   */
  readonly specVersion?: V | undefined;
  /** Nodes of the same network, the preferred one first. */
  readonly endpoints: readonly RpcWebSocketPoolEndpoint[];
}

/** The health of one endpoint of a pool of sockets. */
export interface RpcWebSocketPoolHealth {
  /** The endpoint without its secrets: `wss://host/***`. */
  readonly endpoint: string;
  /** `open`: it is left alone for a while. `half-open`: it may be tried again. */
  readonly circuit: CircuitState;
  /** From 1, where all goes well, down to 0; the latest weighs most. */
  readonly score: number;
  /** Whether the socket is open there. */
  readonly inUse: boolean;
}

/** A client of several nodes over a WebSocket that behave as one. */
export type RpcWebSocketPool<P extends keyof ProtocolMethods> = ProtocolMethods[P] &
  ClientBase<P, RpcWebSocketPool<P>> &
  Subscribing<ProtocolSubscriptions[P], RpcWebSocketPool<P>> & {
    /** How each of the endpoints does, in the order in which they were given. */
    health(): RpcWebSocketPoolHealth[];
  };

/**
 * Makes a JSON-RPC client of several nodes that behave as one over a WebSocket. One socket is open at a time, at the first
 * endpoint that is healthy; calls, subscriptions, filters and nonces stay there together. When it is lost, is half-open, or
 * its node lags behind another one or answers nothing more, the next is opened at once where an endpoint takes it:
 * subscriptions are made again there under the same local ids, calls that only read are sent again. `watchHeads` and
 * `watchLogs` make up for what was missed meanwhile, or tell it as a gap; a filter is not found any more, so that
 * `newBlocks` and `newLogs` make it again.
 *
 * While the socket is open, all endpoints are asked every `lagInterval` how far they are, the others over a socket of
 * their own for that moment. Of three or more, what only one of them claims to have counts for nothing; of two, the one
 * that is further is believed. An endpoint that lags is not left while a write is in flight.
 *
 * @param options - Protocol and endpoints; deadlines and intervals in milliseconds.
 * @returns the client: as `createRpcWebSocketClient` makes it, and `health()`.
 * @throws NodeAccessError `INVALID_ARGUMENT`, `CREDENTIAL_NOT_ACCEPTED` or `INSECURE_ENDPOINT`, naming the option.
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
 * Source: interface, B.4 and Authentication; go-ethereum for subscriptions.
 */
export function createRpcWebSocketPool<P extends RpcProtocol, const V extends SpecVersion<P> = never>(
  options: RpcWebSocketPoolOptions<P, V>,
): RpcWebSocketPool<InVersion<P, V>> {
  const { endpoints, engine: opening = platformEngine }: RpcWebSocketPoolOptions<P, V> = Object(options);
  checkEndpoints(endpoints);
  checkNumbers(options, ["lagInterval", "maxLag"]);
  const pooled = Array.from(endpoints, (one: RpcWebSocketPoolEndpoint | null) => {
    const { endpoint, credential }: RpcWebSocketPoolEndpoint = Object(one);
    return { authorized: authorizeWebSocket(endpoint, credential), health: new EndpointHealth() };
  });
  const all = pooled.map(({ authorized: { endpoint } }) => endpoint).join(", ");
  const redact = (text: string): string =>
    pooled.reduce((shown, { authorized }) => authorized.redact(shown), text);
  const headers = (): Wire["headers"][] => pooled.map((one) => one.authorized.reveal().headers);
  const engine = new PoolEngine(pooled, opening, redact, () => pooled[1] && watch.start());
  const authorized: Authorized = {
    // Of what concerns one socket, where that is.
    get endpoint() {
      return engine.current?.endpoint.authorized.endpoint ?? all;
    },
    redact,
    // The engine knows those of each endpoint. Here it is only checked whether one needs a header.
    reveal: () => ({ url: "", headers: Object.assign({}, ...headers()) as Wire["headers"] }),
  };
  const rpc = withProviderEvents(all, (onSocket) =>
    createWebSocketJsonRpc({ ...options, authorized, engine, probeMethod, onSocket }),
  );
  const pool = new SocketPool(rpc, { endpoint: all, redact });
  const watch = new LagWatch(
    {
      endpoints: pooled,
      current: () => engine.current,
      rpc,
      connect: ({ authorized: other }) =>
        createWebSocketJsonRpc({ ...options, authorized: other, engine: opening, probeMethod }),
      leave: (socket) => pool.isWriting || socket.leave(),
    },
    options,
  );
  const close = (): Promise<void> => {
    watch.stop();
    return rpc.close();
  };
  const health = (): RpcWebSocketPoolHealth[] =>
    pooled.map(({ authorized: { endpoint }, health: { state, score } }, index) => ({
      endpoint,
      circuit: state,
      score,
      inUse: engine.current?.endpoint === pooled[index],
    }));
  const adding = subscribing({ ...rpc, close });
  return createMethods(pool, options, (own) => ({ ...adding(own), health }));
}
