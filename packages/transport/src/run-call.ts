import { invalidArgument, type NodeAccessError } from "@node-access/auth";
import { callError, type Place } from "./call-error.ts";
import type { Answer, CallContext, CallOptions, Middleware, Transport } from "./operation.ts";
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
export const LONGEST = 0x7fffffff;

const NAMES: readonly (keyof CallOptions)[] = ["timeout", "totalTimeout", "maxResponseBytes", "retries"];

/**
 * Checks options that are numbers: milliseconds, bytes and counts above 0, retries from 0.
 *
 * @param options - Those that are `undefined` pass.
 * @param names - Which of them are numbers. Default those of a call.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names the option.
 */
export function checkCallOptions<T extends object = CallOptions>(
  options: T,
  names: readonly (keyof T & string)[] = NAMES as readonly (keyof T & string)[],
): void {
  for (const name of names) {
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
  // One promise and one timer for the whole call, however many attempts and waits it takes.
  return new Promise((resolve, reject) => {
    checkCallOptions(options);
    const { timeout = 30_000, totalTimeout = 120_000, retries = 4, signal, middleware } = options;
    const deadline = performance.now() + totalTimeout;
    const requestId = middleware?.length ? newRequestId() : "";
    let attempt = new RunningAttempt(call, 0);
    let forget: (() => void) | undefined;
    let timer: Parameters<typeof clearTimeout>[0];

    const end = (): void => {
      clearTimeout(timer);
      forget?.();
    };
    const abort = (): void => {
      const { sent } = attempt;
      const text = `ended by its signal; it ${sent ? "may have been" : "was not"} executed`;
      const error = callError(call, "ABORTED", text, { sent });
      end();
      reject(error);
      attempt.cancel(error);
    };
    const failed = (error: unknown): void => {
      clearTimeout(timer);
      const { number } = attempt;
      const wait = number > retries ? undefined : retryDelay(error, call.operation, number);
      if (wait === undefined || performance.now() + wait >= deadline) {
        end();
        reject(error);
        return;
      }
      // A write that comes here was not executed.
      if (call.operation.idempotency === "write") attempt.sent = false;
      timer = setTimeout(begin, wait);
    };
    const begin = (): void => {
      const current = new RunningAttempt(call, attempt.number + 1);
      attempt = current;
      const left = deadline - performance.now();
      const option = left < timeout ? "totalTimeout" : "timeout";
      timer = setTimeout(
        () => {
          const milliseconds = option === "timeout" ? timeout : totalTimeout;
          const text = `no whole answer in ${milliseconds} ms; option ${option} allows more`;
          const error = callError(call, "TIMEOUT", text, { option, milliseconds, sent: current.sent });
          current.cancel(error);
          failed(error);
        },
        Math.min(left, timeout, LONGEST),
      );
      perform(current, middleware, requestId, work).then(
        (answer) => {
          if (!current.settle()) return;
          end();
          resolve(answer);
        },
        (error: unknown) => {
          if (current.settle()) failed(error);
        },
      );
    };

    if (signal?.aborted) abort();
    else {
      if (signal) forget = listen(signal, abort);
      begin();
    }
  });
}

interface Listener {
  abort: (() => void) | undefined;
}

/** What ends the calls of a signal. They share a listener: Node warns of a leak when a signal has more than ten. */
const listeners = new WeakMap<object, Set<Listener>>();

function abortAll({ target }: Event): void {
  for (const { abort } of listeners.get(target as AbortSignal) ?? []) abort?.();
}

/** @returns what removes it. */
function listen(signal: AbortSignal, abort: () => void): () => void {
  const listener: Listener = { abort };
  const all = listeners.get(signal) ?? new Set();
  listeners.set(signal, all.add(listener));
  if (all.size === 1) signal.addEventListener("abort", abortAll);
  return () => {
    // As a set grows, its earlier tables become garbage that keeps alive what was in them: this call's whole answer.
    listener.abort = undefined;
    all.delete(listener);
    if (all.size === 0) signal.removeEventListener("abort", abortAll);
  };
}

class RunningAttempt implements Attempt {
  readonly operation: Call["operation"];
  readonly endpoint: string;
  readonly redact: Call["redact"];
  readonly number: number;
  readonly call: Call;
  sent = false;
  #cancelled: NodeAccessError | undefined;
  #listeners: ((error: NodeAccessError) => void)[] = [];

  constructor(call: Call, number: number) {
    this.operation = call.operation;
    this.endpoint = call.endpoint;
    this.redact = call.redact;
    this.call = call;
    this.number = number;
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

const run: string = Math.random().toString(36).slice(2, 10);
let requests = 0;

function newRequestId(): string {
  requests += 1;
  return `${run}-${requests}`;
}

/** Goes through the middleware to the work. Rejects with what either throws at once. */
async function perform<T>(
  attempt: RunningAttempt,
  middleware: readonly Middleware[] | undefined,
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
    next = () => step(context, inner);
  }
  // A middleware gives answers of unknown value: that it fits the call is its author's promise.
  return next() as Promise<Answer<T>>;
}
