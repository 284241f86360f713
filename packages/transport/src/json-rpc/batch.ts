import {
  type FailedAttempt,
  invalidArgument,
  isNodeAccessError,
  type NodeAccessError,
  kindOf,
} from "@node-access/auth";
import type { CallResponse, CallOptions, Operation } from "../operation.ts";
import { retryDelay } from "./retry-delay.ts";
import type { Attempt } from "../attempt.ts";
import { checkKinds } from "../check-arguments.ts";
import { checkCallOptions, checkEachNumber } from "../check-options.ts";
import { afterLostAnswer, mayHaveArrived } from "../lost-answer.ts";
import { describe, failedAttempt, makeCall } from "../run-call.ts";
import { BATCH, indexResponses, isSizeRejection, readBatchError } from "./batch-responses.ts";
import { sleep } from "../sleep.ts";
import type { BatchItem, BatchOptions, BatchRoute, BatchRouter, BatchWire, SendBatch } from "./json-rpc.ts";
import { stringifyJson } from "#platform";
import { invalidResponse, jsonRpcError, nextId, readResult, toRequest, writeRequest } from "./message.ts";

type Outcome = PromiseSettledResult<unknown>;

/** One call of a batch, with its latest outcome. The only object that a call takes besides its outcome. */
interface Entry extends BatchItem {
  readonly id: number;
  body?: string;
  outcome: Outcome | undefined;
  /** The errors of its attempts, if it has failed at least once. */
  errors: unknown[] | undefined;
}

/**
 * Calls many methods in as few requests as the limits allow. Each item settles independently;
 * the promise does not reject for a failed item. Failed items are retried if their operation allows
 * it. If the node rejects a request because of its size, it is split in half and sent once more.
 * Middleware sees each request as one operation `batch`, with its items as input.
 * Large batches are serialized request by request, so they don't block the event loop.
 *
 * @param wire - The endpoint, or several that act as one.
 * @param items - The calls.
 * @param options - The options of each request.
 * @param bounds - The maximum size of one request.
 * @returns the results and errors, in the order of the items.
 * @throws NodeAccessError `INVALID_ARGUMENT` for an invalid option.
 *
 * @example
 * ```ts
 * import { authorize, urlToken } from "@node-access/auth";
 * import { createHttpTransport } from "@node-access/transport";
 * import { createHttpJsonRpc, sendBatch } from "@node-access/transport/json-rpc";
 *
 * const authorized = authorize("node", "https://node.example", urlToken("t0ken"));
 * const rpc = createHttpJsonRpc(createHttpTransport({ authorized }));
 * const operation = { name: "eth_getBlockByNumber", idempotency: "safe" } as const;
 * const items = ["0x1", "0x2"].map((number) => ({ operation, params: [number, false] }));
 * for (const outcome of await sendBatch(rpc, items, { timeout: 5_000 })) {
 *   if (outcome.status === "fulfilled") console.log(outcome.value);
 *   else console.error(outcome.reason);
 * }
 * ```
 *
 * Source: JSON-RPC 2.0 section 6.
 */
export async function sendBatch(
  wire: BatchWire | BatchRouter,
  items: readonly BatchItem[],
  options: CallOptions,
  bounds: BatchOptions = {},
): Promise<Outcome[]> {
  checkCallOptions(options);
  checkEachNumber(bounds, ["maxCount", "maxBytes"]);
  checkKinds("wire", wire, { endpoint: "string", redact: "function" });
  if (!Array.isArray(items)) throw invalidArgument("items", "a list", kindOf(items));
  const { maxCount = 1_000, maxBytes = 1_000_000 }: BatchOptions = Object(bounds);
  const entries = items.map((item: BatchItem, index): Entry => {
    const { operation, params }: BatchItem = Object(item);
    if (typeof operation?.name !== "string")
      throw invalidArgument(`items[${index}].operation`, "an operation", kindOf(operation));
    return { operation, params, id: nextId(), outcome: undefined, errors: undefined };
  });
  const whole = entries[0] && entries.length <= maxCount ? writeAll(entries) : undefined;
  // A UTF-16 unit is at most three bytes.
  if (whole !== undefined && whole.length * 3 <= maxBytes)
    await sendChunk(wire, entries, options, true, whole);
  else {
    const requests: Promise<void>[] = [];
    let chunk: Entry[] = [];
    // The brackets and commas are one byte more than there are calls.
    let bytes = 1;
    const send = (): unknown => chunk[0] && requests.push(sendChunk(wire, chunk, options, true));
    for (const entry of entries) {
      try {
        const body = getBody(entry);
        const size = body.length * (/[\u0080-\uffff]/.test(body) ? 3 : 1) + 1;
        bytes += size;
        if (chunk.length >= maxCount || bytes > maxBytes) {
          send();
          chunk = [];
          bytes = size + 1;
          // Lets the program do other work between two requests.
          await sleep(0, options.signal);
        }
        chunk.push(entry);
      } catch (error) {
        reject(entry, error);
      }
    }
    send();
    await Promise.all(requests);
  }
  return entries.map(({ outcome, operation, errors }) => {
    const { status, reason } = outcome as PromiseRejectedResult;
    if (!errors || !isNodeAccessError(reason)) return outcome as Outcome;
    const isLost = errors.slice(0, -1).some(mayHaveArrived);
    const error = isLost ? (afterLostAnswer(reason, { ...wire, operation }) as NodeAccessError) : reason;
    const attempts = errors.map((one, index): FailedAttempt => failedAttempt(one, { number: index + 1 }));
    const { requestId, response } = reason;
    Object.assign(error, error !== reason && { requestId, response }, { attempts });
    // At this point, the stack contains the functions that await the batch.
    Error.captureStackTrace?.(error);
    return { status, reason: error };
  });
}

/** Serializes all calls in one pass, in half the time; `undefined` if one of them cannot be serialized. */
function writeAll(entries: readonly Entry[]): string | undefined {
  try {
    return stringifyJson(entries.map(({ id, operation, params }) => toRequest(id, operation.name, params)));
  } catch {
    return undefined;
  }
}

function getBody(entry: Entry): string {
  return (entry.body ??= writeRequest(entry.id, entry.operation.name, entry.params));
}

async function sendChunk(
  wire: BatchWire | BatchRouter,
  chunk: Entry[],
  options: CallOptions,
  maySplit: boolean,
  whole?: string,
): Promise<void> {
  const { endpoint, redact } = wire;
  const writes = chunk.filter(({ operation }) => operation.idempotency === "write").length;
  const operation: Operation = writes === chunk.length ? { ...BATCH, idempotency: "write" } : BATCH;
  const { totalTimeout = 120_000 } = options;
  const deadline = performance.now() + totalTimeout;
  const route: BatchRoute = "route" in wire ? wire.route() : (attempt, send) => send(wire, attempt);
  let pending = chunk;
  let tooLarge = false;
  const send: SendBatch = async (to, attempt, isUnsettled) => {
    const sent = pending;
    tooLarge = false;
    try {
      const body = whole !== undefined && sent === chunk ? whole : `[${sent.map(getBody).join()}]`;
      // A custom `fetch` may ignore the cancellation. A write in the batch would then be sent again.
      const cancelled = new Promise<never>((_, cancel) => attempt.onCancel(cancel));
      const response = await Promise.race([attemptBatch(to, sent, body, attempt, options), cancelled]);
      pending = isUnsettled ? sent.filter((entry) => isUnsettled(entry, entry.outcome as Outcome)) : [];
      return response;
    } catch (error) {
      tooLarge = maySplit && sent.length > 1 && isSizeRejection(error, writes > 0);
      if (!tooLarge) for (const entry of sent) reject(entry, describe(error, attempt));
      throw error;
    }
  };
  try {
    await makeCall(
      {
        operation,
        transport: "http",
        endpoint,
        redact,
        // A later attempt has only the calls that are repeated.
        get input() {
          return pending;
        },
        retryDelay,
      },
      options,
      async (attempt) => {
        const attempted = pending;
        for (const entry of attempted) entry.outcome = undefined;
        let response: CallResponse = { value: undefined };
        try {
          response = await route(attempt, send);
        } catch {
          // The error is already in the outcome of each call.
        }
        if (tooLarge) return response;
        pending = attempted
          .filter(getFailure)
          .filter((entry) => retryDelay(getFailure(entry), entry.operation, attempt.number));
        const [first] = pending;
        if (first) throw getFailure(first);
        return response;
      },
    );
  } catch (error) {
    // A call that waits for a retry rejects with the error of its last attempt,
    // unless the caller aborted it.
    for (const entry of pending) if (options.signal?.aborted || !entry.outcome) reject(entry, error);
  }
  if (!tooLarge) return;
  const half = pending.length >> 1;
  for (const part of [pending.slice(0, half), pending.slice(half)]) {
    const left = Math.max(1, deadline - performance.now());
    await sendChunk(wire, part, { ...options, totalTimeout: left }, false);
  }
}

/** Records a failure, unless another endpoint has already returned a result. */
function reject(entry: Entry, reason: unknown): void {
  if (entry.outcome?.status === "fulfilled") return;
  entry.outcome = { status: "rejected", reason };
  (entry.errors ??= []).push(reason);
}

function getFailure({ outcome }: Entry): unknown {
  return outcome?.status === "rejected" && outcome.reason;
}

/** Sends one request and records the outcomes of its calls. Throws if the whole request failed. */
async function attemptBatch(
  wire: BatchWire,
  entries: readonly Entry[],
  body: string,
  attempt: Attempt,
  options: CallOptions,
): Promise<CallResponse> {
  const response = await wire.send(body, attempt, options);
  const responses = response.value;
  const error = readBatchError(responses, entries[1] && entries[0]?.id);
  if (error) throw jsonRpcError(error, attempt);
  if (!Array.isArray(responses)) throw invalidResponse(attempt, "not an array", responses);
  const find = indexResponses(responses, entries);
  // One target for all calls, because only errors read it.
  const target = { ...wire, operation: BATCH, redact: attempt.redact };
  entries.forEach((entry, index) => {
    const { id } = entry;
    target.operation = entry.operation;
    try {
      entry.outcome = { status: "fulfilled", value: readResult(find(id, index, target), target, id) };
    } catch (reason) {
      reject(entry, describe(reason, attempt));
    }
  });
  return response;
}
