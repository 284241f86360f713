import { invalidArgument, type NodeAccessError } from "@node-access/auth";
import { callError, type Place } from "./call-error.ts";
import type { CallOptions, Operation } from "./operation.ts";

/** What is called and where, and whether the request may have reached the server. */
export interface RunningPlace extends Place {
  /** The wire sets it as the first byte is handed over. */
  sent: boolean;
}

/** One attempt at a call, as the code that talks to the wire sees it. */
export interface Attempt extends RunningPlace {
  readonly operation: Operation;
  /** 1 for the first. */
  readonly number: number;
  /**
   * Registers what frees the wire when the attempt is given up: by a deadline or by the caller. It runs at once if that
   * has happened already. The attempt's promise should then reject with the error given.
   */
  onCancel(listener: (error: NodeAccessError) => void): void;
}

/** An attempt, as those see it who may give it up. */
export interface RunningAttempt extends Attempt {
  /** @returns whether its outcome still counts. After this nothing is cancelled. */
  settle(): boolean;
  cancel(error: NodeAccessError): void;
}

/** Begins an attempt, of which nothing has been sent. */
export function createAttempt(
  { operation, endpoint, redact }: Place & { readonly operation: Operation },
  number: number,
): RunningAttempt {
  let cancelled: NodeAccessError | undefined;
  let listeners: ((error: NodeAccessError) => void)[] = [];
  return {
    operation,
    endpoint,
    redact,
    number,
    sent: false,
    onCancel(listener) {
      if (cancelled) listener(cancelled);
      else listeners.push(listener);
    },
    settle() {
      listeners = [];
      return !cancelled;
    },
    cancel(error) {
      cancelled = error;
      for (const listener of listeners) listener(error);
    },
  };
}

/** Makes the error of an attempt whose deadline has passed. */
export function timedOut(
  attempt: RunningPlace,
  option: "timeout" | "totalTimeout",
  milliseconds: number,
): NodeAccessError {
  const text = `unanswered in ${milliseconds} ms; option ${option} allows more`;
  return callError(attempt, "TIMEOUT", text, { option, milliseconds, sent: attempt.sent });
}

/** Makes the error of an attempt that the call's signal has ended. */
export function aborted(attempt: RunningPlace): NodeAccessError {
  const { sent } = attempt;
  const text = `ended by its signal, ${sent ? "sent, but unanswered" : "not sent"}`;
  return callError(attempt, "ABORTED", text, { sent });
}

/** The longest time that a platform's timer can wait, 24.8 days; `Infinity` becomes this. */
export const LONGEST: number = 2 ** 31 - 1;

/**
 * Checks options that are numbers: milliseconds, bytes and counts above 0.
 *
 * @param options - Those that are `undefined` pass.
 * @param names - Which of them are numbers.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names the option.
 *
 * @example
 * ```ts
 * import { checkNumbers } from "@node-access/transport";
 *
 * checkNumbers({ interval: 1_000 }, ["interval"]);
 * ```
 */
export function checkNumbers<T extends object>(options: T, names: readonly (keyof T & string)[]): void {
  for (const name of names) {
    const { [name]: value = 1 } = options as Record<string, unknown>;
    if (!(typeof value === "number" && value > 0))
      throw invalidArgument(name, "a number above 0", String(value));
  }
}

/** Checks the signal of a call, which may be another platform's. */
export function checkSignal({ signal }: CallOptions): void {
  if (signal && !signal.addEventListener) throw invalidArgument("signal", "an AbortSignal", typeof signal);
}

/**
 * Checks the options of a call.
 *
 * @param options - Those that are `undefined` pass. `timeout` and `totalTimeout` are milliseconds, `maxResponseBytes` bytes.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names the option.
 *
 * @example
 * ```ts
 * import { checkCallOptions } from "@node-access/transport";
 *
 * checkCallOptions({ timeout: 5_000, retries: 2 });
 * ```
 */
export function checkCallOptions(options: CallOptions): void {
  checkSignal(options);
  checkNumbers(options, ["timeout", "totalTimeout", "maxResponseBytes"]);
  const { retries, middleware = [] } = options;
  if (retries !== 0) checkNumbers(options, ["retries"]);
  if (!Array.isArray(middleware) || middleware.some((step) => typeof step !== "function")) {
    throw invalidArgument("middleware", "a list of functions", typeof middleware);
  }
}
