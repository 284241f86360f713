import type { RequestSpan } from "../request-span.ts";
import type { Cost, ClusterRequest, RoutedCall, RoutePreference, Upstream } from "../cluster.ts";
import { callText } from "./rpc-message.ts";

/** Further options of a request. */
interface RequestOptions {
  /** The only upstream that can serve the request. */
  readonly only?: Upstream | undefined;
  readonly route?: RoutePreference | undefined;
  /** The span of the caller's request. */
  readonly span?: RequestSpan | undefined;
  /** Who the request is for. Default: the gateway itself. */
  readonly tenant?: string | undefined;
}

/**
 * @returns the request that sends one call upstream.
 * @throws RpcFailure if its params nest too deep.
 */
export function callRequest(
  call: RoutedCall,
  { only, route, span, tenant }: RequestOptions = {},
): ClusterRequest {
  const request: { -readonly [Key in keyof ClusterRequest]: ClusterRequest[Key] } = {
    method: "POST",
    path: "",
    body: callText(call),
    idempotency: call.facts.idempotency,
    cost: call.facts.cost,
    call,
    calls: [call],
  };
  if (call.block !== undefined) request.minBlock = call.block;
  if (call.readsPending) request.isSticky = true;
  if (only) request.only = only;
  const preference = route ?? call.route;
  if (preference) request.route = preference;
  if (span) request.span = span;
  if (tenant !== undefined) request.tenant = tenant;
  return request;
}

/** The routing that the request asks for, or else the call. */
function routeOf(
  call: RoutedCall | undefined,
  preference: RoutePreference | undefined,
): { readonly route?: RoutePreference } {
  const route = preference ?? call?.route;
  return route ? { route } : {};
}

/**
 * @returns the request that sends several calls as one batch. It is a write if one of the calls is.
 * @throws RpcFailure if params nest too deep.
 */
export function batchRequest(
  calls: readonly RoutedCall[],
  { only, route, span, tenant }: RequestOptions = {},
): ClusterRequest {
  return {
    method: "POST",
    path: "",
    body: `[${calls.map(callText).join(",")}]`,
    idempotency: calls.some(({ facts }) => facts.idempotency === "write") ? "write" : "idempotent",
    cost: costOf(calls),
    calls,
    ...newestBlock(calls),
    ...(calls.some(({ readsPending }) => readsPending) && { isSticky: true }),
    ...(only && { only }),
    ...routeOf(calls[0], route),
    ...(span && { span }),
    ...(tenant !== undefined && { tenant }),
  };
}

function newestBlock(calls: readonly RoutedCall[]): { readonly minBlock?: number } {
  let newest = -1;
  for (const { block = -1 } of calls) newest = Math.max(newest, block);
  return newest < 0 ? {} : { minBlock: newest };
}

/** A batch of this many calls or more takes a node about as long as one call of the next cost class. */
const largeBatch = 10;
const hugeBatch = 100;

/** A batch costs at least as much as its most expensive call. */
function costOf(calls: readonly RoutedCall[]): Cost {
  if (calls.length >= hugeBatch || calls.some(({ facts }) => facts.cost === "heavy")) return "heavy";
  return calls.length >= largeBatch || calls.some(({ facts }) => facts.cost === "standard")
    ? "standard"
    : "light";
}
