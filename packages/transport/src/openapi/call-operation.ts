import type { NodeAccessError } from "@node-access/auth";
import { type CallTarget, isSuccess } from "../call-error.ts";
import { HttpCallResponse } from "../http/call-response.ts";
import type { HttpRequest, HttpResponse } from "../http/http-transport.ts";
import type { CallOptions } from "../operation.ts";
import { makeCall } from "../run-call.ts";
import type {
  ApiExchange,
  ApiRequest,
  BodyCollector,
  ExchangedResponse,
  ResultReader,
} from "./api-operation.ts";
import type { AddCredential, Connection } from "./connection.ts";
import { type RequestParts, requestParts } from "./request.ts";

/** What an operation has from its client, if it does not say otherwise. */
export interface OperationDefaults {
  readonly exchange: ApiExchange;
  readonly result: ResultReader;
  /** Creates the error of a response with an error status. */
  readonly fail: (response: HttpResponse, target: CallTarget, operation: ApiRequest) => NodeAccessError;
}

/** @param parts - The parts of the request. Default: those that the arguments determine. */
export async function callOperation(
  client: Connection,
  operation: ApiRequest & OperationDefaults,
  args: readonly unknown[],
  options: CallOptions,
  { path, headers, content }: RequestParts = requestParts(operation, args),
): Promise<unknown> {
  const { name, idempotency, method, result, statuses, accept = "application/json" } = operation;
  const connection = operation.server?.(client) ?? client;
  const call = {
    operation: { name, idempotency },
    endpoint: connection.transport.endpoint,
    redact: connection.redact,
    transport: "http",
    input: args,
  } as const;
  const written = content === undefined ? content : await operation.body?.(content, operation, call, options);
  const own = { accept, ...(written && { "content-type": written.type }), ...headers };
  const outcome = await makeCall(
    call,
    written?.once ? { ...options, retries: 0 } : options,
    async (attempt) => {
      let collected: BodyCollector | undefined;
      const again = (): HttpRequest => ({
        method,
        path,
        headers: own,
        body: written?.body,
        maxResponseBytes: options.maxResponseBytes,
        decoder: (collected = result.collect?.()),
      });
      const send = (credential?: AddCredential): Promise<HttpResponse> =>
        operation.exchange(connection, operation, attempt, credential, again, options);
      const response: ExchangedResponse = await (connection.sender?.send(operation, attempt, send) ?? send());
      // Not the headers, which are built when they are read.
      const { status } = response;
      const bytes = collected?.bytes?.();
      if (!isSuccess(status) && !statuses?.includes(status)) {
        const page = bytes
          ? { status, headers: response.headers, text: new TextDecoder().decode(bytes) }
          : response;
        throw operation.fail(page, attempt, operation);
      }
      return new HttpCallResponse(response.result ?? result(response, attempt, bytes), response);
    },
  );
  return outcome.value;
}
