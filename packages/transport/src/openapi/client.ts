import { invalidArgument, kindOf } from "@node-access/auth";
import type { CallOptions } from "../operation.ts";
import type { ApiRequest } from "./api-operation.ts";
import { callOperation, type OperationDefaults } from "./call-operation.ts";
import { type ApiCaller, apiDefaults, createCaller } from "./caller.ts";
import { type ApiOptions, connect, type Connection, type Security } from "./connection.ts";

/** A client with a method for each operation, and the functions of {@link ApiCaller}. */
export type ApiClient<Methods> = Methods & ApiCaller;

/**
 * Creates a client with a method for each operation.
 *
 * @param options - The endpoint, the credential, and defaults for calls. Deadlines are in milliseconds.
 * @param operations - The operations, by any key. The methods have their names.
 * @param security - Sends the credentials of the document's security schemes.
 * @returns the client.
 * @throws NodeAccessError `INVALID_ARGUMENT` or `INSECURE_ENDPOINT`, naming the option.
 *
 * @example
 * ```ts
 * import { type ApiOperation, createApiClient } from "@node-access/transport/openapi";
 *
 * interface Methods {
 *   getJob(id: string): Promise<{ state: string }>;
 * }
 * const getJob: ApiOperation<Methods["getJob"]> = {
 *   name: "getJob",
 *   method: "GET",
 *   path: "/jobs/{id}",
 *   idempotency: "safe",
 * };
 * const acme = createApiClient<Methods>({ endpoint: "https://acme.example" }, { getJob });
 * console.log((await acme.getJob("7")).state);
 * ```
 *
 * Source: OpenAPI 3.1.
 */
export function createApiClient<Methods>(
  options: ApiOptions,
  operations: object,
  security?: Security,
): ApiClient<Methods> {
  if (typeof operations !== "object" || !operations)
    throw invalidArgument("operations", "an object", kindOf(operations));
  const connection = connect(options, security);
  return createClient(
    connection,
    Object.values(operations as Record<string, ApiRequest>).map((operation) =>
      Object.assign({}, apiDefaults, operation),
    ),
    connection.defaults,
  ) as ApiClient<Methods>;
}

function createClient(
  connection: Connection,
  operations: readonly (ApiRequest & OperationDefaults)[],
  options: CallOptions,
): object {
  return {
    // Plain properties instead of a proxy, so tests can replace methods and inspection shows them.
    ...Object.fromEntries(
      operations.map((operation) => [
        operation.name,
        (...args: readonly unknown[]) => callOperation(connection, operation, args, options),
      ]),
    ),
    ...createCaller(connection, options),
    with: (changes: CallOptions) => createClient(connection, operations, { ...options, ...changes }),
  };
}
