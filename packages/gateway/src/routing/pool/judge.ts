import type { PartRequest, Reply } from "../../contract/part-source.ts";

/** Why another upstream may do better. */
export type ElsewhereReason =
  | "method"
  | "pruned"
  | "state"
  | "lagging"
  | "throttled"
  | "malformed"
  | "refused"
  | "failed";

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
}

/** What a response means: the caller gets it, or another upstream is to be asked. */
export type Verdict = { readonly kind: "answer" } | Elsewhere;

const answer: Verdict = { kind: "answer" };

/** Decides whether a response is about the request, or about the upstream and the gateway's access to it. */
export function judge(request: PartRequest, { status, retryAfter }: Reply): Verdict {
  if (status >= 200 && status < 300) return answer;
  const detail = `HTTP ${status}`;
  if (status === 429)
    return { kind: "elsewhere", reason: "throttled", detail, isLastResort: true, ...seconds(retryAfter) };
  if (request.statuses?.includes(status))
    return { kind: "elsewhere", reason: "failed", detail, isLastResort: true };
  if (status >= 500) return { kind: "elsewhere", reason: "failed", detail, ...seconds(retryAfter) };
  // A node sends nobody elsewhere: the credentials in a redirect's address would not be those of the upstream.
  if (status < 400 || status === 401 || status === 403 || status === 407)
    return { kind: "elsewhere", reason: "refused", detail };
  return answer;
}

function seconds(retryAfter: string | undefined): { readonly retryAfter?: number } {
  if (retryAfter === undefined) return {};
  const value = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000;
  return value > 0 ? { retryAfter: value } : {};
}
