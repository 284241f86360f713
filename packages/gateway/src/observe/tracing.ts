import {
  type Context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
  type Attributes,
} from "@opentelemetry/api";
import type { AttemptSpan } from "./request-span.ts";
import type { Call, CallEnd, CallSpan, CallSurface, Outcome } from "./call.ts";

/** Headers of an HTTP request, or metadata of a gRPC call. */
type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The trace that a request belongs to. */
export type TraceContext = Context;

/** Creates the spans of calls, for the OpenTelemetry SDK that is set up in this process. */
export class Tracing {
  readonly #tracer: Tracer = trace.getTracer("@node-access/gateway");

  /** @returns the trace that a caller's `traceparent` and `tracestate` name, or a new one. */
  extractContext(headers: Headers): TraceContext {
    const caller = trace.getSpanContext(propagation.extract(ROOT_CONTEXT, headers));
    // Only the trace goes on: upstreams should not see other headers, such as baggage.
    return caller ? trace.setSpanContext(ROOT_CONTEXT, caller) : ROOT_CONTEXT;
  }

  /** Begins the span of a call, which ends when the call is reported. */
  begin(surface: CallSurface, headers: Headers): CallSpan {
    return this.beginIn(surface, this.extractContext(headers));
  }

  /** Begins a call's span as {@link begin} does, for a call without headers of its own. */
  beginIn(surface: CallSurface, context: TraceContext): CallSpan {
    const tracer = this.#tracer;
    const span = tracer.startSpan(surface, { kind: SpanKind.SERVER }, context);
    const within = trace.setSpan(ROOT_CONTEXT, span);
    const describe = (method: string, upstream: string): Attributes => ({
      ...callAttributes(surface, method),
      "node_access.upstream": upstream,
    });
    return {
      attempt(method, upstream) {
        const attributes = describe(method, upstream);
        const options = { kind: SpanKind.CLIENT, attributes };
        return traceAttempt(surface, tracer.startSpan(method, options, within));
      },
      check(method, upstream) {
        const attributes = describe(method, upstream);
        const checked = tracer.startSpan(`check ${method}`, { attributes }, within);
        return {
          end(verdict, reason) {
            checked.setAttributes({ "node_access.verdict": verdict, "node_access.reason": reason });
            if (verdict === "wrong") checked.setStatus({ code: SpanStatusCode.ERROR });
            checked.end();
          },
        };
      },
      end(call, end) {
        if (span.isRecording()) {
          span.updateName(call.method);
          span.setAttributes({ ...callAttributes(call.surface, call.method), ...endAttributes(call, end) });
          if (isFault(end.outcome)) span.setStatus({ code: SpanStatusCode.ERROR });
        }
        span.end();
      },
    };
  }
}

function traceAttempt(surface: CallSurface, span: Span): AttemptSpan {
  const headers: Record<string, string> = {};
  propagation.inject(trace.setSpan(ROOT_CONTEXT, span), headers);
  return {
    headers,
    end(status, failure) {
      span.setAttributes(statusAttributes(surface, status));
      if (failure !== undefined) {
        span.setAttribute("error.type", failure);
        // An aborted attempt is not an error: nobody waited for it any more.
        if (failure !== "aborted") span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    },
  };
}

/** Attributes of a call's span, by OpenTelemetry's semantic conventions as far as they exist. */
function callAttributes(surface: CallSurface, method: string): Attributes {
  if (surface === "grpc") return { "rpc.system.name": "grpc", "rpc.method": method.replace(/^\//, "") };
  // `batch` is not a method name.
  if (surface === "json-rpc")
    return { "rpc.system.name": "jsonrpc", ...(method !== "batch" && { "rpc.method": method }) };
  if (surface === "graphql") return { "graphql.operation.type": method };
  const [verb, route] = method.split(" ", 2);
  return { "http.request.method": verb, "http.route": route };
}

/** Attributes of a span for how its call was served. Undefined attributes are omitted. */
function endAttributes(call: Call, end: CallEnd): Attributes {
  const { network, node, credential, isAnonymous, requestId, items } = call;
  const { outcome, upstream, attempts, cache, hedged, status } = end;
  return {
    "node_access.network": network || undefined,
    "node_access.node": node,
    "node_access.credential": isAnonymous ? undefined : credential,
    "node_access.request_id": requestId,
    "node_access.batch_size": items && [...items.values()].reduce((sum, count) => sum + count, 0),
    "node_access.outcome": outcome,
    "node_access.upstream": upstream,
    "node_access.attempts": attempts,
    "node_access.cache": cache,
    "node_access.hedged": hedged,
    ...statusAttributes(call.surface, status),
    "error.type": isFault(outcome) ? outcome : undefined,
  };
}

function statusAttributes(surface: CallSurface, status: number | undefined): Attributes {
  if (status === undefined) return {};
  return surface === "grpc" ? { "rpc.status_code": String(status) } : { "http.response.status_code": status };
}

function isFault(outcome: Outcome): boolean {
  return outcome === "upstream" || outcome === "timeout" || outcome === "gateway";
}
