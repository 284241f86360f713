import { DatabaseError } from "../database-error.ts";
import type { DatabaseResponse } from "./sqlite-database.ts";
import type { SqliteConnection } from "./sqlite-dialect.ts";

/** Milliseconds for which a process may have the connection without a query. */
const maxIdle = 3_000;

/**
 * Lets several processes use one SQLite connection. Each has exclusive use from `acquire` to `release`,
 * so transactions stay separate. A process that stops in between loses it, so that the others can go on.
 */
export class SharedConnection {
  readonly #connection: SqliteConnection;
  readonly #onChanges: (by: string) => Promise<void>;
  /** The processes that have announced changes which the others have not applied yet. */
  readonly #announced = new Set<string>();
  #waiting: { readonly name: string; readonly resolve: () => void }[] = [];
  #current: string | undefined;
  #idle: NodeJS.Timeout | undefined;

  /**
   * @param onChanges - Called when a process has released the connection after announcing changes; returns
   * when the others have applied them.
   */
  constructor(connection: SqliteConnection, onChanges: (by: string) => Promise<void>) {
    this.#connection = connection;
    this.#onChanges = onChanges;
  }

  /** @returns when the process has exclusive use of the connection; processes get it in order. */
  acquire(name: string): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push({ name, resolve });
      this.#next();
    });
  }

  /** @throws DatabaseError if the query fails, or the process has lost the connection. */
  async query(
    name: string,
    sql: string,
    parameters: readonly unknown[],
    returnsRows: boolean,
  ): Promise<DatabaseResponse> {
    if (this.#current !== name)
      throw new DatabaseError("unavailable", "SQLITE_BUSY", "the process did not use its turn in time");
    clearTimeout(this.#idle);
    try {
      return await this.#connection.query(sql, parameters, returnsRows);
    } finally {
      if (this.#current === name) this.#watch(name);
    }
  }

  announce(name: string): void {
    this.#announced.add(name);
  }

  async release(name: string): Promise<void> {
    if (this.#current !== name) return;
    clearTimeout(this.#idle);
    this.#current = undefined;
    const hasChanges = this.#announced.delete(name);
    this.#next();
    if (hasChanges) await this.#onChanges(name);
  }

  /** Handles a process that has ended: rolls back its transaction, and lets the others continue. */
  async leave(name: string): Promise<void> {
    this.#waiting = this.#waiting.filter((one) => one.name !== name);
    if (this.#current === name) await this.#takeBack(name);
  }

  async #takeBack(name: string): Promise<void> {
    // Before the next process's queries, which wait behind it. Fails if no transaction was open.
    const isRolledBack = this.#connection.query("ROLLBACK", [], false).catch(() => {});
    await this.release(name);
    await isRolledBack;
  }

  #watch(name: string): void {
    this.#idle = setTimeout(() => void this.#takeBack(name), maxIdle).unref();
  }

  #next(): void {
    if (this.#current !== undefined) return;
    const next = this.#waiting.shift();
    this.#current = next?.name;
    if (next) this.#watch(next.name);
    next?.resolve();
  }
}
