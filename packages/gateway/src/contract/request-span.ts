/** Takes note of what is sent to upstreams for a caller's request: its span in a trace, or a list for an operator. */
export interface RequestSpan {
  /**
   * Begins the span of one request to an upstream.
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
   * @param failure - Why the caller is not served by it, in one of few words; nothing if the caller is. `aborted` if nobody waits for it
   *   any more.
   * @param detail - The same in more words.
   */
  end(status: number | undefined, failure?: string, detail?: string): void;
}
