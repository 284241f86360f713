import {
  type ErrorContexts,
  invalidArgument,
  isNodeAccessError,
  type NodeAccessError,
} from "@node-access/auth";
import { stringifyJson } from "#platform";
import { badResponse, callError, excerpt, type CallTarget, withoutSecrets } from "../call-error.ts";

/** Characters of a node's message that an error keeps. */
const LONGEST = 2 ** 16;

let lastId = 0;

/**
 * Gives each request its id.
 *
 * @returns an integer that no other call of this process has as its id.
 *
 * @example
 * ```ts
 * import { nextId, writeRequest } from "@node-access/transport/json-rpc";
 *
 * console.log(writeRequest(nextId(), "eth_syncing", undefined)); // {"jsonrpc":"2.0","id":1,"method":"eth_syncing"}
 * ```
 *
 * Source: JSON-RPC 2.0 section 4.
 */
export function nextId(): number {
  return (lastId += 1);
}

/**
 * Writes a JSON-RPC request.
 *
 * @param id - Its id; see {@link nextId}.
 * @param method - The method's wire name.
 * @param params - Its params; the field is left out for `undefined`.
 * @returns the text. A bigint is written as an integer.
 * @throws NodeAccessError `INVALID_ARGUMENT` with the path of what JSON cannot hold, or would change silently.
 *
 * @example
 * ```ts
 * import { writeRequest } from "@node-access/transport/json-rpc";
 *
 * console.log(writeRequest(1, "net_listening", undefined)); // {"jsonrpc":"2.0","id":1,"method":"net_listening"}
 * ```
 *
 * Source: JSON-RPC 2.0 section 4.
 */
export function writeRequest(id: number, method: string, params: readonly unknown[] | undefined): string {
  try {
    return stringifyJson(requestOf(id, method, params));
  } catch (error) {
    // Other errors: params that refer to themselves, or nest too deep.
    throw isNodeAccessError(error) ? error : unfit("");
  }
}

/**
 * A request before it is written, without the params that are missing at the end.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` with the path of what JSON would change silently.
 */
export function requestOf(id: number, method: string, params: readonly unknown[] | undefined): object {
  const path = unsendable(params);
  if (path !== undefined) throw unfit(path);
  const sent =
    // A caller without types may give params by name.
    Array.isArray(params) && params.at(-1) === undefined
      ? params.slice(0, params.findLastIndex((param) => param !== undefined) + 1)
      : params;
  return { jsonrpc: "2.0", id, method, params: sent };
}

function unfit(path: string): NodeAccessError {
  return invalidArgument(`params${path}`, "what JSON can hold", "something else");
}

/** The path of the first part that JSON would change silently, or does not hold: bytes, a map, a promise, NaN. */
function unsendable(value: unknown): string | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? undefined : "";
  if (typeof value === "function" || typeof value === "symbol") return "";
  if (!value || typeof value !== "object") return undefined;
  const isList = Array.isArray(value);
  if (!isList && (Symbol.iterator in value || "then" in value || "byteLength" in value)) return "";
  // Not for...in, which is slow for lists.
  for (const key of isList ? value.keys() : Object.keys(value)) {
    const path = unsendable((value as Record<PropertyKey, unknown>)[key]);
    if (path !== undefined) return `[${key}]${path}`;
  }
  return undefined;
}

/** A JSON-RPC answer, or a notification, as it came: nothing in it is certain. */
export interface RawMessage {
  /** Of a notification: what it is. */
  readonly method?: unknown;
  /** Of a notification: what it tells. */
  readonly params?: unknown;
  /** `"2.0"`. */
  readonly jsonrpc?: unknown;
  /** Of an answer: that of its request. */
  readonly id?: unknown;
  /** Of an answer, if the call succeeded. */
  readonly result?: unknown;
  /** Of an answer, if the call failed: code, message and data. */
  readonly error?: unknown;
}

/**
 * Takes the members of a JSON value that should be an answer.
 *
 * @param value - The parsed answer.
 * @returns its members; none if it is not even an object.
 *
 * @example
 * ```ts
 * import { parseJson, rawMessage } from "@node-access/transport/json-rpc";
 *
 * const { id, error } = rawMessage(parseJson('{"jsonrpc":"2.0","id":7,"result":true}'));
 * ```
 *
 * Source: JSON-RPC 2.0 section 5.
 */
export function rawMessage(value: unknown): RawMessage {
  return Object(value);
}

/**
 * Reads the answer to one call. An error of the node may lack its id or have `null` (the node could not read the call),
 * since there is but one call that it can mean; a result must have the call's own id.
 *
 * @param value - The parsed answer.
 * @param target - What was called, and where.
 * @param id - The call's id.
 * @returns the result.
 * @throws NodeAccessError `JSON_RPC_ERROR` with the node's code, message and data; `INVALID_RESPONSE` if it is no answer
 * to this call.
 *
 * @example
 * ```ts
 * import { authorize, urlToken } from "@node-access/auth";
 * import { parseJson, readResult } from "@node-access/transport/json-rpc";
 *
 * const { endpoint, redact } = authorize("node", "https://node.example", urlToken("t0ken"));
 * const target = { operation: { name: "eth_syncing" }, endpoint, redact };
 * console.log(readResult(parseJson('{"jsonrpc":"2.0","id":7,"result":false}'), target, 7)); // false
 * ```
 *
 * Source: JSON-RPC 2.0 section 5.
 */
export function readResult(value: unknown, target: CallTarget, id: number): unknown {
  const { id: own, error, result }: RawMessage = Object(value);
  if (own !== id && !(error && (own ?? id) === id))
    throw invalidResponse(target, `without the id ${id}`, value);
  if (error) throw jsonRpcError(error, target);
  if (result === undefined) throw invalidResponse(target, "without result and error", value);
  return result;
}

/**
 * Makes the error of a call whose answer is none.
 *
 * @param target - What was called, and where.
 * @param reason - What is wrong with it; goes on from "the answer is".
 * @param value - The answer; the error shows its beginning, without secrets.
 * @returns the error, to be thrown.
 *
 * @example
 * ```ts
 * import { authorize, urlToken } from "@node-access/auth";
 * import { invalidResponse } from "@node-access/transport/json-rpc";
 *
 * const { endpoint, redact } = authorize("node", "https://node.example", urlToken("t0ken"));
 * const target = { operation: { name: "eth_syncing" }, endpoint, redact };
 * console.log(invalidResponse(target, "without the id 7", { id: 8, result: true }).code); // INVALID_RESPONSE
 * ```
 */
export function invalidResponse(target: CallTarget, reason: string, value: unknown): NodeAccessError {
  return badResponse(target, "INVALID_RESPONSE", reason, stringifyJson(value));
}

/**
 * Makes the error of a call that the node answered with an error: its code, message and data, without secrets. A message is cut
 * after 65,536 characters; data of more than 1 MiB as JSON becomes `[redacted]`.
 *
 * @param error - The `error` member as it came; one without a code gets code 0, one without a message is its own.
 * @param target - What was called, and where.
 * @param http - The HTTP status, if it says that the call failed, and the wait that came with it.
 * @returns the error, to be thrown.
 *
 * @example
 * ```ts
 * import { authorize, urlToken } from "@node-access/auth";
 * import { jsonRpcError } from "@node-access/transport/json-rpc";
 *
 * const { endpoint, redact } = authorize("node", "https://node.example", urlToken("t0ken"));
 * const target = { operation: { name: "eth_syncing" }, endpoint, redact };
 * console.log(jsonRpcError({ code: -32601, message: "method not found" }, target).message);
 * // eth_syncing at https://node.example/***: the node's error -32601: method not found
 * ```
 *
 * Source: JSON-RPC 2.0 section 5.1.
 */
export function jsonRpcError(
  error: unknown,
  target: CallTarget,
  http?: Pick<ErrorContexts["JSON_RPC_ERROR"], "status" | "retryAfter">,
): NodeAccessError {
  const { code, message = error, data } = Object(error) as Record<string, unknown>;
  // Not `String` or `Number` of an object: what a node put in it under `toString` would be called.
  const rpcCode = (typeof code !== "object" && Number(code)) || 0;
  const rpcMessage = excerpt(typeof message === "string" ? message : stringifyJson(message), target, LONGEST);
  const facts = { rpcCode, rpcMessage, data: withoutSecrets(data, target), ...http };
  return callError(target, "JSON_RPC_ERROR", `the node's error ${rpcCode}: ${rpcMessage}`, facts);
}
