import { DatabaseError, type DatabaseFailure } from "../database-error.ts";
import type { QueryFailure } from "./sqlite-database.ts";

/** Failures by SQLite's primary result codes. Source: SQLite, Result and Error Codes. */
const failures: Readonly<Record<number, DatabaseFailure>> = {
  5: "held", // BUSY
  6: "held", // LOCKED
  8: "denied", // READONLY
  10: "unavailable", // IOERR
  13: "full", // FULL
  19: "conflict", // CONSTRAINT
};

export function sqliteError({ code, message }: QueryFailure): DatabaseError {
  // The low byte is the primary code.
  return new DatabaseError(failures[code & 0xff] ?? "failed", `SQLite ${code}`, message);
}
