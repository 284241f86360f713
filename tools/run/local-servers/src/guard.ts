/**
 * Runs a program for as long as this process's standard input stays open.
 *
 *     the starting process ──pipe──> guard ──> program
 *
 * The operating system closes the pipe however the starting process ends: a normal exit, an uncaught error, a
 * signal, or even SIGKILL, which that process cannot handle. So no program is ever left behind.
 */
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { signalTree } from "./signal-tree.ts";
import type { GuardOptions } from "./spawn-guarded.ts";

const [options = "", program = "", ...programArguments] = process.argv.slice(2);
const { folder, env, account, endSignal, keeps } = JSON.parse(options) as GuardOptions;

let isEnding = false;

const child = spawn(program, programArguments, {
  ...account,
  env: env ?? process.env,
  // What it writes where it runs is then deleted too.
  cwd: folder ?? process.cwd(),
  stdio: ["ignore", "inherit", "inherit"],
});
child.on("spawn", () => console.error(`pid ${child.pid}`));
child.on("error", (error) => {
  console.error(error.message);
  leave(127);
});
child.on("exit", (code, signal) => {
  if (signal !== null) console.error(`ended by ${signal}`);
  leave(code ?? 1);
});

function leave(code: number): void {
  if (folder !== undefined && (isEnding || !keeps))
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  process.exit(code);
}

function end(): void {
  isEnding = true;
  // A frozen process handles no other signal before this one.
  if (child.pid !== undefined) signalTree(child.pid, "SIGCONT");
  child.kill(endSignal ?? "SIGTERM");
  setTimeout(() => child.kill("SIGKILL"), 5_000);
}

// The output has no reader once the starting process has ended.
for (const output of [process.stdout, process.stderr]) output.on("error", () => {});
// A terminal's Ctrl-C goes to the whole group; the guard has to outlive the program it guards.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, keeps ? () => {} : end);
process.stdin.resume().on("close", end);
