import { type ErrorContexts, invalidArgument, type NodeAccessError } from "@node-access/auth";
import { callError, excerpt, type Place } from "../call-error.ts";
import { parseJson, stringifyJson } from "./parse-json.ts";

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
    throw invalidArgument("params", "values that JSON can hold", "one that it cannot");
  }
}

/** A JSON-RPC answer as it came: nothing in it is certain. */
export interface RawAnswer {
  readonly jsonrpc?: unknown;
  readonly id?: unknown;
  readonly result?: unknown;
  readonly error?: unknown;
}

/** The members of a JSON value that should be an answer; none if it is not even an object. */
export function rawAnswer(value: unknown): RawAnswer {
  return typeof value === "object" && value !== null ? value : {};
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
  const answer = rawAnswer(value);
  const failed = answer.error ?? undefined;
  if (answer.id !== id && !(failed && (answer.id ?? undefined) === undefined)) {
    throw invalidResponse(place, `its id is not ${id}`, value);
  }
  if (failed) throw jsonRpcError(failed, place);
  if (answer.result === undefined) throw invalidResponse(place, "it has neither result nor error", value);
  return answer.result;
}

/** Makes the error of a call whose answer is none. */
export function invalidResponse(place: Place, reason: string, value: unknown): NodeAccessError {
  const received = excerpt(String(stringifyJson(value)), place);
  return callError(place, "INVALID_RESPONSE", `not an answer to this call, ${reason}: ${received}`, {
    reason,
    received,
  });
}

/**
 * Makes the error of a call that the node answered with an error: its code, message and data, without secrets.
 *
 * @param error - The `error` member as it came; one without a code gets code 0, one that is a text is the message.
 * @param place - What was called, and where.
 * @param http - The HTTP status, if it says that the call failed, and the wait that came with it.
 */
export function jsonRpcError(
  error: unknown,
  place: Place,
  http?: Pick<ErrorContexts["JSON_RPC_ERROR"], "status" | "retryAfter">,
): NodeAccessError {
  const members = (typeof error === "object" ? error : { message: error }) as Record<string, unknown>;
  const { code, message } = members;
  // Not `String` or `Number` of an object: what a node put in it under `toString` would be called.
  const rpcCode = (typeof code !== "object" && Number(code)) || 0;
  const rpcMessage = place.redact(`${typeof message === "string" ? message : stringifyJson(message)}`);
  const data = redactData(members["data"], place);
  const facts = { rpcCode, rpcMessage, data, ...http };
  return callError(place, "JSON_RPC_ERROR", `the node's error ${rpcCode}: ${rpcMessage}`, facts);
}

function redactData(data: unknown, { redact }: Place): unknown {
  if (data === undefined) return undefined;
  const text = stringifyJson(data);
  const shown = redact(text);
  if (shown === text) return data;
  try {
    return parseJson(shown);
  } catch {
    // The secret stood where no text does, as a number.
    return "[redacted]";
  }
}
