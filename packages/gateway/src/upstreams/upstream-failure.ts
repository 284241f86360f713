/**
 * A request gets no response: `overloaded` if other callers are receiving the maximum number of large
 * responses, `dropped` if a node has received a write, or may have, and its response is lost, `throttled` if
 * all upstreams have had too many requests, `disconnect` if an injected fault closes the caller's connection.
 */
export class UpstreamFailure extends Error {
  readonly reason:
    | "unreachable"
    | "timeout"
    | "rejected"
    | "malformed"
    | "aborted"
    | "too-large"
    | "overloaded"
    | "dropped"
    | "throttled"
    | "disconnect";
  /** Seconds after which the request may be tried again, if known. */
  readonly retryAfter: number | undefined;
  /** Why no upstream can respond, for callers. */
  shown?: string;
  /** Which upstreams were tried, and how each failed, for the access log. */
  failed?: string;

  constructor(reason: UpstreamFailure["reason"], message: string, retryAfter?: number) {
    super(message);
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}

/** @returns the error of a request for whose response there is no room. */
export function overloadFailure(isWrite: boolean): UpstreamFailure {
  return isWrite
    ? new UpstreamFailure(
        "dropped",
        "the node has received the write, but there is no room for its response: " +
          "check whether it took effect before you send it again",
      )
    : new UpstreamFailure("overloaded", "no room for the response");
}

/**
 * @param failed - Which upstreams failed, and how, for the access log.
 * @returns the error of a call that a node may have executed, although no response says so.
 */
export function lostFailure(failed: string | undefined, cause?: UpstreamFailure): UpstreamFailure {
  const why = cause?.shown?.replace(/^no node could respond: /, "");
  const failure = new UpstreamFailure("dropped", lostText(why));
  if (failed !== undefined) failure.failed = failed;
  if (cause) failure.cause = cause;
  return failure;
}

/** @param why - Why there is no response, if known. */
export function lostText(why?: string): string {
  const reason = why === undefined ? "" : ` (${why})`;
  return `a node may have received the call, but its response was lost${reason}: check whether it took effect before you send it again`;
}

export function isLate({ reason, cause }: UpstreamFailure): boolean {
  return reason === "timeout" || (cause instanceof UpstreamFailure && cause.reason === "timeout");
}

export function abortedFailure(): UpstreamFailure {
  return new UpstreamFailure("aborted", "the caller has gone");
}

/** Whether an injected fault closes the caller's connection without a response. */
export function isDisconnect(error: unknown): boolean {
  return error instanceof UpstreamFailure && error.reason === "disconnect";
}

/** The error of a caller that would exceed the limit on large responses. */
export const tooManyLargeResponses =
  "too many large responses are in flight to this credential, or to all: read them before you request more";
