import type { HttpResponse, HttpTransport } from "../http/http-transport.ts";
import { readJson } from "../http/read-response.ts";
import { checkKinds, checkText } from "../check-arguments.ts";
import type { Operation } from "../operation.ts";
import { runCall } from "../run-call.ts";
import { retryDelay } from "./retry-delay.ts";
import type { JsonRpcDialect } from "./dialect.ts";
import { checkStatus, createPost } from "./http-message.ts";
import type { HttpJsonRpc, MessageResponse } from "./json-rpc.ts";
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
  const send: HttpJsonRpc["send"] = async (body, attempt, options, id) => {
    const response = await transport.send(createPost(path, body, options), attempt);
    if (dialect) return new HttpCallResponse(dialect.readMessage(response, attempt, id), response);
    checkStatus(response, attempt, id);
    return new HttpCallResponse(readJson(response, attempt), response);
  };
  return {
    endpoint,
    redact,
    send,
    async call(operation, params, options) {
      const id = nextId();
      const { name }: Operation = Object(operation);
      const body = writeRequest(id, name, params);
      return runCall(
        { operation, transport: "http", endpoint, redact, input: params, retryDelay },
        options,
        async (attempt) => {
          const response = await send(body, attempt, options, id);
          response.value = readResult(response.value, attempt, id);
          return response;
        },
      );
    },
  };
}

/** A value with its HTTP response. The headers are built on first access. */
class HttpCallResponse implements MessageResponse {
  value: unknown;
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
