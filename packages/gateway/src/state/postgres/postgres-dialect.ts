import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import pg from "pg";
import { leavesConnection, postgresError } from "./postgres-error.ts";
import { clientConfig, type PostgresLocation } from "./postgres-options.ts";

/**
 * Kysely on Postgres. Unlike Kysely's own dialect, it closes a connection that failed or did not respond in
 * time, so that the pool holds only working ones.
 *
 * @param poolSize - Maximum connections.
 */
export function postgresDialect(location: PostgresLocation, poolSize: number): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PostgresDriver(location, poolSize),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/** The type of 64-bit integers; ours are all exact as JavaScript numbers. */
const int8 = 20;

class PostgresDriver implements Driver {
  readonly #pool: pg.Pool;

  constructor(location: PostgresLocation, poolSize: number) {
    this.#pool = new pg.Pool({
      ...clientConfig(location),
      max: poolSize,
      types: {
        getTypeParser: (type, format) =>
          type === int8 && format !== "binary" ? Number : pg.types.getTypeParser(type, format),
      },
    });
    // An idle connection was lost; the pool opens another one.
    this.#pool.on("error", () => {});
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresConnection> {
    try {
      return new PostgresConnection(await this.#pool.connect());
    } catch (error) {
      throw postgresError(error);
    }
  }

  beginTransaction(connection: PostgresConnection): Promise<void> {
    return connection.run("BEGIN");
  }

  commitTransaction(connection: PostgresConnection): Promise<void> {
    return connection.run("COMMIT");
  }

  async rollbackTransaction(connection: PostgresConnection): Promise<void> {
    // If the rollback fails, the connection is closed, which ends its transaction.
    if (!connection.isBroken) await connection.run("ROLLBACK").catch(() => {});
  }

  async releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.release();
  }

  destroy(): Promise<void> {
    return this.#pool.end();
  }
}

class PostgresConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  isBroken = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
    client.on("error", this.#onError);
  }

  readonly #onError = (): void => {
    this.isBroken = true;
  };

  async run(sql: string): Promise<void> {
    await this.#query(sql, []);
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, command, rowCount } = await this.#query(sql, [...parameters]);
    const isWrite = command === "INSERT" || command === "UPDATE" || command === "DELETE";
    return { rows: rows as Row[], ...(isWrite && { numAffectedRows: BigInt(rowCount ?? 0) }) };
  }

  streamQuery(): never {
    throw new Error("Postgres queries do not stream here");
  }

  release(): void {
    this.#client.off("error", this.#onError);
    this.#client.release(this.isBroken);
  }

  async #query(sql: string, parameters: unknown[]): Promise<pg.QueryResult> {
    try {
      const result = await this.#client.query<Record<string, unknown>>(sql, parameters.map(encodeText));
      for (const row of result.rows) decodeTexts(row);
      return result;
    } catch (error) {
      if (!leavesConnection(error)) this.isBroken = true;
      throw postgresError(error);
    }
  }
}

/**
 * U+0000 is valid in JSON and in SQLite, but not in a text of Postgres. So U+0000 becomes U+0001 U+0001,
 * and U+0001 becomes U+0001 U+0002: texts keep their order.
 */
// oxlint-disable-next-line no-control-regex -- these characters are what it is about.
const toEncode = /[\0\u0001]/g;
// oxlint-disable-next-line no-control-regex -- see above.
const toDecode = /\u0001([\u0001\u0002])/g;

/** @returns a value as Postgres accepts it; only texts can change. */
function encodeText(value: unknown): unknown {
  if (typeof value !== "string" || value.search(toEncode) < 0) return value;
  return value.replaceAll(toEncode, (character) => (character === "\0" ? "\u0001\u0001" : "\u0001\u0002"));
}

/** Restores the original texts of a row. */
function decodeTexts(row: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(row)) {
    if (typeof value !== "string" || !value.includes("\u0001")) continue;
    row[name] = value.replaceAll(toDecode, (_, second) => (second === "\u0001" ? "\0" : "\u0001"));
  }
}
