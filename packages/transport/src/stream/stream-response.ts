import { isNodeAccessError, type NodeAccessError } from "@node-access/auth";
import { onAbort, parseJson } from "#platform";
import { aborted, type Attempt } from "../attempt.ts";
import { badResponse, checkSize, type CallTarget } from "../call-error.ts";
import { checkAuthorized, checkKinds } from "../check-arguments.ts";
import { checkSignal } from "../check-options.ts";
import type { HttpTransportOptions } from "../http/http-transport.ts";
import type { JsonRpcDialect } from "../json-rpc/dialect.ts";
import { checkStatus, createPost } from "../json-rpc/http-message.ts";
import {
  invalidResponse,
  nextId,
  rawMessage,
  type RawMessage,
  readResult,
  writeRequest,
} from "../json-rpc/message.ts";
import { retryDelay } from "../json-rpc/retry-delay.ts";
import type { CallOptions, Operation } from "../operation.ts";
import { describe, makeCall, withCallerStack } from "../run-call.ts";
import { iterate, type ItemIterator } from "./iterate.ts";
import { JsonParts, type Part, type Step } from "./json-parts.ts";
import { openStream, type StreamedBody } from "./open-stream.ts";

/** The call to stream, and the array in its result whose items are delivered one by one. */
export interface StreamRequest extends Pick<HttpTransportOptions, "authorized" | "fetch" | "proxy"> {
  /** The path after the endpoint, such as `/evm`. */
  readonly path: string;
  /** Reads the response, if it is not as that of other nodes. */
  readonly dialect?: JsonRpcDialect | undefined;
  /** The method, and whether it may be repeated. */
  readonly operation: Operation;
  /** The params. */
  readonly params: readonly unknown[];
  /** The path from the response's `result` to the array: `[]` if the result itself is the array. */
  readonly list: readonly Step[];
}

/** An item of an array, delivered as soon as it is complete. */
export interface StreamedPart {
  /** How many steps lead from the result to the array. */
  readonly level: number;
  /** The item. Arrays that are streamed themselves are empty in it. */
  readonly value: unknown;
}

/**
 * Calls a method and streams the items of an array in its result. It needs memory for one item
 * only, however large the response is. While the consumer is busy, back-pressure pauses the server.
 *
 * `timeout` limits each wait: until the response starts, from one item to the next,
 * and from the last item to the end. Bytes that complete no item don't extend it.
 * `retries` and `totalTimeout` apply until the response starts. `maxResponseBytes` limits each
 * item, and the rest of the response.
 *
 * @param request - The endpoint, the call, and the array to stream.
 * @param options - Deadlines, retries, signal, middleware.
 * @param map - Converts each item.
 * @returns an iterator over the items. The first `next()` sends the request; leaving the loop aborts it.
 * @throws NodeAccessError with any code of a call. `UNANSWERED` and `TIMEOUT` may occur after some
 * items; the array was then incomplete. `INVALID_RESPONSE` may also occur after items,
 * if the response names another call at its end.
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
  map: (part: StreamedPart) => T,
): ItemIterator<T> {
  const { authorized, path, fetch, proxy, dialect, operation, params, list }: StreamRequest = Object(request);
  checkAuthorized(authorized);
  checkKinds("request.operation", operation, { name: "string" });
  checkKinds("arguments", { path, list, map }, { path: "string", list: "object", map: "function" });
  const { endpoint, redact } = authorized;
  const { maxResponseBytes, signal }: CallOptions = Object(options);
  const target = { operation, endpoint, redact, sent: true };
  const id = nextId();
  const parts = new JsonParts(["result", ...list], (bytes) => checkSize(bytes, target, maxResponseBytes));
  let body: StreamedBody | undefined;
  /** Aborts the call until its response starts. */
  const opening = new AbortController();
  let failure: unknown;
  let started = false;
  let since: number | undefined;
  let attempt: Attempt | undefined;

  const open = async (): Promise<StreamedBody> => {
    checkSignal(options);
    const call = { ...target, transport: "http", input: params, retryDelay } as const;
    const abort = (): void => opening.abort(signal?.reason);
    const removeListener = signal ? onAbort(signal, abort) : undefined;
    if (signal?.aborted) abort();
    try {
      const { value } = await makeCall(call, { ...options, signal: opening.signal }, (current) =>
        openStream(
          authorized,
          { ...createPost(path, writeRequest(id, operation.name, params), options), fetch, proxy },
          options,
          (attempt = current),
          (response) => {
            if (dialect) readResult(dialect.readMessage(response, current, id), current, id);
            checkStatus(response, current, id);
            throw invalidResponse(current, "not successful", response.text);
          },
        ),
      );
      if (opening.signal.aborted) value.close();
      return value;
    } finally {
      removeListener?.();
    }
  };
  const end = (): void => {
    const rest = parts.end();
    if (rest === undefined) throw badResponse(target, "UNDECODABLE_BODY", "truncated", "");
    const result = readResult(parse(rest, target), target, id);
    if (!Array.isArray(result)) throw invalidResponse(target, "not a list", result);
  };
  /** Adds the request to errors that occur after the response has started. */
  const describeLate = (error: unknown): unknown => (attempt ? describe(error, attempt) : error);
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
      failure = isNodeAccessError(error) ? error : createUtf8Error(target);
      // The items before the error are valid, and delivered first.
      if (found.length === 0) throw failure;
    }
    // Only complete items count as progress: whitespace, other members or an endless item could
    // arrive forever.
    since = found.length > 0 ? undefined : (since ?? waited);
    if (found.length > 0 && !started) checkBeginning(parts.beginning, target, id);
    started ||= found.length > 0;
    return chunk && found;
  };
  return iterate<Part, T>({
    read: () =>
      withCallerStack(
        read().catch((error: unknown) => {
          throw describeLate(error);
        }),
      ),
    map(part) {
      try {
        if (signal?.aborted) throw aborted(target, signal);
        const text = readText(part, target);
        const exact = dialect?.exactText(text, operation.name) ?? text;
        return map({ level: part.level - 1, value: parse(exact, target) });
      } catch (error) {
        throw describeLate(error);
      }
    },
    close() {
      opening.abort();
      body?.close();
    },
  });
}

/** Rejects a response that names another call, before any item. An id that follows is checked at the end. */
function checkBeginning(text: string, target: CallTarget, id: number): void {
  let started: RawMessage;
  try {
    started = rawMessage(parseJson(`${text}]}`));
  } catch {
    return;
  }
  if ("id" in started) readResult(started, target, id);
}

function readText(part: Part, target: CallTarget): string {
  try {
    return part.text;
  } catch {
    throw createUtf8Error(target);
  }
}

function createUtf8Error(target: CallTarget): NodeAccessError {
  return badResponse(target, "UNDECODABLE_BODY", "not UTF-8", "");
}

function parse(text: string, target: CallTarget): unknown {
  try {
    return parseJson(text);
  } catch {
    throw badResponse(target, "UNDECODABLE_BODY", "not JSON", text);
  }
}
