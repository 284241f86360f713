import { authorize, invalidArgument } from "@node-access/auth";
import {
  checkCallOptions,
  checkFunction,
  checkNames,
  checkNumbers,
  createHttpTransport,
  type HeadersOption,
} from "@node-access/transport";
import { createHttpJsonRpc } from "@node-access/transport/json-rpc";
import { type OwnBase, type ClientBase, createMethods } from "../methods.ts";
import type { ProtocolMethods, RpcProtocol } from "../generated/protocols.ts";
import type { OwnProtocol, Protocol, InVersion, SpecVersion } from "../protocol.ts";
import type { HttpNode, RpcClientOptions } from "../rpc-client.ts";
import { getHttpTable } from "../get-table.ts";
import type { RateLimiter } from "../limiter/index.ts";
import { checkEndpoints } from "./choose-endpoint.ts";
import { type CircuitState, EndpointHealth } from "./endpoint-health.ts";
import { EndpointPool } from "./endpoint-pool.ts";

export type { CircuitState } from "./endpoint-health.ts";

/** One endpoint of a pool. */
export interface RpcPoolEndpoint extends Pick<HttpNode<never>, "endpoint" | "credential"> {
  /** The share of calls relative to other endpoints, with `order: "weighted"`. Default 1. */
  readonly weight?: number | undefined;
  /**
   * Headers only for this endpoint, in addition to the pool's. They replace headers of the pool
   * with the same name.
   */
  readonly headers?: HeadersOption | undefined;
  /** A `rateLimiter` from `@node-access/rpc/limiter` for all requests to this endpoint. */
  readonly limiter?: Pick<RateLimiter, "limit"> | undefined;
}

/** Options of a pool. {@link CallOptions} are the defaults of its calls. */
export interface RpcPoolOptions<P extends Protocol, V extends SpecVersion<P> = never> extends Omit<
  RpcClientOptions<P, V>,
  "batch" | "credential" | "endpoint" | "methods"
> {
  /** Nodes of the same network. */
  readonly endpoints: readonly RpcPoolEndpoint[];
  /**
   * `first`: the first healthy endpoint receives all calls. `weighted`: each endpoint receives a
   * share by weight and health. Default `first`.
   */
  readonly order?: "first" | "weighted" | undefined;
}

/** The health of one endpoint of a pool. */
export interface RpcPoolHealth {
  /** The endpoint without its secrets: `https://host/***`. */
  readonly endpoint: string;
  /** `open`: not used for some time. `half-open`: the next call tries it again. */
  readonly circuit: CircuitState;
  /** From 1 (all calls succeed) down to 0. Recent calls weigh most. */
  readonly score: number;
}

/** The additional members of a pool. */
export interface RpcPoolMembers {
  /** Returns the health of each endpoint, in the order of the options. */
  health(): RpcPoolHealth[];
}

/** A client for several nodes that act as one. */
export type RpcPool<P extends keyof ProtocolMethods> = ProtocolMethods[P] &
  ClientBase<P, RpcPool<P>> &
  RpcPoolMembers;

/** A pool with the methods of a protocol of your own. */
export type OwnRpcPool<Own extends OwnProtocol> = Own["methods"] &
  OwnBase<Own, OwnRpcPool<Own>> &
  RpcPoolMembers;

/**
 * Creates a JSON-RPC client for several nodes that act as one.
 *
 * A read that fails at one endpoint is sent to another one immediately. A write is only if it was
 * provably not executed. Filters stay with the node that created them. Writes, and reads of the
 * block `pending` such as a sender's next nonce, stay with one node while it is healthy.
 * If an endpoint lacks a block that another one has reported, the block is read from another
 * endpoint. Logs of the newest blocks are read together with the node's height, and another endpoint
 * or backend is tried if that node does not have the whole range; this holds for one endpoint, too.
 * After three consecutive failures, an endpoint is not used for 1 to 30 s;
 * with Retry-After, for as long as it asks, at most an hour.
 *
 * @param options - Protocol, endpoints, and defaults for calls. Deadlines are in milliseconds.
 * @returns a client like that of `createRpcClient`, with `health()`.
 * @throws NodeAccessError `INVALID_ARGUMENT`, `CREDENTIAL_NOT_ACCEPTED` or `INSECURE_ENDPOINT` that
 * names the option.
 *
 * @example
 * ```ts
 * import { urlToken } from "@node-access/rpc";
 * import { createRpcPool } from "@node-access/rpc/pool";
 *
 * const client = createRpcPool({
 *   protocol: "ethereum",
 *   endpoints: [
 *     // Nodes of one chain at two providers, each with its own token.
 *     { endpoint: "https://node.example", credential: urlToken("t0ken") },
 *     { endpoint: "https://other.example", credential: urlToken("0ther") },
 *   ],
 * });
 * console.log(await client.eth_blockNumber(), client.health());
 * ```
 */
export function createRpcPool<P extends RpcProtocol, const V extends SpecVersion<P> = never>(
  options: RpcPoolOptions<P, V>,
): RpcPool<InVersion<P, V>>;
/** Creates a pool with the methods of a protocol of your own. */
export function createRpcPool<Own extends OwnProtocol>(options: RpcPoolOptions<Own>): OwnRpcPool<Own>;
export function createRpcPool(options: object): unknown {
  const { protocol, endpoints, order = "first" }: RpcPoolOptions<Protocol> = Object(options);
  const table = getHttpTable(protocol);
  checkEndpoints(endpoints);
  checkNames(options);
  checkCallOptions(options);
  if (order !== "first" && order !== "weighted")
    throw invalidArgument("order", "first or weighted", order as string);
  const pooled = Array.from(endpoints, (one: RpcPoolEndpoint | null, index) => {
    const { endpoint, credential, weight = 1, headers, limiter }: RpcPoolEndpoint = Object(one);
    const name = `endpoints[${index}].weight`;
    checkNumbers({ [name]: weight }, [name], (value) => value > 0 && value < Infinity);
    const authorized = authorize("node", endpoint, credential);
    const rpc = createHttpJsonRpc(
      createHttpTransport({ ...options, authorized }),
      table.rpcPath,
      table.dialect,
    );
    checkFunction(`endpoints[${index}].limiter.limit`, limiter && ((limiter.limit as unknown) ?? null));
    return { rpc: limiter?.limit(rpc) ?? rpc, weight, headers, health: new EndpointHealth() };
  });
  const health = (): RpcPoolHealth[] =>
    pooled.map(({ rpc: { endpoint }, health: { state, score } }) => ({ endpoint, circuit: state, score }));
  return createMethods(new EndpointPool(pooled, order, table), table, options, () => ({ health }));
}
