/** A call that was at least begun. */
export interface FailedCall {
  /** The endpoint in its redacted form: `https://host/***`. */
  endpoint: string;
  /** The method's wire name, or the operation's id. */
  operation: string;
}

/** A call that failed for a reason that no field expresses. */
export interface ExplainedFailure extends FailedCall {
  /** Why, in the words of the platform, the server or the client. */
  reason: string;
}

/** A response that the client could not accept. */
export interface BadResponse extends ExplainedFailure {
  /** The beginning of the response. */
  received: string;
}

/** More than a limit that an option sets. */
export interface LimitExceeded extends FailedCall {
  /** Bytes of a response, or notifications that wait. */
  limit: number;
  /** The option that raises it: `maxResponseBytes`, `maxBuffered`. */
  option: string;
}
