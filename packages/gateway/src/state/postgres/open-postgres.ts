import { sql } from "kysely";
import { invalidArgument } from "@node-access/auth";
import { DatabaseError } from "../database-error.ts";
import type { StateBackend } from "../state.ts";
import { postgresBackend } from "./postgres-backend.ts";
import type { PostgresLocation } from "./postgres-options.ts";

/**
 * Connects to Postgres, and creates the schema if it does not exist.
 *
 * @param location - Its URL and schema were checked with the other options.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` that says why the server does not accept the connection,
 * without the password.
 */
export async function openPostgresBackend(
  location: PostgresLocation,
  poolSize: number,
): Promise<StateBackend> {
  const backend = postgresBackend(location, poolSize);
  try {
    await useSchema(backend, location.schema);
    return backend;
  } catch (error) {
    await backend.close();
    throw postgresStartError(location.url, error);
  }
}

async function useSchema({ database }: StateBackend, schema: string | undefined): Promise<void> {
  const { rows } = await sql<{ schema: string | null }>`SELECT current_schema() AS schema`.execute(database);
  if (schema !== undefined && rows[0]?.schema !== schema)
    await sql`CREATE SCHEMA IF NOT EXISTS ${sql.id(schema)}`.execute(database);
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
