import type { ClientConfig } from "pg";

export interface PostgresLocation {
  /** `postgres://user:password@host:port/database`, with `sslmode` and other libpq parameters. */
  readonly url: string;
  /**
   * The schema that holds the tables, a plain name. Default: the first schema of the account's search path.
   */
  readonly schema: string | undefined;
}

/**
 * Milliseconds to wait for a connection, and for a response to a query. Callers of the management API wait
 * for both.
 */
const timeout = 5_000;

export function clientConfig({ url, schema }: PostgresLocation): ClientConfig {
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
