import type { ErrorReason } from "../../generated/upstream-errors.ts";

/**
 * Why another upstream may do better. `internal` is an error that the upstream responded with in due form: it is there and at work,
 * and a caller may have brought the error about, so it does not count against the upstream, as `failed` does.
 */
export type ElsewhereReason = Exclude<ErrorReason, "caller" | "known"> | "malformed" | "internal";

/** What the caller gets instead of the upstream's body, where that lacks the call's id or is not JSON-RPC. */
export interface OwnBody {
  readonly body: Buffer;
  readonly contentType: "application/json";
}

/** Another upstream is to be asked. */
export interface Elsewhere {
  readonly kind: "elsewhere";
  readonly reason: ElsewhereReason;
  /** What logs show of the response: a status or a code, none of the upstream's own words. */
  readonly detail: string;
  /** Seconds for which the upstream asks to be left alone. */
  readonly retryAfter?: number;
  /** Whether the caller gets this response if no other upstream has a better one. */
  readonly isLastResort?: true;
  readonly instead?: OwnBody;
}

/** The caller gets the response. */
export interface Answer {
  readonly kind: "answer";
  readonly instead?: OwnBody;
}

/** What a response means. */
export type Verdict = Answer | Elsewhere;

export const answer: Answer = { kind: "answer" };

export const malformed: Elsewhere = { kind: "elsewhere", reason: "malformed", detail: "malformed response" };

/** A result is `null` although callers have seen the block that it is of. */
export const missingBlock: Elsewhere = {
  kind: "elsewhere",
  reason: "lagging",
  detail: "null for a block that others have",
  isLastResort: true,
};
