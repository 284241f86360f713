import type { Gateway } from "./gateway.ts";

/** Ends the gateway at the first signal; a second one does not wait. */
export function endAtSignal(close: () => Promise<void>): void {
  let isClosing = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (isClosing) process.exit(1);
      isClosing = true;
      void close();
    });
  }
}

/** The last thing that a start does: whoever reads it may send a signal at once. */
export function sayListening({
  url,
  grpcUrl,
  adminUrl,
}: Pick<Gateway, "url" | "grpcUrl" | "adminUrl">): void {
  process.stdout.write(`Admin API on ${adminUrl}\nListening on ${url}, gRPC on ${grpcUrl}\n`);
}
