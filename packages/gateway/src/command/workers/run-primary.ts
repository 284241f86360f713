import { createLog } from "../../observe/log.ts";
import { standardErrorLog } from "../../observe/standard-error-log.ts";
import { endAtSignal, reloadAtSignal, reportListening } from "../command-life.ts";
import type { GatewayCommand } from "../gateway-command.ts";
import { resolveOptions } from "../resolve-options.ts";
import { WorkerEnded } from "./pool.ts";
import { startPrimary } from "./primary.ts";

/**
 * Starts a gateway's workers, and runs until a signal ends them.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` for an invalid option.
 */
export async function runPrimary({ options, workers, output, reread }: GatewayCommand): Promise<void> {
  const resolved = resolveOptions(options);
  try {
    const primary = await startPrimary(resolved, workers, createLog(standardErrorLog()));
    endAtSignal(primary);
    if (reread) reloadAtSignal(primary.reloadConfig);
    reportListening(primary, output.json);
  } catch (error) {
    if (!(error instanceof WorkerEnded)) throw error;
    // The worker has reported why.
    process.exitCode = 1;
  }
}
