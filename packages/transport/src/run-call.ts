import {
  type FailedAttempt,
  invalidArgument,
  isNodeAccessError,
  kindOf,
  type NodeAccessError,
} from "@node-access/auth";
import { aborted, type Attempt, MAX_TIMEOUT, RunningAttempt, timedOut } from "./attempt.ts";
import { observed, onAbort } from "#platform";
import { checkTarget } from "./check-arguments.ts";
import { checkCallOptions } from "./check-options.ts";
import { type CallTarget, closedError } from "./call-error.ts";
import { addHeaders } from "./headers.ts";
import { afterLostAnswer, mayHaveArrived } from "./lost-answer.ts";
import type {
  CallResponse,
  CallContext,
  CallOptions,
  Middleware,
  Operation,
  Transport,
} from "./operation.ts";
import { delayByStatus } from "./retry.ts";

/** A call to make. */
export interface Call extends CallTarget {
  /** What is called, and whether it may be repeated. */
  readonly operation: Operation;
  /** The transport, for middleware. */
  readonly transport: Transport;
  /** The arguments, for middleware. */
  readonly input: unknown;
  /** Decides whether a failed attempt is retried, as `retryDelay` does. Default: by code and HTTP status only. */
  readonly retryDelay?: (error: unknown, operation: Operation, number: number) => number | undefined;
}

/**
 * The event of each attempt on Node, published on the channels `node-access:call:start`,
 * `node-access:call:end` and `node-access:call:error` of `node:diagnostics_channel`.
 * The same object is published at the start and at the end, when it also has the outcome.
 *
 * @example
 * ```ts
 * import { subscribe } from "node:diagnostics_channel";
 * import type { AttemptEvent } from "@node-access/transport";
 *
 * subscribe("node-access:call:error", (message) => {
 *   const { operation, endpoint, attempt, error } = message as AttemptEvent;
 *   console.log(operation.name, endpoint, attempt, error);
 * });
 * ```
 */
export interface AttemptEvent extends Pick<
  CallContext,
  "operation" | "transport" | "endpoint" | "requestId" | "attempt"
> {
  /** The HTTP status of a successful attempt, if the transport has one. */
  readonly status?: number | undefined;
  /** The error of a failed attempt. A NodeAccessError contains no secrets. */
  readonly error?: unknown;
}

/**
 * Makes a call on any transport, with deadlines, retries and middleware.
 *
 * A failed attempt is retried only if `call.retryDelay` allows it and the delay ends before the
 * total deadline. Otherwise the call rejects with the attempt's error.
 *
 * @param call - What is called, and where.
 * @param options - Deadlines, retries, signal, middleware.
 * @param work - Sends one attempt. It is cancelled through {@link Attempt.onCancel}.
 * @param closed - Aborts when the client is closed. The call then rejects with `CLOSED`.
 * @returns the response.
 * @throws NodeAccessError the error of the last attempt, `TIMEOUT`, `ABORTED`, `CLOSED`,
 * or `INVALID_ARGUMENT` for an invalid option.
 *
 * @example
 * ```ts
 * import { authorize, urlToken } from "@node-access/auth";
 * import { createHttpTransport, readJson, runCall } from "@node-access/transport";
 *
 * const authorized = authorize("node", "https://node.example", urlToken("t0ken"));
 * const http = createHttpTransport({ authorized });
 * const operation = { name: "status", idempotency: "safe" } as const;
 * const call = { operation, transport: "http", endpoint: http.endpoint, redact: http.redact, input: undefined } as const;
 * const { value } = await runCall(call, { timeout: 5_000 }, async (attempt) => {
 *   const response = await http.send({ method: "GET", path: "/status" }, attempt);
 *   return { ...response, value: readJson(response, attempt) };
 * });
 * console.log(value);
 * ```
 */
export function runCall<T>(
  call: Call,
  options: CallOptions,
  work: (attempt: Attempt) => Promise<CallResponse<T>>,
  closed?: AbortSignal,
): Promise<CallResponse<T>> {
  // Not an async function, which would create another promise for each call.
  try {
    checkTarget(call);
    if (typeof work !== "function") throw invalidArgument("work", "a function", kindOf(work));
    return makeCall(call, Object(options) as CallOptions, work, closed);
  } catch (error) {
    return Promise.reject(error);
  }
}

/** Makes a call like {@link runCall}, for callers in this package, whose arguments need no check. */
export function makeCall<T>(
  call: Call,
  options: CallOptions,
  work: (attempt: Attempt) => Promise<CallResponse<T>>,
  closed?: AbortSignal,
): Promise<CallResponse<T>> {
  const { headers } = options;
  return startCall(
    call,
    options,
    headers ? (attempt) => addHeaders(headers, attempt).then(() => work(attempt)) : work,
    closed,
  );
}

/** Makes a call like {@link makeCall}, without the option `headers`. */
export async function startCall<T>(
  call: Call,
  options: CallOptions,
  work: (attempt: Attempt) => Promise<CallResponse<T>>,
  closed?: AbortSignal,
): Promise<CallResponse<T>> {
  let attempt: RunningAttempt;
  let timer: Parameters<typeof clearTimeout>[0];
  let removeListener: (() => void) | undefined;
  let removeClosedListener: typeof removeListener;
  try {
    checkCallOptions(options);
    const { timeout = 30_000, totalTimeout = 120_000, retries = 4, signal, middleware, onResponse } = options;
    // A timer with a longer delay would fire immediately.
    let remaining = Math.min(totalTimeout, MAX_TIMEOUT);
    const deadline = performance.now() + remaining;
    const attempts: FailedAttempt[] = [];
    /** Whether an attempt before the last failed one, or any of them, may have been executed. */
    let wasLost = false;
    let isLost = false;
    /** Rejects what the call waits for. */
    let reject: (error: unknown) => void;
    /** The error of the call if it was aborted. */
    let abortError: NodeAccessError | undefined;
    const stop = (error: NodeAccessError): void => {
      reject(error);
      attempt.cancel(error);
    };
    const abort = (): void => {
      attempt.sent ||= isLost;
      stop((abortError = signal?.aborted ? aborted(attempt, signal) : closedError(attempt)));
    };
    const waitFor = <R>(start: (resolve: (value: R) => void) => void): Promise<R> =>
      new Promise((resolve, fail) => {
        reject = fail;
        if (signal?.aborted || closed?.aborted) abort();
        else start(resolve);
      });
    const requestId = nextRequestId();
    attempt = new RunningAttempt(call, signal?.aborted ? 0 : 1, requestId);
    // JavaScript callers may pass another value than `undefined` for no signal.
    removeListener = signal ? onAbort(signal, abort) : undefined;
    removeClosedListener = closed && onAbort(closed, abort);
    let response: CallResponse<T>;
    /** The error of the last attempt, while the call waits to retry. */
    let failure: unknown;
    let wait = 0;
    for (;;) {
      try {
        if (wait) {
          await waitFor<void>((resolve) => {
            timer = setTimeout(resolve, wait);
          });
          remaining = deadline - performance.now();
          // On a busy machine, the timer may fire late.
          if (remaining <= 0) throw failure;
          failure = undefined;
          attempt = new RunningAttempt(call, attempt.number + 1, requestId);
        }
        response = await waitFor((resolve) => {
          timer = setTimeout(
            () => {
              attempt.sent ||= isLost;
              stop(
                remaining < timeout
                  ? timedOut(attempt, "totalTimeout", totalTimeout)
                  : timedOut(attempt, "timeout", timeout),
              );
            },
            Math.min(remaining, timeout),
          );
          const steps = observed(middleware);
          const result = steps?.length ? throughMiddleware(call, attempt, steps, work) : work(attempt);
          result.then(resolve, reject);
        });
        break;
      } catch (error) {
        clearTimeout(timer);
        attempt.settle();
        if (error !== failure)
          for (const one of [...(attempt.failures ?? []), error]) {
            wasLost = isLost;
            isLost ||= mayHaveArrived(one);
            attempts.push(failedAttempt(one, attempt));
          }
        wait =
          (error !== abortError &&
            attempt.number <= retries &&
            (call.retryDelay ?? delayByStatus)(error, call.operation, attempt.number)) ||
          Infinity;
        if (performance.now() + wait >= deadline)
          throw describe(wasLost ? afterLostAnswer(error, attempt) : error, attempt, attempts);
        failure = error;
        // A write that may be retried was not executed.
        if (call.operation.idempotency === "write") attempt.sent = false;
      }
    }
    if (onResponse) await onResponse(response);
    return response;
  } catch (error) {
    // If the call failed synchronously, the callers do not await it yet.
    await undefined;
    throw addCallerStack(error);
  } finally {
    clearTimeout(timer);
    removeListener?.();
    removeClosedListener?.();
  }
}

/** Adds the functions that await a call to the stack of its errors. */
export async function withCallerStack<T>(result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    await undefined;
    throw addCallerStack(error);
  }
}

/**
 * Replaces the stack of an error by that of the functions that await it, so that successful calls don't pay for stacks.
 *
 * @returns the same error.
 */
export function addCallerStack(error: unknown): unknown {
  if (isNodeAccessError(error)) Error.captureStackTrace?.(error, addCallerStack);
  return error;
}

async function throughMiddleware<T>(
  call: Call,
  attempt: RunningAttempt,
  middleware: readonly Middleware[],
  work: (attempt: Attempt) => Promise<CallResponse<T>>,
): Promise<CallResponse<T>> {
  let controller: AbortController | undefined;
  const context: CallContext = {
    ...call,
    requestId: attempt.requestId,
    attempt: attempt.number,
    get signal() {
      const made = (controller ??= new AbortController());
      attempt.onCancel((error) => made.abort(error));
      return made.signal;
    },
  };
  const run = middleware.reduceRight<() => Promise<CallResponse>>(
    (next, step) => () => step(context, next),
    () => work(attempt),
  );
  // Responses of middleware are untyped. Their authors ensure that values fit the call.
  return run() as Promise<CallResponse<T>>;
}

let prefix = "";
let calls = 0;

/** Creates a request id: a random prefix of this process and a counter. */
export function nextRequestId(): string {
  prefix ||= Math.random().toString(36).slice(2);
  return `${prefix}-${(calls += 1)}`;
}

/** Describes a failed attempt, for the `attempts` of an error. */
export function failedAttempt(
  error: unknown,
  { number = 1 }: { readonly number?: number | undefined },
): FailedAttempt {
  const { code, message = typeof error } = Object(error) as NodeAccessError;
  return { attempt: number, code, message };
}

/** The parts of an attempt that identify its request in a support ticket. */
export type DescribedRequest = Pick<Attempt, "described" | "redact" | "requestId" | "response"> &
  Partial<Pick<Attempt, "number">>;

/** Describes a request for a support ticket: its id, and the response without cookies and secrets. */
export function describeRequest(attempt: DescribedRequest): object {
  const { requestId, response, redact } = attempt;
  if (!response) return { requestId };
  const {
    status,
    headers: { "set-cookie": _, ...headers },
  } = response;
  // A server may repeat a secret in a name, too.
  const shown = Object.entries(headers).map((header) => header.map((text) => redact(`${text}`)));
  return { requestId, response: { status, headers: Object.fromEntries(shown) } };
}

/**
 * Adds the request's id, the response and the attempts to an error, for support tickets.
 * `runCall` does this for its own errors; use this for errors that occur later,
 * for example in a stream.
 *
 * @param error - Any error. Only a NodeAccessError without a request id is changed.
 * @param attempt - The attempt that failed.
 * @param attempts - All failed attempts.
 * @returns the same error.
 *
 * @example
 * ```ts
 * import type { Attempt } from "@node-access/transport";
 * import { describeError } from "@node-access/transport";
 *
 * export const described = (error: unknown, attempt: Attempt): unknown => describeError(error, attempt);
 * ```
 */
export function describe(
  error: unknown,
  attempt: DescribedRequest,
  attempts?: readonly FailedAttempt[],
): unknown {
  if (isNodeAccessError(error) && !error.requestId) {
    // Calls of a batch share the description.
    attempt.described ??= describeRequest(attempt);
    Object.assign(error, attempt.described, { attempts: attempts ?? [failedAttempt(error, attempt)] });
  }
  return error;
}
