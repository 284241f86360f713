import type { DatabaseResponse } from "./sqlite-client.ts";
import type { SqliteConnection } from "./sqlite-dialect.ts";

/**
 * Lets several processes use one SQLite connection. Each has exclusive use from `acquire` to `release`,
 * so transactions stay separate.
 */
export class SharedConnection {
  readonly #connection: SqliteConnection;
  readonly #onChanges: (by: string) => Promise<void>;
  /** The processes that have announced changes which the others have not applied yet. */
  readonly #announced = new Set<string>();
  #waiting: { readonly name: string; readonly resolve: () => void }[] = [];
  #current: string | undefined;

  /**
   * @param onChanges - Called when a process has released the connection after announcing changes;
   * returns when the others have applied them.
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

  /** @throws DatabaseError if the query fails; Error if the process has not acquired the connection. */
  query(
    name: string,
    sql: string,
    parameters: readonly unknown[],
    returnsRows: boolean,
  ): Promise<DatabaseResponse> {
    if (this.#current !== name) throw new Error(`${name} does not have the connection`);
    return this.#connection.query(sql, parameters, returnsRows);
  }

  /** Records that the process's transaction makes changes that the others must apply. */
  announce(name: string): void {
    this.#announced.add(name);
  }

  /** @returns when the others have applied the changes that the process has announced. */
  async release(name: string): Promise<void> {
    if (this.#current !== name) return;
    this.#current = undefined;
    const hasChanges = this.#announced.delete(name);
    this.#next();
    if (hasChanges) await this.#onChanges(name);
  }

  /** Handles a process that has ended: rolls back its transaction, and lets the others continue. */
  async leave(name: string): Promise<void> {
    this.#waiting = this.#waiting.filter((one) => one.name !== name);
    if (this.#current !== name) return;
    // Fails if no transaction was open.
    await this.#connection.query("ROLLBACK", [], false).catch(() => {});
    await this.release(name);
  }

  #next(): void {
    if (this.#current !== undefined) return;
    const next = this.#waiting.shift();
    this.#current = next?.name;
    next?.resolve();
  }
}
