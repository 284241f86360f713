import type { NodeAccessError } from "@node-access/auth";
import { parseJson } from "#platform";
import { badAnswer, callError, excerpt, type Place } from "../call-error.ts";
import { parseRetryAfter } from "../retry.ts";
import type { HttpResponse } from "./http-transport.ts";

/**
 * Makes the error of an answer whose status says that the call failed: `CREDENTIAL_REFUSED` for 401 and 403, else
 * `HTTP_STATUS`. It holds the body without secrets, and the wait that Retry-After asks for.
 *
 * @param response - An answer with a status outside 200 to 299.
 * @param place - What was called, and where.
 * @returns the error, to be thrown.
 *
 * @example
 * ```ts
 * import { authorize, urlToken } from "@node-access/auth";
 * import { isNodeAccessError, statusError } from "@node-access/transport";
 *
 * const { shown: endpoint, redact } = authorize("node", "https://node.example", urlToken("t0ken"));
 * const place = { operation: { name: "eth_syncing" }, endpoint, redact };
 * const error = statusError({ status: 429, headers: { "retry-after": "2" }, text: "slow down" }, place);
 * if (isNodeAccessError(error, "HTTP_STATUS")) console.log(error.context.retryAfter); // 2000
 * ```
 *
 * Source: RFC 9110 section 15; Retry-After: section 10.2.3.
 */
export function statusError({ status, headers, text }: HttpResponse, place: Place): NodeAccessError {
  const body = excerpt(text, place, 2000);
  const shown = `HTTP ${status}: ${excerpt(body, place)}`;
  if (status === 401 || status === 403) {
    return callError(place, "CREDENTIAL_REFUSED", `credential refused, ${shown}`, { status, body });
  }
  // A browser hides where a redirect goes, and shows its status as 0.
  const target =
    status < 400 ? `redirected to ${excerpt(headers["location"] ?? "elsewhere", place)}, not followed; ` : "";
  const retryAfter = parseRetryAfter(headers["retry-after"]);
  return callError(place, "HTTP_STATUS", target + shown, { status, body, retryAfter });
}

/**
 * Reads an answer's body as JSON. Integers beyond 2^53 become bigint.
 *
 * @param response - A whole answer.
 * @param place - What was called, and where.
 * @returns the value.
 * @throws NodeAccessError `UNDECODABLE_BODY` with what was received instead.
 *
 * @example
 * ```ts
 * import { authorize, urlToken } from "@node-access/auth";
 * import { readJson } from "@node-access/transport";
 *
 * const { shown: endpoint, redact } = authorize("node", "https://node.example", urlToken("t0ken"));
 * const place = { operation: { name: "eth_syncing" }, endpoint, redact };
 * readJson({ status: 200, headers: {}, text: '{"wei":12345678901234567890}' }, place); // { wei: 12345678901234567890n }
 * ```
 */
export function readJson(response: HttpResponse, place: Place): unknown {
  // Not the headers, which are only built when they are asked for.
  const { status, text } = response;
  try {
    return parseJson(text);
  } catch (error) {
    const { name, message } = error as Error;
    // A RangeError: JSON that nests too deep, or has an integer that cannot be read here.
    const type = response.headers["content-type"] ?? "of no type";
    const reason = name === "RangeError" ? message : `not JSON but ${type}`;
    throw badAnswer(place, "UNDECODABLE_BODY", text ? reason : `empty (HTTP ${status})`, text);
  }
}
