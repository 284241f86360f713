/**
 * Runs in a worker thread: opens the SQLite database and executes queries one at a time,
 * so that neither the disk nor another program's lock blocks the event loop.
 */
import type { SQLInputValue } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { type QueryFailure, queryFailure, type QueryOutcome, SqliteDatabase } from "./sqlite-database.ts";

export interface SqliteQuery {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly SQLInputValue[];
  /** Whether to return rows, or the number of changed rows. */
  readonly returnsRows: boolean;
}

/** The thread's response. The first message, with id 0, says whether the database is open. */
export interface SqliteResult extends QueryOutcome {
  readonly id: number;
  readonly error?: QueryFailure;
}

const port = parentPort;
if (!port) throw new Error("sqlite-thread runs in a worker thread");
try {
  const database = new SqliteDatabase(String(workerData));
  port.on("message", (query: SqliteQuery | "close") => {
    if (query === "close") {
      database.close();
      return port.close();
    }
    try {
      const { id, sql, parameters, returnsRows } = query;
      port.postMessage({ id, ...database.run(sql, parameters, returnsRows) } satisfies SqliteResult);
    } catch (error) {
      port.postMessage({ id: query.id, error: queryFailure(error) } satisfies SqliteResult);
    }
  });
  port.postMessage({ id: 0 } satisfies SqliteResult);
} catch (error) {
  port.postMessage({ id: 0, error: queryFailure(error) } satisfies SqliteResult);
  port.close();
}
