import type { SqliteAnswer } from "./sqlite-client.ts";
import type { SqliteConnection } from "./sqlite-dialect.ts";

/** Lets several processes use one SQLite connection. Each has it to itself from `acquire` to `release`, so transactions stay apart. */
export class SharedConnection {
  readonly #connection: SqliteConnection;
  readonly #onChanges: (by: string) => Promise<void>;
  /** Those that have announced changes which the others do not know of yet. */
  readonly #announced = new Set<string>();
  #waiting: { readonly name: string; readonly resolve: () => void }[] = [];
  #current: string | undefined;

  /** @param onChanges - Called when a process has released the connection after changes that it announced; returns when the others know of them. */
  constructor(connection: SqliteConnection, onChanges: (by: string) => Promise<void>) {
    this.#connection = connection;
    this.#onChanges = onChanges;
  }

  /** @returns when the process has the connection to itself; processes get it in the order in which they ask. */
  acquire(name: string): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push({ name, resolve });
      this.#next();
    });
  }

  /** @throws DatabaseError if the query fails; Error if the process does not have the connection. */
  query(
    name: string,
    sql: string,
    parameters: readonly unknown[],
    wantsRows: boolean,
  ): Promise<SqliteAnswer> {
    if (this.#current !== name) throw new Error(`${name} does not have the connection`);
    return this.#connection.query(sql, parameters, wantsRows);
  }

  /** Notes that the transaction of the process makes changes that others want to know of. */
  announce(name: string): void {
    this.#announced.add(name);
  }

  /** @returns when the others have taken in the changes that the process has announced. */
  async release(name: string): Promise<void> {
    if (this.#current !== name) return;
    this.#current = undefined;
    const hasChanges = this.#announced.delete(name);
    this.#next();
    if (hasChanges) await this.#onChanges(name);
  }

  /** The process has ended: what it had begun is undone, and the others go on. */
  async leave(name: string): Promise<void> {
    this.#waiting = this.#waiting.filter((one) => one.name !== name);
    if (this.#current !== name) return;
    // It fails where no transaction was begun.
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
