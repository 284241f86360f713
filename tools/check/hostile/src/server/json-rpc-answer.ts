import type { BatchFault } from "./fault.ts";
import { noncesOf, type SeenRequest } from "./request.ts";

/** A JSON-RPC call as it came. */
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

/** A node that answers each call with the nonce in its params, and knows a subscription by its connection. */
export const echoNonce: RpcHandler = ({ method, params }, connection) => ({
  result:
    method === "eth_subscribe"
      ? `0x${connection + 1}f`
      : (noncesOf(JSON.stringify(params ?? []))[0] ?? "none"),
});

/** Reads a request's body: a call, a batch of calls, or neither. */
export function callsOf(body: string): RpcCall | RpcCall[] | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null ? (value as RpcCall | RpcCall[]) : undefined;
  } catch {
    return undefined;
  }
}

/** The right answer to a request's body, and what is done to it if it is a batch. */
export function rpcAnswer(
  { body, connection }: Pick<SeenRequest, "body" | "connection">,
  handler: RpcHandler,
  fault?: BatchFault,
): unknown {
  const calls = callsOf(body);
  if (!calls) return { jsonrpc: "2.0", id: null, error: { code: -32700, message: "parse error" } };
  const answerTo = (call: RpcCall): object => ({ jsonrpc: "2.0", id: call.id, ...handler(call, connection) });
  if (!Array.isArray(calls)) return answerTo(calls);
  const answers = calls.map(answerTo);
  return fault ? spoiled(answers, fault) : answers;
}

const ERROR = { code: -32000, message: "no" };

/** Does to a batch's answers what is asked; where one is meant, it is the second. */
function spoiled(answers: object[], fault: BatchFault): unknown {
  const [first, second, ...rest] = answers;
  const one = (changed: unknown[]): unknown[] => [first, ...changed, ...rest];
  switch (fault) {
    case "reversed":
      return answers.toReversed();
    case "one missing":
      return one([]);
    case "one twice, differing":
      return one([second, { ...second, result: "another" }]);
    case "one foreign":
      return one([{ ...second, id: 999_999_999 }]);
    case "one null id":
      return one([{ ...second, id: null }]);
    case "one not an object":
      return one(["nonsense"]);
    case "one error":
      return one([{ ...second, result: undefined, error: ERROR }]);
    case "all one error":
      return { jsonrpc: "2.0", id: null, error: ERROR };
    case "empty":
      return [];
  }
}
