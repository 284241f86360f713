import type { NodeAccessError } from "@node-access/auth";
import { callError, excerpt, type Place, undecodable } from "../call-error.ts";
import { parseJson } from "../json-rpc/parse-json.ts";
import { askToWait, parseRetryAfter } from "../retry.ts";
import type { HttpResponse } from "./http-transport.ts";

/**
 * Makes the error of an answer whose status says that the call failed: `CREDENTIAL_REFUSED` for 401 and 403, else
 * `HTTP_STATUS`. It holds the body without secrets, and its Retry-After is heeded when the attempt is repeated.
 *
 * @param response - An answer with a status outside 200 to 299.
 * @param place - What was called, and where.
 */
export function statusError({ status, headers, text }: HttpResponse, place: Place): NodeAccessError {
  const facts = { status, body: excerpt(text, place, 2000) };
  const shown = `HTTP ${status}: ${excerpt(text, place)}`;
  if (status === 401 || status === 403) {
    return callError(place, "CREDENTIAL_REFUSED", `the credential was refused, ${shown}`, facts);
  }
  // A browser hides where a redirect goes, and shows its status as 0.
  const target = excerpt(headers["location"] ?? "elsewhere", place);
  const redirect = status < 400 ? `redirected to ${target}, which is not followed; ` : "";
  const retryAfter = parseRetryAfter(headers["retry-after"]);
  const context = retryAfter === undefined ? facts : { ...facts, retryAfter };
  return askToWait(callError(place, "HTTP_STATUS", redirect + shown, context), retryAfter);
}

/**
 * Reads an answer's body as JSON. Integers beyond 2^53 become bigint.
 *
 * @throws NodeAccessError `UNDECODABLE_BODY` with what was received instead.
 */
export function readJson(response: HttpResponse, place: Place): unknown {
  const { text } = response;
  try {
    return parseJson(text);
  } catch {
    const { status, headers } = response;
    const reason = text ? `not JSON but ${headers["content-type"]}` : `empty (HTTP ${status})`;
    throw undecodable(place, reason, text);
  }
}
