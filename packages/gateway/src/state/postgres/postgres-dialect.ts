import {
  type Dialect,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from "kysely";
import pg from "pg";
import { DatabaseError, type DatabaseFailure } from "../database-error.ts";
import { decodeTexts, encodeText } from "./encode-text.ts";

export interface PostgresLocation {
  /** `postgres://user:password@host:port/database`, with `sslmode` and other libpq parameters. */
  readonly url: string;
  /** The schema that holds the tables. Default: the first schema of the account's search path. */
  readonly schema: string | undefined;
}

/** Milliseconds to wait for a connection, and for a response, while callers of the management API wait. */
const timeout = 5_000;

export function clientConfig({ url, schema }: PostgresLocation): pg.ClientConfig {
  const settings = [
    // Limits how long a gateway that is frozen within a transaction can block the others.
    ["idle_in_transaction_session_timeout", 10_000],
    ["statement_timeout", 2 * timeout],
    ...(schema === undefined ? [] : [["search_path", schema]]),
  ];
  return {
    connectionString: url,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
    keepAlive: true,
    application_name: "node-access-gateway",
    options: settings.map(([name, value]) => `-c ${name}=${value}`).join(" "),
  };
}

/** The type of 64-bit integers; ours are all exact as JavaScript numbers. */
const int8 = 20;

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
 * A connection that is closed after it failed or did not respond in time: the pool holds only working ones.
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

/** Failures by SQLSTATE, or by its first two characters. Source: PostgreSQL, Appendix A. */
const failures: Readonly<Record<string, DatabaseFailure>> = {
  "08": "unavailable", // connection exception
  "57": "unavailable", // operator intervention: shutdown, statement timeout
  "53": "unavailable", // insufficient resources: too many connections, out of memory
  "53100": "full", // disk full
  "25006": "unavailable", // read-only transaction: the server is a standby
  "25P03": "unavailable", // idle in transaction for too long
  "40": "conflict", // deadlock, serialization failure
  "23": "conflict", // integrity constraint violation
  "55P03": "conflict", // lock not available
  "28": "denied", // invalid authorization: wrong user or password
  "3D": "denied", // unknown database
  "42501": "denied", // insufficient privilege
};

/** An error without a severity comes from the connection, not from the server. */
function postgresError(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const { code = "connection", message, severity } = error as Error & { code?: string; severity?: string };
  if (severity === undefined) return new DatabaseError("unavailable", code, message);
  const failure = failures[code] ?? failures[code.slice(0, 2)] ?? "failed";
  return new DatabaseError(failure, code, message);
}

/** Whether the connection still works: the server rejected only one query. */
function leavesConnection(error: unknown): boolean {
  return (error as { severity?: unknown }).severity === "ERROR";
}
