import { type Kysely, sql } from "kysely";
import type { DatabaseKind } from "./migration.ts";

/** What stands for a word of {@link ddl} in each kind of database. */
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
    // Names sort by their bytes, as in SQLite, whatever language the server is set to.
    $text: 'TEXT COLLATE "C"',
    $integer: "BIGINT",
    $real: "DOUBLE PRECISION",
    $bytes: "BYTEA",
    $table: "",
  },
};

/** Runs statements that define tables, with `$seq`, `$text`, `$integer`, `$real`, `$bytes` and `$table` for what differs. */
export async function ddl(database: Kysely<never>, kind: DatabaseKind, statements: string): Promise<void> {
  const text = statements.replaceAll(/\$\w+/g, (word) => words[kind][word] ?? word);
  for (const statement of text.split(";")) {
    if (statement.trim() !== "") await sql.raw(statement).execute(database);
  }
}
