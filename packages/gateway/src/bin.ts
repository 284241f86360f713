#!/usr/bin/env node
import { isNodeAccessError } from "@node-access/auth";
import { help, readCommandLine } from "./command-line.ts";
import type { Credentials } from "./credentials.ts";
import { createGateway } from "./gateway.ts";

try {
  await main();
} catch (error) {
  if (!isNodeAccessError(error)) throw error;
  console.error(`node-access-gateway: ${error.message}`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const command = readCommandLine(process.argv.slice(2));
  if (command.help) return void process.stdout.write(help);
  const gateway = await createGateway({
    ...command.options,
    log: (entry) => void process.stderr.write(`${JSON.stringify(entry)}\n`),
  });
  // Once, to the terminal of whoever started it first: the log goes elsewhere and never has them.
  if (gateway.credentials) process.stdout.write(shown(gateway.credentials));
  if (command.addOrganization) process.stdout.write(shown(gateway.addOrganization(command.addOrganization)));
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
  process.stdout.write(`Listening on ${gateway.url}, gRPC on ${gateway.grpcUrl}\n`);
}

function shown({ organization, apiKey, nodes }: Credentials): string {
  const rows = Object.entries(nodes).map(
    ([protocol, { id, key, username, password }]) =>
      `  ${protocol}: ${id}\n    key ${key}\n    basic ${username}:${password}\n`,
  );
  return `These credentials are shown once; the API key cannot be had again.
organization ${organization.id} (${organization.name})
  API key ${apiKey}
${rows.join("")}
`;
}
