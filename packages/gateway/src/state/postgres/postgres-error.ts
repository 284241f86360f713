import { DatabaseError, type DatabaseFailure } from "../database-error.ts";

/** By SQLSTATE, or its first two characters. Source: PostgreSQL, Appendix A. */
const failures: Readonly<Record<string, DatabaseFailure>> = {
  "08": "unavailable", // connection exception
  "57": "unavailable", // operator intervention: shutdown, statement timeout
  "53": "unavailable", // insufficient resources: too many connections, out of memory
  "53100": "full", // disk full
  "25006": "unavailable", // read-only transaction: the server is a standby
  "25P03": "unavailable", // idle in transaction for too long
  "40": "conflict", // deadlock, serialization failure
  "23": "conflict", // integrity constraint violation
  "55P03": "conflict", // lock not available
  "28": "refused", // invalid authorization: wrong user or password
  "3D": "refused", // unknown database
  "42501": "refused", // insufficient privilege
};

/** @returns an error of this gateway's for whatever `pg` threw. One without a severity is the connection's, not the server's. */
export function postgresError(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const { code = "connection", message, severity } = error as Error & { code?: string; severity?: string };
  if (severity === undefined) return new DatabaseError("unavailable", code, message);
  const failure = failures[code] ?? failures[code.slice(0, 2)] ?? "failed";
  return new DatabaseError(failure, code, message);
}

/** Whether the connection works as before: the server rejected one query, and nothing more. */
export function leavesConnection(error: unknown): boolean {
  return (error as { severity?: unknown }).severity === "ERROR";
}
