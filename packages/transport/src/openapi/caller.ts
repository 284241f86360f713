import { sendFollowing } from "#redirects";
import { checkOnlyCallOptions } from "../check-options.ts";
import { readJson } from "../http/read-response.ts";
import type { CallOptions } from "../operation.ts";
import { apiError } from "./api-error.ts";
import type { ApiOperation, ApiRequest } from "./api-operation.ts";
import { callOperation, type OperationDefaults } from "./call-operation.ts";
import { type ApiOptions, closeAll, connect, type Connection, type Security } from "./connection.ts";

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
  return createCaller(connect(options, security));
}

/** @throws NodeAccessError `INVALID_ARGUMENT` if there are other options than those of calls. */
export function createCaller(connection: Connection, options: CallOptions = connection.defaults): ApiCaller {
  checkOnlyCallOptions(options);
  return {
    call: (operation: ApiRequest, ...args: readonly unknown[]) =>
      callOperation(connection, { ...apiDefaults, ...operation }, args, options),
    with: (changes: CallOptions) => createCaller(connection, { ...options, ...changes }),
    close: () => closeAll(connection),
  } as ApiCaller;
}

/** What an operation of a document has if it does not say otherwise. Redirects of calls that read are followed. */
export const apiDefaults: OperationDefaults = { exchange: sendFollowing, result: readJson, fail: apiError };
