/**
 * Records what is sent to upstreams for a caller's request: as a span in a trace,
 * or as a list for an operator.
 */
export interface RequestSpan {
  /**
   * Begins the span of one request to an upstream.
   *
   * @param method - Its name in the specs, or `batch`.
   * @param upstream - The upstream's name; not its address, which may hold a credential.
   */
  attempt(method: string, upstream: string): AttemptSpan;
  /**
   * Begins the span of a check of an upstream's result. Absent if checks are not recorded.
   *
   * @param method - The method of the result.
   */
  check?(method: string, upstream: string): CheckSpan;
}

/** The span of a check of a result. */
export interface CheckSpan {
  /**
   * Ends the span.
   *
   * @param verdict - `verified`, `consistent`, `unverifiable` or `wrong`; `failed` if the check itself failed.
   * @param reason - For a wrong result, the check that found it; otherwise why more could not be checked.
   */
  end(verdict: string, reason?: string): void;
}

/** The span of one request to an upstream. */
export interface AttemptSpan {
  /**
   * Headers that tell the upstream which trace the request belongs to: W3C `traceparent` and `tracestate`.
   */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Ends the span.
   *
   * @param status - The HTTP or gRPC status; `undefined` if there was no response.
   * @param failure - A short code for why this attempt does not serve the caller;
   * `undefined` if it does. `aborted` if nobody waits for it any more.
   * @param detail - The failure in more words.
   */
  end(status: number | undefined, failure?: string, detail?: string): void;
}
