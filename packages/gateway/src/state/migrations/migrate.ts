import { type Kysely, sql } from "kysely";
import { invalidArgument } from "@node-access/auth";
import { checkVaultKeys } from "../check-vault-keys.ts";
import type { Schema } from "../schema.ts";
import type { Vault } from "../vault.ts";
import { tables as gateways } from "../versions/version-1-gateways.ts";
import { tables as keys } from "../versions/version-1-keys.ts";
import { addColumns, createTables, type DatabaseKind, ddl, hasTable, type Migration } from "./ddl.ts";
import { migrations } from "./versions.ts";

/** An arbitrary number that other programs on the same database are unlikely to lock. */
const migrationLock = 7_240_264_031;

/**
 * Migrates the tables to this version and checks the vault's keys, in one transaction.
 * If several gateways start concurrently, one migrates and the others wait.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` if a later gateway has migrated the tables to a version that
 * this one cannot use, another program made them, or a key is missing.
 */
export async function migrate(
  database: Kysely<Schema>,
  kind: DatabaseKind,
  vault: Vault,
  steps: readonly Migration[] = migrations,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    if (kind === "postgres") await sql`SELECT pg_advisory_xact_lock(${migrationLock})`.execute(transaction);
    const untyped = transaction as unknown as Kysely<never>;
    if (!(await hasTable(transaction, kind, "schema_version"))) {
      if (await hasTable(transaction, kind, "organizations")) throw foreignTables();
      await ddl(untyped, kind, createTables({ schemaVersion }));
    }
    const read = () => transaction.selectFrom("schemaVersion").selectAll().executeTakeFirst();
    let row = await read();
    if (row && (await importEarlier(transaction, kind, row.version))) row = await read();
    const own = steps.at(-1)?.version ?? 0;
    if (row && row.oldestCompatible > own) {
      const expected = `a database of version ${own}, or one that still works with it`;
      const received = `one of version ${row.version}, made by a later gateway: start that one`;
      throw invalidArgument("database", expected, received);
    }
    const missing = steps.filter(({ version }) => version > (row?.version ?? 0));
    for (const step of missing) await step.up({ kind, database: untyped });
    const last = missing.at(-1);
    if (last) {
      const values = { version: last.version, oldestCompatible: last.oldestCompatible };
      await (row
        ? transaction.updateTable("schemaVersion").set(values).execute()
        : transaction.insertInto("schemaVersion").values(values).execute());
    }
    await checkVaultKeys(transaction, vault);
  });
}

/** Gateways long before 0.1.0 wrote no version in their tables. */
function foreignTables(): Error {
  const expected = "an empty database, or one that gateway 0.1.0 or a later one has made";
  const received =
    "one whose table organizations is of another program, or of a gateway long before 0.1.0, which cannot be imported: use another file or databaseSchema";
  return invalidArgument("database", expected, received);
}

const schemaVersion = { version: "$integer NOT NULL", oldestCompatible: "$integer NOT NULL" };

const { usage, upstreamCordons, upstreamUsage, chainHeads, simulatedTransactions, consolePasswords } =
  gateways;
const { origins } = keys.apiKeys;
const { routing } = keys.nodeCredentials;

/** What each version of the gateways before 0.1.0 added to the tables of their version 3. */
const additions: Readonly<Record<number, string>> = {
  4: addColumns({ apiKeys: { origins }, nodeCredentials: { origins } }),
  5: createTables({ usage }),
  6: createTables({ upstreamCordons, upstreamUsage, chainHeads }),
  7: addColumns({ nodeCredentials: { routing } }),
  8: createTables({ simulatedTransactions }),
  9: createTables({ consolePasswords }),
};

/** The first version that gateways before 0.1.0 numbered in this way, and the last one. */
const [first, last] = [3, 9];

/**
 * Brings tables of gateways before 0.1.0, which numbered their versions from 3 to 9, to version 1, and keeps
 * what they hold.
 *
 * @returns whether the tables were such.
 */
async function importEarlier(
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
