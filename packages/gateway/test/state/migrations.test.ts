import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { migrations, version1 } from "../../src/state/migrations/versions.ts";
import { openState } from "../../src/state/open-state.ts";
import { temporaryFolder } from "../cleanup.ts";
import { usePostgres } from "../use-postgres.ts";
import { databases } from "./databases.ts";
import { createOrganization } from "./records.ts";

const postgres = usePostgres();

/** What each version before 0.1.0 had added to the one before it, newest first. */
const removals: Readonly<Record<number, readonly string[]>> = {
  9: ["DROP TABLE console_passwords"],
  8: ["DROP TABLE simulated_transactions"],
  7: ["ALTER TABLE node_credentials DROP COLUMN routing"],
  6: ["DROP TABLE upstream_cordons", "DROP TABLE upstream_usage", "DROP TABLE chain_heads"],
  5: ["DROP TABLE usage"],
  4: ["ALTER TABLE api_keys DROP COLUMN origins", "ALTER TABLE node_credentials DROP COLUMN origins"],
};

describe.each(databases(postgres))("tables of gateways before 0.1.0 on %s", (_name, database) => {
  it.each([3, 6, 9])("are imported from version %i with what they hold", async (version) => {
    const options = await database.create();
    const former = await openState(options, () => {});
    const { organization, nodes } = await createOrganization(former);
    for (const { id } of await former.tables.nodeCredentials.list())
      await former.tables.nodeCredentials.setUsed([id], 60_000);
    for (const statement of [
      ...["stream_states", "stream_outbox", "stream_ranges", "stream_dead_letters", "streams"].map(
        (table) => `DROP TABLE ${table}`,
      ),
      "ALTER TABLE organizations DROP COLUMN streams",
      "ALTER TABLE instances DROP COLUMN runs_streams",
      "DROP TABLE wrong_results",
      "DROP TABLE light_clients",
      "DROP TABLE account_nonces",
      "ALTER TABLE upstream_cordons DROP COLUMN reason",
      "ALTER TABLE changes DROP COLUMN mark",
      "ALTER TABLE instances DROP COLUMN mark",
      ...[9, 8, 7, 6, 5, 4].flatMap((newer) => (newer > version ? (removals[newer] ?? []) : [])),
      `UPDATE schema_version SET version = ${version}, oldest_compatible = 3`,
    ])
      await sql.raw(statement).execute(former.database);
    await former.close();

    for (const start of ["first", "second"]) {
      const state = await database.open(options);
      expect(await state.tables.organizations.all(), start).toMatchObject([{ id: organization.id }]);
      const stored = await state.tables.nodes.working();
      expect(stored.map(({ id }) => id).toSorted()).toEqual(
        Object.values(nodes)
          .map(({ id }) => id)
          .toSorted(),
      );
      const credentials = await state.tables.nodeCredentials.list();
      expect(new Set(credentials.map(({ lastUsedAt }) => lastUsedAt))).toEqual(new Set([60_000]));
      await state.transaction(({ organizations }) => organizations.rename(organization.id, start));
      const { rows } = await sql<{ version: number }>`SELECT version FROM schema_version`.execute(
        state.database,
      );
      expect(rows).toEqual([{ version: migrations.at(-1)?.version }]);
      await state.close();
    }
  });

  it("are not confused with those of a later gateway that has the same number", async () => {
    const options = await database.create();
    const later = await openState(options, () => {});
    await sql`UPDATE schema_version SET version = 9, oldest_compatible = 9`.execute(later.database);
    await later.close();
    await expect(database.open(options)).rejects.toThrow("made by a later gateway");
  });

  it("are migrated from version 1", async () => {
    const options = await database.create();
    await (await openState(options, () => {}, [version1])).close();
    const state = await database.open(options);
    await createOrganization(state);
    await state.close();
  });
});

it("a file without a version, of a gateway long before 0.1.0, is rejected and not changed", async () => {
  const file = join(temporaryFolder(), "gateway.db");
  const sqlite = new DatabaseSync(file);
  for (const table of ["organizations", "users", "api_keys", "nodes"])
    sqlite.exec(`CREATE TABLE ${table} (id TEXT PRIMARY KEY) STRICT`);
  sqlite.exec("INSERT INTO organizations VALUES ('RG-1'); PRAGMA user_version = 1");
  sqlite.close();
  const opening = openState({ database: file }, () => {});
  await expect(opening).rejects.toMatchObject({ code: "INVALID_ARGUMENT", context: { path: "database" } });
  await expect(opening).rejects.toThrow("of a gateway long before 0.1.0, which cannot be imported");
  const tables = new DatabaseSync(file).prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  expect(tables).toHaveLength(4);
});
