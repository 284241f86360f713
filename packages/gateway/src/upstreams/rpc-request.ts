import { Buffer } from "node:buffer";
import type { MethodFacts } from "../generated/methods.ts";
import type { RequestSpan } from "../observe/request-span.ts";
import type { ClusterRequest, InFlight, RoutedCall, RoutePreference, Upstream } from "./upstream.ts";
import type { Cost } from "../options/limits.ts";
import { callText, checkDepth } from "../codec/json-rpc/rpc-message.ts";

interface RequestOptions {
  readonly only?: Upstream | undefined;
  readonly route?: RoutePreference | undefined;
  readonly span?: RequestSpan | undefined;
  readonly tenant?: string | undefined;
  readonly inFlight?: InFlight | undefined;
}

/** @returns a call of the gateway's own. */
export function createCall(facts: MethodFacts, params: string): RoutedCall {
  return { id: "1", method: facts.name, params, facts };
}

type Writable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

/** @throws RpcFailure if its params nest too deep. */
export function callRequest(
  call: RoutedCall,
  { only = call.only, route = call.route, span, tenant, inFlight }: RequestOptions = {},
): ClusterRequest {
  checkDepth(call);
  const request: Writable<ClusterRequest> = {
    method: "POST",
    path: "",
    idempotency: call.facts.idempotency,
    cost: call.facts.cost,
    call,
    calls: [call],
    inFlight,
  };
  if (call.block !== undefined) request.minBlock = call.block;
  if (call.readsPending) request.isSticky = true;
  addOptions(request, { only, route, span, tenant });
  return request;
}

/** @returns the request with another call, such as the same one with a number instead of a tag. */
export function withCall(request: ClusterRequest, call: RoutedCall): ClusterRequest {
  const changed: Writable<ClusterRequest> = { ...request, call, calls: [call] };
  if (call.block !== undefined) changed.minBlock = call.block;
  if (call.readsPending) changed.isSticky = true;
  return changed;
}

/** Makes one batch: a write if one of the calls is. @throws RpcFailure if params nest too deep. */
export function batchRequest(
  calls: readonly RoutedCall[],
  { only, route = calls[0]?.route, span, tenant, inFlight }: RequestOptions = {},
): ClusterRequest {
  for (const call of calls) checkDepth(call);
  const request: Writable<ClusterRequest> = {
    method: "POST",
    path: "",
    idempotency: calls.some(({ facts }) => facts.idempotency === "write") ? "write" : "idempotent",
    cost: estimateCost(calls),
    calls,
    inFlight,
  };
  let newest = -1;
  for (const { block = -1 } of calls) newest = Math.max(newest, block);
  if (newest >= 0) request.minBlock = newest;
  if (calls.some(({ readsPending }) => readsPending)) request.isSticky = true;
  addOptions(request, { only, route, span, tenant });
  return request;
}

function addOptions(request: Writable<ClusterRequest>, { only, route, span, tenant }: RequestOptions): void {
  if (only) request.only = only;
  if (route) request.route = route;
  if (span) request.span = span;
  if (tenant !== undefined) request.tenant = tenant;
}

/** @returns the text of a request's body, as it is sent upstream; `undefined` if it has none. */
export function bodyText({ body, call, calls }: ClusterRequest): string | undefined {
  if (call) return callText(call);
  return calls ? `[${calls.map(callText).join(",")}]` : body;
}

export function bodyBytes(request: ClusterRequest): number {
  return request.bytes?.length ?? Buffer.byteLength(bodyText(request) ?? "");
}

/** A batch of this many calls or more takes a node about as long as one call of the next cost class. */
const largeBatch = 10;
const hugeBatch = 100;

/** A batch costs at least as much as its most expensive call. */
function estimateCost(calls: readonly RoutedCall[]): Cost {
  if (calls.length >= hugeBatch || calls.some(({ facts }) => facts.cost === "heavy")) return "heavy";
  return calls.length >= largeBatch || calls.some(({ facts }) => facts.cost === "standard")
    ? "standard"
    : "light";
}
