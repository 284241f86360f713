import { invalidArgument } from "@node-access/auth";
import { stringifyJson } from "./parse-json.ts";

let lastId = 0;

/** @returns an integer that no other call of this process has as its id. */
export function nextId(): number {
  lastId += 1;
  return lastId;
}

/**
 * Writes a JSON-RPC request.
 *
 * @param params - Its params; the field is left out for `undefined`.
 * @throws NodeAccessError `INVALID_ARGUMENT` for params that JSON cannot hold.
 */
export function writeRequest(id: number, method: string, params: readonly unknown[] | undefined): string {
  const start = `{"jsonrpc":"2.0","id":${id},"method":${JSON.stringify(method)}`;
  if (!params) return `${start}}`;
  try {
    return `${start},"params":${stringifyJson(params)}}`;
  } catch {
    throw invalidArgument(
      "params",
      "values that JSON can hold",
      "one that it cannot, such as an object in itself",
    );
  }
}
