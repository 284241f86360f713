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
  return new Promise((resolve, reject) => {
    checkCallOptions(options);
    new RunningCall(call, options, work, resolve, reject).begin();
  });
}

/** One timer for the whole call, however many attempts and waits it takes. */
class RunningCall<T> {
  readonly #call: Call;
  readonly #options: CallOptions;
  readonly #work: (attempt: Attempt) => Promise<Answer<T>>;
  readonly #resolve: (answer: Answer<T>) => void;
  readonly #reject: (error: unknown) => void;
  readonly #timeout: number;
  readonly #totalTimeout: number;
  readonly #started: number = performance.now();
  readonly #requestId: string;
  #attempt: RunningAttempt | undefined;
  /** Whether the total deadline comes before that of the attempt. */
  #last = false;
  #timer: Parameters<typeof clearTimeout>[0];

  constructor(
    call: Call,
    options: CallOptions,
    work: (attempt: Attempt) => Promise<Answer<T>>,
    resolve: (answer: Answer<T>) => void,
    reject: (error: unknown) => void,
  ) {
    const { timeout = 30_000, totalTimeout = 120_000, signal, middleware } = options;
    this.#call = call;
    this.#options = options;
    this.#work = work;
    this.#resolve = resolve;
    this.#reject = reject;
    this.#timeout = timeout;
    this.#totalTimeout = totalTimeout;
    this.#requestId = middleware?.length ? newRequestId() : "";
    if (signal) {
      listen(signal, this);
    }
  }

  begin(): void {
    if (this.#options.signal?.aborted) {
      this.abort();
      return;
    }
    const attempt = new RunningAttempt(this.#call, (this.#attempt?.number ?? 0) + 1);
    this.#attempt = attempt;
    const left = this.#left();
    this.#last = left < this.#timeout;
    this.#timer = setTimeout(expire, Math.min(this.#last ? left : this.#timeout, LONGEST), this);
    this.#perform(attempt).then(
      (answer) => {
        if (!attempt.settle()) return;
        this.#end();
        this.#resolve(answer);
      },
      (error: unknown) => {
        if (attempt.settle()) this.#failed(attempt, error);
      },
    );
  }

  #perform(attempt: RunningAttempt): Promise<Answer<T>> {
    const { middleware } = this.#options;
    try {
      return middleware?.length
        ? throughMiddleware(attempt, middleware, this.#requestId, this.#work)
        : this.#work(attempt);
    } catch (error) {
      // Of work that is no async function. In a timer it would end the process.
      return Promise.reject(error);
    }
  }

  expire(): void {
    const attempt = this.#attempt;
    if (!attempt) return;
    const option = this.#last ? "totalTimeout" : "timeout";
    const milliseconds = this.#last ? this.#totalTimeout : this.#timeout;
    const text = `no whole answer in ${milliseconds} ms; option ${option} allows more`;
    const error = callError(this.#call, "TIMEOUT", text, { option, milliseconds, sent: attempt.sent });
    attempt.cancel(error);
    this.#failed(attempt, error);
  }

  #left(): number {
    return this.#totalTimeout - (performance.now() - this.#started);
  }

  #failed(attempt: RunningAttempt, error: unknown): void {
    clearTimeout(this.#timer);
    const { operation } = this.#call;
    const { retries = 4 } = this.#options;
    const wait = attempt.number > retries ? undefined : retryDelay(error, operation, attempt.number);
    if (wait === undefined || wait >= this.#left()) {
      this.#end();
      this.#reject(error);
      return;
    }
    // A write that comes here was not executed.
    if (operation.idempotency === "write") attempt.sent = false;
    this.#timer = setTimeout(begin, wait, this);
  }

  abort(): void {
    const sent = this.#attempt?.sent ?? false;
    const text = `ended by its signal; it ${sent ? "may have been" : "was not"} executed`;
    const error = callError(this.#call, "ABORTED", text, { sent });
    this.#end();
    this.#reject(error);
    this.#attempt?.cancel(error);
  }

  #end(): void {
    clearTimeout(this.#timer);
    const { signal } = this.#options;
    if (signal) forget(signal, this);
  }
}

type Abortable = Pick<RunningCall<unknown>, "abort">;

/** The calls that a signal ends. They share a listener: Node warns of a leak when a signal has more than ten. */
const calls = new WeakMap<object, Set<Abortable>>();

function abortAll({ target }: Event): void {
  for (const call of calls.get(target as AbortSignal) ?? []) call.abort();
}
function listen(signal: AbortSignal, call: Abortable): void {
  const all = calls.get(signal) ?? new Set();
  calls.set(signal, all.add(call));
  if (all.size === 1) signal.addEventListener("abort", abortAll);
}
function forget(signal: AbortSignal, call: Abortable): void {
  const all = calls.get(signal);
  all?.delete(call);
  if (all?.size === 0) signal.removeEventListener("abort", abortAll);
}

// Timers take the call as their argument: a closure for each attempt would cost more.
function begin(call: RunningCall<unknown>): void {
  call.begin();
}
function expire(call: RunningCall<unknown>): void {
  call.expire();
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

const run: string = Math.random().toString(36).slice(2, 10);
let requests = 0;

function newRequestId(): string {
  requests += 1;
  return `${run}-${requests}`;
}

async function throughMiddleware<T>(
  attempt: RunningAttempt,
  middleware: readonly Middleware[],
  requestId: string,
  work: (attempt: Attempt) => Promise<Answer<T>>,
): Promise<Answer<T>> {
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
