import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { QueueState } from "../observe/queue-state.ts";
import type { Log } from "../observe/log.ts";
import { type Change, ChangeFeed, retainedChanges, type StoredChange } from "./change-feed.ts";
import { DatabaseError } from "./database-error.ts";
import { type InstanceFacts, Instances } from "./instances.ts";
import { migrations } from "./migrations/versions.ts";
import type { DatabaseKind } from "./migrations/ddl.ts";
import { rotateKeys } from "./rotation.ts";
import type { Schema } from "./schema.ts";
import { Tables } from "./tables/tables.ts";
import type { Vault } from "./vault.ts";

export interface StateBackend {
  readonly kind: DatabaseKind;
  readonly database: Kysely<Schema>;
  /** Returns when all other processes have applied what is committed; absent if they are polled. */
  sync?(): Promise<void>;
  /** Milliseconds between two polls for other processes' changes; 0 if there are no other processes. */
  readonly pollInterval: number;
  /**
   * Called within the transaction that has added changes: makes them visible in order, and wakes the others.
   */
  announce(transaction: Kysely<Schema>): Promise<void>;
  /** Calls `onWake`, which returns when the changes are applied, whenever there may be some. */
  listen(onWake: () => Promise<void>): void;
  queue(): QueueState;
  close(): Promise<void>;
}

/** Everything that outlives the process, or is shared with other processes. */
export class State {
  /** For reads, and for the few writes that are not announced. Two reads may see different states. */
  readonly tables: Tables;
  /** Reports changes made by this process and by others. */
  readonly changes: ChangeFeed;
  readonly vault: Vault;
  readonly #backend: StateBackend;
  #endRotation: (() => Promise<void>) | undefined;
  readonly #log: Log;
  #instances: Instances | undefined;
  /** Called when the listeners have applied the changes that are being delivered. */
  #appliedWaiters: (() => void)[] = [];

  constructor(backend: StateBackend, vault: Vault, log: Log) {
    const { kind, database } = backend;
    this.#backend = backend;
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
          const changes = database.selectFrom("changes").selectAll().orderBy("seq", "desc").limit(1);
          return (await changes.executeTakeFirst()) as StoredChange | undefined;
        },
        from: async (seq) => {
          const changes = database.selectFrom("changes").selectAll().where("seq", ">=", seq).orderBy("seq");
          return (await changes.execute()) as StoredChange[];
        },
      },
      log,
    );
    this.changes.onApplied(() => {
      for (const applied of this.#appliedWaiters.splice(0)) applied();
    });
  }

  /** For queries without a method in the tables, such as those of shared limits. */
  get database(): Kysely<Schema> {
    return this.#backend.database;
  }

  get queue(): QueueState {
    return this.#backend.queue();
  }

  get kind(): DatabaseKind {
    return this.#backend.kind;
  }

  /**
   * For listeners: returns when every live gateway has applied the changes that the listener was called with.
   *
   * @throws DatabaseError if the database goes away first, so that this cannot be known.
   */
  waitUntilTheseApplied(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#appliedWaiters.push(() => this.waitUntilApplied().then(resolve, reject));
    });
  }

  /**
   * @throws DatabaseError if the database goes away before every live gateway has applied what this one has.
   */
  async waitUntilApplied(): Promise<void> {
    await this.#instances?.waitUntilApplied(this.changes.applied.seq);
    await this.#backend.sync?.();
  }

  /** Starts to deliver changes. Subscribe before and load after, so that no change is missed. */
  async start(): Promise<void> {
    await this.changes.start(this.#backend.pollInterval);
    this.#backend.listen(() => this.changes.read().catch(() => {}));
    this.#endRotation = rotateKeys(this.database, this.vault, this.#log);
  }

  /**
   * Joins the other gateways on this database: from now on their changes wait until this one has applied
   * them. Call it once everything is loaded and before the first request is served.
   */
  async join(): Promise<void> {
    if (this.#backend.pollInterval === 0) return;
    const { changes, vault } = this;
    const version = String(migrations.at(-1)?.version);
    const facts = (): InstanceFacts => ({ version, keys: vault.keyIds });
    const instances = new Instances(this.database, facts, this.#log);
    await instances.start(changes.applied);
    changes.onApplied((position) => instances.hasApplied(position));
    this.#instances = instances;
    // Reads changes that were made before the others knew of this gateway.
    await changes.read();
  }

  get instances(): number {
    return this.#instances?.count ?? 1;
  }

  /** The gateways that share the database; `undefined` for SQLite, and before this one has joined. */
  get members(): Instances | undefined {
    return this.#instances;
  }

  /**
   * Runs `work` in a transaction: all of its changes are stored, or none. When it returns,
   * they are on disk, and every live gateway has applied them.
   *
   * Inside of `work`, use only the tables that are passed to it, and wait for nothing else:
   * others wait for the transaction to end.
   *
   * @throws DatabaseError if the database is away or full, or another transaction conflicted;
   * and whatever `work` throws.
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
      if (changes.size > 0) seq = await this.#recordChanges(transaction, [...changes.values()]);
      return value;
    });
    // The change is committed. If it cannot be read now, the feed reads it when the database is available
    // again.
    if (changes.size > 0) await this.changes.read().catch(() => {});
    if (seq > 0) await this.#instances?.waitUntilApplied(seq);
    return result;
  }

  async close(): Promise<void> {
    await this.#instances?.close();
    this.changes.close();
    await this.#endRotation?.();
    await this.#backend.close();
  }

  /**
   * Writes the changes at the end of their transaction, and returns the number of the last one. On Postgres,
   * one transaction at a time can be here.
   */
  async #recordChanges(transaction: Kysely<Schema>, changes: readonly Change[]): Promise<number> {
    await this.#backend.announce(transaction);
    const mark = randomUUID();
    const marked = changes.map(({ kind, id }) => ({ kind, id, mark }));
    const rows = await transaction.insertInto("changes").values(marked).returning("seq").execute();
    const last = rows.at(-1);
    if (!last) throw new DatabaseError("failed", "", "the database returned no number for a change");
    // Every 100 changes; keeps twice as many changes as readers are promised.
    if (last.seq % 100 === 0)
      await sql`DELETE FROM changes WHERE seq <= ${last.seq - 2 * retainedChanges}`.execute(transaction);
    return last.seq;
  }
}
