import {
  type ErrorCode,
  type ErrorContexts,
  invalidArgument,
  type NodeAccessError,
  kindOf,
} from "@node-access/auth";
import type { Attempt, AttemptState } from "./attempt.ts";
import { checkAuthorized, checkKinds, checkTarget, checkText } from "./check-arguments.ts";
import { checkHeaders } from "./check-options.ts";
import * as errors from "./call-error.ts";
import type { AttemptTarget, CallTarget } from "./call-error.ts";
import * as fields from "./headers.ts";
import * as transports from "./http/http-transport.ts";
import type { HttpResponse, HttpTransport, HttpTransportOptions } from "./http/http-transport.ts";
import * as responses from "./http/read-response.ts";
import type { CallOptions, CallResponse, HeaderFields, HeadersOption } from "./operation.ts";
import * as calls from "./run-call.ts";
import type { Call } from "./run-call.ts";

// What other packages build clients with. These functions check their arguments first, since JavaScript callers may
// pass anything; the files that they are from do not, so the clients of this package don't contain the checks.

const KINDS = { status: "number", headers: "object", text: "string" } as const;

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
  checkTarget(target);
  checkText("text", text);
  return errors.callError(target, code, text, facts, options);
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
  checkTarget(attempt);
  return errors.connectionError(attempt, error);
}

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
  checkKinds("arguments", { text, length }, { text: "string", length: "number" });
  checkKinds("target", target, { redact: "function" });
  return errors.excerpt(text, target, length);
}

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
export function checkSize(
  bytes: number,
  target: CallTarget,
  limit: number = errors.MAX_RESPONSE_BYTES,
): void {
  checkKinds("arguments", { bytes, limit }, { bytes: "number", limit: "number" });
  checkTarget(target);
  errors.checkSize(bytes, target, limit);
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
  checkTarget(target);
  checkKinds("arguments", { reason, text }, { reason: "string", text: "string" });
  return errors.badResponse(target, code, reason, text);
}

/**
 * Resolves the option `headers` for an attempt, and redacts the values in the attempt's errors.
 *
 * @param option - The option.
 * @param attempt - Receives the headers with lower-case names, replacing those it has.
 * @throws NodeAccessError `INVALID_ARGUMENT` that names a reserved or malformed header;
 * `NOT_SENT` if the function throws.
 *
 * @example
 * ```ts
 * import { addHeaders, type Attempt } from "@node-access/transport";
 *
 * export const withTeam = (attempt: Attempt): Promise<void> => addHeaders({ "x-team": "indexing" }, attempt);
 * ```
 */
export async function addHeaders(
  option: HeadersOption,
  attempt: AttemptState & Pick<Attempt, "headers" | "requestId">,
): Promise<void> {
  checkKinds("attempt", attempt, { redact: "function", requestId: "string" });
  await fields.addHeaders(option, attempt);
}

/**
 * Merges the headers of a credential with those of an attempt: the option `headers` and the request id.
 *
 * @param credential - The credential's headers, from `authorize`.
 * @param attempt - The attempt.
 * @returns all headers, including secrets. Never log them.
 * @throws NodeAccessError `INVALID_ARGUMENT` if the option contains a header of the credential.
 *
 * @example
 * ```ts
 * import { joinHeaders } from "@node-access/transport";
 *
 * const attempt = { requestId: "k3u8-1", headers: { "x-team": "indexing" } };
 * console.log(joinHeaders({ authorization: "Bearer k3y" }, attempt));
 * ```
 */
export function joinHeaders(
  credential: HeaderFields,
  attempt: Pick<Attempt, "headers" | "requestId">,
): Record<string, string> {
  checkHeaders(credential);
  return fields.joinHeaders(credential, Object(attempt) as typeof attempt);
}

/**
 * Creates the HTTP transport of a client. It uses undici on Node, and `fetch` on other platforms or
 * if you pass one.
 *
 * On Node, it opens at most 128 connections and keeps them alive for 30 s. Idle connections don't
 * keep the process running.
 *
 * @param options - The endpoint, and how to send requests.
 * @returns the transport.
 * @throws NodeAccessError `INVALID_ARGUMENT` for an invalid `fetch` or `userAgent`.
 *
 * @example
 * ```ts
 * import { authorize, urlToken } from "@node-access/auth";
 * import { createHttpTransport } from "@node-access/transport";
 * import { createHttpJsonRpc } from "@node-access/transport/json-rpc";
 *
 * const authorized = authorize("node", "https://node.example", urlToken("t0ken"));
 * const rpc = createHttpJsonRpc(createHttpTransport({ authorized, userAgent: "indexer/1.0" }));
 * ```
 */
export function createHttpTransport(options: HttpTransportOptions): HttpTransport {
  checkAuthorized((Object(options) as HttpTransportOptions).authorized);
  const transport = transports.createHttpTransport(options);
  return {
    ...transport,
    send(request, attempt) {
      // Not an async function, which would create another promise for each call.
      try {
        checkKinds("request", request, { path: "string" });
        checkKinds("attempt", attempt, { onCancel: "function" });
        return transport.send(request, attempt);
      } catch (error) {
        return Promise.reject(error);
      }
    },
  };
}

/**
 * Creates the error of a response with an error status: `CREDENTIAL_REFUSED` for 401 and 403,
 * otherwise `HTTP_STATUS`. It contains the body without secrets, and the delay from Retry-After.
 *
 * @param response - A response with a status outside 200 to 299.
 * @param target - What was called, and where.
 * @returns the error to throw.
 *
 * @example
 * ```ts
 * import { authorize, urlToken } from "@node-access/auth";
 * import { isNodeAccessError, statusError } from "@node-access/transport";
 *
 * const { endpoint, redact } = authorize("node", "https://node.example", urlToken("t0ken"));
 * const target = { operation: { name: "eth_syncing" }, endpoint, redact };
 * const error = statusError({ status: 429, headers: { "retry-after": "2" }, text: "slow down" }, target);
 * if (isNodeAccessError(error, "HTTP_STATUS")) console.log(error.context.retryAfter); // 2000
 * ```
 *
 * Source: RFC 9110 section 15; Retry-After: section 10.2.3.
 */
export function statusError(response: HttpResponse, target: CallTarget): NodeAccessError {
  checkKinds("response", response, KINDS);
  checkTarget(target);
  return responses.statusError(response, target);
}

/**
 * Parses a response body as JSON. Integers beyond 2^53 become bigints.
 *
 * @param response - A complete response.
 * @param target - What was called, and where.
 * @returns the value.
 * @throws NodeAccessError `UNDECODABLE_BODY` with what was received instead.
 *
 * @example
 * ```ts
 * import { authorize, urlToken } from "@node-access/auth";
 * import { readJson } from "@node-access/transport";
 *
 * const { endpoint, redact } = authorize("node", "https://node.example", urlToken("t0ken"));
 * const target = { operation: { name: "eth_syncing" }, endpoint, redact };
 * readJson({ status: 200, headers: {}, text: '{"wei":12345678901234567890}' }, target); // { wei: 12345678901234567890n }
 * ```
 */
export function readJson(response: HttpResponse, target: CallTarget): unknown {
  checkKinds("response", response, KINDS);
  checkTarget(target);
  return responses.readJson(response, target);
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
    return calls.runCall(call, Object(options) as CallOptions, work, closed);
  } catch (error) {
    return Promise.reject(error);
  }
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
  return typeof status === "number" && errors.isSuccess(status);
}
