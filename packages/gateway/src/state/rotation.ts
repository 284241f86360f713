import { type Kysely, sql } from "kysely";
import type { Log } from "../observe/log.ts";
import { noteVaultKey } from "./check-vault-keys.ts";
import { DatabaseError } from "./database-error.ts";
import type { Schema } from "./schema.ts";
import { sealedPlace } from "./tables/node-credentials.ts";
import { sourcesPlace } from "./tables/nodes.ts";
import { streamPlace } from "./tables/streams.ts";
import type { Vault } from "./vault.ts";

const checkInterval = 500;
/** Values that one transaction reseals; others wait for it. */
const batchSize = 50;

const sealedColumns = [
  { table: "nodes", column: "sources", place: sourcesPlace },
  { table: "nodeCredentials", column: "sealed", place: sealedPlace },
  { table: "streams", column: "sealed", place: streamPlace },
] as const;

/**
 * Replaces the key that seals secrets, in the background. Several gateways may do this concurrently,
 * and any of them may be killed at any time:
 *
 * 1. Once every gateway has the current key, new values are sealed with it.
 * 2. Once every gateway seals with it, values that other keys sealed are sealed again.
 * 3. Once no such value is left, the database no longer needs the other keys, and they can be removed.
 *
 * @returns what ends this.
 */
export function rotateKeys(database: Kysely<Schema>, vault: Vault, log: Log): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isClosed = false;

  function run(): void {
    running = step()
      .catch((error: unknown) => {
        // The database is away; the next check tries again.
        if (error instanceof DatabaseError) return false;
        log("error", "keys not rotated", { reason: error instanceof Error ? error.message : "" });
        return true;
      })
      .then((isDone) => {
        if (!isDone && !isClosed) timer = setTimeout(() => run(), checkInterval).unref();
      });
  }

  async function step(): Promise<boolean> {
    const { current } = vault;
    if (vault.sealingKey !== current) {
      if (!(await allInstances((keys) => keys.includes(current)))) return false;
      await noteVaultKey(database, current);
      vault.sealingKey = current;
    }
    if ((await readFormer()).length === 0) return true;
    if (!(await allInstances(([sealingKey]) => sealingKey === current))) return false;
    while (await resealBatch()) if (isClosed) return false;
    return finish();
  }

  async function readFormer(): Promise<string[]> {
    const rows = await database
      .selectFrom("vaultKeys")
      .select("id")
      .where("id", "!=", vault.current)
      .execute();
    return rows.map(({ id }) => id);
  }

  async function allInstances(has: (keys: readonly string[]) => boolean): Promise<boolean> {
    const rows = await database.selectFrom("instances").select("keys").execute();
    return rows.every(({ keys }) => has(keys.split(",")));
  }

  function resealBatch(): Promise<boolean> {
    return database.transaction().execute(async (transaction) => {
      for (const { table, column, place } of sealedColumns) {
        const rows = await others(transaction, table, column).limit(batchSize).execute();
        for (const { id, value } of rows) {
          if (value === null) continue;
          const sealed = vault.seal(vault.open(value, place(id)), place(id));
          // If the value has changed in the meantime, a later batch finds it.
          await transaction
            .updateTable(table)
            .set({ [column]: sealed })
            .where("id", "=", id)
            .where(sql.ref(column), "=", value)
            .execute();
        }
        if (rows.length > 0) return true;
      }
      return false;
    });
  }

  async function finish(): Promise<boolean> {
    const former = await readFormer();
    const isDone = await database.transaction().execute(async (transaction) => {
      for (const { table, column } of sealedColumns)
        if (await others(transaction, table, column).executeTakeFirst()) return false;
      await transaction.deleteFrom("vaultKeys").where("id", "in", former).execute();
      return true;
    });
    if (isDone) log("info", "keys rotated", { former: former.join(), current: vault.current });
    return isDone;
  }

  function others(
    transaction: Kysely<Schema>,
    table: (typeof sealedColumns)[number]["table"],
    column: string,
  ) {
    const keyId = sql`substr(${sql.ref(column)}, 2, 8)`;
    return transaction
      .selectFrom(table)
      .select(["id", sql.ref<Uint8Array | null>(column).as("value")])
      .where(keyId, "!=", Buffer.from(vault.current, "hex"))
      .orderBy("seq");
  }

  // A vault with one key has nothing to rotate.
  if (vault.keyIds.length > 1) run();
  return async () => {
    isClosed = true;
    clearTimeout(timer);
    await running;
  };
}
