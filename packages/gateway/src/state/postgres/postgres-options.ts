import type { ClientConfig } from "pg";

/** Which database, and how. */
export interface PostgresLocation {
  /** `postgres://user:password@host:port/database`, with `sslmode` and others of libpq's parameters. */
  readonly url: string;
  /** The schema that holds the tables, a plain name; the first one of the account's search path if there is none. */
  readonly schema: string | undefined;
}

/** Milliseconds to wait for a connection, and for a response to a query. Callers of the management API wait for these. */
const timeout = 5_000;

/** What each connection is opened with. */
export function clientConfig({ url, schema }: PostgresLocation): ClientConfig {
  const settings = [
    // A gateway that is frozen in the middle of a transaction does not hold up the others for longer.
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
