import { invalidArgument, NodeAccessError } from "@node-access/auth";
import { parseJson, stringifyJson } from "#platform";
import { badResponse, callError, excerpt, type CallTarget, withoutSecrets } from "../call-error.ts";
import type { BatchItem } from "./json-rpc.ts";

/** Maximum characters of a node's error message. Longer ones are truncated. */
const MAX_MESSAGE = 2 ** 16;

let lastId = 0;

/**
 * Creates the id of a request.
 *
 * @returns an integer that is unique in this process.
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
 * Serializes a JSON-RPC request.
 *
 * @param id - The id; see {@link nextId}.
 * @param method - The method's wire name.
 * @param params - The params. The field is omitted if `undefined`.
 * @returns the JSON text. Bigints become integers.
 * @throws NodeAccessError `INVALID_ARGUMENT` with the path of a value that JSON cannot represent or
 * would change silently.
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
    return stringifyJson(toRequest(id, method, params));
  } catch (error) {
    // Other errors: circular or too deeply nested params.
    throw error instanceof NodeAccessError ? error : notJson("");
  }
}

/** Copies params, because the caller may change them. Rejects what {@link writeRequest} rejects. */
export function copyParams(method: string, params: readonly unknown[] | undefined): BatchItem["params"] {
  const text = writeRequest(0, method, params);
  try {
    return (parseJson(text) as BatchItem).params;
  } catch {
    throw notJson("");
  }
}

/** Creates a request object, without trailing params that are `undefined`. Rejects what JSON would change. */
export function toRequest(id: number, method: string, params: readonly unknown[] | undefined): object {
  const path = invalidPath(params);
  if (path !== undefined) throw notJson(path);
  // JavaScript callers may pass params by name.
  const sent =
    Array.isArray(params) && params.at(-1) === undefined
      ? params.slice(0, params.findLastIndex((param) => param !== undefined) + 1)
      : params;
  return { jsonrpc: "2.0", id, method, params: sent };
}

function notJson(path: string): NodeAccessError {
  return invalidArgument(`params${path}`, "a JSON value", "bytes, a Map, NaN or a cycle");
}

/** Returns the path of the first value that JSON cannot represent or would change: bytes, a map, NaN. */
function invalidPath(value: unknown): string | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? undefined : "";
  if (typeof value === "function" || typeof value === "symbol") return "";
  if (!value || typeof value !== "object") return undefined;
  const isList = Array.isArray(value);
  if (!isList && (Symbol.iterator in value || "then" in value || "byteLength" in value)) return "";
  // Not for...in, which is slow for arrays.
  for (const key of isList ? value.keys() : Object.keys(value)) {
    const path = invalidPath((value as Record<PropertyKey, unknown>)[key]);
    if (path !== undefined) return `[${key}]${path}`;
  }
  return undefined;
}

/** An unvalidated JSON-RPC response or notification. */
export interface RawMessage {
  /** The method of a notification. */
  readonly method?: unknown;
  /** The params of a notification. */
  readonly params?: unknown;
  /** `"2.0"`. */
  readonly jsonrpc?: unknown;
  /** The id of the request, in a response. */
  readonly id?: unknown;
  /** The result, in a successful response. */
  readonly result?: unknown;
  /** Code, message and data, in an error response. */
  readonly error?: unknown;
}

/**
 * Casts a JSON value to the members of a message.
 *
 * @param value - The parsed message.
 * @returns the value, or an object without these members if it is not an object.
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
 * Reads the result from the response to a single call. A result must have the call's id.
 * An error may have no id or `null`, which means that the node could not parse the call.
 *
 * @param value - The parsed response.
 * @param target - What was called, and where.
 * @param id - The call's id.
 * @returns the result.
 * @throws NodeAccessError `JSON_RPC_ERROR` with the node's code, message and data;
 * `INVALID_RESPONSE` if it is not a response to this call.
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
  const { id: responseId, error, result }: RawMessage = Object(value);
  if (responseId !== id && !(error && (responseId ?? id) === id))
    throw invalidResponse(target, `without the id ${typeof id === "number" ? id : typeof id}`, value);
  if (error) throw jsonRpcError(error, target);
  if (result === undefined) throw invalidResponse(target, "without result and error", value);
  return result;
}

/**
 * Creates the error of a response that does not belong to the call or has the wrong shape.
 *
 * @param target - What was called, and where.
 * @param reason - What is wrong. It completes the sentence "the response is ...".
 * @param value - The response. The error shows its beginning, without secrets.
 * @returns the error to throw.
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
  return badResponse(target, "INVALID_RESPONSE", reason, showJson(value));
}

/**
 * Creates the error of a JSON-RPC error response: its code, message and data, without secrets.
 * Messages are truncated after 65,536 characters; data of more than 1 MiB as JSON becomes
 * `[redacted]`.
 *
 * @param error - The unvalidated `error` member. Without a code it gets code 0; without a message,
 * it is itself the message.
 * @param target - What was called, and where.
 * @param http - The HTTP status, if it is an error status, and the delay from Retry-After.
 * @returns the error to throw.
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
export function jsonRpcError(error: unknown, target: CallTarget): NodeAccessError {
  const { code, message = error, data } = Object(error) as Record<string, unknown>;
  // Objects are not converted with `String` or `Number`, which would call a `toString` that the
  // node sent.
  const rpcCode = (!/^(object|symbol)$/.test(typeof code) && Number(code)) || 0;
  const rpcMessage = excerpt(typeof message === "string" ? message : showJson(message), target, MAX_MESSAGE);
  const facts = { rpcCode, rpcMessage, data: withoutSecrets(data, target) };
  const exactCode = typeof code === "bigint" ? code : rpcCode;
  return callError(target, "JSON_RPC_ERROR", `the node's error ${exactCode}: ${rpcMessage}`, facts);
}

/** The JSON of a value for an error, or its type if JSON cannot represent it. */
function showJson(value: unknown): string {
  try {
    return stringifyJson(value) ?? typeof value;
  } catch {
    return typeof value;
  }
}
