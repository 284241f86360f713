import { invalidArgument, NodeAccessError } from "@node-access/auth";
import type { Answer, CallContext, CallOptions, Operation, Transport } from "./operation.ts";
import { retryDelay } from "./retry.ts";

/** A call, before any attempt at it. */
export interface Call {
  readonly operation: Operation;
  readonly transport: Transport;
  /** The endpoint without its secrets. */
  readonly endpoint: string;
  /** What a middleware sees as the arguments. */
  readonly input: unknown;
}

/** One attempt, as the code that talks to the wire sees it. */
export interface Attempt {
  readonly operation: Operation;
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
 * Checks call options: milliseconds and bytes above 0, a whole number of retries.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` that names the option.
 */
export function checkCallOptions(options: CallOptions): void {
  for (const name of ["timeout", "totalTimeout", "maxResponseBytes", "retries"] as const) {
    const value: unknown = options[name];
    if (value === undefined) continue;
    const retries = name === "retries";
    if (typeof value !== "number" || !(value > 0 || (retries && value === 0))) {
      throw invalidArgument(name, `a number ${retries ? "from" : "above"} 0`, String(value));
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
 * @param attempt - Talks to the wire once. It is given up through {@link Attempt.onCancel}.
 * @returns the answer.
 * @throws NodeAccessError what the last attempt threw, `TIMEOUT`, `ABORTED`, or `INVALID_ARGUMENT` for a bad option.
 */
export async function runCall<T>(
  call: Call,
  options: CallOptions,
  attempt: (attempt: Attempt) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  checkCallOptions(options);
  const { totalTimeout = 120_000, retries = 4 } = options;
  const deadline = performance.now() + totalTimeout;
  const requestId = options.middleware?.length ? newRequestId() : "";
  for (let number = 1; ; number++) {
    const running = new RunningAttempt(call, options, number, requestId);
    try {
      return await running.run(attempt, deadline);
    } catch (error) {
      const wait = number > retries ? undefined : retryDelay(error, call.operation, number);
      if (wait === undefined || performance.now() + wait >= deadline) throw error;
      // Only a write that was not executed comes here; of the others it does not matter.
      await pause(wait, call, options.signal, running.sent && call.operation.idempotency !== "write");
    }
  }
}

class RunningAttempt implements Attempt, CallContext {
  readonly number: number;
  readonly requestId: string;
  readonly #call: Call;
  readonly #options: CallOptions;
  sent = false;
  #listeners: ((error: NodeAccessError) => void)[] = [];
  #failure: NodeAccessError | undefined;
  #controller: AbortController | undefined;

  constructor(call: Call, options: CallOptions, number: number, requestId: string) {
    this.#call = call;
    this.#options = options;
    this.number = number;
    this.requestId = requestId;
  }

  get operation(): Operation {
    return this.#call.operation;
  }
  get transport(): Transport {
    return this.#call.transport;
  }
  get endpoint(): string {
    return this.#call.endpoint;
  }
  get input(): unknown {
    return this.#call.input;
  }
  get attempt(): number {
    return this.number;
  }
  get signal(): AbortSignal {
    if (!this.#controller) {
      const controller = new AbortController();
      this.#controller = controller;
      this.onCancel((error) => controller.abort(error));
    }
    return this.#controller.signal;
  }

  onCancel(listener: (error: NodeAccessError) => void): void {
    if (this.#failure) listener(this.#failure);
    else this.#listeners.push(listener);
  }

  run<T>(work: (attempt: Attempt) => Promise<Answer<T>>, deadline: number): Promise<Answer<T>> {
    const { timeout = 30_000, totalTimeout = 120_000, signal, middleware = [] } = this.#options;
    return new Promise((resolve, reject) => {
      const abort = (): void => this.#cancel(aborted(this.operation, this.sent));
      if (signal?.aborted) {
        abort();
        reject(this.#failure);
        return;
      }
      const left = deadline - performance.now();
      const total = left <= timeout;
      const expire = (): void => {
        const [option, milliseconds] = total
          ? ["totalTimeout" as const, totalTimeout]
          : ["timeout" as const, timeout];
        this.#cancel(timedOut(this, option, milliseconds));
      };
      const timer = setTimeout(expire, Math.min(total ? left : timeout, LONGEST));
      signal?.addEventListener("abort", abort);
      const finish = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", abort);
        this.#listeners = [];
      };
      this.onCancel((error) => {
        finish();
        reject(error);
      });
      // A middleware gets and gives answers of unknown value; what it gives for the call's own is its author's promise.
      let next = (): Promise<Answer> => work(this);
      for (const step of middleware.toReversed()) {
        const inner = next;
        next = async () => step(this, inner);
      }
      (next as () => Promise<Answer<T>>)().then(
        (answer) => {
          finish();
          resolve(answer);
        },
        (error: unknown) => {
          finish();
          reject(error);
        },
      );
    });
  }

  #cancel(error: NodeAccessError): void {
    const listeners = this.#listeners;
    this.#failure = error;
    this.#listeners = [];
    for (const listener of listeners) listener(error);
  }
}

function aborted(operation: Operation, sent: boolean): NodeAccessError {
  const told = sent ? "it may have been executed" : "it was not executed";
  return new NodeAccessError("ABORTED", `${operation.name}: ended by its signal; ${told}`, {
    operation: operation.name,
    sent,
  });
}

function timedOut(
  { operation, endpoint, sent }: RunningAttempt,
  option: "timeout" | "totalTimeout",
  milliseconds: number,
): NodeAccessError {
  return new NodeAccessError(
    "TIMEOUT",
    `${operation.name}: ${endpoint} gave no whole answer in ${milliseconds} ms; option ${option} gives it more time`,
    { endpoint, operation: operation.name, option, milliseconds, sent },
  );
}

function pause(
  milliseconds: number,
  { operation }: Call,
  signal: AbortSignal | undefined,
  sent: boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      clearTimeout(timer);
      reject(aborted(operation, sent));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", abort);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", abort, { once: true });
    if (signal?.aborted) abort();
  });
}

let lastRequest = 0;

function newRequestId(): string {
  lastRequest += 1;
  return `${Math.random().toString(36).slice(2, 10)}-${lastRequest}`;
}
