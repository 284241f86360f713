import type { BatchFault } from "./fault.ts";
import { findNonces, type SeenRequest } from "./request.ts";

export interface RpcCall {
  readonly id: unknown;
  readonly method: string;
  readonly params?: readonly unknown[];
}

/** A node's response: its result, or `{ error }`. Connections are counted from 0. */
export type RpcHandler = (
  call: RpcCall,
  connection: number,
) => { readonly result: unknown } | { readonly error: object };

/** A node that returns the nonce in a call's params. A subscription's id is made from its connection's number. */
export const echoNonce: RpcHandler = ({ method, params }, connection) => ({
  result:
    method === "eth_subscribe"
      ? `0x${connection + 1}f`
      : (findNonces(JSON.stringify(params ?? []))[0] ?? "none"),
});

/** Reads a request's body: a call, a batch of calls, or neither. */
export function parseCalls(body: string): RpcCall | RpcCall[] | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null ? (value as RpcCall | RpcCall[]) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the correct response to a request's body, altered by the fault if it is a batch. */
export function rpcResponse(
  { body, connection }: Pick<SeenRequest, "body" | "connection">,
  handler: RpcHandler,
  fault?: BatchFault,
): unknown {
  const calls = parseCalls(body);
  if (!calls) return { jsonrpc: "2.0", id: null, error: { code: -32700, message: "parse error" } };
  const respondTo = (call: RpcCall): object => ({
    jsonrpc: "2.0",
    id: call.id,
    ...handler(call, connection),
  });
  if (!Array.isArray(calls)) return respondTo(calls);
  const responses = calls.map(respondTo);
  return fault ? altered(responses, fault) : responses;
}

const ERROR = { code: -32000, message: "no" };

/** Alters the responses of a batch. A fault of one response concerns the second. */
function altered(responses: object[], fault: BatchFault): unknown {
  const [first, second, ...rest] = responses;
  const withSecond = (changed: unknown[]): unknown[] => [first, ...changed, ...rest];
  switch (fault) {
    case "reversed":
      return responses.toReversed();
    case "one missing":
      return withSecond([]);
    case "one twice, differing":
      return withSecond([second, { ...second, result: "another" }]);
    case "one foreign":
      return withSecond([{ ...second, id: 999_999_999 }]);
    case "one null id":
      return withSecond([{ ...second, id: null }]);
    case "one not an object":
      return withSecond(["nonsense"]);
    case "one error":
      return withSecond([{ ...second, result: undefined, error: ERROR }]);
    case "all one error":
      return { jsonrpc: "2.0", id: null, error: ERROR };
    case "empty":
      return [];
  }
}
