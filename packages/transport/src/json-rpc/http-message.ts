import type { ErrorContexts } from "@node-access/auth";
import { parseJson } from "#platform";
import { isSuccess, type CallTarget } from "../call-error.ts";
import type { HttpRequest, HttpResponse } from "../http/http-transport.ts";
import { statusError } from "../http/read-response.ts";
import type { CallOptions } from "../operation.ts";
import { jsonRpcError, rawMessage } from "./message.ts";

const HEADERS = { "content-type": "application/json", accept: "application/json" };

/** The HTTP request that carries a message. */
export function postRequest(
  path: string,
  body: string,
  { maxResponseBytes }: CallOptions,
): HttpRequest & { readonly body: string } {
  return { method: "POST", path, headers: HEADERS, body, maxResponseBytes };
}

/**
 * Refuses an answer whose status says that it failed.
 *
 * @param id - The call's id; none for a batch.
 * @throws NodeAccessError `JSON_RPC_ERROR` if its body is a JSON-RPC error that means this call, else
 * `CREDENTIAL_REFUSED` or `HTTP_STATUS`.
 */
export function checkStatus(response: HttpResponse, target: CallTarget, id?: number): void {
  if (isSuccess(response.status)) return;
  let failure = statusError(response, target);
  if (failure.code === "HTTP_STATUS") {
    const { status, retryAfter } = failure.context as ErrorContexts["HTTP_STATUS"];
    try {
      const { jsonrpc, error, id: own } = rawMessage(parseJson(response.text));
      // REST errors have a member `error` too; `jsonrpc` tells them apart.
      if (jsonrpc && error && (own ?? id) === id)
        failure = jsonRpcError(error, target, { status, retryAfter });
    } catch {
      // Text or HTML, as proxies answer.
    }
  }
  throw failure;
}
