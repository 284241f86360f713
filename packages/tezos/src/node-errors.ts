import { isNodeAccessError, type NodeAccessError } from "@node-access/auth";
import {
  callError,
  type CallTarget,
  excerpt,
  type HttpResponse,
  parseJson,
  withoutSecrets,
} from "@node-access/transport/rest";
import type { NodeError } from "./generated/types.ts";

/**
 * Returns the errors with which a node has rejected a call: from the cause to its consequences, so that the last
 * one mostly says what happened. They are not retried, since the node has executed the call. If an injection was sent
 * again after its response was lost, the call fails with `UNANSWERED` instead: the errors of the repetition are those of its
 * `cause`, and do not mean that the operation was rejected.
 *
 * @param error - What a call has thrown.
 * @returns the errors; an empty list if the node has not returned any.
 *
 * @example
 * ```ts
 * import { createTezosClient, nodeErrors, urlToken } from "@node-access/tezos";
 *
 * const tezos = createTezosClient({ endpoint: "http://127.0.0.1:9640", credential: urlToken("demo-tezos") });
 * try {
 *   console.log(await tezos.injectOperation("00"));
 * } catch (error) {
 *   const last = nodeErrors(error).at(-1);
 *   if (last?.id.endsWith("contract.counter_in_the_past")) console.log("already included, or replaced");
 *   else throw error;
 * }
 * ```
 *
 * Source: Octez, RPC: errors.
 */
export function nodeErrors(error: unknown): readonly NodeError[] {
  if (!isNodeAccessError(error, "HTTP_STATUS")) return [];
  return (error.context.errors ?? []) as readonly NodeError[];
}

/** Creates the error of a response that is a list of errors; `undefined` for any other. */
export function nodeFailure({ status, text }: HttpResponse, target: CallTarget): NodeAccessError | undefined {
  // With other statuses, what is before the node has failed, or refuses the call.
  if (!/^(400|404|409|410|500)$/.test(String(status)) || !text.trimStart().startsWith("[")) return undefined;
  const errors = readList(text, target);
  if (errors.length === 0) return undefined;
  const { id, msg } = errors.at(-1) as NodeError;
  const says = typeof msg === "string" ? `${id}: ${msg}` : id;
  const body = excerpt(text, target, 2000);
  return callError(target, "HTTP_STATUS", `HTTP ${status}: ${excerpt(says, target)}`, {
    status,
    body,
    errors,
  });
}

/** Errors have an id; a list of anything else is not the node's. */
function readList(text: string, target: CallTarget): readonly NodeError[] {
  try {
    const list = withoutSecrets(parseJson(text), target);
    const isList = Array.isArray(list) && list.every((one) => typeof Object(one).id === "string");
    return isList ? (list as readonly NodeError[]) : [];
  } catch {
    return [];
  }
}
