import { HttpProblem } from "../codec/http/problem.ts";
import type { Log } from "../observe/log.ts";
import { DatabaseError } from "../state/database-error.ts";

/** @returns the error response for a failure. Details of internal failures go only to the log. */
export function problemFor(error: unknown, log: Log, requestId?: string): HttpProblem {
  if (error instanceof HttpProblem) return error;
  const reason = error instanceof Error ? error.name : typeof error;
  const code = error instanceof DatabaseError ? error.code : undefined;
  log("error", "request failed", {
    reason,
    ...(code !== undefined && { code }),
    ...(requestId !== undefined && { requestId }),
  });
  if (!(error instanceof DatabaseError)) return new HttpProblem(500, "internal", "the gateway failed");
  return new HttpProblem(503, "unavailable", databaseProblems[error.failure] ?? unavailable, {
    retryAfter: 1,
  });
}

/** The management and admin APIs need the database; node traffic does not. */
const databaseProblems: Readonly<Partial<Record<string, string>>> = {
  full: "the database's disk is full: nothing was changed",
  conflict: "it conflicts with another change: nothing was changed, try again",
};
const unavailable = "the database is unavailable: try again later; a change may have been made all the same";
