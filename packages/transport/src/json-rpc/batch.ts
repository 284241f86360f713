import { type ErrorContexts, invalidArgument } from "@node-access/auth";
import type { Place } from "../call-error.ts";
import type { Answer, CallOptions, Operation } from "../operation.ts";
import { retryDelay } from "../retry.ts";
import type { Attempt } from "../attempt.ts";
import { checkCallOptions, checkNumbers } from "../check-options.ts";
import { runCall } from "../run-call.ts";
import type { BatchItem, BatchOptions, BatchWire, HttpJsonRpc, JsonRpc } from "./json-rpc.ts";
import { stringifyJson } from "#platform";
import { invalidResponse, jsonRpcError, nextId, rawAnswer, readAnswer, writeRequest } from "./message.ts";

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

/** Makes what finds the one answer with an id, and throws if there is none or are several. */
function finder(
  answers: readonly unknown[],
  entries: readonly Entry[],
): (index: number, id: number, place: Place) => unknown {
  // Nodes mostly answer in order. Then there is nothing to search, and nothing can be there twice.
  if (
    answers.length === entries.length &&
    entries.every(({ id }, index) => rawAnswer(answers[index]).id === id)
  ) {
    return (index) => answers[index];
  }
  const byId = new Map<unknown, unknown[]>();
  for (const answer of answers) {
    const { id } = rawAnswer(answer);
    const same = byId.get(id);
    if (same) same.push(answer);
    else byId.set(id, [answer]);
  }
  return (_, id, place) => {
    const found = byId.get(id) ?? [];
    if (found.length === 1) return found[0];
    const reason = `a batch with ${found.length || "no"} answers of the id ${id}`;
    throw invalidResponse(place, reason, byId.get(null) ?? answers);
  };
}

/** The error of a batch that was answered by one error: as an object, or (geth) as an array with nothing else. */
function wholeError(answers: unknown, count: number): unknown {
  if (!Array.isArray(answers)) return rawAnswer(answers).error;
  const [first, second]: readonly unknown[] = answers;
  const { id, error } = rawAnswer(first);
  return second === undefined && (count > 1 || id === undefined || id === null) ? error : undefined;
}

const READ: Operation = { name: "batch", idempotency: "safe" };

/**
 * Whether a node refused a batch for its size. With a write in it, only such a refusal counts as comes before anything is
 * executed: HTTP 413, or "invalid request".
 */
function refusesSize(error: unknown, writes: boolean): boolean {
  const { context } = error as { context?: Partial<ErrorContexts["JSON_RPC_ERROR"]> };
  const { status, rpcCode, rpcMessage = "" } = context ?? {};
  // A rate limit may speak of batches too: that is a matter of time, not of size.
  if (retryDelay(error, READ, 1) !== undefined) return false;
  return status === 413 || rpcCode === -32600 || (!writes && /batch/i.test(rpcMessage));
}

/**
 * Makes a `call` that collects the calls of some time into one batch. Only those with the same options object are
 * collected; a write, or a call with a signal, goes alone.
 *
 * @param rpc - Where the requests go.
 * @param wait - Milliseconds to collect for; 0 collects the calls that are made together.
 * @param bounds - How large one request may be.
 * @returns the `call` to use in place of that of `rpc`.
 * @throws NodeAccessError `INVALID_ARGUMENT` for a bad wait.
 *
 * @example
 * ```ts
 * import { authorize, urlToken } from "@node-access/auth";
 * import { createHttpTransport } from "@node-access/transport";
 * import { collectCalls, createHttpJsonRpc } from "@node-access/transport/json-rpc";
 *
 * const authorized = authorize("node", "https://node.example", urlToken("t0ken"));
 * const rpc = createHttpJsonRpc(createHttpTransport({ authorized }));
 * const operation = { name: "eth_getBlockByNumber", idempotency: "safe" } as const;
 * const call = collectCalls(rpc, 0);
 * const options = {}; // one object for all calls
 * const blocks = await Promise.all(["0x1", "0x2"].map((number) => call(operation, [number, false], options))); // one request
 * ```
 *
 * Source: JSON-RPC 2.0 section 6.
 */
export function collectCalls(rpc: HttpJsonRpc, wait: number, bounds: BatchOptions = {}): JsonRpc["call"] {
  if (!(typeof wait === "number" && wait >= 0)) throw invalidArgument("wait", "a number from 0", `${wait}`);
  let queues = new Map<CallOptions, Waiting[]>();
  return (operation, params, options) => {
    if (operation.idempotency === "write" || options.signal) return rpc.call(operation, params, options);
    return new Promise((resolve) => {
      if (queues.size === 0) {
        setTimeout(() => {
          const taken = queues;
          queues = new Map();
          for (const [shared, queue] of taken) flush(rpc, queue, shared, bounds);
        }, wait);
      }
      const queue = queues.get(options) ?? [];
      queues.set(options, queue);
      queue.push({ operation, params, resolve });
    });
  };
}

/** One collected call. */
interface Waiting extends BatchItem {
  readonly resolve: (answer: Answer | Promise<Answer>) => void;
}

function flush(rpc: HttpJsonRpc, queue: Waiting[], options: CallOptions, bounds: BatchOptions): void {
  const [first] = queue;
  if (queue.length === 1 && first) {
    first.resolve(rpc.call(first.operation, first.params, options));
    return;
  }
  const sent = sendBatch(rpc, queue, options, bounds);
  for (const [index, { resolve }] of queue.entries()) {
    resolve(
      sent.then((outcomes) => {
        const outcome = outcomes[index];
        if (outcome?.status === "fulfilled") return outcome.value;
        throw outcome?.reason;
      }),
    );
  }
}
