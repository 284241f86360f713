import type { Place } from "../call-error.ts";
import type { HttpResponse, HttpTransport } from "../http/http-transport.ts";
import { readJson } from "../http/read-response.ts";
import { isSuccess } from "../http/response-errors.ts";
import type { Answer, CallOptions, Operation } from "../operation.ts";
import { type Attempt, runCall } from "../run-call.ts";
import { failure, HttpAnswer } from "./http-answer.ts";
import { readAnswer } from "./read-answer.ts";
import { nextId, writeRequest } from "./request.ts";

/** Speaks JSON-RPC 2.0 to one endpoint over HTTP. Answers are matched to calls by id alone. */
export interface HttpJsonRpc extends Omit<Place, "operation"> {
  /**
   * Calls a method.
   *
   * @param operation - The method and what a repetition would do.
   * @param params - Its params; the field is left out for `undefined`.
   * @returns the result, with the HTTP status and headers of its response.
   * @throws NodeAccessError of any code that a call can end with.
   */
  call(operation: Operation, params: readonly unknown[] | undefined, options: CallOptions): Promise<Answer>;
  /** Sends a body, whatever is in it. For `sendBatch`. */
  post(body: string, attempt: Attempt, options: CallOptions): Promise<HttpResponse>;
}

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
export function createHttpJsonRpc(transport: HttpTransport, path = ""): HttpJsonRpc {
  const { endpoint, redact } = transport;
  const post: HttpJsonRpc["post"] = (body, attempt, { maxResponseBytes }) =>
    transport.send({ method: "POST", path, headers: HEADERS, body, maxResponseBytes }, attempt);
  return {
    endpoint,
    redact,
    post,
    async call(operation, params, options) {
      const id = nextId();
      const body = writeRequest(id, operation.name, params);
      return runCall(
        { operation, transport: "http", endpoint, redact, input: params },
        options,
        async (attempt) => {
          const response = await post(body, attempt, options);
          if (!isSuccess(response)) throw failure(response, attempt, id);
          return new HttpAnswer(readAnswer(readJson(response, attempt), attempt, id), response);
        },
      );
    },
  };
}
