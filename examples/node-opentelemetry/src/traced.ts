import { subscribe } from "node:diagnostics_channel";
import type { createRpcClient } from "@node-access/rpc";
import type { PublishedVerdict } from "@node-access/verify";
import { context, propagation, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";

type ClientOptions = Parameters<typeof createRpcClient>[0];

/**
 * Options that trace a client's calls: a span for each call, and its context in the headers of each attempt, so that the spans of a gateway
 * hang below it. The endpoint in a span has no token.
 */
export const traced = {
  middleware: [
    (call, next) => {
      const attributes = {
        "rpc.system": "jsonrpc",
        "rpc.method": call.operation.name,
        "server.address": call.endpoint,
        "node_access.request_id": call.requestId,
      };
      const tracer = trace.getTracer("node-access-example");
      return tracer.startActiveSpan(
        call.operation.name,
        { kind: SpanKind.CLIENT, attributes },
        async (span) => {
          try {
            return await next();
          } catch (error) {
            span.recordException(error as Error);
            span.setStatus({ code: SpanStatusCode.ERROR });
            throw error;
          } finally {
            span.end();
          }
        },
      );
    },
  ],
  headers: () => {
    const headers: Record<string, string> = {};
    propagation.inject(context.active(), headers);
    return headers;
  },
} satisfies Pick<ClientOptions, "middleware" | "headers">;

/** Adds each verdict of `@node-access/verify` to the span that is active where the call is made, such as that of a request. */
subscribe("node-access:verify:verdict", (message) => {
  const { method, verdict, error } = message as PublishedVerdict;
  trace.getActiveSpan()?.addEvent("node_access.verdict", {
    "rpc.method": method,
    "node_access.verdict": verdict?.verdict ?? "wrong",
    ...(error && { "node_access.reason": error.context.check }),
  });
});
