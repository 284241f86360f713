import type { Attributes } from "@opentelemetry/api";
import type { Call, CallEnd, CallSurface, Outcome } from "./call.ts";

/** Attributes of a call's span, by OpenTelemetry's semantic conventions as far as they exist. */
export function callAttributes(surface: CallSurface, method: string): Attributes {
  if (surface === "grpc") return { "rpc.system.name": "grpc", "rpc.method": method.replace(/^\//, "") };
  // `batch` is not a method name.
  if (surface === "json-rpc")
    return { "rpc.system.name": "jsonrpc", ...(method !== "batch" && { "rpc.method": method }) };
  if (surface === "graphql") return { "graphql.operation.type": method };
  const [verb, route] = method.split(" ", 2);
  return { "http.request.method": verb, "http.route": route };
}

/** Attributes of a span for how its call was served. Undefined attributes are omitted. */
export function endAttributes(call: Call, end: CallEnd): Attributes {
  const { network, node, credential, isAnonymous, requestId, items } = call;
  const { outcome, upstream, attempts, cache, hedged, status } = end;
  return {
    "node_access.network": network || undefined,
    "node_access.node": node,
    "node_access.credential": isAnonymous ? undefined : credential,
    "node_access.request_id": requestId,
    "node_access.batch_size": items && sum(items.values()),
    "node_access.outcome": outcome,
    "node_access.upstream": upstream,
    "node_access.attempts": attempts,
    "node_access.cache": cache,
    "node_access.hedged": hedged,
    ...statusAttributes(call.surface, status),
    "error.type": isFault(outcome) ? outcome : undefined,
  };
}

export function statusAttributes(surface: CallSurface, status: number | undefined): Attributes {
  if (status === undefined) return {};
  return surface === "grpc" ? { "rpc.status_code": String(status) } : { "http.response.status_code": status };
}

export function isFault(outcome: Outcome): boolean {
  return outcome === "upstream" || outcome === "timeout" || outcome === "gateway";
}

function sum(counts: Iterable<number>): number {
  let total = 0;
  for (const count of counts) total += count;
  return total;
}
