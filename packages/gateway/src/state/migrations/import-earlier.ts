import type { Kysely } from "kysely";
import type { Schema } from "../schema.ts";
import { ddl } from "./ddl.ts";
import { hasTable } from "./has-table.ts";
import type { DatabaseKind } from "./migration.ts";

/** What each version of the gateways before 0.1.0 added to the tables of their version 3. */
const additions: readonly (readonly [version: number, statements: string])[] = [
  [
    4,
    `ALTER TABLE api_keys ADD COLUMN origins $text;
    ALTER TABLE node_credentials ADD COLUMN origins $text`,
  ],
  [
    5,
    `CREATE TABLE usage (
      day $text NOT NULL,
      credential $text NOT NULL,
      method $text NOT NULL,
      calls $integer NOT NULL,
      errors $integer NOT NULL,
      PRIMARY KEY (day, credential, method)
    ) $table`,
  ],
  [
    6,
    `CREATE TABLE upstream_cordons (
      id $text NOT NULL PRIMARY KEY,
      created_at $integer NOT NULL
    ) $table;
    CREATE TABLE upstream_usage (
      id $text NOT NULL,
      day $text NOT NULL,
      requests $integer NOT NULL,
      PRIMARY KEY (id, day)
    ) $table;
    CREATE TABLE chain_heads (
      chain $text NOT NULL PRIMARY KEY,
      latest $integer NOT NULL,
      safe $integer NOT NULL,
      finalized $integer NOT NULL,
      updated_at $integer NOT NULL
    ) $table`,
  ],
  [7, "ALTER TABLE node_credentials ADD COLUMN routing $integer NOT NULL DEFAULT 0"],
  [
    8,
    `CREATE TABLE simulated_transactions (
      chain $text NOT NULL,
      seq $integer NOT NULL,
      block $integer NOT NULL,
      raw $text NOT NULL,
      PRIMARY KEY (chain, seq)
    ) $table`,
  ],
  [
    9,
    `CREATE TABLE console_passwords (
      id $text NOT NULL PRIMARY KEY,
      hash $text NOT NULL,
      created_at $integer NOT NULL
    ) $table`,
  ],
];

/** The first version that gateways before 0.1.0 numbered in this way, and the last one. */
const [first, last] = [3, 9];

/**
 * Gateways before 0.1.0 numbered the versions of their tables from 3 to 9. Brings such tables to version 1, as 0.1.0
 * created them, and keeps what they hold.
 *
 * @param version - The version that the database says it has.
 * @returns whether the tables were such.
 */
export async function importEarlier(
  database: Kysely<Schema>,
  kind: DatabaseKind,
  version: number,
): Promise<boolean> {
  // Every later gateway has this table, and none before 0.1.0 had it.
  if (version < first || version > last || (await hasTable(database, kind, "wrong_results"))) return false;
  const untyped = database as unknown as Kysely<never>;
  for (const [added, statements] of additions) if (added > version) await ddl(untyped, kind, statements);
  await database.updateTable("schema_version").set({ version: 1, oldest_compatible: 1 }).execute();
  return true;
}
