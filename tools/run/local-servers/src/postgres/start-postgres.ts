import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { freePorts } from "../listen.ts";
import pg from "pg";
import { createCluster, type PostgresOptions } from "./cluster.ts";
import { signalServer } from "./processes.ts";

/** A running server. */
export interface Postgres {
  /** `postgres://…` of its default database, as superuser. Not secret, since the server is for tests. */
  readonly url: string;
  readonly port: number;
  /** Id of the server's main process. Changes with {@link restart}. */
  readonly pid: number;
  /** Creates an empty database and returns its URL for the superuser. */
  createDatabase(): Promise<string>;
  /** Ends every process of the server by SIGKILL, like a crash. Resolves when it has ended. */
  kill(): Promise<void>;
  /** Starts the server again after {@link kill}, on the same port with the same data. Resolves when it accepts connections. */
  restart(): Promise<void>;
  /** Stops every process of the server by SIGSTOP: connections stay open but get no responses. Linux only. */
  freeze(): void;
  /** Lets a frozen server continue. */
  thaw(): void;
  /** Ends the server and deletes its data. */
  stop(): Promise<void>;
}

/** Milliseconds. The server takes a second to start, and much longer on a busy machine. */
const startDeadline = 60_000;
/** Characters that are kept of its output. */
const outputLimit = 4_000;

/**
 * Starts a Postgres server on a free loopback port, with its data in a temporary folder, and waits until it accepts connections.
 *
 * The server ends with `stop()`, or when this process ends in any way. Root runs it as `nobody`.
 *
 * @throws Error if there are no binaries for this machine, or with the server's last output if it does not start.
 *
 * @example
 * ```ts
 * import { startPostgres } from "@node-access-tools/local-servers/postgres";
 *
 * const postgres = await startPostgres();
 * try {
 *   console.log(await postgres.createDatabase());
 * } finally {
 *   await postgres.stop();
 * }
 * ```
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<Postgres> {
  for (let attempt = 1; ; attempt += 1) {
    const [port = 0] = await freePorts(1);
    try {
      return await startAt(port, options);
    } catch (error) {
      // Another program has taken the port first.
      if (attempt === 3 || !String(error).includes("could not bind")) throw error;
    }
  }
}

async function startAt(port: number, { settings = {}, tls }: PostgresOptions): Promise<Postgres> {
  const { password, command } = createCluster({ ...settings, port }, tls);
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const guard = spawn(
    process.execPath,
    [fileURLToPath(new URL("guard.ts", import.meta.url)), JSON.stringify(command)],
    { stdio: ["pipe", "pipe", "pipe"] },
  );
  guard.stdin.on("error", () => {});
  let pid = 0;
  let output = "";
  const keep = (text: string): void => {
    output = (output + text).slice(-outputLimit);
  };
  guard.stderr.setEncoding("utf8").on("data", keep);
  const lines = createInterface(guard.stdout).on("line", (line: string) => {
    const [word, value] = line.split(" ");
    if (word === "pid") pid = Number(value);
    else keep(`${line}\n`);
  });

  async function stop(): Promise<void> {
    if (guard.exitCode !== null || guard.signalCode !== null) return;
    guard.stdin.end();
    await once(guard, "close");
  }

  async function begin(): Promise<void> {
    guard.stdin.write("start\n");
    const deadline = performance.now() + startDeadline;
    let failure: unknown;
    while (performance.now() < deadline) {
      // The server has ended, for example because its port was taken.
      if (/^exit /m.test(output)) {
        // The processes of a killed server may end a little later than the server.
        if (!output.includes("is still in use")) break;
        output = "";
        guard.stdin.write("start\n");
      }
      try {
        // Whoever has taken the port may never respond.
        await query(url, "SELECT 1", 5_000);
        return;
      } catch (error) {
        failure = error;
      }
      await new Promise((resolve) => void setTimeout(resolve, 50));
    }
    await stop();
    throw new Error(`Postgres did not start (${String(failure)}). Its last output:\n${output.trim()}`);
  }

  await begin();
  let databases = 0;
  return {
    url,
    port,
    get pid() {
      return pid;
    },
    async createDatabase() {
      databases += 1;
      const name = `test_${databases}`;
      await query(url, `CREATE DATABASE ${name}`);
      return url.replace(/postgres$/, name);
    },
    async kill() {
      const ended = once(lines, "line");
      signalServer(pid, "SIGKILL");
      await ended;
    },
    async restart() {
      output = "";
      await begin();
    },
    freeze: () => signalServer(pid, "SIGSTOP"),
    thaw: () => signalServer(pid, "SIGCONT"),
    stop,
  };
}

/** @param timeout - Milliseconds to connect; 0 for as long as it takes. */
async function query(url: string, sql: string, timeout = 0): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeout });
  // The query rejects with the connection's error.
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end();
  }
}
