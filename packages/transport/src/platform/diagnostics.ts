import { channel } from "node:diagnostics_channel";
import type { RunningAttempt } from "../attempt.ts";
import type { CallResponse } from "../operation.ts";
import type { AttemptEvent, Call } from "../run-call.ts";

const start = channel("node-access:call:start");
const end = channel("node-access:call:end");
const failed = channel("node-access:call:error");

/** Whether `NODE_ACCESS_LOG=debug` is set, which prints each attempt to stderr. */
const isLogging = process.env["NODE_ACCESS_LOG"] === "debug";

/** Runs an attempt, and reports it to subscribers of the channels of `node:diagnostics_channel`. */
export function observe<T>(
  call: Call,
  attempt: RunningAttempt,
  run: () => Promise<CallResponse<T>>,
): Promise<CallResponse<T>> {
  const isObserved = isLogging || start.hasSubscribers || end.hasSubscribers || failed.hasSubscribers;
  // What prepares a call has no transport.
  const isAttempt: unknown = call.transport;
  return isObserved && isAttempt ? report(call, attempt, run) : run();
}

async function report<T>(
  call: Call,
  { number, requestId }: RunningAttempt,
  run: () => Promise<CallResponse<T>>,
): Promise<CallResponse<T>> {
  const { operation, transport, endpoint } = call;
  const event: AttemptEvent = {
    operation,
    transport,
    endpoint,
    requestId,
    attempt: number,
  };
  const started = performance.now();
  const log = (outcome: string): void => {
    const milliseconds = Math.round(performance.now() - started);
    const text = `node-access ${transport} ${operation.name} ${endpoint} request ${requestId} attempt ${number}`;
    if (isLogging) console.error(`${text}: ${outcome} in ${milliseconds} ms`);
  };
  start.publish(event);
  try {
    const response = await run();
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
}
