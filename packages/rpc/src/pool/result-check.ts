import type { Attempt, CallOptions } from "@node-access/transport";
import { nextId, readResult, writeRequest } from "@node-access/transport/json-rpc";
import { resultCheck, type ResultCheck } from "../client-parts.ts";
import type { PooledEndpoint } from "./pooled-endpoint.ts";

/** Returns the check of results that `verified` of `@node-access/verify` has added to the options of a call. */
export function resultCheckOf(options: CallOptions): ResultCheck | undefined {
  return (options as { readonly [resultCheck]?: ResultCheck })[resultCheck];
}

/** Makes calls at the endpoint of an attempt, as parts of it: with its headers and deadline, and without retries. */
export function readsAt(
  { rpc }: PooledEndpoint,
  attempt: Attempt,
  options: CallOptions,
): Parameters<ResultCheck>[1] {
  return async ({ method, params }) => {
    const id = nextId();
    const { number, requestId, headers, endpoint, redact } = attempt;
    const read: Attempt = {
      operation: { name: method, idempotency: "safe" },
      number,
      requestId,
      headers,
      endpoint,
      redact,
      onCancel: (listener) => attempt.onCancel(listener),
      sent: false,
      response: undefined,
    };
    const { value } = await rpc.send(writeRequest(id, method, params), read, options, id);
    return readResult(value, read, id);
  };
}
