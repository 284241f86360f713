import DataLoader from "dataloader";
import { GraphQLError } from "graphql";
import type { Caller } from "../../../access/caller.ts";
import type { CallContext } from "../../../access/call-context.ts";
import type { Pending } from "../../../access/pending-bytes.ts";
import type { RoutePreference } from "../../../codec/cluster.ts";
import type { InFlightRequests } from "../../../codec/in-flight-requests.ts";
import { rpcCode, type RpcError } from "../../../codec/json-rpc/rpc-failure.ts";
import type { CallOutcome, OwnCall, SendCalls } from "../../../codec/json-rpc/send-calls.ts";
import { isDisconnect } from "../../../codec/upstream-failure.ts";
import type { RpcNode } from "../../../router/rpc-node.ts";
import type { QueryCost } from "./query-cost.ts";

/** How many requests a heavy call counts as. */
const heavyWeight = 10;

const tooManyBytes =
  "this query and others in flight read too many bytes of the node. Ask for fewer blocks at a time; " +
  "the gateway's option limits.pendingBytes raises the limit";

export interface NodeCallsOptions {
  readonly state: CallContext;
  readonly node: RpcNode;
  readonly caller: Caller;
  readonly send: SendCalls;
  readonly inFlight: InFlightRequests;
  readonly preference: RoutePreference | undefined;
  /** Counts what was read from the node, which stays in memory until the query has ended. */
  readonly pending: Pending;
  readonly cost: QueryCost;
}

/** Why no field could be read, as an HTTP status. */
export interface QueryFailure {
  readonly status: number;
  /** Seconds after which the query may be sent again. */
  readonly retryAfter?: number;
}

/**
 * The JSON-RPC calls of one query. Calls that are made at the same time are sent as one batch,
 * and equal ones once.
 */
export class NodeCalls {
  readonly #options: NodeCallsOptions;
  readonly #loader: DataLoader<OwnCall, unknown, string>;
  /** How many calls of each method were made. */
  readonly counts: Map<string, number> = new Map();
  /** The last reason for which a call was not served, if it has nothing to do with the call. */
  failure: QueryFailure | undefined;
  /** Set if the caller's connection must be closed without a response. */
  disconnect: unknown;

  constructor(options: NodeCallsOptions) {
    this.#options = options;
    this.#loader = new DataLoader((calls) => this.#load(calls), {
      cacheKeyFn: ({ method, params }) => `${method} ${JSON.stringify(params)}`,
      maxBatchSize: options.state.limits.batchItems,
    });
  }

  /**
   * @returns the call's result.
   * @throws GraphQLError with the error of the node or of the gateway.
   */
  call(method: string, ...params: unknown[]): Promise<unknown> {
    return this.#loader.load({ method, params });
  }

  async #load(calls: readonly OwnCall[]): Promise<unknown[]> {
    const { state, node, caller, cost, send, inFlight, preference, pending } = this.#options;
    const { policy } = node;
    const heavy = calls.filter(({ method }) => policy.isHeavy(method)).length;
    const light = calls.length - heavy;
    cost.addCalls(light, heavy);
    const wait = state.rateLimit.take(caller, light + heavy * heavyWeight);
    if (wait > 0) {
      this.failure = { status: 429, retryAfter: wait };
      throw errorOf({ code: rpcCode.limit, message: `too many requests; try again in ${wait} s` });
    }
    state.metrics.rpcCalls(calls.length);
    for (const { method } of calls) this.#count(policy.named(method) ?? "other");
    try {
      const { outcomes, length } = await send(calls, inFlight, preference);
      if (!pending.addResponse(length)) throw errorOf({ code: rpcCode.limit, message: tooManyBytes });
      return outcomes.map((outcome) => (outcome.error ? this.#failed(outcome) : outcome.result));
    } catch (error) {
      if (isDisconnect(error)) this.disconnect = error;
      throw error;
    }
  }

  #count(name: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  #failed({ error, failure }: CallOutcome & { readonly error: RpcError }): GraphQLError {
    if (failure?.reason === "throttled" || failure?.reason === "overloaded" || error.code === rpcCode.limit)
      this.failure = { status: 429, retryAfter: failure?.retryAfter ?? waitIn(error) ?? 1 };
    else if (failure || error.code === rpcCode.unavailable)
      this.failure = { status: failure?.reason === "timeout" ? 504 : 502 };
    return errorOf(failure?.reason === "too-large" ? { ...error, message: tooManyBytes } : error);
  }
}

function errorOf({ code, message, data }: RpcError): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...(data !== undefined && { data }) } });
}

/** @returns the seconds to wait, which the gateway states in its errors about limits. */
function waitIn({ data }: RpcError): number | undefined {
  const { try_again_in: wait }: { try_again_in?: unknown } = Object(data);
  return typeof wait === "string" && /^\d{1,9}s$/.test(wait) ? Number.parseInt(wait, 10) : undefined;
}
