/**
 * Why a database operation failed:
 *
 * - `unavailable`: the database is away, or did not respond in time. A change may or may not have been made.
 * - `full`: its disk is full. Nothing was changed.
 * - `held`: another process has it open.
 * - `conflict`: a unique value exists already, or two transactions conflicted. Nothing was changed.
 * - `denied`: it does not accept this gateway's login, or does not permit the operation.
 * - `failed`: anything else, such as a file that is no database.
 */
export type DatabaseFailure = "unavailable" | "full" | "held" | "conflict" | "denied" | "failed";

/** A failed query. Its message contains none of the query's values. */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
  readonly failure: DatabaseFailure;
  /** The original code: an SQLSTATE, SQLite's result code, or the platform's, such as `ECONNREFUSED`. */
  readonly code: string;

  constructor(failure: DatabaseFailure, code: string, message: string) {
    super(message);
    this.failure = failure;
    this.code = code;
  }
}
