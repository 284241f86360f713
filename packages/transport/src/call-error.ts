import { type ErrorCode, type ErrorContexts, NodeAccessError, safeCause } from "@node-access/auth";
import { hintFor, parseJson, stringifyJson } from "#platform";
import type { Operation } from "./operation.ts";

/** What an error says about where it happened, and what keeps secrets out of it. */
export interface CallTarget {
  /** What was called. */
  readonly operation: Pick<Operation, "name">;
  /** The endpoint without its secrets: `https://host/***`. */
  readonly endpoint: string;
  /** Removes the endpoint's secrets from foreign text. */
  readonly redact: (text: string) => string;
}

/** What is called and where, and whether the request may have left. */
export interface AttemptTarget extends CallTarget {
  readonly sent: boolean;
}

/**
 * Makes the error of a call, in the one wording used everywhere.
 *
 * @param target - What was called, and where.
 * @param code - The error's code.
 * @param text - What went wrong; foreign text in it has been redacted.
 * @param facts - The rest of the code's context.
 * @param options - `cause`: an error that holds no secret (see `safeCause`).
 * @returns the error, to be thrown.
 *
 * @example
 * ```ts
 * import { authorize, urlToken } from "@node-access/auth";
 * import { callError } from "@node-access/transport";
 *
 * const { endpoint, redact } = authorize("node", "https://node.example", urlToken("t0ken"));
 * const target = { operation: { name: "eth_syncing" }, endpoint, redact };
 * const error = callError(target, "CLOSED", "the client is closed", { reason: "the client is closed" });
 * console.log(error.message); // eth_syncing at https://node.example/***: the client is closed
 * ```
 */
export function callError<Code extends ErrorCode>(
  { operation: { name }, endpoint }: CallTarget,
  code: Code,
  text: string,
  facts: Omit<ErrorContexts[Code], "endpoint" | "operation">,
  options?: ErrorOptions,
): NodeAccessError<Code> {
  const context = { endpoint, operation: name, ...facts } as unknown as ErrorContexts[Code];
  return new NodeAccessError(code, `${name} at ${endpoint}: ${text}`, context, options);
}

/**
 * Makes the error of an attempt whose connection failed: `UNANSWERED` if the request may have been received, else
 * `NOT_SENT`. It holds a copy of the platform's error without secrets.
 *
 * @param attempt - What was called and where, and whether it may have been sent.
 * @param error - What the platform gave.
 * @returns the error, to be thrown.
 *
 * @example
 * ```ts
 * import { authorize, urlToken } from "@node-access/auth";
 * import { connectionError } from "@node-access/transport";
 *
 * const { endpoint, redact } = authorize("node", "https://node.example", urlToken("t0ken"));
 * const target = { operation: { name: "eth_syncing" }, endpoint, redact };
 * const error = connectionError({ ...target, sent: false }, new Error("connect ECONNREFUSED"));
 * console.log(error.code); // NOT_SENT
 * ```
 */
export function connectionError(attempt: AttemptTarget, error: unknown): NodeAccessError {
  return unanswered(attempt, error, { cause: safeCause(error, attempt.redact) });
}

/** What {@link connectionError} makes, without the copy. */
export function unanswered(attempt: AttemptTarget, error?: unknown, options?: ErrorOptions): NodeAccessError {
  const { message, code } = Object(error) as { message?: unknown; code?: unknown };
  const reason = attempt.redact(
    `${message || "connection failed"}${code ? `, ${code}` : ""}${hintFor(error)}`,
  );
  const { sent } = attempt;
  const text = `${sent ? "sent, but unanswered" : "not sent"}: ${reason}`;
  return callError(attempt, sent ? "UNANSWERED" : "NOT_SENT", text, { reason }, options);
}

/**
 * Makes the error of a call that the closing of its client ended, or came before; or what else is said to have closed its
 * connection.
 */
export function closedError(target: CallTarget, reason = "the client was closed"): NodeAccessError {
  return callError(target, "CLOSED", reason, { reason });
}

/**
 * Only the beginning of a text is searched for secrets: all of 20 MB would block the event loop. Where it ends, half a secret may be too
 * short to be found. So many characters before that are not shown: more than such a fragment has, in any encoding.
 */
const MARGIN = 256;

/**
 * The part of a text that an error shows, without secrets.
 *
 * @param text - What a server wrote, of any length.
 * @param target - Whose secrets are taken out.
 * @param length - How many characters at most. Default 200.
 * @returns the beginning of it, with `...` where more follows.
 *
 * @example
 * ```ts
 * import { authorize, urlToken } from "@node-access/auth";
 * import { excerpt } from "@node-access/transport";
 *
 * const { endpoint, redact } = authorize("node", "https://node.example", urlToken("t0ken"));
 * const target = { operation: { name: "eth_syncing" }, endpoint, redact };
 * console.log(excerpt("no such path: /t0ken", target)); // no such path: /[redacted]
 * ```
 */
export function excerpt(text: string, { redact }: CallTarget, length = 200): string {
  const searched = redact(text.slice(0, length + 2 * MARGIN));
  const shown = text.length > length + 2 * MARGIN ? searched.slice(0, -MARGIN) : searched;
  return shown.length > length ? `${shown.slice(0, length)}...` : shown;
}

/**
 * Whether a status says that the call succeeded.
 *
 * @param status - The HTTP status.
 * @returns true from 200 to 299.
 *
 * @example
 * ```ts
 * import { isSuccess } from "@node-access/transport";
 *
 * console.log(isSuccess(204)); // true
 * ```
 *
 * Source: RFC 9110 section 15.3.
 */
export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** The default of `maxResponseBytes`: 64 MiB. */
export const MAX_RESPONSE_BYTES: number = 2 ** 26;

/**
 * Refuses a response that is larger than `maxResponseBytes`. A size that is not known passes.
 *
 * @param bytes - How many bytes have arrived, or have been unpacked; `NaN` if that is not known.
 * @param target - What was called, and where.
 * @param limit - The call's `maxResponseBytes`. Default 67,108,864 (64 MiB).
 * @throws NodeAccessError `RESPONSE_TOO_LARGE`.
 *
 * @example
 * ```ts
 * import { authorizeWebSocket } from "@node-access/auth";
 * import { checkSize } from "@node-access/transport/web-socket";
 *
 * const { endpoint, redact } = authorizeWebSocket("wss://node.example");
 * checkSize(5_000, { operation: { name: "eth_syncing" }, endpoint, redact }, 100_000);
 * ```
 */
export function checkSize(bytes: number, target: CallTarget, limit: number = MAX_RESPONSE_BYTES): void {
  if (bytes > limit) throw responseTooLarge(target, limit);
}

/** Makes the error of an answer beyond `maxResponseBytes`. */
export function responseTooLarge(target: CallTarget, limit: number): NodeAccessError {
  const option = "maxResponseBytes";
  const text = `more than ${limit} bytes; raise ${option}`;
  return callError(target, "RESPONSE_TOO_LARGE", text, { limit, option });
}

/**
 * Makes the error of an answer that cannot be read, or is none to what was asked.
 *
 * @param target - What was called, and where.
 * @param code - `UNDECODABLE_BODY` if it cannot be read, `INVALID_RESPONSE` if it is no answer to this call.
 * @param reason - What it is instead; goes on from "the answer is".
 * @param text - The answer, or what of it is shown.
 * @returns the error, to be thrown.
 *
 * @example
 * ```ts
 * import { authorize, urlToken } from "@node-access/auth";
 * import { badResponse } from "@node-access/transport";
 *
 * const { endpoint, redact } = authorize("node", "https://node.example", urlToken("t0ken"));
 * const target = { operation: { name: "eth_syncing" }, endpoint, redact };
 * const { message } = badResponse(target, "UNDECODABLE_BODY", "not JSON but text/html", "<html>");
 * console.log(message); // eth_syncing at https://node.example/***: the answer is not JSON but text/html: <html>
 * ```
 */
export function badResponse(
  target: CallTarget,
  code: "INVALID_RESPONSE" | "UNDECODABLE_BODY",
  reason: string,
  text: string,
): NodeAccessError {
  const received = excerpt(text, target);
  // It may hold what a header says.
  const shown = excerpt(reason, target);
  return callError(target, code, `the answer is ${shown}: ${received}`, { reason: shown, received });
}

/** JSON of more characters is not searched for secrets, which would block the event loop, and so not shown. */
const LARGEST = 2 ** 20;

/** A copy of a JSON value without secrets. */
export function withoutSecrets(value: unknown, { redact }: Pick<CallTarget, "redact">): unknown {
  try {
    const text = stringifyJson(value);
    return value && parseJson(text.length > LARGEST ? "" : redact(text));
  } catch {
    // The secret stood where no text does, as a number; or it nests too deep to look for one, or is too large.
    return "[redacted]";
  }
}

/**
 * Makes the error of a result that a call returned and that its caller cannot use. It shows what kind of value came, and not the
 * value, which may hold secrets that only the client knows.
 *
 * @param name - The method.
 * @param expected - What the result should have been.
 * @param value - What it is.
 * @returns the error, to be thrown.
 *
 * @example
 * ```ts
 * import { badResult } from "@node-access/transport";
 *
 * const { message } = badResult("eth_getLogs", "a list", null);
 * console.log(message); // eth_getLogs at the node: the answer is null, not a list
 * ```
 */
export function badResult(name: string, expected: string, value: unknown): NodeAccessError {
  const target = { operation: { name }, endpoint: "the node", redact: String };
  return badResponse(target, "INVALID_RESPONSE", `not ${expected}`, value === null ? "null" : typeof value);
}
