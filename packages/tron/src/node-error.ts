import type { NodeAccessError } from "@node-access/auth";
import { callError, type CallTarget, excerpt, stringifyJson } from "@node-access/transport/rest";

/** The calls whose code says how complete the signatures are, and not that the call failed. */
const VERDICTS = /^get(SignWeight|ApprovedList)$/;
/** What a node says that has too much to do, and so has not executed the call. */
const BUSY = /lack of computing resources|^SERVER_BUSY/;
/** A code, unlike the contract's code in hex that an account has. */
const CODE = /^(?!SUCCESS$)[A-Z][A-Z_]*$/;
/** An exception as nodes print it: its class, and its message. */
const EXCEPTION = /^class (?:[\w.$]+\.)?([\w$]+) : (.*)$/s;

/** What a node states about a call: at the top of a response, or in its `result`. */
interface Statement {
  readonly result?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
}

/**
 * Returns a response, unless it says that the call failed.
 *
 * @throws NodeAccessError `NODE_ERROR` with the node's code and reason.
 */
export function readResponse(body: object, target: CallTarget): object {
  const { Error: exception, result } = body as { readonly Error?: unknown; readonly result?: unknown };
  if (typeof exception === "string") {
    const [, name = "", message = exception] = EXCEPTION.exec(exception) ?? [];
    throw nodeError(name, message, target);
  }
  const stated: Statement = typeof result === "object" && result !== null ? result : body;
  const { code, message } = stated;
  const isFailure = typeof code === "string" && CODE.test(code) && stated.result !== true;
  if (isFailure && !VERDICTS.test(target.operation.name)) throw nodeError(code, decodeText(message), target);
  return body;
}

function nodeError(code: string, message: string, target: CallTarget): NodeAccessError {
  const nodeCode = excerpt(code, target);
  const reason = excerpt(message, target);
  const what = [nodeCode, reason].filter(Boolean).join(": ");
  const status = BUSY.test(what) || BUSY.test(message) ? 429 : 400;
  return callError(target, "NODE_ERROR", `the node rejected it: ${what}`, { nodeCode, reason, status });
}

/** Messages are hex, or text if the request asked for readable values. */
function decodeText(message: unknown): string {
  if (typeof message !== "string") return message ? stringifyJson(message) : "";
  // Without a group, whose repetitions overflow the stack for a long text.
  if (message.length % 2 !== 0 || !/^[\da-f]+$/i.test(message)) return message;
  const bytes = Uint8Array.from({ length: message.length / 2 }, (_, at) =>
    parseInt(message.slice(2 * at, 2 * at + 2), 16),
  );
  return new TextDecoder().decode(bytes);
}
