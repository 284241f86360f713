import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

export type DatabaseKind = "sqlite" | "postgres";

export interface MigrationContext {
  readonly kind: DatabaseKind;
  /** The tables as they are at that version, which may differ from the current types. */
  readonly database: Kysely<never>;
}

/**
 * One step from a version of the tables to the next.
 *
 * Gateways of two versions work together during an upgrade, so a change takes two releases.
 * The first release adds the new form and still writes the old one (expand, `oldestCompatible` stays).
 * The second release removes the old form, once no gateway from before the first release is running
 * (contract, `oldestCompatible` rises).
 */
export interface Migration {
  /** The resulting version: higher than that of the step before. */
  readonly version: number;
  /** The oldest version whose gateways work with the result. */
  readonly oldestCompatible: number;
  up(context: MigrationContext): Promise<void>;
}

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

/** Definitions of columns by their names; `$key` is the primary key, if that has several. */
export type Columns = Readonly<Record<string, string>>;

/** Statements that create tables. */
export function createTables(tables: Readonly<Record<string, Columns>>): string {
  const statements = Object.entries(tables).map(([name, { $key, ...columns }]) => {
    const lines = Object.entries(columns).map(([column, definition]) => `${snakeCase(column)} ${definition}`);
    if ($key !== undefined) lines.push(`PRIMARY KEY (${$key})`);
    return `CREATE TABLE ${snakeCase(name)} (${lines.join(", ")}) $table`;
  });
  return statements.join(";");
}

/** Statements that add columns to tables. */
export function addColumns(tables: Readonly<Record<string, Columns>>): string {
  const statements = Object.entries(tables).flatMap(([name, columns]) =>
    Object.entries(columns).map(
      ([column, definition]) =>
        `ALTER TABLE ${snakeCase(name)} ADD COLUMN ${snakeCase(column)} ${definition}`,
    ),
  );
  return statements.join(";");
}

/** @returns the usual name in a database for one of ours. */
function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** An account without the right to create tables gets an error even for `CREATE TABLE IF NOT EXISTS`. */
export async function hasTable(database: Kysely<Schema>, kind: DatabaseKind, name: string): Promise<boolean> {
  const { rows } =
    kind === "sqlite"
      ? await sql`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ${name}`.execute(database)
      : await sql`SELECT 1 WHERE to_regclass(${name}) IS NOT NULL`.execute(database);
  return rows.length > 0;
}
