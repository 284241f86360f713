import { HttpCallResponse } from "../http/call-response.ts";
import type { HttpResponse, HttpTransport } from "../http/http-transport.ts";
import { readJson } from "../http/read-response.ts";
import { checkKinds, checkText } from "../check-arguments.ts";
import type { Attempt } from "../attempt.ts";
import type { CallOptions, Operation } from "../operation.ts";
import { makeCall } from "../run-call.ts";
import { retryDelay } from "./retry-delay.ts";
import type { JsonRpcDialect } from "./dialect.ts";
import { checkStatus, createPost } from "./http-message.ts";
import type { HttpJsonRpc } from "./json-rpc.ts";
import { nextId, readResult, writeRequest } from "./message.ts";

/**
 * Creates a JSON-RPC client over HTTP. For batches, see `sendBatch` and `collectCalls`.
 *
 * @param transport - The transport that sends the requests.
 * @param path - The path after the endpoint, such as `/evm`.
 * @param dialect - Reads the responses, if they are not as those of other nodes.
 * @returns the client.
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
export function createHttpJsonRpc(
  transport: HttpTransport,
  path = "",
  dialect?: JsonRpcDialect,
): HttpJsonRpc {
  checkKinds("transport", transport, { endpoint: "string", redact: "function", send: "function" });
  checkText("path", path);
  const { endpoint, redact } = transport;
  const post = (body: string, attempt: Attempt, options: CallOptions): Promise<HttpResponse> =>
    transport.send(createPost(path, body, options), attempt);
  const read = (response: HttpResponse, attempt: Attempt, id?: number): unknown => {
    if (dialect) return dialect.readMessage(response, attempt, id);
    checkStatus(response, attempt, id);
    return readJson(response, attempt);
  };
  return {
    endpoint,
    redact,
    async send(body, attempt, options, id) {
      const response = await post(body, attempt, options);
      return new HttpCallResponse(read(response, attempt, id), response);
    },
    call(operation, params, options) {
      // Not an async function, which would create another promise for each call.
      try {
        const id = nextId();
        const { name }: Operation = Object(operation);
        const body = writeRequest(id, name, params);
        return makeCall(
          { operation, transport: "http", endpoint, redact, input: params, retryDelay },
          Object(options) as CallOptions,
          async (attempt) => {
            const response = await post(body, attempt, options);
            return new HttpCallResponse(readResult(read(response, attempt, id), attempt, id), response);
          },
        );
      } catch (error) {
        return Promise.reject(error);
      }
    },
  };
}
