import {
  type ErrorCode,
  type ErrorContexts,
  NodeAccessError,
  propertyOf,
  safeCause,
} from "@node-access/auth";
import { checkKindsOnNode, checkNumbersOnNode, checkTargetOnNode, parseJson, stringifyJson } from "#platform";
import { checkText } from "./check-arguments.ts";
import type { Operation } from "./operation.ts";

/** What was called and where, for errors, with the function that redacts secrets in them. */
export interface CallTarget {
  /** The operation that was called. */
  readonly operation: Pick<Operation, "name">;
  /** The endpoint without its secrets: `https://host/***`. */
  readonly endpoint: string;
  /** Removes the endpoint's secrets from text that a server or the platform wrote. */
  readonly redact: (text: string) => string;
}

/** A call, and whether its request may have been sent. */
export interface AttemptTarget extends CallTarget {
  readonly sent: boolean;
}

/**
 * Creates the error of a call, with consistent wording: the operation, the endpoint, then the text.
 *
 * @param target - What was called, and where.
 * @param code - The error's code.
 * @param text - What went wrong. Redact text from servers before you pass it.
 * @param facts - The rest of the code's context.
 * @param options - `cause`: an error without secrets (see `safeCause`).
 * @returns the error to throw.
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
  target: CallTarget,
  code: Code,
  text: string,
  facts: Omit<ErrorContexts[Code], "endpoint" | "operation">,
  options?: ErrorOptions,
): NodeAccessError<Code> {
  checkTargetOnNode(target);
  checkKindsOnNode("arguments", { text }, { text: "string" });
  const {
    operation: { name },
    endpoint,
  } = target;
  const context = { endpoint, operation: name, ...facts } as unknown as ErrorContexts[Code];
  return new NodeAccessError(code, `${name} at ${endpoint}: ${text}`, context, options);
}

/**
 * Creates the error of an attempt whose connection failed: `UNANSWERED` if the request may have
 * reached the server, otherwise `NOT_SENT`. Its cause is a copy of the platform's error without
 * secrets.
 *
 * @param attempt - What was called and where, and whether the request may have been sent.
 * @param error - The platform's error.
 * @returns the error to throw.
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
  checkTargetOnNode(attempt);
  return unanswered(attempt, error, { cause: safeCause(error, attempt.redact) });
}

/** Creates the same error as {@link connectionError}, without a cause. */
export function unanswered(attempt: AttemptTarget, error?: unknown, options?: ErrorOptions): NodeAccessError {
  const found = {
    message: propertyOf(error, "message") || "connection failed",
    code: propertyOf(error, "code"),
  };
  const { message, code } = safeCause(found, attempt.redact) as Error & { code?: unknown };
  // The messages of most platforms contain the code.
  const reason = message.includes(`${code ?? ""}`) ? message : `${message}, ${code}`;
  const { sent } = attempt;
  const text = `${sent ? "sent, but no response" : "not sent"}: ${reason}`;
  return callError(attempt, sent ? "UNANSWERED" : "NOT_SENT", text, { reason }, options);
}

/** Creates the error of a call whose client or connection was closed, before or during the call. */
export function closedError(target: CallTarget, reason = "the client was closed"): NodeAccessError {
  return callError(target, "CLOSED", reason, { reason });
}

/**
 * Only the beginning of a text is searched for secrets, because searching 20 MB would block the event loop. A secret that
 * is truncated at its end may not be found. So this many characters are not shown: more than such a fragment has.
 */
const MARGIN = 256;

/**
 * Returns the part of a server's text that an error can show, without secrets.
 *
 * @param text - The text, of any length.
 * @param target - The call whose secrets are redacted.
 * @param length - The maximum number of characters. Default 200.
 * @returns the beginning of the text, followed by `...` if it is longer.
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
export function excerpt(text: string, target: CallTarget, length = 200): string {
  checkKindsOnNode("arguments", { text, length }, { text: "string", length: "number" });
  checkKindsOnNode("target", target, { redact: "function" });
  const limit = length + 2 * MARGIN;
  const searched = target.redact(text.slice(0, limit));
  const visible = text.length > limit ? searched.slice(0, -MARGIN) : searched;
  return visible.length > length ? `${visible.slice(0, length)}...` : visible;
}

/**
 * Checks whether an HTTP status means success.
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
  return typeof status === "number" && status >= 200 && status < 300;
}

/** The default of `maxResponseBytes`: 64 MiB. */
export const MAX_RESPONSE_BYTES: number = 2 ** 26;

/**
 * Rejects a response that is larger than `maxResponseBytes`. An unknown size passes.
 *
 * @param bytes - The number of bytes received or decompressed so far; `NaN` if unknown.
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
  checkNumbersOnNode(bytes, limit);
  if (bytes > limit) throw responseTooLarge(target, limit);
}

/** Creates the error of a response larger than `maxResponseBytes`. */
export function responseTooLarge(target: CallTarget, limit: number): NodeAccessError {
  const option = "maxResponseBytes";
  const text = `more than ${limit} bytes; raise ${option}`;
  return callError(target, "RESPONSE_TOO_LARGE", text, { limit, option });
}

/**
 * Creates the error of a response that cannot be decoded or does not belong to the call.
 *
 * @param target - What was called, and where.
 * @param code - `UNDECODABLE_BODY` if it cannot be decoded, `INVALID_RESPONSE` if it is not a
 * response to this call.
 * @param reason - What is wrong. It completes the sentence "the response is ...".
 * @param text - The response or a part of it. The error shows its beginning.
 * @returns the error to throw.
 *
 * @example
 * ```ts
 * import { authorize, urlToken } from "@node-access/auth";
 * import { badResponse } from "@node-access/transport";
 *
 * const { endpoint, redact } = authorize("node", "https://node.example", urlToken("t0ken"));
 * const target = { operation: { name: "eth_syncing" }, endpoint, redact };
 * const { message } = badResponse(target, "UNDECODABLE_BODY", "not JSON but text/html", "<html>");
 * console.log(message); // eth_syncing at https://node.example/***: the response is not JSON but text/html: <html>
 * ```
 */
export function badResponse(
  target: CallTarget,
  code: "INVALID_RESPONSE" | "UNDECODABLE_BODY",
  reason: string,
  text: string,
): NodeAccessError {
  const received = excerpt(text, target);
  // The reason may quote a header.
  const visible = excerpt(reason, target);
  return callError(target, code, `the response is ${visible}: ${received}`, { reason: visible, received });
}

/** Longer JSON is not searched for secrets, which would block the event loop, so errors don't show it. */
export const MAX_SEARCHED: number = 2 ** 20;

/**
 * Copies a JSON value without its secrets.
 *
 * @param value - The value, such as the data of an error.
 * @param target - What removes the secrets from a text.
 * @returns the copy; `"[redacted]"` if it cannot be searched for secrets.
 *
 * @example
 * ```ts
 * import { authorize, urlToken } from "@node-access/auth";
 * import { withoutSecrets } from "@node-access/transport";
 *
 * const { redact } = authorize("node", "https://node.example", urlToken("t0ken"));
 * console.log(withoutSecrets({ path: "/t0ken/version" }, { redact })); // { path: '/[redacted]/version' }
 * ```
 */
export function withoutSecrets(value: unknown, target: Pick<CallTarget, "redact">): unknown {
  try {
    const text = stringifyJson(value);
    return value && parseJson(text.length > MAX_SEARCHED ? "" : target.redact(text));
  } catch {
    // The secret was not inside a string, or the value is nested too deeply or too large to search.
    return "[redacted]";
  }
}

/**
 * Creates the error of a result with an unexpected type. It shows the type of the result,
 * not the value, which may contain secrets.
 *
 * @param name - The method.
 * @param expected - What the result should have been.
 * @param value - The actual result.
 * @returns the error to throw.
 *
 * @example
 * ```ts
 * import { badResult } from "@node-access/transport";
 *
 * const { message } = badResult("eth_getLogs", "a list", null);
 * console.log(message); // eth_getLogs at the node: the response is not a list: null
 * ```
 */
export function badResult(name: string, expected: string, value: unknown): NodeAccessError {
  const target = { operation: { name }, endpoint: "the node", redact: String };
  checkText("name", name);
  checkText("expected", expected);
  return badResponse(target, "INVALID_RESPONSE", `not ${expected}`, value === null ? "null" : typeof value);
}
