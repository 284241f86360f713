import { channel } from "node:diagnostics_channel";
import type { Middleware } from "../operation.ts";
import type { AttemptEvent } from "../run-call.ts";

const start = channel("node-access:call:start");
const end = channel("node-access:call:end");
const failed = channel("node-access:call:error");

/** Whether `NODE_ACCESS_LOG=debug` is set, which prints each attempt to stderr. */
const isLogging = process.env["NODE_ACCESS_LOG"] === "debug";

/** Adds the function that reports attempts to subscribers of the channels of `node:diagnostics_channel`, if there are any. */
export function observed(middleware: readonly Middleware[] | undefined): readonly Middleware[] | undefined {
  const isObserved = isLogging || start.hasSubscribers || end.hasSubscribers || failed.hasSubscribers;
  return isObserved ? [report, ...(middleware ?? [])] : middleware;
}

const report: Middleware = async ({ operation, transport, endpoint, requestId, attempt }, next) => {
  // What prepares a call has no transport.
  if (!(transport as unknown)) return next();
  const event: AttemptEvent = { operation, transport, endpoint, requestId, attempt };
  const started = performance.now();
  const log = (outcome: string): void => {
    const milliseconds = Math.round(performance.now() - started);
    const text = `node-access ${transport} ${operation.name} ${endpoint} request ${requestId} attempt ${attempt}`;
    if (isLogging) console.error(`${text}: ${outcome} in ${milliseconds} ms`);
  };
  start.publish(event);
  try {
    const response = await next();
    log(String(response.status ?? "ok"));
    end.publish(Object.assign(event, { status: response.status }));
    return response;
  } catch (error) {
    // Middleware may throw anything.
    const { code, message } = Object(error) as { code?: unknown; message?: unknown };
    log(`${code}: ${message}`);
    failed.publish(Object.assign(event, { error }));
    throw error;
  }
};
