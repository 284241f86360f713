import { invalidArgument } from "@node-access/auth";
import type { CallResponse, CallOptions } from "./operation.ts";

/**
 * Makes a call, and gives its status and headers beside its value.
 *
 * @param client - A client of any package.
 * @param call - Makes one call with the client that it is given. Of several, the last answer is told.
 * @returns the value, with the HTTP status and the headers under lower-case names; over gRPC the headers alone, over a
 * WebSocket neither.
 * @throws NodeAccessError what the call throws.
 *
 * @example
 * ```ts
 * import { createRestClient, withResponse } from "@node-access/transport/rest";
 *
 * interface Methods {
 *   getGenesis(): Promise<{ data: object }>;
 * }
 * const endpoint = "https://beacon.example";
 * const client = createRestClient<"beacon", Methods>(
 *   "beacon",
 *   { getGenesis: { method: "GET", path: "/eth/v1/beacon/genesis", idempotency: "safe" } },
 *   { endpoint },
 * );
 * const { value, status, headers } = await withResponse(client, (own) => own.getGenesis());
 * console.log(value.data, status, headers?.["x-request-id"]);
 * ```
 */
export async function withResponse<Client, T>(
  client: Client & { with(options: CallOptions): Client },
  call: (client: Client) => Promise<T>,
): Promise<CallResponse<T>> {
  // Arrays have a `with` of their own.
  if (typeof Object(client).with !== "function" || Array.isArray(client) || ArrayBuffer.isView(client))
    throw invalidArgument("client", "a client", typeof client);
  if (typeof call !== "function") throw invalidArgument("call", "a function", typeof call);
  let last: CallResponse | undefined;
  const value = await call(client.with({ onResponse: (answer) => (last = answer) }));
  return { value, status: last?.status, headers: last?.headers };
}
