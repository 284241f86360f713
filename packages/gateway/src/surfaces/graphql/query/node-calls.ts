import type { Caller } from "../../../access/caller.ts";
import type { CallContext } from "../../../access/call-context.ts";
import type { Pending } from "../../../access/pending-bytes.ts";
import type { RoutePreference } from "../../../upstreams/upstream.ts";
import type { InFlightRequests } from "../../../upstreams/in-flight-requests.ts";
import { rpcCode } from "../../../codec/json-rpc/rpc-failure.ts";
import type { OwnCall, SendCalls } from "../../../router/send-calls.ts";
import type { UpstreamFailure } from "../../../upstreams/upstream-failure.ts";
import type { RpcNode } from "../../../router/rpc-node.ts";
import type { CallsReply, QueryFailure } from "./messages.ts";

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
}

/** Makes the JSON-RPC calls of one query, within the caller's limits. */
export class NodeCalls {
  readonly #options: NodeCallsOptions;
  /** How many calls of each method were made. */
  readonly counts: Map<string, number> = new Map();

  constructor(options: NodeCallsOptions) {
    this.#options = options;
  }

  /** @throws UpstreamFailure if the caller's connection must be closed without a response. */
  async send(calls: readonly OwnCall[]): Promise<CallsReply> {
    const { state, node, caller, send, inFlight, preference, pending } = this.#options;
    const { policy } = node;
    const heavy = calls.filter(({ method }) => policy.isHeavy(method)).length;
    const wait = state.rateLimit.take(caller, calls.length - heavy + heavy * heavyWeight);
    if (wait > 0)
      return limited(`${state.rateLimit.describe(caller)}; try again in ${wait} s`, {
        status: 429,
        retryAfter: wait,
      });
    state.metrics.rpcCalls(calls.length);
    for (const { method } of calls) this.#count(policy.named(method) ?? "other");
    const reply = await send(calls, inFlight, preference);
    if ("text" in reply) return pending.addResponse(reply.text.length) ? reply : limited(tooManyBytes);
    const { error, failure } = reply;
    const message = failure?.reason === "too-large" ? tooManyBytes : error.message;
    return { error: { ...error, message }, failure: failure && describeFailure(failure) };
  }

  #count(name: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }
}

function limited(message: string, failure?: QueryFailure): CallsReply {
  return { error: { code: rpcCode.limit, message }, failure };
}

function describeFailure({ reason, retryAfter = 1 }: UpstreamFailure): QueryFailure {
  if (reason === "throttled" || reason === "overloaded") return { status: 429, retryAfter };
  return { status: reason === "timeout" ? 504 : 502 };
}
