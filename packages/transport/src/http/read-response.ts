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
 * @throws NodeAccessError `UNDECODABLE_BODY` with what was received instead.
 */
export function readJson({ status, headers, text }: HttpResponse, place: Place): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    const { name, message } = error as Error;
    // A RangeError: JSON that nests too deep, or has an integer that cannot be read here.
    const reason =
      name === "RangeError" ? message : `not JSON but ${headers["content-type"] ?? "of no type"}`;
    throw badAnswer(place, "UNDECODABLE_BODY", text ? reason : `empty (HTTP ${status})`, text);
  }
}
