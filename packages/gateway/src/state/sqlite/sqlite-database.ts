import { type BigIntStats, statSync } from "node:fs";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { DatabaseError, type DatabaseFailure } from "../database-error.ts";

export interface DatabaseResponse {
  readonly rows: Record<string, unknown>[];
  readonly changes: number;
}

/** SQLite's extended result code, and what it says. */
export interface QueryFailure {
  readonly code: number;
  readonly message: string;
}

export function queryFailure(error: unknown): QueryFailure {
  const { errcode = 0, message } = error as Error & { errcode?: number };
  return { code: errcode, message };
}

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

/** Maximum prepared statements. Lists with filters produce more different statements than are worth keeping. */
const maxStatements = 200;

/** SQLite's code for a file that was moved since it was opened. It does not check this in its mode WAL itself. */
const moved = 1032;

/** An open SQLite database, which runs queries one at a time and blocks its thread meanwhile. */
export class SqliteDatabase {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  readonly #path: string;
  /** The file when it was opened; `undefined` for a database in memory. */
  readonly #file: BigIntStats | undefined;

  constructor(path: string) {
    this.#path = path;
    this.#database = new DatabaseSync(path);
    this.#file = fileAt(path);
    try {
      // EXCLUSIVE: no other process can read or write the file while this one runs. FULL:
      // a commit reaches the disk before it is acknowledged, so it survives a power loss.
      this.#database.exec(
        `PRAGMA busy_timeout = 200; PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL;
         PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; BEGIN EXCLUSIVE; COMMIT`,
      );
    } catch (error) {
      this.#database.close();
      throw error;
    }
  }

  run(sql: string, parameters: readonly SQLInputValue[], returnsRows: boolean): DatabaseResponse {
    if (sql.startsWith("BEGIN")) this.#checkFile();
    let statement = this.#statements.get(sql);
    if (!statement) {
      if (this.#statements.size >= maxStatements) this.#statements.clear();
      statement = this.#database.prepare(sql);
      this.#statements.set(sql, statement);
    }
    if (returnsRows) return { rows: statement.all(...parameters), changes: 0 };
    return { rows: [], changes: Number(statement.run(...parameters).changes) };
  }

  /** A change of a file that was deleted or replaced, for example by a backup, would be lost at the next start. */
  #checkFile(): void {
    const now = this.#file && fileAt(this.#path);
    if (now?.ino === this.#file?.ino && now?.dev === this.#file?.dev) return;
    const message = `${this.#path} was deleted or replaced while it was open: restart the gateway`;
    throw Object.assign(new Error(message), { errcode: moved });
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }
}

function fileAt(path: string): BigIntStats | undefined {
  return path === ":memory:" ? undefined : statSync(path, { bigint: true, throwIfNoEntry: false });
}
