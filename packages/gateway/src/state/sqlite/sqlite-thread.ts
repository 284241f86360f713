/**
 * Runs in a worker thread: opens the SQLite database and executes queries one at a time,
 * so that neither the disk nor another program's lock blocks the event loop.
 */
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

/** A query sent to the thread. */
export interface SqliteQuery {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly SQLInputValue[];
  /** Whether to return rows, or the number of changed rows. */
  readonly returnsRows: boolean;
}

/** The thread's response. The first message, with id 0, says whether the database is open. */
export interface SqliteResult {
  readonly id: number;
  readonly rows?: Record<string, SQLOutputValue>[];
  readonly changes?: number;
  readonly error?: { readonly code: number; readonly message: string };
}

/**
 * Maximum prepared statements. Lists with filters produce more different statements than are worth keeping.
 */
const maxStatements = 200;

const statements = new Map<string, StatementSync>();

function open(path: string): DatabaseSync {
  const database = new DatabaseSync(path);
  try {
    // EXCLUSIVE: no other process can read or write the file while this one runs. FULL:
    // a commit reaches the disk before it is acknowledged, so it survives a power loss.
    database.exec(
      `PRAGMA busy_timeout = 200; PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL;
       PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; BEGIN EXCLUSIVE; COMMIT`,
    );
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

function run(database: DatabaseSync, { id, sql, parameters, returnsRows }: SqliteQuery): SqliteResult {
  let statement = statements.get(sql);
  if (!statement) {
    if (statements.size >= maxStatements) statements.clear();
    statement = database.prepare(sql);
    statements.set(sql, statement);
  }
  if (returnsRows) return { id, rows: statement.all(...parameters) };
  return { id, changes: Number(statement.run(...parameters).changes) };
}

function failure(id: number, error: unknown): SqliteResult {
  const { errcode = 0, message } = error as Error & { errcode?: number };
  return { id, error: { code: errcode, message } };
}

const port = parentPort;
if (!port) throw new Error("sqlite-thread runs in a worker thread");
try {
  const database = open(String(workerData));
  port.on("message", (query: SqliteQuery | "close") => {
    if (query === "close") {
      statements.clear();
      database.close();
      return port.close();
    }
    try {
      port.postMessage(run(database, query));
    } catch (error) {
      port.postMessage(failure(query.id, error));
    }
  });
  port.postMessage({ id: 0 } satisfies SqliteResult);
} catch (error) {
  port.postMessage(failure(0, error));
  port.close();
}
