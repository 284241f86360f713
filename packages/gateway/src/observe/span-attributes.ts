import type { Attributes } from "@opentelemetry/api";
import type { Call, CallEnd, CallSurface, Outcome } from "./call.ts";

/** What a span says of a call, in the terms of OpenTelemetry's semantic conventions where they have one. */
export function callAttributes(surface: CallSurface, method: string): Attributes {
  if (surface === "grpc") return { "rpc.system.name": "grpc", "rpc.method": method.replace(/^\//, "") };
  // A batch is no method.
  if (surface === "json-rpc")
    return { "rpc.system.name": "jsonrpc", ...(method !== "batch" && { "rpc.method": method }) };
  const [verb, route] = method.split(" ", 2);
  return { "http.request.method": verb, "http.route": route };
}

/** What a span says of how a call was served. Undefined attributes are omitted. */
export function endAttributes(call: Call, end: CallEnd): Attributes {
  const { network, node, credential, isStranger, requestId, items } = call;
  const { outcome, upstream, attempts, cache, hedged, status } = end;
  return {
    "node_access.network": network || undefined,
    "node_access.node": node,
    "node_access.credential": isStranger ? undefined : credential,
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

/** The status of a response, as the surface's conventions call it. */
export function statusAttributes(surface: CallSurface, status: number | undefined): Attributes {
  if (status === undefined) return {};
  return surface === "grpc" ? { "rpc.status_code": String(status) } : { "http.response.status_code": status };
}

/** Whether a call failed because of the gateway or its upstreams, and not because of its caller. */
export function isFault(outcome: Outcome): boolean {
  return outcome === "upstream" || outcome === "timeout" || outcome === "gateway";
}

function sum(counts: Iterable<number>): number {
  let total = 0;
  for (const count of counts) total += count;
  return total;
}
