/** A caller's trace: its ids, and the headers that name it. */
export interface CallerTrace {
  readonly traceId: string;
  readonly spanId: string;
  readonly headers: { readonly traceparent: string; readonly tracestate: string };
}

let traces = 0;

export function newTrace(): CallerTrace {
  traces += 1;
  const traceId = traces.toString(16).padStart(32, "a");
  const spanId = traces.toString(16).padStart(16, "b");
  return { traceId, spanId, headers: { traceparent: `00-${traceId}-${spanId}-01`, tracestate: "vendor=7" } };
}

/** The trace and the span that headers name, and the rest of the trace state. */
export function named({ traceparent, tracestate }: Readonly<Record<string, unknown>>): string[] {
  const [, traceId = "", spanId = ""] = String(traceparent).split("-");
  return [traceId, spanId, String(tracestate)];
}
