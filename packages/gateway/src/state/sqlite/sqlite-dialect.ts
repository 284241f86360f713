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
import { createDatabase } from "../database.ts";
import type { StateBackend } from "../state.ts";
import type { DatabaseResponse } from "./sqlite-database.ts";

/** Runs the queries of a {@link sqliteDialect}: in a thread of this process, or in another process. */
export interface SqliteConnection {
  /** @param returnsRows - Whether to return rows, or the number of changed ones. @throws DatabaseError */
  query(sql: string, parameters: readonly unknown[], returnsRows: boolean): Promise<DatabaseResponse>;
  /** Waits for exclusive use of the database; absent if only one process uses it. */
  acquire?(): Promise<void>;
  /** Ends exclusive use; returns when the others have applied the changes. */
  release?(): Promise<void>;
  close(): Promise<void>;
}

/** A transaction has exclusive use of the one connection; others wait in order. */
export function sqliteDialect(connection: SqliteConnection): Dialect {
  return {
    createAdapter: () => new QueuedAdapter(),
    createDriver: () => new SqliteDriver(connection),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class QueuedAdapter extends SqliteAdapter {
  /**
   * Requests wait in the driver. Kysely would let them wait until `releaseConnection` has returned, which waits for
   * processes that need the connection to read the changes: two that made changes at once would wait for each other.
   */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class SqliteDriver implements Driver {
  readonly #connection: SqliteConnection;
  readonly #databaseConnection: DatabaseConnection;
  /** Resolves when the connection is free. */
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
    // SQLite has already rolled back after some errors, such as a full disk.
    await this.#connection.query("ROLLBACK", [], false).catch(() => {});
  }

  async releaseConnection(): Promise<void> {
    const released = this.#connection.release?.();
    // Released before the others have applied the changes: they, and this process,
    // read these from the database.
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
  const returnsRows = !isWrite || ("returning" in query && query.returning !== undefined);
  const { rows, changes } = await connection.query(sql, parameters, returnsRows);
  return { rows: rows as Row[], ...(isWrite && { numAffectedRows: BigInt(changes) }) };
}

/** Stores state in a database that only this process uses: it notifies only itself of changes. */
export function sqliteBackend(connection: SqliteConnection): StateBackend {
  const { database, queue } = createDatabase(sqliteDialect(connection), 1);
  return {
    kind: "sqlite",
    database,
    queue,
    pollInterval: 0,
    announce: async () => {},
    listen: () => {},
    async close() {
      await database.destroy();
      // Kysely does not close a connection that it never used, for example after a start that failed because
      // of the key file.
      await connection.close();
    },
  };
}
