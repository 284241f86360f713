import type { Gateway } from "./gateway.ts";

/** How a gateway reacts to signals. */
interface Life {
  /** Tells load balancers to send no more requests, and keeps serving meanwhile. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Ends the gateway at the first signal, for SIGTERM after a drain period; a second signal ends it
 * immediately.
 */
export function endAtSignal(life: Life): void {
  let isClosing = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, async () => {
      if (isClosing) process.exit(1);
      isClosing = true;
      if (signal === "SIGTERM") await life.drain();
      await life.close();
      endProcess();
    });
  }
}

/**
 * Ends the process even if something still waits for a response, such as the export of traces to a collector.
 */
export function endProcess(): void {
  setTimeout(() => process.exit(), 0).unref();
}

/** Prints the addresses. The last step of a start: a reader of the output may send a signal right away. */
export function reportListening(
  {
    url,
    grpcUrl,
    adminUrl,
    consoleUrl,
    metricsUrl,
  }: Pick<Gateway, "url" | "grpcUrl" | "adminUrl" | "consoleUrl" | "metricsUrl">,
  json: boolean,
): void {
  process.stdout.write(
    json
      ? `${JSON.stringify({ url, grpcUrl, adminUrl, consoleUrl, metricsUrl })}\n`
      : `${consoleUrl === undefined ? "" : `Console on ${consoleUrl}\n`}Metrics on ${metricsUrl}\nAdmin API on ${adminUrl}\nListening on ${url}, gRPC on ${grpcUrl}\n`,
  );
}

/** Rereads the config at each SIGHUP. Mistakes in it are logged. */
export function reloadAtSignal(reload: () => Promise<unknown>): void {
  process.on("SIGHUP", () => void reload().catch(() => {}));
}
