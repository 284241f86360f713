import type { NodeAccessError } from "@node-access/auth";
import { checkKindsOnNode, parseJson } from "#platform";
import { badResponse, callError, excerpt, type CallTarget } from "../call-error.ts";
import { parseRetryAfter } from "../retry.ts";
import type { HttpResponse } from "./http-transport.ts";

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
  checkKindsOnNode("response", response, { status: "number", headers: "object", text: "string" });
  const { status, headers, text } = response;
  const body = excerpt(text, target, 2000);
  const summary = `HTTP ${status}: ${excerpt(body, target)}`;
  if (status === 401 || status === 403) {
    return callError(target, "CREDENTIAL_REFUSED", `credential refused, ${summary}`, { status, body });
  }
  // Browsers hide the location of a redirect, and report its status as 0.
  const location = status < 400 && (status ? headers["location"] : "elsewhere");
  const redirect = location ? `redirected to ${excerpt(location, target)}, not followed; ` : "";
  const retryAfter = parseRetryAfter(headers["retry-after"]);
  return callError(target, "HTTP_STATUS", redirect + summary, { status, body, retryAfter });
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
  // Not the headers: accessing them would build them.
  const { status, text }: HttpResponse = Object(response);
  try {
    return parseJson(text);
  } catch (error) {
    checkKindsOnNode("response", response, { status: "number", headers: "object", text: "string" });
    const { name, message } = error as Error;
    // A RangeError: the JSON is nested too deeply, or has an integer that this platform would round.
    const type = response.headers["content-type"] ?? "of no type";
    const reason = name === "RangeError" ? message : `not JSON but ${type}`;
    throw badResponse(target, "UNDECODABLE_BODY", text ? reason : `empty (HTTP ${status})`, text);
  }
}
