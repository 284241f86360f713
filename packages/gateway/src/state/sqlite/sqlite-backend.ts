import { Kysely } from "kysely";
import type { Schema } from "../schema.ts";
import { measuredDialect } from "../measured-dialect.ts";
import type { StateBackend } from "../state.ts";
import { type SqliteConnection, sqliteDialect } from "./sqlite-dialect.ts";

/** Stores state in a database that only this process uses: it notifies only itself of changes. */
export function sqliteBackend(connection: SqliteConnection): StateBackend {
  const { dialect, queue } = measuredDialect(sqliteDialect(connection), 1);
  const database = new Kysely<Schema>({ dialect });
  return {
    kind: "sqlite",
    database,
    queue,
    pollInterval: 0,
    announce: async () => {},
    listen: () => {},
    async close() {
      await database.destroy();
      // Kysely does not close a connection that it never used, for example after a start that failed because
      // of the key file.
      await connection.close();
    },
  };
}
