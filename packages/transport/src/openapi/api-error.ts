import { isNodeAccessError, type NodeAccessError } from "@node-access/auth";
import { parseJson } from "#platform";
import { type CallTarget, MAX_SEARCHED } from "../call-error.ts";
import type { HttpResponse } from "../http/http-transport.ts";
import { statusError } from "../http/read-response.ts";
import type { ApiOperation, ApiRequest } from "./api-operation.ts";

type ClientStatus =
  | 400
  | 401
  | 402
  | 403
  | 404
  | 405
  | 406
  | 407
  | 408
  | 409
  | 410
  | 411
  | 412
  | 413
  | 414
  | 415
  | 416
  | 417
  | 418
  | 421
  | 422
  | 423
  | 424
  | 425
  | 426
  | 428
  | 429
  | 431
  | 451;
type ServerStatus = 500 | 501 | 502 | 503 | 504 | 505 | 506 | 507 | 508 | 510 | 511;

/** The statuses that a key of an operation's errors means, without those that have a key of their own. */
type StatusOf<Key, Keys> = Key extends number
  ? Key
  : Key extends "4XX"
    ? Exclude<ClientStatus, Keys>
    : Key extends "5XX"
      ? Exclude<ServerStatus, Keys>
      : Exclude<
          ClientStatus | ServerStatus,
          Keys | ("4XX" extends Keys ? ClientStatus : never) | ("5XX" extends Keys ? ServerStatus : never)
        >;

/** The statuses and bodies of an operation's errors, as a union that `status` narrows. */
type ErrorContext<Errors> = {
  [Key in keyof Errors]: { readonly status: StatusOf<Key, keyof Errors>; readonly data: Errors[Key] };
}[keyof Errors];

/** An error of an operation whose body the document describes. */
export type ApiError<Errors> = NodeAccessError<"HTTP_STATUS" | "CREDENTIAL_REFUSED"> & {
  readonly context: ErrorContext<Errors>;
};

/** Creates the error of a response with an error status. Its `data` is the body, if that is JSON. */
export function apiError(
  response: HttpResponse,
  target: CallTarget,
  { failure: read = parseJson }: ApiRequest,
): NodeAccessError {
  const { status, text } = response;
  const error = statusError(response, target);
  try {
    if (text.length <= MAX_SEARCHED)
      Object.assign(error.context, { data: read(target.redact(text), status) });
  } catch {
    // Not JSON: for example the page of a proxy.
  }
  return error;
}

/**
 * Checks whether an error is one that an operation's document describes: with the status, and a JSON body.
 * `error.context.data` then has the type of that body.
 *
 * @param error - Any thrown value.
 * @param operation - The operation that was called.
 * @returns whether it is. An error page of a proxy is not; its text is in `error.context.body`.
 *
 * @example
 * ```ts
 * import { type ApiOperation, createApiCaller, isApiError } from "@node-access/transport/openapi";
 *
 * const getJob: ApiOperation<(id: string) => Promise<object>, { errors: { 404: { reason: string } } }> = {
 *   name: "getJob",
 *   method: "GET",
 *   path: "/jobs/{id}",
 *   idempotency: "safe",
 * };
 * const acme = createApiCaller({ endpoint: "https://acme.example" });
 * try {
 *   await acme.call(getJob, "7");
 * } catch (error) {
 *   if (isApiError(error, getJob) && error.context.status === 404) console.log(error.context.data.reason);
 * }
 * ```
 *
 * Source: OpenAPI 3.1, Responses Object.
 */
export function isApiError<Errors extends object>(
  error: unknown,
  operation: ApiOperation<unknown, { readonly errors: Errors }>,
): error is ApiError<Errors> {
  if (!isNodeAccessError(error)) return false;
  const { operation: name, data } = error.context as { readonly operation?: string; readonly data?: unknown };
  return data !== undefined && name === operation?.name;
}
