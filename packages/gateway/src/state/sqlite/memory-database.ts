import type { SQLInputValue } from "node:sqlite";
import { DatabaseError } from "../database-error.ts";
import { queryFailure, SqliteDatabase } from "./sqlite-database.ts";
import type { SqliteConnection } from "./sqlite-dialect.ts";
import { sqliteError } from "./sqlite-error.ts";

/** A database in memory. It runs in this thread: nothing that it does waits for a disk or a lock. */
export function openMemoryDatabase(): SqliteConnection {
  const database = new SqliteDatabase(":memory:");
  let isClosed = false;
  return {
    async query(sql, parameters, returnsRows) {
      if (isClosed) throw new DatabaseError("unavailable", "closed", "the database is closed");
      try {
        const { rows = [], changes = 0 } = database.run(sql, parameters as SQLInputValue[], returnsRows);
        return { rows, changes };
      } catch (error) {
        throw sqliteError(queryFailure(error));
      }
    },
    async close() {
      if (!isClosed) database.close();
      isClosed = true;
    },
  };
}
