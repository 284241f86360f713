import { currentRequest, trackRequests } from "../codec/http/current-request.ts";
import type { UnhandledError } from "../observe/metrics.ts";

/** Receives an error that nothing has handled. */
export type ReportUnhandled = (kind: UnhandledError, fields: Readonly<Record<string, string>>) => void;

/**
 * Keeps the process running after an error that nothing has handled: it serves others too. An exception that belongs
 * to no request ends the process, since nobody knows what it has left undone.
 */
export function surviveErrors(report: ReportUnhandled): void {
  trackRequests();
  process.on("unhandledRejection", (error) => report("rejection", describe(error)));
  process.on("uncaughtException", (error) => {
    report("exception", describe(error));
    const request = currentRequest();
    if (request) return request.fail(error);
    console.error(error);
    process.exit(1);
  });
}

/** What the log says of it. Its message may quote what a caller or an upstream has sent. */
function describe(error: unknown): Readonly<Record<string, string>> {
  const { name = typeof error, stack = "" }: Partial<Error> = error instanceof Error ? error : {};
  const place = /^ *at .*/m.exec(stack)?.[0].trim();
  const requestId = currentRequest()?.id;
  return {
    reason: name,
    ...(place !== undefined && { place }),
    ...(requestId !== undefined && { requestId }),
  };
}
