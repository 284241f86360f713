import { invalidArgument, kindOf } from "@node-access/auth";
import type { CallResponse, CallOptions } from "./operation.ts";

/**
 * Makes a call and returns its value together with the HTTP status and headers.
 *
 * @param client - A client of any package.
 * @param call - Makes one call with the client it receives. If it makes several,
 * the last response is returned.
 * @returns the value, the HTTP status, and the headers with lower-case names.
 * Over gRPC there is no status, over a WebSocket neither status nor headers.
 * @throws NodeAccessError the error of the call.
 *
 * @example
 * ```ts
 * import { createRestClient, withResponse } from "@node-access/transport/rest";
 *
 * interface Methods {
 *   getGenesis(): Promise<{ data: object }>;
 * }
 * const endpoint = "http://127.0.0.1:9640/demo"; // the demo: a beacon node whose path has its token
 * const client = createRestClient<"beacon", Methods>(
 *   "beacon",
 *   { getGenesis: { method: "GET", path: "/eth/v1/beacon/genesis", idempotency: "safe" } },
 *   { endpoint },
 * );
 * const { value, status, headers } = await withResponse(client, (recorded) => recorded.getGenesis());
 * console.log(value.data, status, headers?.["x-request-id"]);
 * ```
 */
export async function withResponse<Client, T>(
  client: Client & { with(options: CallOptions): Client },
  call: (client: Client) => Promise<T>,
): Promise<CallResponse<T>> {
  // Arrays also have a method `with`.
  if (typeof Object(client).with !== "function" || Array.isArray(client) || ArrayBuffer.isView(client))
    throw invalidArgument("client", "a client", kindOf(client));
  if (typeof call !== "function") throw invalidArgument("call", "a function", kindOf(call));
  let last: CallResponse | undefined;
  const value = await call(client.with({ onResponse: (response) => (last = response) }));
  return { value, status: last?.status, headers: last?.headers };
}
