import { invalidArgument, kindOf } from "@node-access/auth";
import { sendFollowing } from "#redirects";
import { isSuccess } from "../call-error.ts";
import { checkOnlyCallOptions } from "../check-options.ts";
import type { HttpRequest, HttpResponse } from "../http/http-transport.ts";
import { readJson } from "../http/read-response.ts";
import type { CallOptions } from "../operation.ts";
import { runCall } from "../run-call.ts";
import { apiError } from "./api-error.ts";
import type {
  ApiOperation,
  ApiRequest,
  BodyCollector,
  ExchangedResponse,
  ResultReader,
} from "./api-operation.ts";
import {
  type ApiOptions,
  closeAll,
  connect,
  type Connection,
  type Security,
  type AddCredential,
} from "./connection.ts";
import { requestParts } from "./request.ts";

/** Calls operations, each of which is a constant of its own. */
export interface ApiCaller {
  /**
   * Calls an operation.
   *
   * @param operation - The operation.
   * @param args - Its arguments: path parameters, the body, and an object with the other parameters.
   * @returns its result.
   * @throws NodeAccessError the error of the call.
   */
  call<Args extends readonly unknown[], Result>(
    operation: ApiOperation<(...args: Args) => Promise<Result>>,
    ...args: Args
  ): Promise<Result>;
  /**
   * Returns the same client with other options, for one or more calls.
   *
   * @param options - The options that replace the client's defaults.
   */
  with(options: CallOptions): this;
  /**
   * Rejects new calls. On Node, it waits for those in flight and closes the connections, unless you
   * passed `fetch`. Calling it is optional.
   */
  close(): Promise<void>;
}

/**
 * Creates a client that calls operations one by one, so a bundle contains only those that a program calls.
 *
 * @param options - The endpoint, the credential, and defaults for calls. Deadlines are in milliseconds.
 * @param security - Sends the credentials of the document's security schemes.
 * @returns the client.
 * @throws NodeAccessError `INVALID_ARGUMENT` or `INSECURE_ENDPOINT`, naming the option.
 *
 * @example
 * ```ts
 * import { type ApiOperation, createApiCaller } from "@node-access/transport/openapi";
 *
 * const getJob: ApiOperation<(id: string) => Promise<{ state: string }>> = {
 *   name: "getJob",
 *   method: "GET",
 *   path: "/jobs/{id}",
 *   idempotency: "safe",
 * };
 * const acme = createApiCaller({ endpoint: "https://acme.example" });
 * const { state } = await acme.call(getJob, "7");
 * console.log(state);
 * ```
 *
 * Source: OpenAPI 3.1.
 */
export function createApiCaller(options: ApiOptions, security?: Security): ApiCaller {
  const connection = connect(options, security);
  return callerOf(connection, connection.defaults);
}

function callerOf(connection: Connection, options: CallOptions): ApiCaller {
  return {
    call: (operation: ApiRequest, ...args: readonly unknown[]) =>
      callOperation(connection, operation, args, options),
    with(changes: CallOptions) {
      checkOnlyCallOptions(changes);
      return callerOf(connection, { ...options, ...changes });
    },
    close: () => closeAll(connection),
  } as ApiCaller;
}

/** Makes a call. */
export async function callOperation(
  client: Connection,
  operation: ApiRequest,
  args: readonly unknown[],
  options: CallOptions,
): Promise<unknown> {
  if (typeof operation?.path !== "string")
    throw invalidArgument("operation", "an operation", kindOf(operation));
  const {
    name,
    idempotency,
    method,
    result: read = readJson as ResultReader,
    statuses,
    accept = "application/json",
    exchange = sendFollowing,
  } = operation;
  const { path, headers, content } = requestParts(operation, args);
  const written = content === undefined ? undefined : await operation.body?.(content, operation);
  const connection = operation.server?.(client) ?? client;
  const { transport, redact, sender } = connection;
  const call = {
    operation: { name, idempotency },
    endpoint: transport.endpoint,
    redact,
    transport: "http",
    input: args,
  } as const;
  const own = { accept, ...(written && { "content-type": written.type }), ...headers };
  const outcome = await runCall(
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
        decoder: (collected = read.collect?.()),
      });
      const send = (credential?: AddCredential): Promise<HttpResponse> =>
        exchange(connection, operation, attempt, credential, again, options);
      const response: ExchangedResponse = await (sender ? sender.send(operation, attempt, send) : send());
      const { status } = response;
      const bytes = collected?.bytes?.();
      if (!isSuccess(status) && !statuses?.includes(status))
        throw apiError(response, bytes, attempt, operation);
      const value = response.result ?? read(response, attempt, bytes);
      return { value, status, headers: response.headers };
    },
  );
  return outcome.value;
}
