import cluster from "node:cluster";
import { createLog, standardErrorLog } from "../../observe/log.ts";
import { loadMcp } from "../mcp/mcp-in-thread.ts";
import { endProcess, ensureOrganization } from "../command-life.ts";
import type { GatewayCommand } from "../gateway-command.ts";
import type { StartedGateway } from "../gateway.ts";
import { startGateway } from "../start-gateway.ts";
import type { GatewayOptions } from "../options.ts";
import { startObserved } from "../telemetry/start-observed.ts";
import { showCredentials } from "../show-credentials.ts";
import { ChannelEnded } from "../../state/channel.ts";
import { surviveErrors } from "../unhandled-errors.ts";
import { joinWorkers } from "./worker.ts";

/** Serves calls as one of several workers, until the primary process requests the end or ends itself. */
export async function runWorker(command: GatewayCommand): Promise<void> {
  const { options, addOrganization, output, reread } = command;
  let gateway: StartedGateway | undefined;
  let isClosing = false;
  const close = async (): Promise<void> => {
    if (isClosing) return;
    isClosing = true;
    await gateway?.close();
    leave();
  };
  // A terminal or a supervisor may send a signal to all processes: the primary process decides what to do.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
  try {
    const {
      setup,
      shared: resources,
      ready,
    } = await joinWorkers(
      options,
      close,
      () => gateway?.drain(),
      () => gateway?.reloadConfig?.(),
    );
    const { admin, console, metrics, ...shared } = setup.options;
    const log = standardErrorLog({ worker: String(cluster.worker?.id) });
    const placed = (all: GatewayOptions): GatewayOptions => ({
      ...all,
      ...shared,
      ...(admin && { admin: { ...options.admin, ...admin } }),
      ...(console && { console: { ...options.console, ...console } }),
      ...(metrics && { metrics: { ...options.metrics, ...metrics } }),
      log,
    });
    const started = { ...placed(options), ...(await loadMcp(command.mcp)) };
    gateway = await startObserved(options, createLog(log), () =>
      startGateway(
        started,
        showCredentials.bind(undefined, output),
        resources,
        reread &&
          (() => {
            const { options: again, locate } = reread();
            return { options: placed(again), locate };
          }),
      ),
    );
    if (setup.isFirst && addOrganization !== undefined) await ensureOrganization(gateway, addOrganization);
    surviveErrors(gateway.reportUnhandled);
    const { url, grpcUrl, adminUrl, consoleUrl, metricsUrl } = gateway;
    await ready({ url, grpcUrl, adminUrl, consoleUrl, metricsUrl });
  } catch (error) {
    // Without the primary process, nobody waits for this worker, or for its error.
    if (error instanceof ChannelEnded) return process.exit(1);
    await gateway?.close();
    leave();
    throw error;
  }
}

/** Ends the process once it has nothing left to do: its pipe to the primary process would keep it alive. */
function leave(): void {
  process.once("disconnect", endProcess);
  cluster.worker?.disconnect();
}
