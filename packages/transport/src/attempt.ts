import { type NodeAccessError, safeCause } from "@node-access/auth";
import { callError, type CallTarget } from "./call-error.ts";
import type { HeaderFields, Operation } from "./operation.ts";

/** The call that an attempt belongs to, and whether the request may have reached the server. */
export interface AttemptState extends CallTarget {
  /**
   * Removes the secrets of the endpoint and of added headers from text that a server or the
   * platform wrote.
   */
  redact: (text: string) => string;
  /** Set by the transport before it writes the first byte. */
  sent: boolean;
}

/** One attempt at a call, as the transport sees it. */
export interface Attempt extends AttemptState {
  /** What is called, and whether it may be repeated. */
  readonly operation: Operation;
  /** The number of the attempt, from 1. */
  readonly number: number;
  /**
   * Identifies the call in a support ticket. Sent as `x-request-id`, except by browsers,
   * where CORS would have to allow it.
   */
  requestId: string;
  /** The errors of other endpoints that the attempt has failed over from. */
  failures?: unknown[] | undefined;
  /** The headers from the option `headers`. */
  headers?: HeaderFields | undefined;
  /** The server's response, for the error. */
  response?: { readonly status?: number; readonly headers: HeaderFields } | undefined;
  /** The request's id and response as errors contain them. Created for the first error that needs it. */
  described?: object;
  /**
   * Registers a listener that frees resources when the attempt is cancelled by a deadline or the
   * caller. If the attempt is already cancelled, the listener runs immediately.
   * The attempt's promise should reject with its error.
   */
  onCancel(listener: (error: NodeAccessError) => void): void;
}

/** An attempt that its call can cancel. A class, so that all calls share its methods. */
export class RunningAttempt implements Attempt {
  declare readonly operation: Operation;
  declare readonly endpoint: string;
  declare redact: (text: string) => string;
  declare readonly number: number;
  declare requestId: string;
  declare failures?: unknown[];
  sent = false;
  #cancelled: NodeAccessError | undefined;
  #listeners: ((error: NodeAccessError) => void)[] = [];

  /** Creates an attempt that has not been sent. */
  constructor(call: CallTarget & { readonly operation: Operation }, number: number, requestId: string) {
    this.operation = call.operation;
    this.endpoint = call.endpoint;
    this.redact = call.redact;
    this.number = number;
    this.requestId = requestId;
  }

  onCancel(listener: (error: NodeAccessError) => void): void {
    if (this.#cancelled) listener(this.#cancelled);
    else this.#listeners.push(listener);
  }

  /** Marks the attempt as finished: its listeners do not run any more. */
  settle(): void {
    this.#listeners = [];
  }

  cancel(error: NodeAccessError): void {
    this.#cancelled = error;
    for (const listener of this.#listeners) listener(error);
  }
}

/** Creates the error of an attempt whose deadline has passed. */
export function timedOut(
  attempt: AttemptState,
  option: "timeout" | "totalTimeout",
  milliseconds: number,
): NodeAccessError {
  const text = `no response in ${milliseconds} ms; raise ${option}`;
  return callError(attempt, "TIMEOUT", text, { option, milliseconds, sent: attempt.sent });
}

/** Creates the error of an attempt that the signal aborted. Its cause is the reason, without secrets. */
export function aborted(attempt: AttemptState, signal: AbortSignal | undefined): NodeAccessError {
  const { sent, redact } = attempt;
  const text = `aborted, ${sent ? "sent, but no response" : "not sent"}`;
  return callError(attempt, "ABORTED", text, { sent }, { cause: safeCause(signal?.reason, redact) });
}

/** The longest delay that timers support, 24.8 days. `Infinity` becomes this. */
export const MAX_TIMEOUT: number = 2 ** 31 - 1;
