import type { IncomingMessage } from "node:http";
import { HttpProblem } from "../codec/http/problem.ts";
import type { Log } from "../observe/log.ts";
import { DatabaseError } from "../state/database-error.ts";

/** @returns the error response for a failed request. Details of internal failures go only to the log. */
export function problemFor(
  error: unknown,
  { method = "" }: Pick<IncomingMessage, "method">,
  log: Log,
  requestId?: string,
): HttpProblem {
  if (error instanceof HttpProblem) return error;
  const reason = error instanceof Error ? error.name : typeof error;
  const code = error instanceof DatabaseError ? error.code : undefined;
  log("error", "request failed", {
    reason,
    ...(code !== undefined && { code }),
    ...(requestId !== undefined && { requestId }),
  });
  if (!(error instanceof DatabaseError)) return new HttpProblem(500, "internal", "the gateway failed");
  const isRead = method === "GET" || method === "HEAD";
  const message = databaseProblems[error.failure] ?? (isRead ? unreadable : unavailable);
  return new HttpProblem(503, "unavailable", message, { retryAfter });
}

/** The management and admin APIs need the database; node traffic does not. */
const databaseProblems: Readonly<Partial<Record<string, string>>> = {
  full: "the database's disk is full: nothing was changed",
  conflict: "it conflicts with another change: nothing was changed, try again",
};
/** Seconds after which the request may be tried again. */
const retryAfter = 1;
const unreadable = `the database is unavailable: nothing was changed, try again in ${retryAfter} s`;
const unavailable = "the database is unavailable: try again later; a change may have been made all the same";
