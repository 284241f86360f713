import { type Kysely, sql } from "kysely";
import type { Log } from "../observe/log.ts";
import { noteVaultKey } from "./check-vault-keys.ts";
import { DatabaseError } from "./database-error.ts";
import type { Schema } from "./schema.ts";
import { sealedPlace } from "./tables/node-credentials.ts";
import { sourcesPlace } from "./tables/nodes.ts";
import type { Vault } from "./vault.ts";

const checkInterval = 500;
/** Values that one transaction reseals; others wait for it. */
const batchSize = 50;

const sealedColumns = [
  { table: "nodes", column: "sources", place: sourcesPlace },
  { table: "nodeCredentials", column: "sealed", place: sealedPlace },
] as const;

/**
 * Replaces the key that seals secrets, in the background. Several gateways may do this concurrently,
 * and any of them may be killed at any time:
 *
 * 1. Once every gateway has the current key, new values are sealed with it.
 * 2. Once every gateway seals with it, values that other keys sealed are sealed again.
 * 3. Once no such value is left, the database no longer needs the other keys, and they can be removed.
 */
export class Rotation {
  readonly #database: Kysely<Schema>;
  readonly #vault: Vault;
  readonly #log: Log;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isClosed = false;

  constructor(database: Kysely<Schema>, vault: Vault, log: Log) {
    this.#database = database;
    this.#vault = vault;
    this.#log = log;
  }

  start(): void {
    if (this.#vault.keyIds.length > 1) this.#run();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #run(): void {
    this.#running = this.#step()
      .catch((error: unknown) => {
        // The database is away; the next check tries again.
        if (error instanceof DatabaseError) return false;
        this.#log("error", "keys not rotated", { reason: error instanceof Error ? error.message : "" });
        return true;
      })
      .then((isDone) => {
        if (!isDone && !this.#isClosed) this.#timer = setTimeout(() => this.#run(), checkInterval).unref();
      });
  }

  async #step(): Promise<boolean> {
    const { current } = this.#vault;
    if (this.#vault.sealingKey !== current) {
      if (!(await this.#allInstances((keys) => keys.includes(current)))) return false;
      await noteVaultKey(this.#database, current);
      this.#vault.sealingKey = current;
    }
    if ((await this.#former()).length === 0) return true;
    if (!(await this.#allInstances(([sealingKey]) => sealingKey === current))) return false;
    while (await this.#resealBatch()) if (this.#isClosed) return false;
    return this.#finish();
  }

  async #former(): Promise<string[]> {
    const rows = await this.#database
      .selectFrom("vaultKeys")
      .select("id")
      .where("id", "!=", this.#vault.current)
      .execute();
    return rows.map(({ id }) => id);
  }

  async #allInstances(has: (keys: readonly string[]) => boolean): Promise<boolean> {
    const rows = await this.#database.selectFrom("instances").select("keys").execute();
    return rows.every(({ keys }) => has(keys.split(",")));
  }

  #resealBatch(): Promise<boolean> {
    return this.#database.transaction().execute(async (transaction) => {
      for (const { table, column, place } of sealedColumns) {
        const rows = await this.#others(transaction, table, column).limit(batchSize).execute();
        for (const { id, value } of rows) {
          if (value === null) continue;
          const sealed = this.#vault.seal(this.#vault.open(value, place(id)), place(id));
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

  async #finish(): Promise<boolean> {
    const former = await this.#former();
    const isDone = await this.#database.transaction().execute(async (transaction) => {
      for (const { table, column } of sealedColumns)
        if (await this.#others(transaction, table, column).executeTakeFirst()) return false;
      await transaction.deleteFrom("vaultKeys").where("id", "in", former).execute();
      return true;
    });
    if (isDone) this.#log("info", "keys rotated", { former: former.join(), current: this.#vault.current });
    return isDone;
  }

  #others(transaction: Kysely<Schema>, table: "nodes" | "nodeCredentials", column: string) {
    const keyId = sql`substr(${sql.ref(column)}, 2, 8)`;
    return transaction
      .selectFrom(table)
      .select(["id", sql.ref<Uint8Array | null>(column).as("value")])
      .where(keyId, "!=", Buffer.from(this.#vault.current, "hex"))
      .orderBy("seq");
  }
}
