#!/usr/bin/env node
import { isNodeAccessError } from "@node-access/auth";
import { isAdminCommand } from "./command/admin/admin-command.ts";
import { runAdminCommand } from "./command/admin/run-admin-command.ts";
import { help, readCommandLine } from "./command/command-line.ts";
import { startGateway } from "./command/gateway.ts";
import { showCredentials } from "./command/show-credentials.ts";
import { standardErrorLog } from "./observe/standard-error-log.ts";

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
  const { options, addOrganization } = command;
  // Once, to the terminal of whoever started it first: the log goes elsewhere and never has them.
  const gateway = await startGateway({ ...options, log: standardErrorLog() }, showCredentials);
  try {
    if (addOrganization) {
      const made = await gateway.ensureOrganization(addOrganization);
      if ("id" in made) {
        process.stdout.write(`organization ${made.id} (${made.name}) exists: none was added\n`);
      }
    }
  } catch (error) {
    await gateway.close();
    throw error;
  }
  let isClosing = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      // A second signal does not wait.
      if (isClosing) process.exit(1);
      isClosing = true;
      void gateway.close();
    });
  }
  // Last: whoever reads it may send a signal at once.
  const { url, grpcUrl, adminUrl } = gateway;
  process.stdout.write(`Admin API on ${adminUrl}\nListening on ${url}, gRPC on ${grpcUrl}\n`);
}
