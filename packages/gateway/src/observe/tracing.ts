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
import type { AttemptSpan, CheckSpan } from "./request-span.ts";
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
    const span = this.#tracer.startSpan(surface, { kind: SpanKind.SERVER }, context);
    return new TracedCall(this.#tracer, surface, span);
  }
}

class TracedCall implements CallSpan {
  readonly #tracer: Tracer;
  readonly #surface: CallSurface;
  readonly #span: Span;

  constructor(tracer: Tracer, surface: CallSurface, span: Span) {
    this.#tracer = tracer;
    this.#surface = surface;
    this.#span = span;
  }

  attempt(method: string, upstream: string): AttemptSpan {
    const attributes = { ...callAttributes(this.#surface, method), "node_access.upstream": upstream };
    const context = trace.setSpan(ROOT_CONTEXT, this.#span);
    const span = this.#tracer.startSpan(method, { kind: SpanKind.CLIENT, attributes }, context);
    return new TracedAttempt(this.#surface, span);
  }

  check(method: string, upstream: string): CheckSpan {
    const attributes = { ...callAttributes(this.#surface, method), "node_access.upstream": upstream };
    const context = trace.setSpan(ROOT_CONTEXT, this.#span);
    const span = this.#tracer.startSpan(`check ${method}`, { attributes }, context);
    return {
      end(verdict, reason) {
        span.setAttributes({ "node_access.verdict": verdict, "node_access.reason": reason });
        if (verdict === "wrong") span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  end(call: Call, end: CallEnd): void {
    const span = this.#span;
    if (span.isRecording()) {
      span.updateName(call.method);
      span.setAttributes({ ...callAttributes(call.surface, call.method), ...endAttributes(call, end) });
      if (isFault(end.outcome)) span.setStatus({ code: SpanStatusCode.ERROR });
    }
    span.end();
  }
}

class TracedAttempt implements AttemptSpan {
  readonly headers: Readonly<Record<string, string>>;
  readonly #surface: CallSurface;
  readonly #span: Span;

  constructor(surface: CallSurface, span: Span) {
    this.#surface = surface;
    this.#span = span;
    const headers: Record<string, string> = {};
    propagation.inject(trace.setSpan(ROOT_CONTEXT, span), headers);
    this.headers = headers;
  }

  end(status: number | undefined, failure?: string): void {
    const span = this.#span;
    span.setAttributes(statusAttributes(this.#surface, status));
    if (failure !== undefined) {
      span.setAttribute("error.type", failure);
      // An aborted attempt is not an error: nobody waited for it any more.
      if (failure !== "aborted") span.setStatus({ code: SpanStatusCode.ERROR });
    }
    span.end();
  }
}

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
