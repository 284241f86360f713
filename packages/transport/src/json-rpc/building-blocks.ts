import type { NodeAccessError } from "@node-access/auth";
import type { CallTarget } from "../call-error.ts";
import { checkTarget } from "../check-arguments.ts";
import * as messages from "./message.ts";

// These functions check their arguments first, as those of `../building-blocks.ts` do.

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
  checkTarget(target);
  return messages.readResult(value, target, id);
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
  checkTarget(target);
  return messages.invalidResponse(target, reason, value);
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
  checkTarget(target);
  return messages.jsonRpcError(error, target);
}
