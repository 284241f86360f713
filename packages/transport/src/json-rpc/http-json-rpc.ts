import type { Authorized, NodeAccessError } from "@node-access/auth";
import { isSuccess, type Place } from "../call-error.ts";
import type { HttpEngine, HttpResponse, HttpTransport } from "../http/http-transport.ts";
import { askedToWait, readJson, statusError } from "../http/read-response.ts";
import type { Answer, CallOptions, Operation } from "../operation.ts";
import { createEngine } from "#http-engine";
import { type Attempt, attemptOnce } from "../attempt.ts";
import { runCall } from "../run-call.ts";
import type { JsonRpc } from "./json-rpc.ts";
import { jsonRpcError, nextId, rawAnswer, type RawAnswer, readAnswer, writeRequest } from "./message.ts";

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
  return {
    endpoint,
    redact,
    transport: "http",
    async ask(body, _ids, attempt, options) {
      const response = await post(transport, path, body, undefined, attempt, options);
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
          const response = await post(transport, path, body, id, attempt, options);
          return new HttpAnswer(readAnswer(readJson(response, attempt), attempt, id), response);
        },
      );
    },
  };
}

/** How one call is made: what {@link callHttpOnce} takes of the options of a client. */
export interface HttpCallOptions extends Pick<CallOptions, "timeout" | "signal" | "maxResponseBytes"> {
  /** The endpoint and its credential, from `authorize`. */
  readonly authorized: Authorized;
  /** What follows the endpoint, such as `/evm`. */
  readonly path?: string | undefined;
  /** Default: the platform's. */
  readonly fetch?: typeof fetch | undefined;
}

/**
 * Calls a method once, with `fetch`: no retry, no middleware, no connections of its own.
 *
 * @param options - Where to, and the bounds.
 * @param method - The method's wire name.
 * @param params - Its params; the field is left out for `undefined`.
 * @returns the result.
 * @throws NodeAccessError of any code that a call can end with.
 */
export async function callHttpOnce(
  options: HttpCallOptions,
  method: string,
  params: readonly unknown[] | undefined,
): Promise<unknown> {
  const { authorized, path = "", fetch = globalThis.fetch } = options;
  const { shown: endpoint, redact } = authorized;
  const engine = createEngine({ ...authorized.reveal(), fetch });
  const id = nextId();
  const body = writeRequest(id, method, params);
  // Never repeated, so that what a repetition would do does not matter.
  const operation: Operation = { name: method, idempotency: "write" };
  return attemptOnce({ operation, endpoint, redact }, options, async (attempt) => {
    const response = await post(engine, path, body, id, attempt, options);
    return readAnswer(readJson(response, attempt), attempt, id);
  });
}

/** Sends a message. Throws where the answer's status says that it failed. */
async function post(
  to: HttpEngine,
  path: string,
  body: string,
  id: number | undefined,
  attempt: Attempt,
  { maxResponseBytes }: CallOptions,
): Promise<HttpResponse> {
  const request = { method: "POST", path, headers: HEADERS, body, maxResponseBytes };
  const response = await to.send(request, attempt);
  if (!isSuccess(response)) throw failure(response, attempt, id);
  return response;
}

/** A value with the response it came in, whose headers are only built when asked for. */
class HttpAnswer implements Answer {
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
function failure(response: HttpResponse, place: Place, id: number | undefined): NodeAccessError {
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
  return jsonRpcError(error, place, { status: response.status, ...askedToWait(response.headers) });
}
