/**
 * Runs in a worker thread: opens the SQLite database and executes queries one at a time,
 * so that neither the disk nor another program's lock blocks the event loop.
 */
import type { SQLInputValue } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { serveThread } from "../channel.ts";
import { type DatabaseResponse, type QueryFailure, queryFailure, SqliteDatabase } from "./sqlite-database.ts";

export interface SqliteQuery {
  readonly sql: string;
  readonly parameters: readonly SQLInputValue[];
  readonly returnsRows: boolean;
}

/** Errors are sent as plain data, since they lose their code between threads. */
export type SqliteResult = DatabaseResponse | { readonly error: QueryFailure };

let database: SqliteDatabase | undefined;

function attempt(run: () => DatabaseResponse): SqliteResult {
  try {
    return run();
  } catch (error) {
    return { error: queryFailure(error) };
  }
}

serveThread({
  open: () =>
    attempt(() => {
      database = new SqliteDatabase(String(workerData));
      return { rows: [], changes: 0 };
    }),
  query: ({ sql, parameters, returnsRows }: SqliteQuery) =>
    attempt(() => (database as SqliteDatabase).run(sql, parameters, returnsRows)),
  close() {
    database?.close();
    parentPort?.close();
  },
});
