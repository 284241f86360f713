import type { ErrorReason } from "@node-access/transport/errors";

/**
 * Why another upstream may do better. `internal` is a well-formed error response, which a caller may have caused:
 * it does not count against the upstream as `failed` does.
 */
export type FailoverReason = Exclude<ErrorReason, "caller" | "known"> | "malformed" | "internal";

/** What the caller gets instead of a body without the call's id, or one that has a secret. */
export interface OwnBody {
  readonly body: Buffer;
  readonly contentType: string;
}

export interface Failover {
  readonly kind: "failover";
  readonly reason: FailoverReason;
  /** What the log shows of the response: a status or a code, none of the upstream's own text. */
  readonly detail: string;
  /** Seconds for which the upstream asks for no requests. */
  readonly retryAfter?: number;
  /** Whether the caller gets this response if no upstream has a better one. */
  readonly isLastResort?: true;
  readonly instead?: OwnBody;
}

/**
 * Whether the upstream may have executed the call all the same: its response is unreadable, or from a proxy, or says
 * that something failed on the way. Some nodes send all their JSON-RPC errors with status 500.
 */
export function mayBeExecuted({ reason }: Failover, status = 200): boolean {
  const isFailed = reason === "failed" || reason === "malformed" || reason === "internal";
  return isFailed || (status > 500 && reason !== "throttled");
}

/** How much responses that say less than all others say about the call. */
const weights: { readonly [Reason in FailoverReason]?: number } = { throttled: 0, method: 1 };

/**
 * How much an upstream's rejection says about the call, for a choice between those of several upstreams: the caller's
 * own error says all, and that an upstream is busy says nothing.
 */
export function weightOf(reason: FailoverReason | undefined): number {
  return reason === undefined ? 3 : (weights[reason] ?? 2);
}

export interface Accepted {
  readonly kind: "accepted";
  readonly instead?: OwnBody;
}

/** Whether a response goes to the caller, or another upstream is tried. */
export type Verdict = Accepted | Failover;

export const accepted: Accepted = { kind: "accepted" };

export const malformed: Failover = { kind: "failover", reason: "malformed", detail: "malformed response" };

/** The result is `null`, although callers have seen its block. */
export const missingBlock: Failover = {
  kind: "failover",
  reason: "lagging",
  detail: "null for a block that others have",
  isLastResort: true,
};
