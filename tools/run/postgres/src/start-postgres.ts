import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { freePorts } from "@node-access-tools/local-servers";
import pg from "pg";
import { makeCluster } from "./cluster.ts";
import { signalServer } from "./processes.ts";

/** How a server is started. */
export interface PostgresOptions {
  /** Lines of `postgresql.conf`, as `{ max_connections: 20 }`. */
  readonly settings?: Readonly<Record<string, string | number>>;
  /** Certificate and private key in PEM, for connections over TLS. */
  readonly tls?: { readonly cert: string; readonly key: string };
}

/** A running server. */
export interface Postgres {
  /** `postgres://…` of its own database, as its superuser. Secret to nobody: the server is for tests. */
  readonly url: string;
  readonly port: number;
  /** Id of the server's main process; another one after {@link restart}. */
  readonly pid: number;
  /** Makes an empty database, and returns its URL for the superuser. */
  createDatabase(): Promise<string>;
  /** Ends every process of the server at once by SIGKILL, as a crash of its machine would. Returns when it has ended. */
  kill(): Promise<void>;
  /** Starts the server again after {@link kill}, on the same port with the same data. Returns when it takes connections. */
  restart(): Promise<void>;
  /** Stops every process of the server by SIGSTOP: connections stay open, and nothing is answered. Linux only. */
  freeze(): void;
  /** Lets a frozen server continue. */
  thaw(): void;
  /** Ends the server, and deletes its data. */
  stop(): Promise<void>;
}

/** The server takes a second to start; a loaded machine may take many times that. */
const startDeadline = 60_000;
const keptOutput = 4_000;

/**
 * Starts a Postgres server on a free loopback port, with its data in a temporary folder, and waits until it takes connections.
 *
 * The server ends with `stop()`, and also when this process ends in whatever way. Root runs it as `nobody`.
 *
 * @throws Error when there are no binaries for this machine, or with the server's last output when it does not start.
 *
 * @example
 * ```ts
 * import { startPostgres } from "@node-access-tools/postgres";
 *
 * const postgres = await startPostgres();
 * try {
 *   console.log(await postgres.createDatabase());
 * } finally {
 *   await postgres.stop();
 * }
 * ```
 */
export async function startPostgres({ settings = {}, tls }: PostgresOptions = {}): Promise<Postgres> {
  const password = randomBytes(12).toString("hex");
  // Another program may take it before the server does; the server then ends, and says so.
  const [port = 0] = await freePorts(1);
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const command = makeCluster(password, { ...settings, port }, tls);
  const guard = spawn(
    process.execPath,
    [fileURLToPath(new URL("guard.ts", import.meta.url)), JSON.stringify(command)],
    { stdio: ["pipe", "pipe", "pipe"] },
  );
  guard.stdin.on("error", () => {});
  let pid = 0;
  let output = "";
  const keep = (text: string): void => {
    output = (output + text).slice(-keptOutput);
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
      // A server that found its port taken, or its data wrong, has ended.
      if (/^exit /m.test(output)) {
        // The processes of a server that was killed may live a little longer than it.
        if (!output.includes("is still in use")) break;
        output = "";
        guard.stdin.write("start\n");
      }
      try {
        await query(url, "SELECT 1");
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

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // What happens to the connection is in the query's own error.
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end();
  }
}
