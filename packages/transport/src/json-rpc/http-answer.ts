import type { NodeAccessError } from "@node-access/auth";
import type { Place } from "../call-error.ts";
import type { HttpResponse } from "../http/http-transport.ts";
import { readJson, statusError } from "../http/read-response.ts";
import type { Answer } from "../operation.ts";
import { askToWait, parseRetryAfter } from "../retry.ts";
import { jsonRpcError, rawAnswer, type RawAnswer } from "./read-answer.ts";

/** A value with the response it came in, whose headers are only built when asked for. */
export class HttpAnswer implements Answer {
  readonly value: unknown;
  readonly #response: HttpResponse;

  constructor(value: unknown, response: HttpResponse) {
    this.value = value;
    this.#response = response;
  }

  get status(): number {
    return this.#response.status;
  }
  get headers(): Readonly<Record<string, string>> {
    return this.#response.headers;
  }
}

/**
 * Makes the error of an answer whose status says that the call failed: `JSON_RPC_ERROR` if its body is a JSON-RPC error
 * that means this call, else `CREDENTIAL_REFUSED` or `HTTP_STATUS`.
 *
 * @param id - The call's id; `undefined` for a batch, which has none.
 */
export function failure(response: HttpResponse, place: Place, id: number | undefined): NodeAccessError {
  const byStatus = statusError(response, place);
  let answer: RawAnswer = {};
  try {
    answer = rawAnswer(readJson(response, place));
  } catch {
    // Text or HTML, as proxies answer.
  }
  // REST errors have a member `error` too; `jsonrpc` tells them apart.
  const { jsonrpc, error } = answer;
  const ours = jsonrpc && error && (answer.id ?? id) === id;
  if (!ours || byStatus.code !== "HTTP_STATUS") return byStatus;
  return askToWait(
    jsonRpcError(error, place, response.status),
    parseRetryAfter(response.headers["retry-after"]),
  );
}
