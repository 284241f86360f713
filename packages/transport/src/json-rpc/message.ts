import { type ErrorContexts, invalidArgument, type NodeAccessError } from "@node-access/auth";
import { parseJson, stringifyJson } from "#platform";
import { badAnswer, callError, type Place } from "../call-error.ts";

let lastId = 0;

/** @returns an integer that no other call of this process has as its id. */
export function nextId(): number {
  return (lastId += 1);
}

/**
 * Writes a JSON-RPC request.
 *
 * @param params - Its params; the field is left out for `undefined`.
 * @throws NodeAccessError `INVALID_ARGUMENT` for params that JSON cannot hold.
 */
export function writeRequest(id: number, method: string, params: readonly unknown[] | undefined): string {
  try {
    return stringifyJson({ jsonrpc: "2.0", id, method, params });
  } catch {
    throw invalidArgument("params", "values for JSON", "others");
  }
}

/** A JSON-RPC answer, or a notification, as it came: nothing in it is certain. */
export interface RawAnswer {
  readonly method?: unknown;
  readonly params?: unknown;
  readonly jsonrpc?: unknown;
  readonly id?: unknown;
  readonly result?: unknown;
  readonly error?: unknown;
}

/** The members of a JSON value that should be an answer; none if it is not even an object. */
export function rawAnswer(value: unknown): RawAnswer {
  return Object(value);
}

/**
 * Reads the answer to one call. An error of the node may lack its id or have `null` (the node could not read the call),
 * since there is but one call that it can mean; a result must have the call's own id.
 *
 * @param value - The parsed answer.
 * @param place - What was called, and where.
 * @param id - The call's id.
 * @returns the result.
 * @throws NodeAccessError `JSON_RPC_ERROR` with the node's code, message and data; `INVALID_RESPONSE` if it is no answer
 * to this call.
 */
export function readAnswer(value: unknown, place: Place, id: number): unknown {
  const { id: own, error, result }: RawAnswer = Object(value);
  if (own !== id && !(error && (own ?? id) === id))
    throw invalidResponse(place, `without the id ${id}`, value);
  if (error) throw jsonRpcError(error, place);
  if (result === undefined) throw invalidResponse(place, "without result and error", value);
  return result;
}

/**
 * Makes the error of a call whose answer is none.
 *
 * @param reason - What is wrong with it; goes on from "the answer is".
 */
export function invalidResponse(place: Place, reason: string, value: unknown): NodeAccessError {
  return badAnswer(place, "INVALID_RESPONSE", reason, stringifyJson(shown(value, place)));
}

/**
 * Makes the error of a call that the node answered with an error: its code, message and data, without secrets.
 *
 * @param error - The `error` member as it came; one without a code gets code 0, one without a message is its own.
 * @param place - What was called, and where.
 * @param http - The HTTP status, if it says that the call failed, and the wait that came with it.
 */
export function jsonRpcError(
  error: unknown,
  place: Place,
  http?: Pick<ErrorContexts["JSON_RPC_ERROR"], "status" | "retryAfter">,
): NodeAccessError {
  const { code, message = error, data } = Object(error) as Record<string, unknown>;
  // Not `String` or `Number` of an object: what a node put in it under `toString` would be called.
  const rpcCode = (typeof code !== "object" && Number(code)) || 0;
  const text = shown(message, place);
  const rpcMessage = typeof text === "string" ? text : `${stringifyJson(text)}`;
  const facts = { rpcCode, rpcMessage, data: shown(data, place), ...http };
  return callError(place, "JSON_RPC_ERROR", `the node's error ${rpcCode}: ${rpcMessage}`, facts);
}

/** A copy of a JSON value without secrets. */
function shown(value: unknown, { redact }: Place): unknown {
  try {
    return value && parseJson(redact(stringifyJson(value)));
  } catch {
    // The secret stood where no text does, as a number; or it nests too deep to look for one.
    return "[redacted]";
  }
}
