import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";
import type { DatabaseKind } from "./migration.ts";

/**
 * Checked before a table is created: an account without the right to create tables gets an error even for
 * `CREATE TABLE IF NOT EXISTS`.
 */
export async function hasTable(database: Kysely<Schema>, kind: DatabaseKind, name: string): Promise<boolean> {
  const { rows } =
    kind === "sqlite"
      ? await sql`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ${name}`.execute(database)
      : await sql`SELECT 1 WHERE to_regclass(${name}) IS NOT NULL`.execute(database);
  return rows.length > 0;
}
