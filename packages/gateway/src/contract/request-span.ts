/** The span of a caller's request in a trace. Exists only where OpenTelemetry is set up. */
export interface RequestSpan {
  /**
   * Begins the span of one request to an upstream, as a child of this one.
   *
   * @param method - Its name in the specs, or `batch`.
   * @param upstream - The upstream's name. Its address may hold a credential.
   */
  attempt(method: string, upstream: string): AttemptSpan;
}

/** The span of one request to an upstream. */
export interface AttemptSpan {
  /** Tell the upstream which trace the request belongs to: W3C `traceparent` and `tracestate`. */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Ends the span.
   *
   * @param status - Of HTTP or gRPC; nothing if there was no response.
   * @param failure - Why the response does not serve the caller; nothing if it does.
   */
  end(status: number | undefined, failure?: string): void;
}
