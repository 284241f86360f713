import type { NodeAccessError } from "@node-access/auth";
import { callError, excerpt, type Place, undecodable } from "../call-error.ts";
import { parseJson } from "../json-rpc/parse-json.ts";
import { parseRetryAfter } from "../retry.ts";
import type { HttpResponse } from "./http-transport.ts";

/**
 * Makes the error of an answer whose status says that the call failed: `CREDENTIAL_REFUSED` for 401 and 403, else
 * `HTTP_STATUS`. It holds the body without secrets, and the wait that Retry-After asks for.
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
  return callError(place, "HTTP_STATUS", redirect + shown, { ...facts, ...askedToWait(headers) });
}

/** The wait that Retry-After asks for, as an error's context holds it. */
export function askedToWait(headers: HttpResponse["headers"]): { retryAfter?: number } {
  const retryAfter = parseRetryAfter(headers["retry-after"]);
  return retryAfter === undefined ? {} : { retryAfter };
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
  } catch (error) {
    const { status, headers } = response;
    if (!text) throw undecodable(place, `empty (HTTP ${status})`, text);
    const { name, message } = error as Error;
    // A RangeError: JSON that nests too deep, or has an integer that cannot be read here.
    const reason = name === "SyntaxError" ? `not JSON but ${headers["content-type"]}` : message;
    throw undecodable(place, reason, text);
  }
}
