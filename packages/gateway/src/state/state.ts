import { type Kysely, sql } from "kysely";
import type { QueueState } from "../contract/queue-state.ts";
import type { Log } from "../observe/log.ts";
import { type Change, ChangeFeed, keptChanges } from "./change-feed.ts";
import { DatabaseError } from "./database-error.ts";
import { type InstanceFacts, Instances } from "./instances.ts";
import { migrations } from "./migrations/migrate.ts";
import type { DatabaseKind } from "./migrations/migration.ts";
import { Rotation } from "./rotation.ts";
import type { Schema } from "./schema.ts";
import { Tables } from "./tables/tables.ts";
import type { Vault } from "./vault.ts";

/** What differs between kinds of databases, beside their SQL. */
export interface StateBackend {
  readonly kind: DatabaseKind;
  readonly database: Kysely<Schema>;
  /** Returns when all other processes have taken in what is committed; absent if {@link pollEvery} is not 0, or there are no others. */
  sync?(): Promise<void>;
  /** Milliseconds between two looks for other processes' changes; 0 if there are no others. */
  readonly pollEvery: number;
  /** In the transaction that has added changes: makes them visible in the order of their numbers, and wakes the others. */
  announce(transaction: Kysely<Schema>): Promise<void>;
  /** Calls `onWake` whenever another process may have changed something; it returns when that is taken in. */
  listen(onWake: () => Promise<void>): void;
  /** Who waits for a connection to it. */
  queue(): QueueState;
  close(): Promise<void>;
}

/**
 * Everything that outlives the process, or is shared with other processes: in SQLite or in Postgres.
 */
export class State {
  /** For reading, and for the few writes that are not announced. What is read here is not of one point in time. */
  readonly tables: Tables;
  /** Says what was changed, by this process and by others. */
  readonly changes: ChangeFeed;
  readonly vault: Vault;
  readonly #backend: StateBackend;
  readonly #rotation: Rotation;
  readonly #log: Log;
  #instances: Instances | undefined;
  /** Called when the changes are taken in that listeners are being told of. */
  #onceApplied: (() => void)[] = [];

  constructor(backend: StateBackend, vault: Vault, log: Log) {
    const { kind, database } = backend;
    this.#backend = backend;
    this.#rotation = new Rotation(database, vault, log);
    this.#log = log;
    this.vault = vault;
    this.tables = new Tables({
      kind,
      database,
      vault,
      changed: () => {
        throw new Error("a change that is announced to other processes needs a transaction");
      },
    });
    this.changes = new ChangeFeed(
      {
        last: async () => {
          const row = await database
            .selectFrom("changes")
            .select((column) => column.fn.max("seq").as("seq"))
            .executeTakeFirst();
          return row?.seq ?? 0;
        },
        after: async (seq) => {
          const rows = await database
            .selectFrom("changes")
            .selectAll()
            .where("seq", ">", seq)
            .orderBy("seq")
            .execute();
          return rows as (Change & { readonly seq: number })[];
        },
      },
      log,
    );
    this.changes.onApplied(() => {
      for (const applied of this.#onceApplied.splice(0)) applied();
    });
  }

  /** For queries that the tables have no method for, such as those of shared limits. */
  get database(): Kysely<Schema> {
    return this.#backend.database;
  }

  /** Who waits for the database. */
  get queue(): QueueState {
    return this.#backend.queue();
  }

  /** Which kind of database it is. */
  get kind(): DatabaseKind {
    return this.#backend.kind;
  }

  /**
   * For listeners of changes: returns when every gateway that lives has taken in the changes that the listener is called with.
   *
   * @throws DatabaseError if the database goes away before: then nobody knows.
   */
  haveAppliedThese(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#onceApplied.push(() => this.haveApplied().then(resolve, reject));
    });
  }

  /**
   * Returns when every gateway that lives has taken in what this one has.
   *
   * @throws DatabaseError if the database goes away before: then nobody knows.
   */
  async haveApplied(): Promise<void> {
    await this.#instances?.haveApplied(this.changes.applied);
    await this.#backend.sync?.();
  }

  /** Begins to tell changes. Subscribe before, and load after: then nothing is missed. */
  async start(): Promise<void> {
    await this.changes.start(this.#backend.pollEvery);
    this.#backend.listen(() => this.changes.read().catch(() => {}));
    this.#rotation.start();
  }

  /**
   * Joins the other gateways on this database: from now on their changes wait until this one has taken them in. Call it once
   * everything is loaded and before the first request is served.
   */
  async join(): Promise<void> {
    if (this.#backend.pollEvery === 0) return;
    const { changes, vault } = this;
    const version = String(migrations.at(-1)?.version);
    const facts = (): InstanceFacts => ({ version, keys: vault.keyIds });
    const instances = new Instances(this.database, facts, this.#log);
    await instances.start(changes.applied);
    changes.onApplied((seq) => instances.hasApplied(seq));
    this.#instances = instances;
    // What was changed before the others knew of this one.
    await changes.read();
  }

  /** How many gateways share the database at the moment. */
  get instances(): number {
    return this.#instances?.count ?? 1;
  }

  /**
   * Runs `work` so that all of its changes are kept, or none. When it returns, they are on disk, and every gateway that lives has
   * taken them in.
   *
   * Inside of `work` use the tables that it is given, and wait for nothing else: others wait for the transaction to end.
   *
   * @throws DatabaseError if the database is away, or full, or another transaction was in the way; and what `work` throws.
   */
  async transaction<T>(work: (tables: Tables, transaction: Kysely<Schema>) => Promise<T>): Promise<T> {
    const { vault } = this;
    const changes = new Map<string, Change>();
    const changed = (kind: Change["kind"], id: string): void =>
      void changes.set(`${kind} ${id}`, { kind, id });
    let seq = 0;
    const result = await this.database.transaction().execute(async (transaction) => {
      const value = await work(
        new Tables({ kind: this.kind, database: transaction, vault, changed }),
        transaction,
      );
      if (changes.size > 0) seq = await this.#tell(transaction, [...changes.values()]);
      return value;
    });
    // The change is made; if it cannot be read back now, the feed does so when the database is there again.
    if (changes.size > 0) await this.changes.read().catch(() => {});
    if (seq > 0) await this.#instances?.haveApplied(seq);
    return result;
  }

  async close(): Promise<void> {
    await this.#instances?.close();
    this.changes.close();
    await this.#rotation.close();
    await this.#backend.close();
  }

  /**
   * Last in its transaction: on Postgres one transaction at a time may be here.
   *
   * @returns the number of the last change.
   */
  async #tell(transaction: Kysely<Schema>, changes: readonly Change[]): Promise<number> {
    await this.#backend.announce(transaction);
    const rows = await transaction.insertInto("changes").values(changes).returning("seq").execute();
    const last = rows.at(-1);
    if (!last) throw new DatabaseError("failed", "", "the database returned no number for a change");
    // Now and then, twice as many as are promised to readers.
    if (last.seq % 100 === 0)
      await sql`DELETE FROM changes WHERE seq <= ${last.seq - 2 * keptChanges}`.execute(transaction);
    return last.seq;
  }
}
