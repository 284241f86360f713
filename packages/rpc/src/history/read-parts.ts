import { describeValue, invalidArgument, isNodeAccessError, NodeAccessError } from "@node-access/auth";
import { badResult, checkNumbers, checkSignal, onAbort, sleep } from "@node-access/transport";
import { iterate } from "@node-access/transport/stream";
import type { Hash } from "../generated/types.ts";
import { MAX_LAG } from "../max-lag.ts";
import { isHead } from "../subscriptions/reads.ts";
import { isTransient } from "../subscriptions/transient-error.ts";
import { readBlockNumber, readCursor, readEnd } from "./arguments.ts";
import { Calls } from "./calls.ts";
import type { HistoryOptions, HistoryPart, HistoryParts } from "./history-part.ts";
import type { PartSize } from "./part-size.ts";

/** What was read of consecutive blocks. */
export interface Reading<T> {
  readonly items: readonly T[];
  /** The hash of the block before the first one; `undefined` before block 0. */
  readonly parentHash: Hash | undefined;
  /** The hash of the last block. */
  readonly blockHash: Hash;
  /** What decides how many blocks the next parts have. */
  readonly results: number;
}

/** Reads the blocks of a part. */
export interface PartReader<T> {
  readonly size: PartSize;
  /** Chooses the last block of the part that begins with a block. Default: as `size` says. */
  lastAfter?(first: number): number;
  /** @throws NodeAccessError if it fails, or what it has read does not belong together. */
  read(first: number, last: number, signal: AbortSignal): Promise<Reading<T>>;
}

interface Pending<T> {
  readonly first: number;
  readonly last: number;
  /** Never rejects. */
  outcome: Promise<PromiseSettledResult<Reading<T>>>;
}

/** How often to read a part, because a backend that lags, or is on another branch, may have responded. */
const MAX_TRIES = 5;
/** Milliseconds before the second try. It doubles with each. */
const RETRY_AFTER = 250;

/**
 * Reads a history part by part: several at the same time, delivered in order. A part follows the previous one only if it
 * names its last block as its parent.
 *
 * @param name - The function that the user calls, for errors.
 * @param create - Creates the reader. `newest` is the number of the chain's newest block.
 */
export function readParts<T>(
  name: string,
  client: unknown,
  options: HistoryOptions | undefined,
  create: (calls: Calls, newest: number) => PartReader<T>,
): HistoryParts<T> {
  const given: HistoryOptions = Object(options);
  const { cursor: givenCursor, maxConcurrent = 4, signal } = given;
  const calls = new Calls(client);
  const cursor = readCursor(givenCursor);
  const from = readBlockNumber("from", given.from ?? 0);
  const to = readEnd(given.to);
  checkNumbers(
    { maxConcurrent },
    ["maxConcurrent"],
    (value) => value >= 1 && value % 1 === 0,
    "a whole number from 1",
  );
  checkSignal({ signal });

  const pending: Pending<T>[] = [];
  let controller = new AbortController();
  let removeListener: (() => void) | undefined;
  let started: { readonly reader: PartReader<T>; readonly last: number } | undefined;
  /** The next block to deliver, and to read. */
  let next = cursor?.nextBlock ?? from;
  let unread = next;
  let blockHash = cursor?.blockHash;

  const stop = (): void => {
    controller.abort();
    pending.length = 0;
  };
  const settle = async (
    reader: PartReader<T>,
    first: number,
    last: number,
  ): Promise<PromiseSettledResult<Reading<T>>> =>
    (await Promise.allSettled([reader.read(first, last, controller.signal)]))[0];
  const start = async (): Promise<{ reader: PartReader<T>; last: number }> => {
    if (signal) removeListener = onAbort(signal, stop);
    const { last, newest } = await findEnd(calls, to, controller.signal);
    return { reader: create(calls, newest), last };
  };
  const readPart = async (): Promise<readonly HistoryPart<T>[] | undefined> => {
    const { reader, last: end } = (started ??= await start());
    const { size } = reader;
    for (let tries = 1; ;) {
      while (pending.length < maxConcurrent && unread <= end) {
        const first = unread;
        const last = Math.min(end, reader.lastAfter?.(first) ?? first + size.next - 1);
        pending.push({ first, last, outcome: settle(reader, first, last) });
        unread = last + 1;
      }
      const [part] = pending;
      if (!part) return undefined;
      const { first, last } = part;
      const outcome = await part.outcome;
      if (signal?.aborted) throw aborted(name);
      if (outcome.status === "fulfilled") {
        const { value } = outcome;
        if (blockHash === undefined || value.parentHash === blockHash) {
          pending.shift();
          size.accept(last - first + 1, value.results);
          next = last + 1;
          blockHash = value.blockHash;
          return [
            { fromBlock: first, toBlock: last, items: value.items, cursor: { nextBlock: next, blockHash } },
          ];
        }
        if (tries >= MAX_TRIES) throw replaced(name, first - 1, blockHash, value.parentHash);
      } else {
        const error: unknown = outcome.reason;
        if (
          last > first &&
          isTooLarge(error) &&
          !(isNodeAccessError(error, "TIMEOUT") && tries >= MAX_TRIES)
        ) {
          size.reject(last - first + 1, error);
          // Requests for later parts were as large.
          stop();
          controller = new AbortController();
          unread = next;
          if (isNodeAccessError(error, "TIMEOUT")) tries += 1;
          continue;
        }
        if (tries >= MAX_TRIES || !mayPass(error)) throw error;
      }
      await sleep(RETRY_AFTER * 2 ** (tries - 1), controller.signal);
      tries += 1;
      part.outcome = settle(reader, first, last);
    }
  };
  return iterate<HistoryPart<T>, HistoryPart<T>>({
    async read() {
      if (signal?.aborted) throw aborted(name);
      try {
        return await readPart();
      } catch (error) {
        throw signal?.aborted ? aborted(name) : error;
      }
    },
    map: (part) => part,
    close() {
      removeListener?.();
      stop();
    },
  });
}

/** Finds the number of the last block to read, and of the newest one. */
async function findEnd(
  calls: Calls,
  end: number | "latest" | "safe" | "finalized",
  signal: AbortSignal,
): Promise<{ readonly last: number; readonly newest: number }> {
  const method = "eth_getBlockByNumber";
  const readNumber = async (tag: string): Promise<number> => {
    const block = await calls.one({ method, params: [tag, false] }, signal);
    if (!isHead(block)) throw badResult(method, `the ${tag} block`, block);
    return Number(block.number);
  };
  for (let tries = 1; ; tries += 1) {
    const newest = await readNumber("latest");
    if (end === "latest") return { last: newest, newest };
    if (typeof end === "string") return { last: await readNumber(end), newest };
    if (end <= newest) return { last: end, newest };
    // A backend that lags may have responded.
    if (end > newest + MAX_LAG || tries >= MAX_TRIES)
      throw invalidArgument("to", `a block of the chain, whose newest one is ${newest}`, describeValue(end));
    await sleep(RETRY_AFTER * 2 ** tries, signal);
  }
}

/** Whether a request for fewer blocks may succeed. Providers say in many ways that a range is too large. */
function isTooLarge(error: unknown): boolean {
  if (isNodeAccessError(error, "TIMEOUT") || isNodeAccessError(error, "RESPONSE_TOO_LARGE")) return true;
  if (isNodeAccessError(error, "DATA_UNVERIFIABLE")) return error.context.reason === "max-reads";
  if (isNodeAccessError(error, "JSON_RPC_ERROR"))
    return error.context.rpcCode !== -32601 && !isTransient(error);
  return isNodeAccessError(error, "HTTP_STATUS") && !isTransient(error);
}

/** Whether the same request may succeed later: another backend may respond, or the node may have the block then. */
function mayPass(error: unknown): boolean {
  if (isNodeAccessError(error, "CLOSED") || isNodeAccessError(error, "ABORTED")) return false;
  if (isTransient(error) || isNodeAccessError(error, "INVALID_RESPONSE")) return true;
  if (isNodeAccessError(error, "DATA_UNVERIFIABLE"))
    return /^(moved|read-failed)$/.test(error.context.reason);
  return isNodeAccessError(error, "JSON_RPC_ERROR") && !/^-3260[0-2]$/.test(`${error.context.rpcCode}`);
}

function aborted(operation: string): NodeAccessError {
  return new NodeAccessError(
    "ABORTED",
    `${operation}: aborted by the signal. To continue, pass the cursor of the last part`,
    {
      operation,
      sent: false,
    },
  );
}

function replaced(
  operation: string,
  block: number,
  expected: Hash,
  received: Hash | undefined,
): NodeAccessError {
  const text = `${operation}: block ${block} is no longer part of the chain: expected ${expected}, and the chain has ${received}. Delete what you have of this block, and read again from the cursor of an earlier part`;
  return new NodeAccessError("BLOCK_REPLACED", text, {
    operation,
    block,
    expected,
    received: received ?? "none",
  });
}
