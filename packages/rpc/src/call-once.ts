import { authorize } from "@node-access/auth";
import type { CallOptions } from "@node-access/transport";
import { callHttpOnce } from "@node-access/transport/json-rpc";
import type { AnyRequest, CheckedRequest, Result } from "./calls.ts";
import { readRequest } from "./methods.ts";
import { type CallsOf, type Protocol, findWire, type SpecVersion } from "./protocol.ts";
import type { HttpNode } from "./rpc-client.ts";

/**
 * Options of {@link callOnce}: the node, and limits of the call. `timeout` is in milliseconds,
 * by default 30,000.
 */
export interface CallOnceOptions<P extends Protocol, V extends SpecVersion<P> = never>
  extends HttpNode<P, V>, Pick<CallOptions, "timeout" | "signal" | "maxResponseBytes"> {}

/**
 * Calls a method without creating a client, for edge functions, pages and scripts that make few
 * calls. It adds 4.6 kB to a bundle; a client adds 11 kB. Errors, deadline, size limit, redaction,
 * matching of responses and exact integers work as with a client. There are no retries,
 * batches or middleware. Params are sent as you pass them: you must include those with a default,
 * such as the block of `eth_getBalance`. A status outside 200 to 299 is always reported as that,
 * even if the body is a JSON-RPC error.
 *
 * @param options - Protocol, endpoint, credential and limits. The deadline is in milliseconds.
 * @param request - Method and params. A method that the protocol does not have does not compile.
 * @returns the result.
 * @throws NodeAccessError `INVALID_ARGUMENT`, `CREDENTIAL_NOT_ACCEPTED` or `INSECURE_ENDPOINT` that
 * names the option; and the other errors of a call.
 *
 * @example
 * ```ts
 * import { callOnce, urlToken } from "@node-access/rpc";
 *
 * const node = { protocol: "ethereum", endpoint: "http://127.0.0.1:9640", credential: urlToken("demo") } as const;
 * console.log(await callOnce(node, { method: "eth_syncing" }));
 * ```
 */
export async function callOnce<
  P extends Protocol,
  const V extends SpecVersion<P> = never,
  const R extends AnyRequest = AnyRequest,
>(
  options: CallOnceOptions<P, V>,
  request: CheckedRequest<CallsOf<P, V>, R>,
): Promise<Result<CallsOf<P, V>, R>> {
  const { protocol, endpoint, credential }: CallOnceOptions<P, V> = Object(options);
  const { method, params } = readRequest(request);
  const { dialect, rpcPath = "", wireNames } = findWire(protocol);
  const authorized = authorize("node", endpoint, credential);
  const name = wireNames?.get(method) ?? method;
  const result: Promise<unknown> = callHttpOnce(authorized, rpcPath, name, params, options, dialect);
  return result as Promise<Result<CallsOf<P, V>, R>>;
}
