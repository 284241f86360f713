import pg from "pg";
import { type freePorts, startOnFreePorts } from "../listen.ts";
import { type ServerProcess, startProcess } from "../server-process.ts";
import { createCluster, type PostgresOptions } from "./cluster.ts";

export interface Postgres extends ServerProcess {
  /** `postgres://…` of its default database, as superuser. Not secret, since the server is for tests. */
  readonly url: string;
  /** Creates an empty database and returns its URL for the superuser. */
  createDatabase(): Promise<string>;
}

/**
 * Starts a Postgres server on a free loopback port, another one if a program is faster, with its data in a temporary folder, and waits
 * until it accepts connections. It ends with `stop()`, or when this process ends in any way. Root runs it as `nobody`. @throws Error if
 * there are no binaries for this machine, or with the server's last output if it does not start.
 */
export function startPostgres(
  options: PostgresOptions = {},
  choosePorts?: typeof freePorts,
): Promise<Postgres> {
  return startOnFreePorts(1, /could not bind/, ([port = 0]) => startAt(port, options), choosePorts);
}

async function startAt(port: number, { tls }: PostgresOptions): Promise<Postgres> {
  const { password, options, ...cluster } = createCluster(port, tls);
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const server = await startProcess({
    name: "Postgres",
    ...cluster,
    ready: /ready to accept connections/,
    ...options,
    // Immediate shutdown: the data is deleted anyway.
    endSignal: "SIGQUIT",
  });
  let databases = 0;
  return {
    ...server,
    url,
    port,
    async createDatabase() {
      databases += 1;
      const name = `test_${databases}`;
      const client = new pg.Client({ connectionString: url });
      // The query rejects with the connection's error.
      client.on("error", () => {});
      try {
        await client.connect();
        await client.query(`CREATE DATABASE ${name}`);
      } finally {
        await client.end();
      }
      return url.replace(/postgres$/, name);
    },
  };
}
