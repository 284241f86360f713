import { Kysely } from "kysely";
import type { Schema } from "../schema.ts";
import { measuredDialect } from "../measured-dialect.ts";
import type { StateBackend } from "../state.ts";
import { type SqliteConnection, sqliteDialect } from "./sqlite-dialect.ts";

/** A database that this process has to itself: what it changes it tells itself. */
export function sqliteBackend(connection: SqliteConnection): StateBackend {
  const { dialect, queue } = measuredDialect(sqliteDialect(connection), 1);
  const database = new Kysely<Schema>({ dialect });
  return {
    kind: "sqlite",
    database,
    queue,
    pollEvery: 0,
    announce: async () => {},
    listen: () => {},
    async close() {
      await database.destroy();
      // Kysely does not close what no query has used, as when the start fails by the key file.
      await connection.close();
    },
  };
}
