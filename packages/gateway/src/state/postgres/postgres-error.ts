import { DatabaseError, type DatabaseFailure } from "../database-error.ts";

/** Failures by SQLSTATE, or by its first two characters. Source: PostgreSQL, Appendix A. */
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
  "28": "denied", // invalid authorization: wrong user or password
  "3D": "denied", // unknown database
  "42501": "denied", // insufficient privilege
};

/**
 * @returns the gateway's error for whatever `pg` threw. An error without a severity comes from the
 * connection, not from the server.
 */
export function postgresError(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const { code = "connection", message, severity } = error as Error & { code?: string; severity?: string };
  if (severity === undefined) return new DatabaseError("unavailable", code, message);
  const failure = failures[code] ?? failures[code.slice(0, 2)] ?? "failed";
  return new DatabaseError(failure, code, message);
}

/** Whether the connection still works: the server rejected only one query. */
export function leavesConnection(error: unknown): boolean {
  return (error as { severity?: unknown }).severity === "ERROR";
}
