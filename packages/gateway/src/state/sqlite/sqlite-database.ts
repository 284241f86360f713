import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from "node:sqlite";

/** A query's rows, or the number of rows that it changed. */
export interface QueryOutcome {
  readonly rows?: Record<string, SQLOutputValue>[];
  readonly changes?: number;
}

/** Why a query failed: SQLite's extended result code, and what it says. */
export interface QueryFailure {
  readonly code: number;
  readonly message: string;
}

export function queryFailure(error: unknown): QueryFailure {
  const { errcode = 0, message } = error as Error & { errcode?: number };
  return { code: errcode, message };
}

/**
 * Maximum prepared statements. Lists with filters produce more different statements than are worth keeping.
 */
const maxStatements = 200;

/** An open SQLite database, which runs queries one at a time and blocks its thread meanwhile. */
export class SqliteDatabase {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  /** @param path - A file, or `:memory:`. */
  constructor(path: string) {
    this.#database = new DatabaseSync(path);
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

  /** @param returnsRows - Whether to return rows, or the number of changed rows. */
  run(sql: string, parameters: readonly SQLInputValue[], returnsRows: boolean): QueryOutcome {
    let statement = this.#statements.get(sql);
    if (!statement) {
      if (this.#statements.size >= maxStatements) this.#statements.clear();
      statement = this.#database.prepare(sql);
      this.#statements.set(sql, statement);
    }
    if (returnsRows) return { rows: statement.all(...parameters) };
    return { changes: Number(statement.run(...parameters).changes) };
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }
}
