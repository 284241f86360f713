import type { HttpResponse, HttpTransport } from "../http/http-transport.ts";
import { readJson } from "../http/read-response.ts";
import { isSuccess } from "../http/response-errors.ts";
import type { CallOptions } from "../operation.ts";
import { type Attempt, runCall } from "../run-call.ts";
import type { JsonRpc } from "./batch.ts";
import { failure, HttpAnswer } from "./http-answer.ts";
import { readAnswer } from "./read-answer.ts";
import { nextId, writeRequest } from "./request.ts";

const HEADERS = { "content-type": "application/json", accept: "application/json" };

/**
 * Makes the JSON-RPC side of an HTTP client. For batches see `sendBatch` and `collectCalls`.
 *
 * @param transport - Where the requests go.
 * @param path - What follows the endpoint, such as `/evm`.
 *
 * @example
 * ```ts
 * import { authorize, urlToken } from "@node-access/auth";
 * import { createHttpTransport } from "@node-access/transport";
 * import { createHttpJsonRpc } from "@node-access/transport/json-rpc";
 *
 * const authorized = authorize("node", "https://node.example", urlToken("t0ken"));
 * const rpc = createHttpJsonRpc(createHttpTransport({ authorized }));
 * const { value } = await rpc.call({ name: "eth_blockNumber", idempotency: "safe" }, [], { timeout: 5_000 });
 * ```
 */
export function createHttpJsonRpc(transport: HttpTransport, path = ""): JsonRpc {
  const { endpoint, redact } = transport;
  const ask = async (
    body: string,
    id: number | undefined,
    attempt: Attempt,
    { maxResponseBytes }: CallOptions,
  ): Promise<HttpResponse> => {
    const request = { method: "POST", path, headers: HEADERS, body, maxResponseBytes };
    const response = await transport.send(request, attempt);
    if (!isSuccess(response)) throw failure(response, attempt, id);
    return response;
  };
  return {
    endpoint,
    redact,
    transport: "http",
    async ask(body, _ids, attempt, options) {
      const response = await ask(body, undefined, attempt, options);
      return {
        answers: readJson(response, attempt),
        wrap: (value) => new HttpAnswer(value, response),
      };
    },
    async call(operation, params, options) {
      const id = nextId();
      const body = writeRequest(id, operation.name, params);
      return runCall(
        { operation, transport: "http", endpoint, redact, input: params },
        options,
        async (attempt) => {
          const response = await ask(body, id, attempt, options);
          return new HttpAnswer(readAnswer(readJson(response, attempt), attempt, id), response);
        },
      );
    },
  };
}
