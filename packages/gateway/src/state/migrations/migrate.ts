import { type Kysely, sql } from "kysely";
import { invalidArgument } from "@node-access/auth";
import { checkVaultKeys } from "../check-vault-keys.ts";
import type { Schema } from "../schema.ts";
import type { Vault } from "../vault.ts";
import { type DatabaseKind, ddl, hasTable, type Migration } from "./ddl.ts";
import { importEarlier } from "./import-earlier.ts";
import { version1, version2, version4 } from "./versions.ts";

export const migrations: readonly Migration[] = [version1, version2, version4];

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
      await ddl(untyped, kind, versionTable);
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

const versionTable = `
  CREATE TABLE schema_version (
    version $integer NOT NULL,
    oldest_compatible $integer NOT NULL
  ) $table
`;
