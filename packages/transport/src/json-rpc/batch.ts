import type { Place } from "../call-error.ts";
import type { Answer, CallOptions, Operation } from "../operation.ts";
import { retryDelay } from "../retry.ts";
import type { Attempt } from "../attempt.ts";
import { checkCallOptions, checkNumbers } from "../check-options.ts";
import { runCall } from "../run-call.ts";
import { finder, refusesSize, wholeError } from "./batch-answers.ts";
import type { BatchItem, BatchOptions, BatchWire } from "./json-rpc.ts";
import { stringifyJson } from "#platform";
import { invalidResponse, jsonRpcError, nextId, readAnswer, writeRequest } from "./message.ts";

/** One call of a batch on its way, with what has become of it at last. */
interface Entry extends BatchItem {
  readonly id: number;
  body?: string;
  outcome: PromiseSettledResult<Answer> | undefined;
}

/**
 * Calls many methods in as few requests as the bounds allow. Each item is settled on its own and in its place, and nothing
 * is thrown for one. Of what failed, that which may be repeated is. A request that the node finds too large is sent once
 * more, in halves. To middleware each request is one operation `batch`, with its items as input.
 *
 * @param wire - Where the requests go.
 * @param items - The calls.
 * @param options - As for one call, for each request.
 * @param bounds - How large one request may be.
 * @returns the outcomes, in the order of the items.
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
 *   if (outcome.status === "fulfilled") console.log(outcome.value.value);
 *   else console.error(outcome.reason);
 * }
 * ```
 *
 * Source: JSON-RPC 2.0 section 6.
 */
export async function sendBatch(
  wire: BatchWire,
  items: readonly BatchItem[],
  options: CallOptions,
  bounds: BatchOptions = {},
): Promise<PromiseSettledResult<Answer>[]> {
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
    const chunks = toChunks(entries, maxCount, maxBytes);
    await Promise.all(chunks.map((chunk) => sendChunk(wire, chunk, options, true)));
  }
  return entries.map(({ outcome }) => outcome as PromiseSettledResult<Answer>);
}

/** Writes all calls in half the time that one after the other takes, or nothing if one of them cannot be written. */
function writeTogether(entries: readonly Entry[]): string | undefined {
  try {
    return stringifyJson(
      entries.map(({ id, operation: { name: method }, params }) => ({ jsonrpc: "2.0", id, method, params })),
    );
  } catch {
    return undefined;
  }
}

function bodyOf(entry: Entry): string {
  return (entry.body ??= writeRequest(entry.id, entry.operation.name, entry.params));
}

function toChunks(entries: readonly Entry[], maxCount: number, maxBytes: number): Entry[][] {
  const chunks: Entry[][] = [];
  let bytes = Infinity;
  for (const entry of entries) {
    let size: number;
    try {
      const body = bodyOf(entry);
      size = body.length * (/[\u0080-\uffff]/.test(body) ? 3 : 1);
    } catch (reason) {
      entry.outcome = { status: "rejected", reason };
      continue;
    }
    const last = chunks.at(-1);
    bytes += size;
    if (last && last.length < maxCount && bytes <= maxBytes) last.push(entry);
    else {
      chunks.push([entry]);
      bytes = size;
    }
  }
  return chunks;
}

async function sendChunk(
  wire: BatchWire,
  chunk: Entry[],
  options: CallOptions,
  maySplit: boolean,
  whole?: string,
): Promise<void> {
  const { endpoint, redact } = wire;
  const writes = chunk.filter(({ operation }) => operation.idempotency === "write").length;
  const operation: Operation = { name: "batch", idempotency: writes === chunk.length ? "write" : "safe" };
  const { totalTimeout = 120_000 } = options;
  const deadline = performance.now() + totalTimeout;
  let pending = chunk;
  let refused = false;
  const rejectPending = (reason: unknown): void => {
    for (const entry of pending) entry.outcome ??= { status: "rejected", reason };
  };
  try {
    await runCall(
      { operation, transport: "http", endpoint, redact, input: chunk },
      options,
      async (attempt) => {
        for (const entry of pending) entry.outcome = undefined;
        let answer: Answer = { value: undefined };
        try {
          const body = whole !== undefined && pending === chunk ? whole : `[${pending.map(bodyOf).join()}]`;
          answer = await attemptBatch(wire, pending, body, attempt, options);
        } catch (error) {
          refused = maySplit && pending.length > 1 && refusesSize(error, writes > 0);
          if (refused) return answer;
          rejectPending(error);
        }
        // Here are only calls that have an outcome; those that stay may get another.
        pending = pending.filter(
          (entry) => retryDelay(failureOf(entry), entry.operation, attempt.number) !== undefined,
        );
        const [first] = pending;
        if (first) throw failureOf(first);
        return answer;
      },
    );
  } catch (error) {
    // What waits to be sent again fails with its last attempt's error, unless it is not wanted any more.
    if (options.signal?.aborted) for (const entry of pending) entry.outcome = undefined;
    rejectPending(error);
  }
  if (!refused) return;
  const half = pending.length >> 1;
  for (const part of [pending.slice(0, half), pending.slice(half)]) {
    const left = Math.max(1, deadline - performance.now());
    await sendChunk(wire, part, { ...options, totalTimeout: left }, false);
  }
}

function failureOf({ outcome }: Entry): unknown {
  return outcome?.status === "rejected" && outcome.reason;
}

/** Sends one request and settles its calls. Throws what concerns them all. */
async function attemptBatch(
  wire: BatchWire,
  entries: readonly Entry[],
  body: string,
  attempt: Attempt,
  options: CallOptions,
): Promise<Answer> {
  const { answers, wrap } = await wire.ask(body, attempt, options);
  const error = wholeError(answers, entries.length);
  if (error) throw jsonRpcError(error, attempt);
  if (!Array.isArray(answers)) throw invalidResponse(attempt, "no array", answers);
  const find = finder(answers, entries);
  for (const [index, entry] of entries.entries()) {
    const { id, operation } = entry;
    const place: Place = { operation, endpoint: wire.endpoint, redact: wire.redact };
    try {
      const value = wrap(readAnswer(find(index, id, place), place, id));
      entry.outcome = { status: "fulfilled", value };
    } catch (reason) {
      entry.outcome = { status: "rejected", reason };
    }
  }
  return wrap(answers);
}
