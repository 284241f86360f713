import { type FailedAttempt, isNodeAccessError, type NodeAccessError } from "@node-access/auth";
import { aborted, type Attempt, LONGEST, RunningAttempt, timedOut } from "./attempt.ts";
import { observe, onAbort } from "#platform";
import { checkCallOptions } from "./check-options.ts";
import { type CallTarget, withoutSecrets } from "./call-error.ts";
import { addHeaders } from "./headers.ts";
import type {
  CallResponse,
  CallContext,
  CallOptions,
  Middleware,
  Operation,
  Transport,
} from "./operation.ts";
import { retryDelay } from "./retry.ts";

/** A call, before any attempt at it. */
export interface Call extends CallTarget {
  /** What is called, and what a repetition of it would do. */
  readonly operation: Operation;
  /** What carries it, as middleware sees it. */
  readonly transport: Transport;
  /** What a middleware sees as the arguments. */
  readonly input: unknown;
}

/**
 * What is told on Node of each attempt, on the channels `node-access:call:start`, `node-access:call:end` and
 * `node-access:call:error` of `node:diagnostics_channel`: one object, which gains the outcome.
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
  /** The HTTP status, where there is one and the attempt succeeded. */
  readonly status?: number | undefined;
  /** What the attempt failed with; a NodeAccessError holds no secret. */
  readonly error?: unknown;
}

/**
 * Makes a call: deadlines, retries and middleware, for every transport in this one place.
 *
 * A failed attempt is repeated only if {@link retryDelay} allows it and its wait ends before the total deadline; else its
 * error is the call's.
 *
 * @param call - What is called, and where.
 * @param options - Deadlines, retries, signal, middleware.
 * @param work - Talks to the wire once. It is given up through {@link Attempt.onCancel}.
 * @returns the answer.
 * @throws NodeAccessError what the last attempt threw, `TIMEOUT`, `ABORTED`, or `INVALID_ARGUMENT` for a bad option.
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
): Promise<CallResponse<T>> {
  return toCaller(startCall(call, options, work));
}

/** Gives a call's errors the stack of the functions that await it. */
export async function toCaller<T>(result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    // If the call failed at once, some of them do not await it yet.
    await undefined;
    throw withCallers(error);
  }
}

/**
 * Gives an error the stack of the function that catches it, with those that await that function: it costs nothing where calls succeed.
 *
 * @returns the same error.
 */
export function withCallers(error: unknown): unknown {
  if (isNodeAccessError(error)) Error.captureStackTrace?.(error, withCallers);
  return error;
}

/** Makes a call as {@link runCall} does, for a caller that gives the errors {@link withCallers} itself. */
export function startCall<T>(
  call: Call,
  options: CallOptions,
  work: (attempt: Attempt) => Promise<CallResponse<T>>,
): Promise<CallResponse<T>> {
  // One promise and one timer for the whole call, however many attempts and waits it takes.
  return new Promise((resolve, reject) => {
    checkCallOptions(options);
    const { timeout = 30_000, totalTimeout = 120_000, retries = 4, signal, middleware } = options;
    // A timer that should wait longer would end at once.
    const longest = Math.min(totalTimeout, LONGEST);
    const deadline = performance.now() + longest;
    const requestId = nextRequestId();
    const attempts: FailedAttempt[] = [];
    let attempt = new RunningAttempt(call, signal?.aborted ? 0 : 1, requestId);
    let forget: (() => void) | undefined;
    let timer: Parameters<typeof clearTimeout>[0];

    const end = (): void => {
      clearTimeout(timer);
      forget?.();
    };
    const fail = (error: unknown): void => {
      end();
      reject(describe(error, attempt, attempts));
    };
    const note = (error: unknown): void => {
      const { code, message = typeof error } = Object(error) as NodeAccessError;
      attempts.push({ attempt: attempt.number, code, message });
    };
    const abort = (): void => {
      const error = aborted(attempt, signal);
      note(error);
      fail(error);
      attempt.cancel(error);
    };
    const failed = (error: unknown): void => {
      clearTimeout(timer);
      const { number } = attempt;
      note(error);
      const wait = (number <= retries && retryDelay(error, call.operation, number)) || Infinity;
      if (performance.now() + wait >= deadline) {
        fail(error);
        return;
      }
      // A write that comes here was not executed.
      if (call.operation.idempotency === "write") attempt.sent = false;
      // On a busy machine the wait may end later than planned.
      timer = setTimeout(() => {
        const left = deadline - performance.now();
        if (left <= 0) fail(error);
        else begin((attempt = new RunningAttempt(call, number + 1, requestId)), left);
      }, wait);
    };
    const begin = (current: RunningAttempt, left: number): void => {
      const option = left < timeout ? "totalTimeout" : "timeout";
      timer = setTimeout(
        () => {
          const error = timedOut(current, option, option === "timeout" ? timeout : totalTimeout);
          current.cancel(error);
          failed(error);
        },
        Math.min(left, timeout),
      );
      const { headers } = options;
      const run = headers
        ? (running: Attempt): Promise<CallResponse<T>> =>
            addHeaders(headers, running).then(() => work(running))
        : work;
      observe(call, current, () => perform(call, current, middleware, run))
        .then(
          (answer) => {
            if (!current.settle()) return;
            end();
            options.onResponse?.(answer);
            resolve(answer);
          },
          (error: unknown) => {
            if (current.settle()) failed(error);
          },
        )
        .catch(reject);
    };

    if (signal?.aborted) abort();
    else {
      if (signal) forget = onAbort(signal, abort);
      begin(attempt, longest);
    }
  });
}

/** Goes through the middleware to the work. Rejects with what either throws at once. */
function perform<T>(
  call: Call,
  attempt: RunningAttempt,
  middleware: readonly Middleware[] | undefined,
  work: (attempt: Attempt) => Promise<CallResponse<T>>,
): Promise<CallResponse<T>> {
  try {
    return middleware?.length ? throughMiddleware(call, attempt, middleware, work) : work(attempt);
  } catch (error) {
    return Promise.reject(error);
  }
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
  const all = middleware.reduceRight<() => Promise<CallResponse>>(
    (next, step) => () => step(context, next),
    () => work(attempt),
  );
  // A middleware gives answers of unknown value: that it fits the call is its author's promise.
  return all() as Promise<CallResponse<T>>;
}

let prefix = "";
let calls = 0;

/** Numbers the calls of this process, under a random name of it. */
export function nextRequestId(): string {
  prefix ||= Math.random().toString(36).slice(2);
  return `${prefix}-${(calls += 1)}`;
}

/** What is known of a request for a support ticket. */
export type DescribedRequest = Pick<Attempt, "described" | "redact" | "requestId" | "response"> &
  Partial<Pick<Attempt, "number">>;

/** What identifies a request in a support ticket: its id, and the server's response without cookies and secrets. */
export function describeRequest(attempt: DescribedRequest): object {
  const { requestId, response } = attempt;
  if (!response) return { requestId };
  // JSON leaves out what is undefined.
  const headers = withoutSecrets({ ...response.headers, "set-cookie": undefined }, attempt);
  return { requestId, response: { status: response.status, headers } };
}

/**
 * Adds to an error what identifies the request in a support ticket. `runCall` does so for its own errors; this is for the errors of what
 * goes on after it, such as a stream.
 *
 * @param error - An error of any kind; only a NodeAccessError that has no id yet is changed.
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
    // The calls of a batch share it.
    attempt.described ??= describeRequest(attempt);
    const { code, message } = error;
    const last = { attempt: attempt.number ?? 1, code, message };
    Object.assign(error, attempt.described, { attempts: attempts ?? [last] });
  }
  return error;
}
