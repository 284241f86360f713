import { sql } from "kysely";
import pg from "pg";
import { invalidArgument } from "@node-access/auth";
import { createDatabase } from "../database.ts";
import { DatabaseError } from "../database-error.ts";
import type { StateBackend } from "../state.ts";
import { clientConfig, postgresDialect, type PostgresLocation } from "./postgres-dialect.ts";

/** Milliseconds between two polls, for changes whose wake-up was lost. */
const pollInterval = 500;
/** Milliseconds between two attempts to connect to the wake-ups. */
const retryInterval = 250;
/** An arbitrary number that other programs on the same database are unlikely to lock. */
const changeLock = 7_240_264_032;

/**
 * Connects to Postgres, and creates the schema if it does not exist.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` that says why the server does not accept the connection, without
 * the password.
 */
export async function openPostgresBackend(
  location: PostgresLocation,
  poolSize: number,
): Promise<StateBackend> {
  const { url, schema } = location;
  const { database, queue } = createDatabase(postgresDialect(location, poolSize), poolSize);
  /** Instances wake each other on it; one for each schema of a database. */
  const channel = `node_access_changes_${schema ?? ""}`;
  try {
    const { rows } = await sql<{ schema: string | null }>`SELECT current_schema() AS schema`.execute(
      database,
    );
    if (schema !== undefined && rows[0]?.schema !== schema)
      await sql`CREATE SCHEMA IF NOT EXISTS ${sql.id(schema)}`.execute(database);
  } catch (error) {
    await database.destroy();
    throw postgresStartError(url, error);
  }
  let endWakeUps: (() => Promise<void>) | undefined;
  return {
    kind: "postgres",
    database,
    queue,
    pollInterval,
    async announce(transaction) {
      // Locked until the transaction ends: numbers become visible in order, so that no reader skips one.
      await sql`SELECT pg_advisory_xact_lock(${changeLock}), pg_notify(${channel}, '')`.execute(transaction);
    },
    listen(onWake) {
      endWakeUps = listenForWakeUps(location, channel, () => void onWake());
    },
    async close() {
      await endWakeUps?.();
      await database.destroy();
    },
  };
}

/** Listens for `NOTIFY` on a connection that is made again whenever it is lost, and returns what ends this. */
function listenForWakeUps(
  location: PostgresLocation,
  channel: string,
  onWake: () => void,
): () => Promise<void> {
  let client: pg.Client;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const connect = async (): Promise<void> => {
    const current = new pg.Client(clientConfig(location));
    client = current;
    current.on("notification", onWake);
    let isLost = false;
    const lost = (): void => {
      if (isLost || isClosed) return;
      isLost = true;
      current.end().catch(() => {});
      timer = setTimeout(() => void connect(), retryInterval).unref();
    };
    current.on("error", lost).on("end", lost);
    try {
      await current.connect();
      await current.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      // Catches up on changes that were made without a connection.
      onWake();
    } catch {
      lost();
    }
  };
  void connect();
  return async () => {
    isClosed = true;
    clearTimeout(timer);
    await client.end().catch(() => {});
  };
}

/** What was expected, by the error code of the server or of the connection. */
const expectations: Readonly<Record<string, string>> = {
  ENOENT: "a URL whose sslrootcert, sslcert and sslkey name files that can be read",
  EACCES: "a URL whose sslrootcert, sslcert and sslkey name files that can be read",
  "28P01": "a user and a password that the server accepts",
  "28000":
    "a user that the server's pg_hba.conf lets in from here; with sslmode=verify-full if it requires TLS",
  "3D000": "a database that exists: create it first",
  "42501":
    "an account that may create tables: GRANT CREATE ON SCHEMA … TO …, or GRANT CREATE ON DATABASE … TO … for a new schema",
  "53300": "a server with a free connection: raise its max_connections, or lower databasePoolSize",
  "57P03": "a server that has finished starting",
};

/** @returns an error that says how to fix a failure at the start. */
export function postgresStartError(url: string, error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error;
  const { code, message, failure } = error;
  const reached = "a Postgres server that can be reached and responds";
  const expected =
    expectations[code] ??
    (/CERT|TLS|SSL/i.test(`${code} ${message}`)
      ? "a server with TLS and a certificate that can be verified: name its authority's with sslrootcert, or use sslmode=disable for a server without TLS"
      : failure === "full"
        ? "a server whose disk has room"
        : failure === "unavailable"
          ? reached
          : "a Postgres server that works");
  return invalidArgument("database", expected, `${shownUrl(url)} (${code}: ${message})`);
}

/** A URL without the parts that may be secret. */
function shownUrl(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `postgres://${hostname}${port && `:${port}`}${pathname}`;
}
