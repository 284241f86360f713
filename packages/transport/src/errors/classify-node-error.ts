import { type ErrorReason, type KnownError, knownErrors } from "../generated/upstream-errors.ts";

/** Characters of a message that are read: enough for every known one. */
const MAX_MESSAGE = 4_096;

/** What an error of a node means for that node. */
export interface NodeErrorClass {
  /** The meaning. Absent if the error is none of the known ones: then it is most likely about the call itself. */
  readonly reason?: ErrorReason;
  /** The error's code; 0 if it has none. */
  readonly code: number;
  /** How long an exhausted limit lasts, if longer than a moment. */
  readonly lasts?: "day";
}

/**
 * Finds out what a node or provider means by an error: that it lacks the state, that you call it too often, that the call
 * is wrong. Codes differ between them, so this compares code, message and data with those that are known.
 *
 * @param error - The member `error` of a JSON-RPC response, or its message alone. A `context` of `JSON_RPC_ERROR` is
 * none: `classifyError` takes the error itself.
 * @returns the reason, and the error's code.
 *
 * @example
 * ```ts
 * import { classifyNodeError } from "@node-access/transport/errors";
 *
 * console.log(classifyNodeError({ code: -32000, message: "missing trie node 5f3a" }).reason); // state
 * ```
 *
 * Source: `specs/upstream-errors.yaml` names those of each error.
 */
export function classifyNodeError(error: unknown): NodeErrorClass {
  const { code: given, message, data } = Object(typeof error === "string" ? { message: error } : error);
  const code = Number(given ?? 0) || 0;
  // A revert's data, which the contract chose.
  if (typeof data === "string" && /^0x[\da-f]{8}/i.test(data)) return { reason: "caller", code };
  const texts = [message, data].flatMap((one: unknown) =>
    typeof one === "string" ? [one.slice(0, MAX_MESSAGE).toLowerCase()] : [],
  );
  const known = knownErrors.find((one) => isMatch(one, code, texts));
  return { code, ...(known && { reason: known.reason }), ...(known?.lasts && { lasts: known.lasts }) };
}

function isMatch({ code: own, parts }: KnownError, code: number, texts: readonly string[]): boolean {
  if (own !== undefined && own !== code) return false;
  return parts === undefined || texts.some((text) => hasParts(text, parts));
}

function hasParts(text: string, parts: readonly string[]): boolean {
  let from = 0;
  return parts.every((part) => {
    const at = text.indexOf(part, from);
    from = at + part.length;
    return at >= 0;
  });
}
