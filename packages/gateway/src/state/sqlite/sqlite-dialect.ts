import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { SqliteAnswer } from "./sqlite-client.ts";

/** What runs the queries of a {@link sqliteDialect}: a thread of this process, or another process. */
export interface SqliteConnection {
  /**
   * @param wantsRows - Whether rows are wanted, or how many were changed.
   * @throws DatabaseError if the query fails.
   */
  query(sql: string, parameters: readonly unknown[], wantsRows: boolean): Promise<SqliteAnswer>;
  /** Waits until no other process uses the database; absent if it serves one process. */
  acquire?(): Promise<void>;
  /** Lets others use the database again; returns when they have taken in what was changed. */
  release?(): Promise<void>;
  close(): Promise<void>;
}

/** Kysely on a SQLite database that runs elsewhere. A transaction has the one connection to itself; everybody else waits in order. */
export function sqliteDialect(connection: SqliteConnection): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SqliteDriver(connection),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class SqliteDriver implements Driver {
  readonly #connection: SqliteConnection;
  readonly #databaseConnection: DatabaseConnection;
  /** Settles when the connection is free. */
  #free: Promise<void> = Promise.resolve();
  #release: () => void = () => {};

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
    this.#databaseConnection = {
      executeQuery: (query) => execute(connection, query),
      streamQuery() {
        throw new Error("SQLite queries do not stream");
      },
    };
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#free;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#free = promise;
    await before;
    this.#release = resolve;
    await this.#connection.acquire?.();
    return this.#databaseConnection;
  }

  async beginTransaction(): Promise<void> {
    await this.#connection.query("BEGIN IMMEDIATE", [], false);
  }

  async commitTransaction(): Promise<void> {
    await this.#connection.query("COMMIT", [], false);
  }

  async rollbackTransaction(): Promise<void> {
    // SQLite has rolled back by itself after some errors, such as a full disk.
    await this.#connection.query("ROLLBACK", [], false).catch(() => {});
  }

  async releaseConnection(): Promise<void> {
    const released = this.#connection.release?.();
    // At once: what others take in, they read from the database, and so may this process.
    this.#release();
    await released;
  }

  destroy(): Promise<void> {
    return this.#connection.close();
  }
}

async function execute<Row>(
  connection: SqliteConnection,
  { query, sql, parameters }: CompiledQuery,
): Promise<QueryResult<Row>> {
  const isWrite = /^(Insert|Update|Delete)QueryNode$/.test(query.kind);
  const wantsRows = !isWrite || ("returning" in query && query.returning !== undefined);
  const { rows, changes } = await connection.query(sql, parameters, wantsRows);
  return { rows: rows as Row[], ...(isWrite && { numAffectedRows: BigInt(changes) }) };
}
