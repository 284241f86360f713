#!/usr/bin/env node
import { runCommand } from "./run-command.ts";

const args = process.argv.slice(2);
const controller = new AbortController();
// Without handlers, a signal ends the process between two files.
if (args[0] === "mock" || args.includes("--watch"))
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => controller.abort());
const print = {
  out: (line: string): void => console.log(line),
  error: (line: string): void => console.error(line),
};
process.exitCode = await runCommand(args, print, controller.signal);
