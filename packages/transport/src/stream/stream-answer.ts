import type { Authorized } from "@node-access/auth";
import { parseJson } from "#platform";
import { aborted } from "../attempt.ts";
import { badAnswer, checkSize, type Place } from "../call-error.ts";
import { checkStatus, postRequest } from "../json-rpc/http-message.ts";
import {
  invalidResponse,
  nextId,
  rawAnswer,
  type RawAnswer,
  readAnswer,
  writeRequest,
} from "../json-rpc/message.ts";
import type { CallOptions, Operation } from "../operation.ts";
import { runCall } from "../run-call.ts";
import { decode, JsonParts, type Step } from "./json-parts.ts";
import { openStream } from "./open-stream.ts";

/** What is asked, where, and which lists of the answer are wanted item by item. */
export interface StreamRequest {
  /** The endpoint and its credential, from `authorize`. */
  readonly authorized: Authorized;
  /** What follows the endpoint, such as `/evm`. */
  readonly path: string;
  /** Default: the platform's. */
  readonly fetch?: typeof fetch | undefined;
  /** The method, and what a repetition of it would do. */
  readonly operation: Operation;
  /** Its params. */
  readonly params: readonly unknown[];
  /** From the answer's `result` to a list in it: `[]` if the result is the list itself. */
  readonly list: readonly Step[];
}

/** An item of a list, as soon as its last byte has come. */
export interface StreamedPart {
  /** How many steps lead from the result to the list. */
  readonly level: number;
  /** The item; the lists that were taken apart are empty in it. */
  readonly value: unknown;
}

/**
 * Calls a method and gives the items of a list in its result one by one, in memory for one item, however large the answer
 * is. Nothing more is read while the consumer is busy.
 *
 * `timeout` is the longest wait for the node at a time: until it begins to answer, and for each further piece. `retries` and
 * `totalTimeout` are for the beginning of the answer. `maxResponseBytes` is for one item.
 *
 * @param request - What is asked, and where.
 * @param options - Deadlines, retries, signal, middleware.
 * @returns the items. Leaving the loop ends the request.
 * @throws NodeAccessError what any call can end with. `UNANSWERED` or `TIMEOUT` may come after items; then the list was not
 * whole, and so it was if `INVALID_RESPONSE` comes, for an answer that names another call.
 *
 * @example
 * ```ts
 * import { authorize, urlToken } from "@node-access/auth";
 * import { streamAnswer } from "@node-access/transport/stream";
 *
 * const authorized = authorize("node", "https://node.example", urlToken("t0ken"));
 * const operation = { name: "debug_traceBlockByHash", idempotency: "safe" } as const;
 * const request = { authorized, path: "", operation, params: [`0x${"00".repeat(32)}`], list: [] };
 * for await (const { value } of streamAnswer(request, { timeout: 60_000 })) console.log(value);
 * ```
 *
 * Source: JSON-RPC 2.0 section 5.
 */
export async function* streamAnswer(
  request: StreamRequest,
  options: CallOptions,
): AsyncGenerator<StreamedPart, void> {
  const { authorized, path, fetch, operation, params, list } = request;
  const { shown: endpoint, redact } = authorized;
  const { maxResponseBytes, signal } = options;
  const place = { operation, endpoint, redact, sent: true };
  const id = nextId();
  const call = { ...place, transport: "http", input: params } as const;
  const { value: body } = await runCall(call, options, (attempt) =>
    openStream(
      authorized,
      { ...postRequest(path, writeRequest(id, operation.name, params), options), fetch },
      options,
      attempt,
      (refusal) => {
        checkStatus(refusal, attempt, id);
        throw invalidResponse(attempt, "no success", refusal.text);
      },
    ),
  );
  const parts = new JsonParts(["result", ...list], (bytes) => checkSize(bytes, place, maxResponseBytes));
  let begun = false;
  try {
    for (;;) {
      const chunk = await body.read();
      if (!chunk) break;
      for (const { level, bytes } of parts.push(chunk)) {
        if (!begun) checkBeginning(parts.beginning(), place, id);
        begun = true;
        yield { level: level - 1, value: parse(bytes, place) };
        if (signal?.aborted) throw aborted(place, signal);
      }
    }
    const rest = parts.end();
    if (!rest) throw badAnswer(place, "UNDECODABLE_BODY", "cut off", "");
    const result = readAnswer(parse(rest, place), place, id);
    if (!Array.isArray(result)) throw invalidResponse(place, "no list", result);
  } finally {
    body.close();
  }
}

/** Refuses an answer that names another call, before anything of it is given. One that names its call later is checked then. */
function checkBeginning(text: string, place: Place, id: number): void {
  let begun: RawAnswer;
  try {
    begun = rawAnswer(parseJson(`${text}]}`));
  } catch {
    return;
  }
  if ("id" in begun) readAnswer(begun, place, id);
}

function parse(bytes: readonly Uint8Array[], place: Place): unknown {
  let text: string;
  try {
    text = decode(bytes);
  } catch {
    throw badAnswer(place, "UNDECODABLE_BODY", "not UTF-8", "");
  }
  try {
    return parseJson(text);
  } catch {
    throw badAnswer(place, "UNDECODABLE_BODY", "not JSON", text);
  }
}
