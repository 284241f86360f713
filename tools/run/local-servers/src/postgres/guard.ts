/**
 * Runs the server, and ends it and deletes its folder when this process's standard input closes.
 *
 *     startPostgres's process ──pipe──> guard ──> postgres
 *
 * The operating system closes the pipe however the starting process ends, even by SIGKILL. So no server is left behind.
 * Each line on the standard input starts the server. The standard output reports `pid 123` and `exit 1`.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { signalServer } from "./processes.ts";
import type { ServerCommand } from "./server-command.ts";

const { program, programArguments, environment, account, folder } = JSON.parse(
  process.argv[2] ?? "",
) as ServerCommand;

let server: ChildProcess | undefined;
let isEnding = false;

function start(): void {
  const started = spawn(program, programArguments, {
    ...account,
    cwd: folder,
    env: environment,
    stdio: ["ignore", "inherit", "inherit"],
  });
  server = started;
  started.on("spawn", () => process.stdout.write(`pid ${started.pid}\n`));
  started.on("error", (error) => console.error(error.message));
  started.on("close", (code, signal) => {
    server = undefined;
    process.stdout.write(`exit ${code ?? signal}\n`);
    if (isEnding) leave();
  });
}

function leave(): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  process.exit(0);
}

function end(): void {
  isEnding = true;
  if (server?.pid === undefined) return leave();
  // A frozen process handles no other signal before this one.
  if (process.platform === "linux") signalServer(server.pid, "SIGCONT");
  // Immediate shutdown: the data is deleted anyway.
  server.kill("SIGQUIT");
  setTimeout(() => server?.kill("SIGKILL"), 5_000);
}

// The output has no reader once the starting process has ended.
for (const output of [process.stdout, process.stderr]) output.on("error", () => {});
createInterface(process.stdin).on("line", start).on("close", end);
// A terminal's Ctrl-C goes to the whole group; the guard has to outlive the server.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
