#!/usr/bin/env node
import { isNodeAccessError } from "@node-access/auth";
import { isAdminCommand } from "./command/admin/admin-command.ts";
import { help, readCommandLine } from "./command/command-line.ts";

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
  if (isAdminCommand(given)) {
    const { runAdminCommand } = await import("./command/admin/run-admin-command.ts");
    return runAdminCommand(given);
  }
  const command = readCommandLine(given, process.env);
  if (command.help) return void process.stdout.write(help);
  // Not loaded by the commands above, which start faster without it.
  const { runGateway } = await import("./command/run-gateway.ts");
  await runGateway(command);
}
