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

const [folder, program, ...programArguments] = process.argv.slice(2);
if (program === undefined) throw new Error("usage: guard.ts FOLDER PROGRAM [ARGUMENT...]");

const child = spawn(program, programArguments, {
  // What it writes where it runs is then deleted too.
  cwd: folder || process.cwd(),
  stdio: ["ignore", "inherit", "inherit"],
});

child.on("error", (error) => {
  console.error(error.message);
  leave(127);
});
child.on("exit", (code, signal) => {
  if (signal !== null) console.error(`ended by ${signal}`);
  leave(code ?? 1);
});

function leave(code: number): void {
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  process.exit(code);
}

function end(): void {
  child.kill("SIGTERM");
  setTimeout(() => child.kill("SIGKILL"), 2_000);
}

process.stdin.on("close", end).resume();
// A terminal's Ctrl-C goes to the whole group; the guard has to outlive the program it guards.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
