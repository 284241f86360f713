import type { Attempt, CallOptions } from "@node-access/transport";
import { nextId, readResult, writeRequest } from "@node-access/transport/json-rpc";
import type { ResultCheck } from "../client-parts.ts";
import type { PooledEndpoint } from "./pooled-endpoint.ts";

/** Makes calls at the endpoint of an attempt, as parts of it: with its headers and deadline, and without retries. */
export function readsAt(
  { rpc }: PooledEndpoint,
  attempt: Attempt,
  options: CallOptions,
): Parameters<ResultCheck>[1] {
  return async ({ method, params }) => {
    const id = nextId();
    const read: Attempt = { ...attempt, operation: { name: method, idempotency: "safe" } };
    const { value } = await rpc.send(writeRequest(id, method, params), read, options, id);
    return readResult(value, read, id);
  };
}
