import { isNodeAccessError, type NodeAccessError } from "@node-access/auth";
import { isAdminCommand } from "./admin/admin-command.ts";
import { readCommandLine } from "./command-line.ts";

export async function runCommand(programArguments: readonly string[]): Promise<void> {
  // The output may have no reader, after `| head -1` or when a terminal is closed. The gateway keeps running.
  for (const output of [process.stdout, process.stderr]) output.on("error", () => {});
  try {
    await run(programArguments);
  } catch (error) {
    if (!isNodeAccessError(error)) throw error;
    console.error(`node-access-gateway: ${error.message}`);
    process.exitCode = isOfCommandLine(error) ? 2 : 1;
  }
}

/** Whether the command line is wrong, and not what it asks for. Shells and programs tell the two apart by 2 and 1. */
function isOfCommandLine(error: NodeAccessError): boolean {
  return isNodeAccessError(error, "INVALID_ARGUMENT") && /^(?:arguments$|--)/.test(error.context.path);
}

async function run(programArguments: readonly string[]): Promise<void> {
  if (isAdminCommand(programArguments)) {
    const { runAdminCommand } = await import("./admin/run-admin-command.ts");
    return runAdminCommand(programArguments);
  }
  const command = readCommandLine(programArguments, process.env);
  if (command.shows !== undefined) return void process.stdout.write(command.shows);
  try {
    // Not loaded by the commands above, which start faster without it.
    const { runGateway } = await import("./run-gateway.ts");
    await runGateway(command);
  } catch (error) {
    throw command.config?.located(error, command.options) ?? error;
  }
}
