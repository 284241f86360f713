import { type FailedAttempt, isNodeAccessError, type NodeAccessError } from "@node-access/auth";
import type { CallTarget } from "../call-error.ts";
import type { CallResponse, CallOptions, Operation } from "../operation.ts";
import { retryDelay } from "../retry.ts";
import type { Attempt } from "../attempt.ts";
import { checkCallOptions, checkNumbers } from "../check-options.ts";
import { describe, runCall } from "../run-call.ts";
import { BATCH, finder, refusesSize, wholeError } from "./batch-responses.ts";
import { sleep } from "../sleep.ts";
import type { BatchItem, BatchOptions, BatchRoute, BatchRouter, BatchWire, SendBatch } from "./json-rpc.ts";
import { stringifyJson } from "#platform";
import { invalidResponse, jsonRpcError, nextId, readResult, requestOf, writeRequest } from "./message.ts";

type Outcome = PromiseSettledResult<unknown>;

/** One call of a batch, with its latest outcome. */
interface Entry extends BatchItem {
  readonly id: number;
  body?: string;
  outcome: Outcome | undefined;
  attempts?: FailedAttempt[];
}

/**
 * Calls many methods in as few requests as the bounds allow. Each item is settled on its own, in its place; the promise does
 * not reject for a failed item. Failed items are retried where that is allowed. A request that the node rejects for its size
 * is sent once more, in halves. Middleware sees each request as one operation `batch`, with its items as input. A large batch
 * is written request by request, so that it does not block the event loop.
 *
 * @param wire - Where the requests go: one endpoint, or several that act as one.
 * @param items - The calls.
 * @param options - As for one call, for each request.
 * @param bounds - How large one request may be.
 * @returns the outcomes, in the order of the items: results as they came, and errors.
 * @throws NodeAccessError `INVALID_ARGUMENT` for a bad option.
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
  checkNumbers(bounds, ["maxCount", "maxBytes"]);
  const { maxCount = 1_000, maxBytes = 1_000_000 } = bounds;
  const entries = items.map(({ operation, params }): Entry => ({
    operation,
    params,
    id: nextId(),
    outcome: undefined,
  }));
  const whole = entries[0] && entries.length <= maxCount ? writeTogether(entries) : undefined;
  // A UTF-16 unit is at most three bytes.
  if (whole !== undefined && whole.length * 3 <= maxBytes)
    await sendChunk(wire, entries, options, true, whole);
  else {
    const requests: Promise<void>[] = [];
    let chunk: Entry[] = [];
    let bytes = 0;
    const send = (): unknown => chunk[0] && requests.push(sendChunk(wire, chunk, options, true));
    for (const entry of entries) {
      try {
        const body = bodyOf(entry);
        const size = body.length * (/[\u0080-\uffff]/.test(body) ? 3 : 1);
        bytes += size;
        if (chunk.length >= maxCount || bytes > maxBytes) {
          send();
          chunk = [];
          bytes = size;
          // Other work of the program goes on between two requests.
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
  return entries.map(({ outcome, attempts }) => {
    const { reason } = outcome as PromiseRejectedResult;
    if (isNodeAccessError(reason)) {
      Object.assign(reason, { attempts });
      // Here the stack holds the functions that await the batch.
      Error.captureStackTrace?.(reason);
    }
    return outcome as Outcome;
  });
}

/** Writes all calls in half the time that writing them one by one takes, or nothing if one of them cannot be written. */
function writeTogether(entries: readonly Entry[]): string | undefined {
  try {
    return stringifyJson(entries.map(({ id, operation, params }) => requestOf(id, operation.name, params)));
  } catch {
    return undefined;
  }
}

function bodyOf(entry: Entry): string {
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
  const route: BatchRoute =
    "route" in wire ? wire.route() : (attempt, send) => send(wire, attempt, () => false);
  let pending = chunk;
  let refused = false;
  const send: SendBatch = async (to, attempt, isUnsettled) => {
    const sent = pending;
    refused = false;
    try {
      const body = whole !== undefined && sent === chunk ? whole : `[${sent.map(bodyOf).join()}]`;
      const answer = await attemptBatch(to, sent, body, attempt, options);
      pending = sent.filter((entry) => isUnsettled(entry, entry.outcome as Outcome));
      return answer;
    } catch (error) {
      refused = maySplit && sent.length > 1 && refusesSize(error, writes > 0);
      if (!refused) for (const entry of sent) reject(entry, describe(error, attempt));
      throw error;
    }
  };
  try {
    await runCall(
      { operation, transport: "http", endpoint, redact, input: chunk },
      options,
      async (attempt) => {
        const begun = pending;
        for (const entry of begun) entry.outcome = undefined;
        let answer: CallResponse = { value: undefined };
        try {
          answer = await route(attempt, send);
        } catch {
          // Each call has its own outcome.
        }
        if (refused) return answer;
        pending = begun.filter(
          (entry) => retryDelay(failureOf(entry), entry.operation, attempt.number) !== undefined,
        );
        const [first] = pending;
        if (first) throw failureOf(first);
        return answer;
      },
    );
  } catch (error) {
    // A call that waits to be sent again fails with its last attempt's error, except where the caller ends it.
    for (const entry of pending) if (options.signal?.aborted || !entry.outcome) reject(entry, error);
  }
  if (!refused) return;
  const half = pending.length >> 1;
  for (const part of [pending.slice(0, half), pending.slice(half)]) {
    const left = Math.max(1, deadline - performance.now());
    await sendChunk(wire, part, { ...options, totalTimeout: left }, false);
  }
}

/** Records a failure, except where another endpoint has given a result. */
function reject(entry: Entry, reason: unknown): void {
  if (entry.outcome?.status === "fulfilled") return;
  entry.outcome = { status: "rejected", reason };
  const { code, message = typeof reason } = Object(reason) as NodeAccessError;
  const attempts = (entry.attempts ??= []);
  attempts.push({ attempt: attempts.length + 1, code, message });
}

function failureOf({ outcome }: Entry): unknown {
  return outcome?.status === "rejected" && outcome.reason;
}

/** Sends one request and records the outcomes of its calls. Throws a failure of the whole request. */
async function attemptBatch(
  wire: BatchWire,
  entries: readonly Entry[],
  body: string,
  attempt: Attempt,
  options: CallOptions,
): Promise<CallResponse> {
  const answer = await wire.send(body, attempt, options);
  const answers = answer.value;
  const error = wholeError(answers, entries.length);
  if (error) throw jsonRpcError(error, attempt);
  if (!Array.isArray(answers)) throw invalidResponse(attempt, "no array", answers);
  const find = finder(answers, entries);
  for (const [index, entry] of entries.entries()) {
    const { id, operation } = entry;
    const target: CallTarget = { operation, endpoint: wire.endpoint, redact: attempt.redact };
    try {
      entry.outcome = { status: "fulfilled", value: readResult(find(id, index, target), target, id) };
    } catch (reason) {
      reject(entry, describe(reason, attempt));
    }
  }
  return answer;
}
