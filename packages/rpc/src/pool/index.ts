import { authorize, type CredentialFor, invalidArgument } from "@node-access/auth";
import {
  type CallOptions,
  checkNumbers,
  createHttpTransport,
  type HeadersOption,
} from "@node-access/transport";
import { type BatchOptions, createHttpJsonRpc } from "@node-access/transport/json-rpc";
import type { ProtocolMethods, RpcProtocol } from "../generated/protocols.ts";
import { checkBatch, type ClientBase, createMethods, pathOf } from "../methods.ts";
import type { InVersion, SpecVersion } from "../spec-version.ts";
import { checkEndpoints } from "./choose-endpoint.ts";
import { type CircuitState, EndpointHealth } from "./endpoint-health.ts";
import { EndpointPool } from "./endpoint-pool.ts";

export type { CircuitState } from "./endpoint-health.ts";

/** One endpoint of a pool. */
export interface RpcPoolEndpoint {
  /** The node's address, `https://host[:port][/path]`, without its token. */
  readonly endpoint: string;
  /** `urlToken(...)` or `basic(...)`; none for a node that asks for none. */
  readonly credential?: CredentialFor<"node"> | undefined;
  /** How often it is chosen beside the others, with `order: "weighted"`. Default 1. */
  readonly weight?: number | undefined;
  /** Headers for this endpoint alone, besides the pool's. Of one name, the endpoint's own is sent. */
  readonly headers?: HeadersOption | undefined;
}

/** Which nodes to call, and how. {@link CallOptions} are the defaults of all calls. */
export interface RpcPoolOptions<P extends RpcProtocol, V extends SpecVersion<P> = never> extends CallOptions {
  /** The nodes' protocol: decides which methods there are. */
  readonly protocol: P;
  /**
   * The version of the protocol's specification that is spoken at the endpoints, such as `"0.9"` of Starknet: decides what
   * compiles, and nothing at run time. Default: the newest.
   */
  readonly specVersion?: V | undefined;
  /** Nodes of the same network. */
  readonly endpoints: readonly RpcPoolEndpoint[];
  /**
   * `first`: the first healthy endpoint takes all calls. `weighted`: each takes its share, by weight and health. Default
   * `first`.
   */
  readonly order?: "first" | "weighted" | undefined;
  /** Bounds of a batch. */
  readonly batch?: BatchOptions | undefined;
  /** Makes the requests instead of the platform's own way. What it does with its connections is up to it, also after an abort. */
  readonly fetch?: typeof fetch | undefined;
  /** The User-Agent header, where the platform lets it be set. */
  readonly userAgent?: string | undefined;
  /** On Node: a proxy's address, or `"environment"` for that of `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`. Default: none. */
  readonly proxy?: string | undefined;
}

/** The health of one endpoint of a pool. */
export interface RpcPoolHealth {
  /** The endpoint without its secrets: `https://host/***`. */
  readonly endpoint: string;
  /** `open`: it is left alone for a while. `half-open`: the next call tries it again. */
  readonly circuit: CircuitState;
  /** From 1, where all calls are answered, down to 0; the latest weigh most. */
  readonly score: number;
}

/** A client of several nodes that behave as one. */
export type RpcPool<P extends keyof ProtocolMethods> = ProtocolMethods[P] &
  ClientBase<P, RpcPool<P>> & {
    /** How each of the endpoints does, in the order in which they were given. */
    health(): RpcPoolHealth[];
  };

/**
 * Makes a JSON-RPC client of several nodes that behave as one.
 *
 * A read that fails at one endpoint goes on at another at once. A write does only if it provably was not executed. What
 * belongs together stays together: a filter with the node that made it; writes, and reads of the block `pending` such as a
 * sender's next nonce, with one node as long as it is healthy. A block that one endpoint has told of and another does not
 * have yet is read elsewhere. An endpoint that fails three times in a row is left alone for 1 to 30 s; one that
 * asks to wait, for as long, an hour at most.
 *
 * @param options - Protocol and endpoints; deadlines in milliseconds.
 * @returns the client: as `createRpcClient` makes it, and `health()`.
 * @throws NodeAccessError `INVALID_ARGUMENT`, `CREDENTIAL_NOT_ACCEPTED` or `INSECURE_ENDPOINT`, naming the option.
 *
 * @example
 * ```ts
 * import { urlToken } from "@node-access/rpc";
 * import { createRpcPool } from "@node-access/rpc/pool";
 *
 * const client = createRpcPool({
 *   protocol: "ethereum",
 *   endpoints: [
 *     { endpoint: "https://node.example", credential: urlToken("t0ken") },
 *     { endpoint: "https://other.example", credential: urlToken("0ther") },
 *   ],
 * });
 * console.log(await client.eth_blockNumber(), client.health());
 * ```
 *
 * Source: interface, B and Authentication.
 */
export function createRpcPool<P extends RpcProtocol, const V extends SpecVersion<P> = never>(
  options: RpcPoolOptions<P, V>,
): RpcPool<InVersion<P, V>> {
  const { protocol, endpoints, order = "first", batch = {} }: RpcPoolOptions<P, V> = Object(options);
  const path = pathOf(protocol);
  checkEndpoints(endpoints);
  if (order !== "first" && order !== "weighted")
    throw invalidArgument("order", "first or weighted", String(order));
  checkBatch(batch);
  const pooled = Array.from(endpoints, (one: RpcPoolEndpoint | null, index) => {
    const { endpoint, credential, weight = 1, headers }: RpcPoolEndpoint = Object(one);
    const name = `endpoints[${index}].weight`;
    checkNumbers({ [name]: weight }, [name], (value) => value > 0 && value < Infinity);
    const authorized = authorize("node", endpoint, credential);
    const rpc = createHttpJsonRpc(createHttpTransport({ ...options, authorized }), path);
    return { rpc, weight, headers, health: new EndpointHealth() };
  });
  const health = (): RpcPoolHealth[] =>
    pooled.map(({ rpc: { endpoint }, health: { state, score } }) => ({ endpoint, circuit: state, score }));
  return createMethods(new EndpointPool(pooled, order, batch), options, () => ({ health }));
}
