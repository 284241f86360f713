import { invalidArgument, type NodeAccessError } from "@node-access/auth";
import { callError, type Place } from "./call-error.ts";
import type { Answer, CallContext, CallOptions, Transport } from "./operation.ts";
import { retryDelay } from "./retry.ts";

/** A call, before any attempt at it. */
export interface Call extends Place {
  readonly transport: Transport;
  /** What a middleware sees as the arguments. */
  readonly input: unknown;
}

/** One attempt, as the code that talks to the wire sees it. */
export interface Attempt extends Place {
  /** 1 for the first. */
  readonly number: number;
  /** Whether the request may have reached the server. The wire sets it as the first byte is handed over. */
  sent: boolean;
  /**
   * Registers what frees the wire when the attempt is given up: by a deadline or by the caller. It runs at once if that
   * has happened already. The attempt's promise should then reject with the error given.
   */
  onCancel(listener: (error: NodeAccessError) => void): void;
}

/** The longest time that a platform's timer can wait, 24.8 days; `Infinity` becomes this. */
const LONGEST = 0x7fffffff;

/**
 * Checks call options: milliseconds and bytes above 0, retries from 0.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` that names the option.
 */
export function checkCallOptions(options: CallOptions): void {
  for (const name of ["timeout", "totalTimeout", "maxResponseBytes", "retries"] as const) {
    const value: unknown = options[name];
    if (
      value !== undefined &&
      !(typeof value === "number" && (value > 0 || (value === 0 && name === "retries")))
    ) {
      throw invalidArgument(name, "a number above 0", String(value));
    }
  }
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
 */
export function runCall<T>(
  call: Call,
  options: CallOptions,
  work: (attempt: Attempt) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  // One promise, one timer and one listener on the signal for the whole call, however many attempts and waits it takes.
  return new Promise((resolve, reject) => {
    checkCallOptions(options);
    const { timeout = 30_000, totalTimeout = 120_000, retries = 4, signal, middleware } = options;
    const started = performance.now();
    const requestId = middleware?.length ? Math.random().toString(36).slice(2) : "";
    let attempt = new RunningAttempt(call, 0);
    let timer: ReturnType<typeof setTimeout> | undefined;

    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    };
    const abort = (): void => {
      const { sent } = attempt;
      const error = callError(
        call,
        "ABORTED",
        `ended by its signal; ${sent ? "it may have been" : "not"} executed`,
        { sent },
      );
      end();
      reject(error);
      attempt.cancel(error);
    };
    const begin = (): void => {
      const current = new RunningAttempt(call, attempt.number + 1);
      attempt = current;
      const left = totalTimeout - (performance.now() - started);
      const option = left < timeout ? "totalTimeout" : "timeout";
      const expire = (): void => {
        const milliseconds = option === "timeout" ? timeout : totalTimeout;
        const text = `no whole answer in ${milliseconds} ms; option ${option} allows more`;
        const error = callError(call, "TIMEOUT", text, { option, milliseconds, sent: current.sent });
        current.cancel(error);
        fail(error);
      };
      timer = setTimeout(expire, Math.min(left, timeout, LONGEST));
      throughMiddleware(current, middleware, requestId, work).then(
        (answer) => {
          if (!current.settle()) return;
          end();
          resolve(answer);
        },
        (error: unknown) => {
          if (current.settle()) fail(error);
        },
      );
    };
    const fail = (error: unknown): void => {
      clearTimeout(timer);
      const wait = attempt.number > retries ? undefined : retryDelay(error, call.operation, attempt.number);
      if (wait === undefined || performance.now() + wait >= started + totalTimeout) {
        end();
        reject(error);
        return;
      }
      // A write that comes here was not executed.
      if (call.operation.idempotency === "write") attempt.sent = false;
      timer = setTimeout(begin, wait);
    };

    signal?.addEventListener("abort", abort);
    if (signal?.aborted) abort();
    else begin();
  });
}

class RunningAttempt implements Attempt {
  readonly number: number;
  readonly call: Call;
  sent = false;
  #cancelled: NodeAccessError | undefined;
  #listeners: ((error: NodeAccessError) => void)[] = [];

  constructor(call: Call, number: number) {
    this.call = call;
    this.number = number;
  }

  get operation(): Call["operation"] {
    return this.call.operation;
  }
  get endpoint(): string {
    return this.call.endpoint;
  }
  get redact(): Call["redact"] {
    return this.call.redact;
  }

  onCancel(listener: (error: NodeAccessError) => void): void {
    if (this.#cancelled) listener(this.#cancelled);
    else this.#listeners.push(listener);
  }

  /** @returns whether its outcome still counts. After this nothing is cancelled. */
  settle(): boolean {
    this.#listeners = [];
    return !this.#cancelled;
  }

  cancel(error: NodeAccessError): void {
    this.#cancelled = error;
    for (const listener of this.#listeners) listener(error);
  }
}

async function throughMiddleware<T>(
  attempt: RunningAttempt,
  middleware: CallOptions["middleware"],
  requestId: string,
  work: (attempt: Attempt) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  if (!middleware?.length) return work(attempt);
  const { operation, transport, endpoint, input } = attempt.call;
  let controller: AbortController | undefined;
  const context: CallContext = {
    operation,
    transport,
    endpoint,
    input,
    requestId,
    attempt: attempt.number,
    get signal() {
      const made = (controller ??= new AbortController());
      attempt.onCancel((error) => made.abort(error));
      return made.signal;
    },
  };
  let next = (): Promise<Answer> => work(attempt);
  for (const step of middleware.toReversed()) {
    const inner = next;
    next = async () => step(context, inner);
  }
  // A middleware gives answers of unknown value: that it fits the call is its author's promise.
  return next() as Promise<Answer<T>>;
}
