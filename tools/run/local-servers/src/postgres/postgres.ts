import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type freePorts, startOnFreePorts } from "../listen.ts";
import { signalTree } from "../signal-tree.ts";
import { spawnGuarded } from "../spawn-guarded.ts";
import { createCluster, type PostgresOptions } from "./cluster.ts";

export interface Postgres {
  /** `postgres://…` of its default database, as superuser. Not secret, since the server is for tests. */
  readonly url: string;
  readonly port: number;
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
  /** Also deletes its data. */
  stop(): Promise<void>;
}

/** Milliseconds. The server takes a second to start, and much longer on a busy machine. */
const startDeadline = 60_000;

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
  const { password, program, programArguments, options } = createCluster(port, tls);
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  // Immediate shutdown: the data is deleted anyway.
  const guard = spawnGuarded(program, programArguments, { ...options, endSignal: "SIGQUIT", restarts: true });
  let pid = 0;
  let output = "";
  const keep = (text: string): void => void (output = (output + text).slice(-4_000));
  guard.stderr.setEncoding("utf8").on("data", keep);
  const lines = createInterface(guard.stdout).on("line", (line: string) => {
    if (line.startsWith("pid ")) pid = Number(line.slice(4));
    keep(`${line}\n`);
  });

  async function stop(): Promise<void> {
    if (guard.exitCode !== null || guard.signalCode !== null) return;
    guard.stdin.end();
    await once(guard, "close");
  }

  function again(): void {
    output = "";
    guard.stdin.write("again\n");
  }

  async function started(): Promise<void> {
    for (const end = performance.now() + startDeadline; performance.now() < end; await sleep(20)) {
      if (output.includes("ready to accept connections")) return;
      if (!/^exit$/m.test(output)) continue;
      // The processes of a killed server may end a little later than the server.
      if (!output.includes("is still in use")) break;
      again();
    }
    await stop();
    throw new Error(`Postgres did not start. Its last output:\n${output.trim()}`);
  }

  await started();
  let databases = 0;
  return {
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
    async kill() {
      const ended = once(lines, "line");
      signalTree(pid, "SIGKILL");
      await ended;
    },
    async restart() {
      again();
      await started();
    },
    freeze: () => signalTree(pid, "SIGSTOP"),
    thaw: () => signalTree(pid, "SIGCONT"),
    stop,
  };
}
