import type { Kysely } from "kysely";
import type { Schema } from "../schema.ts";
import { type DatabaseKind, ddl, hasTable } from "./ddl.ts";
import { addedTables } from "./versions.ts";

const { usage, upstreamCordons, upstreamUsage, chainHeads, simulatedTransactions, consolePasswords } =
  addedTables;

/** What each version of the gateways before 0.1.0 added to the tables of their version 3. */
const additions: Readonly<Record<number, string>> = {
  4: "ALTER TABLE api_keys ADD COLUMN origins $text; ALTER TABLE node_credentials ADD COLUMN origins $text",
  5: usage,
  6: [upstreamCordons, upstreamUsage, chainHeads].join(";"),
  7: "ALTER TABLE node_credentials ADD COLUMN routing $integer NOT NULL DEFAULT 0",
  8: simulatedTransactions,
  9: consolePasswords,
};

/** The first version that gateways before 0.1.0 numbered in this way, and the last one. */
const [first, last] = [3, 9];

/**
 * Brings tables of gateways before 0.1.0, which numbered their versions from 3 to 9, to version 1, and keeps
 * what they hold.
 *
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
  for (const [added, statements] of Object.entries(additions))
    if (Number(added) > version) await ddl(untyped, kind, statements);
  await database.updateTable("schemaVersion").set({ version: 1, oldestCompatible: 1 }).execute();
  return true;
}
