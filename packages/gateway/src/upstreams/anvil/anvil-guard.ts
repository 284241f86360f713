/**
 * Runs a program for as long as this process's standard input stays open.
 *
 *     gateway ──pipe──> guard ──> anvil
 *
 * The operating system closes the pipe however the gateway ends, even by SIGKILL, so no node is left behind.
 */
import { spawn } from "node:child_process";

const [program, ...programArguments] = process.argv.slice(2);
if (program === undefined) throw new Error("anvil-guard: expected a program to run");

const child = spawn(program, programArguments, { stdio: ["ignore", "inherit", "inherit"] });
child.on("error", () => process.exit(127));
child.on("exit", (code) => process.exit(code ?? 1));

function end(): void {
  child.kill("SIGTERM");
  setTimeout(() => child.kill("SIGKILL"), 2_000);
}

process.stdin.on("close", end).resume();
// A terminal's Ctrl-C signals the whole process group; the guard has to outlive the program it guards.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
