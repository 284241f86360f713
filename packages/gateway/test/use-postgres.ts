import { type Postgres, startPostgres } from "@node-access-tools/local-servers/postgres";
import pg from "pg";
import { beforeAll, onTestFinished } from "vitest";

/** The key of states in Postgres, in base64. */
export const testKey: string = Buffer.alloc(32, 7).toString("base64");

/** The server of all files that a worker runs. It ends with the worker. */
let shared: Promise<Postgres> | undefined;

/** Starts a Postgres server if none runs yet. */
export function usePostgres(): () => Postgres {
  let postgres: Postgres | undefined;
  beforeAll(async () => {
    shared ??= startPostgres();
    // The next file tries again.
    shared.catch(() => (shared = undefined));
    postgres = await shared;
  });
  return () => {
    if (!postgres) throw new Error("the server has not started yet");
    return postgres;
  };
}

/**
 * Makes a backup of a database.
 *
 * @returns a function that restores it, and returns once the database accepts connections again.
 */
export async function backUp(url: string): Promise<() => Promise<void>> {
  const name = new URL(url).pathname.slice(1);
  const copy = `${name}_backup`;
  await whileClosed(url, `CREATE DATABASE ${copy} TEMPLATE ${name}`);
  return () => whileClosed(url, `DROP DATABASE ${name}`, `CREATE DATABASE ${name} TEMPLATE ${copy}`);
}

/** Runs statements while nobody is connected to the database. */
async function whileClosed(url: string, ...statements: string[]): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  const client = new pg.Client({ connectionString: url.replace(/[^/]+$/, "postgres") });
  await client.connect();
  try {
    await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    await client.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", [name]);
    for (const statement of statements) await client.query(statement);
    await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
  } finally {
    await client.end();
  }
}

/** The server, for a test that kills or freezes it: afterwards it runs again. */
export function brokenInTest(
  server: Postgres,
): Pick<Postgres, "createDatabase" | "freeze" | "kill" | "restart" | "thaw"> {
  let repair: (() => Promise<void>) | undefined;
  onTestFinished(() => repair?.());
  return {
    createDatabase: () => server.createDatabase(),
    freeze() {
      repair = async () => server.thaw();
      server.freeze();
    },
    thaw() {
      repair = undefined;
      server.thaw();
    },
    kill() {
      repair = () => server.restart();
      return server.kill();
    },
    restart() {
      repair = undefined;
      return server.restart();
    },
  };
}
