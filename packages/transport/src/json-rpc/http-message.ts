import type { ErrorContexts } from "@node-access/auth";
import { parseJson } from "#platform";
import { isSuccess, type CallTarget } from "../call-error.ts";
import type { HttpRequest, HttpResponse } from "../http/http-transport.ts";
import { statusError } from "../http/read-response.ts";
import type { CallOptions } from "../operation.ts";
import { jsonRpcError, rawMessage } from "./message.ts";

const HEADERS = { "content-type": "application/json", accept: "application/json" };

export function createPost(
  path: string,
  body: string,
  options: CallOptions,
): HttpRequest & { readonly body: string } {
  const { maxResponseBytes }: CallOptions = Object(options);
  return { method: "POST", path, headers: HEADERS, body, maxResponseBytes };
}

/**
 * Rejects a response with an error status: as `JSON_RPC_ERROR` if the body is one for this call.
 *
 * @param id - The call's id. Omit it for a batch.
 */
export function checkStatus(response: HttpResponse, target: CallTarget, id?: number): void {
  if (isSuccess(response.status)) return;
  let failure = statusError(response, target);
  if (failure.code === "HTTP_STATUS") {
    const { status, retryAfter } = failure.context as ErrorContexts["HTTP_STATUS"];
    try {
      const { jsonrpc, error, id: responseId } = rawMessage(parseJson(response.text));
      // REST errors may have a member `error` too. Only JSON-RPC errors have `jsonrpc`.
      if (jsonrpc && error && (responseId ?? id) === id) {
        failure = jsonRpcError(error, target);
        Object.assign(failure.context, { status, retryAfter });
      }
    } catch {
      // Text or HTML, such as error pages of proxies.
    }
  }
  throw failure;
}
