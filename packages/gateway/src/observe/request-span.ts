/** Records what is sent to upstreams for a caller's request: as spans of a trace, or as a list for an operator. */
export interface RequestSpan {
  /** Begins the span of a request for a method, or a `batch`. The upstream's address may hold a credential. */
  attempt(method: string, upstream: string): AttemptSpan;
  /** Begins the span of a check of a result. Absent if checks are not recorded. */
  check?(method: string, upstream: string): CheckSpan;
}

export interface CheckSpan {
  /**
   * @param verdict - `verified`, `consistent`, `unverifiable` or `wrong`; `failed` if the check itself failed.
   * @param reason - For a wrong result, the check that found it; otherwise why more could not be checked.
   */
  end(verdict: string, reason?: string): void;
}

export interface AttemptSpan {
  /** Tell the upstream which trace the request belongs to: W3C `traceparent` and `tracestate`. */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * @param status - The HTTP or gRPC status; `undefined` if there was no response.
   * @param failure - A short code for why this attempt does not serve the caller; `aborted` if nobody waits any more.
   * @param detail - The failure in more words.
   */
  end(status: number | undefined, failure?: string, detail?: string): void;
}
