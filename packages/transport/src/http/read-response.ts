import type { NodeAccessError } from "@node-access/auth";
import { parseJson } from "#platform";
import { badResponse, callError, excerpt, type CallTarget } from "../call-error.ts";
import { parseRetryAfter } from "../retry.ts";
import type { HttpResponse } from "./http-transport.ts";

/** Creates the error of a response with an error status. */
export function statusError(response: HttpResponse, target: CallTarget): NodeAccessError {
  const { status, headers, text } = response;
  const body = excerpt(text, target, 2000);
  const summary = `HTTP ${status}: ${excerpt(body, target)}`;
  if (status === 401 || status === 403) {
    return callError(target, "CREDENTIAL_REFUSED", `credential refused, ${summary}`, { status, body });
  }
  // Browsers hide the location of a redirect, and report its status as 0.
  const redirect =
    status < 400
      ? `redirected to ${excerpt(headers["location"] ?? "elsewhere", target)}, not followed; `
      : "";
  const retryAfter = parseRetryAfter(headers["retry-after"]);
  return callError(target, "HTTP_STATUS", redirect + summary, { status, body, retryAfter });
}

/** Parses a response body as JSON. */
export function readJson(response: HttpResponse, target: CallTarget): unknown {
  // Not the headers: accessing them would build them.
  const { status, text } = response;
  try {
    return parseJson(text);
  } catch (error) {
    const { name, message } = error as Error;
    // A RangeError: the JSON is nested too deeply, or has an integer that this platform would round.
    const type = response.headers["content-type"] ?? "of no type";
    const reason = name === "RangeError" ? message : `not JSON but ${type}`;
    throw badResponse(target, "UNDECODABLE_BODY", text ? reason : `empty (HTTP ${status})`, text);
  }
}
