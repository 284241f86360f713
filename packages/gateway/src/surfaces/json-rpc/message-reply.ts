import { Buffer } from "node:buffer";
import { logStandIn } from "../../observe/log.ts";
import type { IncomingMessage } from "node:http";
import type { CallContext } from "../../access/call-context.ts";
import { checkOpen } from "../../access/locate-node.ts";
import type { Pending } from "../../access/pending-bytes.ts";
import { checkPreference, routePreference } from "../../access/route-preference.ts";
import type { InFlightRequests } from "../../upstreams/in-flight-requests.ts";
import { HttpProblem, overloadedRetryAfter } from "../../codec/http/problem.ts";
import { inDialect, chooseStatus } from "../../codec/json-rpc/dialect.ts";
import { rpcCode, type RpcError, RpcFailure } from "../../codec/json-rpc/rpc-failure.ts";
import { RepeatedCalls } from "./repeated-calls.ts";
import { errorText, readRpcMessage, type RpcMessage } from "../../codec/json-rpc/rpc-message.ts";
import type { JsonScanner } from "../../codec/json/json-scanner.ts";
import type { Reply, RoutePreference } from "../../upstreams/upstream.ts";
import {
  isLate,
  overloadFailure,
  tooManyLargeResponses,
  UpstreamFailure,
} from "../../upstreams/upstream-failure.ts";
import type { RpcNode } from "../../router/rpc-node.ts";
import { respondToRpc } from "./respond-to-rpc.ts";
import { type Origin, reportCall, reportFailure } from "./report-call.ts";
import { limited, ownReply, asRpcError } from "./rpc-reply.ts";

/** How many requests a heavy call counts as, such as a trace. */
const heavyWeight = 10;

/** A message as it was received. */
export interface ReceivedMessage {
  readonly text: string;
  /** How many requests were already counted for it. Default: none. */
  readonly charged?: number;
  /** Seconds after which the caller may send so large a text, if that was checked before. */
  readonly wait?: number;
  /** Has already checked the text. */
  readonly scanner?: JsonScanner | undefined;
  /** The HTTP request that carried it: its headers may ask for a certain routing. */
  readonly request?: IncomingMessage;
  /** The routing that its sender asks for, if there is no HTTP request. */
  readonly route?: RoutePreference;
}

/** How many requests the calls of a message count as. */
function countWork({ policy }: RpcNode, { items }: RpcMessage): number {
  let sum = 0;
  for (const item of items) sum += "method" in item && policy.isHeavy(item.method) ? heavyWeight : 1;
  return sum;
}

/** Shared by all nodes. */
const repeatedCalls = new RepeatedCalls();

/** Responds to the text of a JSON-RPC request or batch, over any transport; failures become JSON-RPC errors. */
export class Exchange {
  readonly #state: CallContext;
  readonly #origin: Origin;
  readonly #inFlight: InFlightRequests;
  readonly #pending: Pending;
  /** Undefined until it is parsed. */
  #message: RpcMessage | undefined;

  /** @param pending - Counts the response's bytes, if it is complete. */
  constructor(state: CallContext, origin: Origin, inFlight: InFlightRequests, pending: Pending) {
    this.#state = state;
    this.#origin = origin;
    this.#inFlight = inFlight;
    this.#pending = pending;
  }

  /** @returns the response itself if it is available at once, such as one from the cache. */
  reply({
    text,
    charged = 0,
    wait: checked,
    scanner,
    request,
    route,
  }: ReceivedMessage): Reply | Promise<Reply> {
    const { limits, rateLimit, metrics } = this.#state;
    const { caller, node } = this.#origin;
    try {
      // Checked before parsing: a caller that sends too much must not cost CPU time.
      const early = checked ?? rateLimit.wait(caller, rateLimit.cost(0, text.length) - charged);
      if (early > 0) return this.#limited(early);
      const hasDialects = node.errorStatuses !== undefined;
      const known = hasDialects ? undefined : repeatedCalls.read(text);
      const message = known ?? readRpcMessage(text, limits.batchItems, scanner, hasDialects);
      this.#message = message;
      metrics.rpcCalls(message.items.length);
      const cost = rateLimit.cost(countWork(node, message), text.length) - charged;
      const wait = rateLimit.take(caller, cost);
      const later = wait > 0 ? rateLimit.request(caller, cost) : undefined;
      if (wait > 0 && !later) return this.#limited(wait);
      const preference = route ?? (request && routePreference(caller, request));
      const respond = (): Reply | Promise<Reply> =>
        respondToRpc(node, caller, message, this.#inFlight, preference);
      const begin = (): Reply | Promise<Reply> =>
        preference ? this.#prepare(preference).then(respond) : respond();
      if (later) return this.#replyAfter(later, cost, begin);
      const reply = begin();
      if (reply instanceof Promise) return this.#finish(reply);
      const [item] = message.items;
      if (!known && !hasDialects && !message.isBatch && item && reply.route?.cache === "hit")
        repeatedCalls.add(text, item);
      return this.#checked(reply);
    } catch (error) {
      return this.#failed(error);
    }
  }

  /** The node and the credential may end while the call waits for a block. */
  async #prepare(preference: RoutePreference): Promise<void> {
    const { caller, node } = this.#origin;
    await checkPreference(node.cluster, preference, this.#inFlight);
    if (preference.notBefore !== undefined) checkOpen(this.#state, node.id, caller);
  }

  /** Responds once the other instances have said whether the caller may send this. */
  async #replyAfter(asked: Promise<void>, cost: number, begin: () => Reply | Promise<Reply>): Promise<Reply> {
    await asked;
    const wait = this.#state.rateLimit.take(this.#origin.caller, cost);
    return wait > 0 ? this.#limited(wait) : this.#finish((async () => begin())());
  }

  #limited(wait: number): Reply {
    return this.#served(limited(this.#readIds(), wait, this.#state.rateLimit.describe(this.#origin.caller)));
  }

  async #finish(pendingReply: Promise<Reply>): Promise<Reply> {
    try {
      return this.#checked(await pendingReply);
    } catch (error) {
      return this.#failed(error);
    }
  }

  /** @throws UpstreamFailure if there is no room for the response. */
  #checked(reply: Reply): Reply {
    const { node } = this.#origin;
    if (Buffer.isBuffer(reply.body) && !this.#pending.addResponse(reply.body.length))
      throw describeOverload(node, this.#message);
    const { label: by } = node.cluster;
    if (by) logStandIn(this.#state.log, node.id, node.part, by);
    return this.#served(reply);
  }

  #served(reply: Reply, failed?: string): Reply {
    const end = this.#inFlight.isAborted ? undefined : reply;
    reportCall(this.#origin, end, this.#message, failed);
    return this.#inDialect(reply);
  }

  /** A single call gets the response as the node itself would write it for this caller. */
  #inDialect(reply: Reply): Reply {
    const { errorStatuses } = this.#origin.node;
    const { isBatch, items: [item] = [] } = this.#message ?? {};
    if (!errorStatuses || isBatch || item?.dialect === undefined) return reply;
    const { dialect } = item;
    return { ...inDialect(reply, dialect), status: chooseStatus(reply, dialect, errorStatuses) };
  }

  /**
   * The id of a single call. Over HTTP, a batch that fails as a whole gets one error. On a socket, only the ids of its
   * calls show which of the messages in flight has failed.
   */
  #readIds(): string | readonly string[] {
    const { isBatch, items = [] } = this.#message ?? {};
    if (isBatch) return this.#origin.isSocket ? items.map(({ id }) => id) : "null";
    return items[0]?.id ?? "null";
  }

  /** @throws the error itself if it is not a failure of the call or of its upstreams. */
  #failed(error: unknown): Reply {
    const reply = failureReply(this.#readIds(), error);
    if (reply) return this.#served(reply, error instanceof UpstreamFailure ? error.failed : undefined);
    reportFailure(this.#origin, error, this.#message);
    throw error;
  }
}

function failureReply(id: string | readonly string[], error: unknown): Reply | undefined {
  if (error instanceof RpcFailure) return ownReply(errorText(id, error.error), error.status);
  // A credential that has ended gets the same response everywhere.
  if (error instanceof HttpProblem && error.status !== 401) {
    const reply = ownReply(errorText(id, routeError(error)), error.status);
    return error.retryAfter === undefined ? reply : { ...reply, retryAfter: String(error.retryAfter) };
  }
  if (!(error instanceof UpstreamFailure)) return undefined;
  if (error.reason === "overloaded")
    return limited(id, overloadedRetryAfter, tooManyLargeResponses, "gateway");
  if (error.reason === "throttled") return limited(id, error.retryAfter ?? 1, error.message, "upstreams");
  return ownReply(errorText(id, asRpcError(error)), isLate(error) ? 504 : 502);
}

/** The error of a caller that asks for a routing which it cannot have. */
function routeError({ status, code: reason, message, newest }: HttpProblem): RpcError {
  if (status === 503) return { code: rpcCode.notFound, message, data: { reason, newest } };
  return status === 403
    ? { code: rpcCode.invalidRequest, message, data: { reason } }
    : { code: rpcCode.invalidParams, message };
}

export function describeOverload(node: RpcNode, message: RpcMessage | undefined): UpstreamFailure {
  const writes = message?.items.some(
    (item) => "method" in item && node.policy.allowed(item.method)?.idempotency === "write",
  );
  return overloadFailure(writes === true);
}
