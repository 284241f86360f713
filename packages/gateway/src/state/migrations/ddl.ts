import { type Kysely, sql } from "kysely";
import type { DatabaseKind } from "./migration.ts";

/** What replaces each placeholder of {@link ddl}, for each kind of database. */
const words: Readonly<Record<DatabaseKind, Readonly<Record<string, string>>>> = {
  sqlite: {
    $seq: "INTEGER PRIMARY KEY AUTOINCREMENT",
    $text: "TEXT",
    $integer: "INTEGER",
    $real: "REAL",
    $bytes: "BLOB",
    $table: "STRICT",
  },
  postgres: {
    $seq: "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY",
    // Names sort by their bytes, as in SQLite, whatever the server's locale.
    $text: 'TEXT COLLATE "C"',
    $integer: "BIGINT",
    $real: "DOUBLE PRECISION",
    $bytes: "BYTEA",
    $table: "",
  },
};

/**
 * Runs statements that define tables. The placeholders `$seq`, `$text`, `$integer`, `$real`,
 * `$bytes` and `$table` stand for what differs between databases.
 */
export async function ddl(database: Kysely<never>, kind: DatabaseKind, statements: string): Promise<void> {
  const text = statements.replaceAll(/\$\w+/g, (word) => words[kind][word] ?? word);
  for (const statement of text.split(";")) {
    if (statement.trim() !== "") await sql.raw(statement).execute(database);
  }
}
