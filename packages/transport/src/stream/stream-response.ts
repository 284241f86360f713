import { type Authorized, isNodeAccessError } from "@node-access/auth";
import { parseJson } from "#platform";
import { aborted, type Attempt } from "../attempt.ts";
import { badResponse, checkSize, type CallTarget } from "../call-error.ts";
import { checkStatus, postRequest } from "../json-rpc/http-message.ts";
import {
  invalidResponse,
  nextId,
  rawMessage,
  type RawMessage,
  readResult,
  writeRequest,
} from "../json-rpc/message.ts";
import type { CallOptions, Operation } from "../operation.ts";
import { describe, runCall, toCaller } from "../run-call.ts";
import { iterate } from "./iterate.ts";
import { JsonParts, type Part, type Step } from "./json-parts.ts";
import { openStream, type StreamedBody } from "./open-stream.ts";

/** What is asked, where, and which lists of the answer are wanted item by item. */
export interface StreamRequest {
  /** The endpoint and its credential, from `authorize`. */
  readonly authorized: Authorized;
  /** What follows the endpoint, such as `/evm`. */
  readonly path: string;
  /** Makes the request instead of the platform's own way; its connections are its own. */
  readonly fetch?: typeof fetch | undefined;
  /** On Node: a proxy's address, or `"environment"` for that of `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`. Default: none. */
  readonly proxy?: string | undefined;
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
 * `timeout` limits each wait for the node: until the response begins, from one item to the next, and from the last item to the end.
 * Bytes that complete no item do not extend it. `retries` and `totalTimeout` apply until the response begins. `maxResponseBytes`
 * limits one item, and everything outside the items.
 *
 * @param request - What is asked, and where.
 * @param options - Deadlines, retries, signal, middleware.
 * @param make - Makes what is given of each item.
 * @returns the items. The request is sent with the first `next()`; leaving the loop ends it.
 * @throws NodeAccessError what any call can end with. `UNANSWERED` or `TIMEOUT` may come after items; then the list was not
 * whole, and so it was if `INVALID_RESPONSE` comes, for an answer that names another call.
 *
 * @example
 * ```ts
 * import { authorize, urlToken } from "@node-access/auth";
 * import { streamResponse } from "@node-access/transport/stream";
 *
 * const authorized = authorize("node", "https://node.example", urlToken("t0ken"));
 * const operation = { name: "debug_traceBlockByHash", idempotency: "safe" } as const;
 * const request = { authorized, path: "", operation, params: [`0x${"00".repeat(32)}`], list: [] };
 * for await (const value of streamResponse(request, { timeout: 60_000 }, (part) => part.value)) console.log(value);
 * ```
 *
 * Source: JSON-RPC 2.0 section 5.
 */
export function streamResponse<T>(
  request: StreamRequest,
  options: CallOptions,
  make: (part: StreamedPart) => T,
): AsyncIterableIterator<T, undefined> {
  const { authorized, path, fetch, proxy, operation, params, list } = request;
  const { endpoint, redact } = authorized;
  const { maxResponseBytes, signal } = options;
  const target = { operation, endpoint, redact, sent: true };
  const id = nextId();
  const parts = new JsonParts(["result", ...list], (bytes) => checkSize(bytes, target, maxResponseBytes));
  let body: StreamedBody | undefined;
  let left = false;
  let failure: unknown;
  let begun = false;
  let since: number | undefined;
  let attempt: Attempt | undefined;

  const open = async (): Promise<StreamedBody> => {
    const call = { ...target, transport: "http", input: params } as const;
    const { value } = await runCall(call, options, (current) =>
      openStream(
        authorized,
        { ...postRequest(path, writeRequest(id, operation.name, params), options), fetch, proxy },
        options,
        (attempt = current),
        (refusal) => {
          checkStatus(refusal, current, id);
          throw invalidResponse(current, "no success", refusal.text);
        },
      ),
    );
    if (left) value.close();
    return value;
  };
  const end = (): void => {
    const rest = parts.end();
    if (rest === undefined) throw badResponse(target, "UNDECODABLE_BODY", "cut off", "");
    const result = readResult(parse(rest, target), target, id);
    if (!Array.isArray(result)) throw invalidResponse(target, "no list", result);
  };
  /** What failed after the call had begun names its request too. */
  const described = (error: unknown): unknown => (attempt ? describe(error, attempt) : error);
  const read = async (): Promise<readonly Part[] | undefined> => {
    if (failure) throw failure;
    body ??= await open();
    const waited = performance.now();
    const chunk = await body.read(since);
    const found: Part[] = [];
    try {
      if (chunk) parts.push(chunk, found);
      else end();
    } catch (error) {
      failure = isNodeAccessError(error) ? error : badResponse(target, "UNDECODABLE_BODY", "not UTF-8", "");
      // The items before are good.
      if (found.length === 0) throw failure;
    }
    // Only items count as progress: white space, unrelated members or an item without end could go on for ever.
    since = found.length > 0 ? undefined : (since ?? waited);
    if (found.length > 0 && !begun) checkBeginning(parts.beginning, target, id);
    begun ||= found.length > 0;
    return chunk && found;
  };
  return iterate<Part, T>({
    read: () =>
      toCaller(
        read().catch((error: unknown) => {
          throw described(error);
        }),
      ),
    make({ level, text }) {
      try {
        if (signal?.aborted) throw aborted(target, signal);
        return make({ level: level - 1, value: parse(text, target) });
      } catch (error) {
        throw described(error);
      }
    },
    close() {
      left = true;
      body?.close();
    },
  });
}

/** Refuses an answer that names another call, before anything of it is given. One that names its call later is checked then. */
function checkBeginning(text: string, target: CallTarget, id: number): void {
  let begun: RawMessage;
  try {
    begun = rawMessage(parseJson(`${text}]}`));
  } catch {
    return;
  }
  if ("id" in begun) readResult(begun, target, id);
}

function parse(text: string, target: CallTarget): unknown {
  try {
    return parseJson(text);
  } catch {
    throw badResponse(target, "UNDECODABLE_BODY", "not JSON", text);
  }
}
