/**
 * Why the database did not do what it was asked to:
 *
 * - `unavailable`: it is away, or it did not respond in time. A change may have been made or not.
 * - `full`: its disk has no room. Nothing was changed.
 * - `held`: another process has it open.
 * - `conflict`: a unique value is there already, or two transactions were in each other's way. Nothing was changed.
 * - `refused`: it does not let this gateway in, or does not let it do this.
 * - `failed`: anything else, such as a file that is no database.
 */
export type DatabaseFailure = "unavailable" | "full" | "held" | "conflict" | "refused" | "failed";

/** A query that failed. Its message has no values of the query in it. */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
  readonly failure: DatabaseFailure;
  /** The database's own code: an SQLSTATE, SQLite's result code, or the platform's, such as `ECONNREFUSED`. */
  readonly code: string;

  constructor(failure: DatabaseFailure, code: string, message: string) {
    super(message);
    this.failure = failure;
    this.code = code;
  }
}

/** @returns whether a caller should try again later: the database is away, full or busy. */
export function isUnavailable(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError && error.failure !== "failed" && error.failure !== "refused";
}
