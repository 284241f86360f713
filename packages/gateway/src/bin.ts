#!/usr/bin/env node
import { isNodeAccessError } from "@node-access/auth";
import { isAdminCommand } from "./command/admin/admin-command.ts";
import { runAdminCommand } from "./command/admin/run-admin-command.ts";
import { help, readCommandLine } from "./command/command-line.ts";
import { runGateway } from "./command/run-gateway.ts";

// Nobody may read what is written: `| head -1` ends, a terminal is closed. The gateway goes on.
for (const output of [process.stdout, process.stderr]) output.on("error", () => {});

try {
  await main();
} catch (error) {
  if (!isNodeAccessError(error)) throw error;
  console.error(`node-access-gateway: ${error.message}`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const given = process.argv.slice(2);
  if (isAdminCommand(given)) return runAdminCommand(given);
  const command = readCommandLine(given, process.env);
  if (command.help) return void process.stdout.write(help);
  await runGateway(command);
}
