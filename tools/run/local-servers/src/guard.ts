/**
 * Runs a program for as long as this process's standard input stays open.
 *
 *     the starting process ──pipe──> guard ──> program
 *
 * The operating system closes the pipe however the starting process ends: a normal exit, an uncaught error, a
 * signal, or even SIGKILL, which that process cannot handle. So no program is ever left behind.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { signalTree } from "./signal-tree.ts";
import type { GuardOptions } from "./spawn-guarded.ts";

const [options = "", program = "", ...programArguments] = process.argv.slice(2);
const { folder, env, account, endSignal, restarts } = JSON.parse(options) as GuardOptions;

let child: ChildProcess | undefined;
let isEnding = false;

function start(): void {
  const started = spawn(program, programArguments, {
    ...account,
    env: env ?? process.env,
    // What it writes where it runs is then deleted too.
    cwd: folder ?? process.cwd(),
    stdio: ["ignore", "inherit", "inherit"],
  });
  child = started;
  started.on("spawn", () => report(`pid ${started.pid}`));
  started.on("error", (error) => {
    console.error(error.message);
    leave(127);
  });
  started.on("exit", (code, signal) => {
    child = undefined;
    if (signal !== null) console.error(`ended by ${signal}`);
    report("exit");
    if (!restarts || isEnding) leave(code ?? 1);
  });
}

/** Tells the starting process about a program that it may start again. */
function report(line: string): void {
  if (restarts) process.stdout.write(`${line}\n`);
}

function leave(code: number): void {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  process.exit(code);
}

function end(): void {
  isEnding = true;
  if (!child) return leave(0);
  // A frozen process handles no other signal before this one.
  if (child.pid !== undefined) signalTree(child.pid, "SIGCONT");
  child.kill(endSignal ?? "SIGTERM");
  setTimeout(() => child?.kill("SIGKILL"), 5_000);
}

// The output has no reader once the starting process has ended.
for (const output of [process.stdout, process.stderr]) output.on("error", () => {});
// A terminal's Ctrl-C goes to the whole group; the guard has to outlive the program it guards.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, restarts ? () => {} : end);
createInterface(process.stdin).on("line", start).on("close", end);
start();
