import { type NodeAccessError, safeCause } from "@node-access/auth";
import { callError, type CallTarget } from "./call-error.ts";
import type { HeaderFields } from "./headers.ts";
import type { Operation } from "./operation.ts";

/** What is called and where, and whether the request may have reached the server. */
export interface AttemptState extends CallTarget {
  /** Removes the endpoint's secrets, and those of the headers that were added, from foreign text. */
  redact: (text: string) => string;
  /** The wire sets it as the first byte is handed over. */
  sent: boolean;
}

/** One attempt at a call, as the code that talks to the wire sees it. */
export interface Attempt extends AttemptState {
  /** What is called, and what a repetition of it would do. */
  readonly operation: Operation;
  /** 1 for the first. */
  readonly number: number;
  /** Identifies the call in a support ticket. Sent as `x-request-id` where that needs no permission of the server. */
  requestId: string;
  /** What the option `headers` adds to the request. */
  headers?: HeaderFields | undefined;
  /** What the server responded, for the error. */
  response?: { readonly status?: number; readonly headers: HeaderFields } | undefined;
  /** What identifies the request in a support ticket, once an error has needed it. */
  described?: object;
  /**
   * Registers what frees the wire when the attempt is given up: by a deadline or by the caller. It runs at once if that
   * has happened already. The attempt's promise should then reject with the error given.
   */
  onCancel(listener: (error: NodeAccessError) => void): void;
}

/** An attempt that its call can give up. A class, since each call makes one: its functions are made once. */
export class RunningAttempt implements Attempt {
  declare readonly operation: Operation;
  declare readonly endpoint: string;
  declare redact: (text: string) => string;
  declare readonly number: number;
  declare requestId: string;
  sent = false;
  #cancelled: NodeAccessError | undefined;
  #listeners: ((error: NodeAccessError) => void)[] | undefined;

  /** Begins an attempt, of which nothing has been sent. */
  constructor(
    { operation, endpoint, redact }: CallTarget & { readonly operation: Operation },
    number: number,
    requestId: string,
  ) {
    this.operation = operation;
    this.endpoint = endpoint;
    this.redact = redact;
    this.number = number;
    this.requestId = requestId;
  }

  onCancel(listener: (error: NodeAccessError) => void): void {
    if (this.#cancelled) listener(this.#cancelled);
    else if (this.#listeners) this.#listeners.push(listener);
    else this.#listeners = [listener];
  }

  /** @returns whether its outcome still counts. After this nothing is cancelled. */
  settle(): boolean {
    this.#listeners = undefined;
    return !this.#cancelled;
  }

  cancel(error: NodeAccessError): void {
    this.#cancelled = error;
    for (const listener of this.#listeners ?? []) listener(error);
  }
}

/** Makes the error of an attempt whose deadline has passed. */
export function timedOut(
  attempt: AttemptState,
  option: "timeout" | "totalTimeout",
  milliseconds: number,
): NodeAccessError {
  const text = `unanswered in ${milliseconds} ms; raise ${option}`;
  return callError(attempt, "TIMEOUT", text, { option, milliseconds, sent: attempt.sent });
}

/** Makes the error of an attempt that the call's signal has ended: its cause is the signal's reason, without secrets. */
export function aborted(attempt: AttemptState, signal: AbortSignal | undefined): NodeAccessError {
  const { sent, redact } = attempt;
  const text = `aborted, ${sent ? "sent, but unanswered" : "not sent"}`;
  return callError(attempt, "ABORTED", text, { sent }, { cause: safeCause(signal?.reason, redact) });
}

/** The longest time that a platform's timer can wait, 24.8 days; `Infinity` becomes this. */
export const LONGEST: number = 2 ** 31 - 1;
