import {
  type Dialect,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from "kysely";
import pg from "pg";
import { leavesConnection, postgresError } from "./postgres-error.ts";
import { clientConfig, type PostgresLocation } from "./postgres-options.ts";

/** The type of 64-bit integers; ours are all exact as JavaScript numbers. */
const int8 = 20;

/**
 * Kysely on Postgres.
 *
 * @param poolSize - Maximum connections.
 */
export function postgresDialect(location: PostgresLocation, poolSize: number): Dialect {
  return new PostgresDialect({ pool: async () => createPool(location, poolSize) });
}

const getTypeParser: typeof pg.types.getTypeParser = (type, format) =>
  type === int8 && format !== "binary" ? Number : pg.types.getTypeParser(type, format);

function createPool(location: PostgresLocation, max: number): PostgresPool {
  const options = { ...clientConfig(location), max, types: { getTypeParser } };
  const pool = new pg.Pool(options);
  // An idle connection was lost; the pool opens another one.
  pool.on("error", () => {});
  return {
    options,
    async connect() {
      try {
        return new CheckedClient(await pool.connect());
      } catch (error) {
        throw postgresError(error);
      }
    },
    end: () => pool.end(),
  };
}

/** The result of a rollback that was not sent, or failed: closing the connection ends its transaction. */
const rolledBack: PostgresQueryResult<never> = { command: "ROLLBACK", rowCount: 0, rows: [] };

/**
 * A connection that is closed after it failed or did not respond in time, so that the pool holds only working ones.
 */
class CheckedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  #isBroken = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
    client.on("error", this.#onError);
  }

  readonly #onError = (): void => {
    this.#isBroken = true;
  };

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query(): never;
  async query(sql = "", parameters: readonly unknown[] = []): Promise<PostgresQueryResult<unknown>> {
    const isRollback = sql === "rollback";
    try {
      if (this.#isBroken && isRollback) return rolledBack;
      const result = await this.#client.query<Record<string, unknown>>(sql, parameters.map(encodeText));
      for (const row of result.rows) decodeTexts(row);
      return result as PostgresQueryResult<unknown>;
    } catch (error) {
      if (isRollback || !leavesConnection(error)) this.#isBroken = true;
      if (isRollback) return rolledBack;
      throw postgresError(error);
    }
  }

  release(isDiscarded = false): void {
    this.#client.off("error", this.#onError);
    this.#client.release(this.#isBroken || isDiscarded);
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
