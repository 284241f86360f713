import { isNodeAccessError } from "@node-access/auth";
import { isAdminCommand } from "./admin/admin-command.ts";
import { readCommandLine } from "./command-line.ts";
import { help } from "./help.ts";

/** Runs the command that the arguments ask for. What is wrong with them is said in one line. */
export async function runCommand(given: readonly string[]): Promise<void> {
  // Nobody may read what is written: `| head -1` ends, a terminal is closed. The gateway goes on.
  for (const output of [process.stdout, process.stderr]) output.on("error", () => {});
  try {
    await run(given);
  } catch (error) {
    if (!isNodeAccessError(error)) throw error;
    console.error(`node-access-gateway: ${error.message}`);
    process.exitCode = 1;
  }
}

async function run(given: readonly string[]): Promise<void> {
  if (isAdminCommand(given)) {
    const { runAdminCommand } = await import("./admin/run-admin-command.ts");
    return runAdminCommand(given);
  }
  const command = readCommandLine(given, process.env);
  if (command.help) return void process.stdout.write(help);
  try {
    // Not loaded by the commands above, which start faster without it.
    const { runGateway } = await import("./run-gateway.ts");
    await runGateway(command);
  } catch (error) {
    throw command.config?.located(error, command.options) ?? error;
  }
}
