import cluster from "node:cluster";
import { createLog, standardErrorLog } from "../observe/log.ts";
import { loadMcp } from "./mcp/mcp-in-thread.ts";
import { endAtSignal, reloadAtSignal, reportListening, ensureOrganization } from "./command-life.ts";
import type { GatewayCommand } from "./gateway-command.ts";
import { checkedOptions, startGateway } from "./start-gateway.ts";
import type { GatewayOptions } from "./options.ts";
import { startObserved } from "./telemetry/start-observed.ts";
import { showCredentials } from "./show-credentials.ts";
import { surviveErrors } from "./unhandled-errors.ts";

/** Runs a gateway until a signal ends it: in this process, or in worker processes. */
export async function runGateway(command: GatewayCommand): Promise<void> {
  if (command.isCheck) return checkOptions(command);
  if (cluster.isWorker) return (await import("./workers/run-worker.ts")).runWorker(command);
  if (command.workers > 1) return (await import("./workers/run-primary.ts")).runPrimary(command);
  const { options, addOrganization, output, reread } = command;
  // Shown once, to the operator of the first start. Credentials are never logged.
  const show = showCredentials.bind(undefined, output);
  const log = standardErrorLog();
  const started: GatewayOptions = { ...options, log, ...(await loadMcp(command.mcp)) };
  const starting = startObserved(options, createLog(log), () =>
    startGateway(started, show, undefined, reread),
  );
  if (reread) reloadAtSignal(starting);
  const gateway = await starting;
  try {
    if (addOrganization !== undefined) await ensureOrganization(gateway, addOrganization);
  } catch (error) {
    await gateway.close();
    throw error;
  }
  surviveErrors(gateway.reportUnhandled);
  endAtSignal(gateway, reread !== undefined);
  reportListening(gateway, output.json, gateway.credentials?.nodes["ethereum"]?.key);
}

/** Reports that the options are valid, without opening anything. */
async function checkOptions({ options, mcp }: GatewayCommand): Promise<void> {
  const opening: keyof GatewayOptions = "record";
  const checked = Object.entries(options).filter(([name]) => name !== opening);
  await checkedOptions(Object.fromEntries(checked));
  await loadMcp(mcp);
  process.stdout.write("the config and the other options are valid\n");
}
