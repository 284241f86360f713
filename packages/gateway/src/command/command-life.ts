import type { Gateway } from "./gateway.ts";

/** What a signal does to a gateway. */
interface Life {
  /** Tells balancers to send no more, and serves what comes meanwhile. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/** Ends the gateway at the first signal, SIGTERM after a drain period; a second signal does not wait. */
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

/** Ends the process also if something still waits for a response, such as the export of traces to a collector. */
export function endProcess(): void {
  setTimeout(() => process.exit(), 0).unref();
}

/** The last thing that a start does: whoever reads it may send a signal at once. */
export function sayListening(
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

/** Reads the config again at each SIGHUP. What is wrong with it is in the log. */
export function reloadAtSignal(reload: () => Promise<unknown>): void {
  process.on("SIGHUP", () => void reload().catch(() => {}));
}
