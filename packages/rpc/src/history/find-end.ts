import { describeValue, invalidArgument } from "@node-access/auth";
import { badResult, sleep } from "@node-access/transport";
import type { Hash, Head } from "../generated/types.ts";
import { blockReplaced } from "../history-cursor.ts";
import { MAX_LAG } from "../max-lag.ts";
import { toQuantity } from "../subscriptions/chain-events.ts";
import { isHead } from "../subscriptions/reads.ts";
import type { readEnd } from "./arguments.ts";
import type { Calls } from "./calls.ts";
import { mayPass } from "./failed-read.ts";

/** How often to make a call whose result a backend that lags, or is on another branch, may have returned. */
export const MAX_TRIES = 5;

/** Milliseconds to wait after a try: 250, and twice as long after each further one. */
export function retryAfter(tries: number): number {
  return 125 * 2 ** tries;
}

const METHOD = "eth_getBlockByNumber";

/** Finds the number of the last block to read, and of the newest one. */
export async function findEnd(
  calls: Calls,
  end: ReturnType<typeof readEnd>,
  signal: AbortSignal,
): Promise<{ readonly last: number; readonly newest: number }> {
  for (let tries = 1; ; tries += 1) {
    const newest = Number((await readHead(calls, "latest", signal))?.number);
    if (end === "latest") return { last: newest, newest };
    if (typeof end === "string")
      return { last: Number((await readHead(calls, end, signal))?.number), newest };
    if (end <= newest) return { last: end, newest };
    if (end > newest + MAX_LAG || tries === MAX_TRIES)
      throw invalidArgument("to", `a block of the chain, whose newest one is ${newest}`, describeValue(end));
    await sleep(retryAfter(tries), signal);
  }
}

/** Requires that a block is still part of the chain. */
export async function requireBlock(
  calls: Calls,
  number: number,
  hash: Hash,
  operation: string,
  signal: AbortSignal,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const block = await readHead(calls, toQuantity(number), signal);
    if (block?.hash === hash) return;
    if (tries === MAX_TRIES) throw blockReplaced(operation, number, hash, block?.hash);
    await sleep(retryAfter(tries), signal);
  }
}

/** @returns `undefined` for a number that has no block. */
async function readHead(calls: Calls, block: string, signal: AbortSignal): Promise<Head | undefined> {
  for (let tries = 1; ; tries += 1) {
    try {
      const head = await calls.one({ method: METHOD, params: [block, false] }, signal);
      if (head === undefined || isHead(head)) return head;
      // A backend that lags does not have it yet.
      throw badResult(METHOD, `block ${block}`, head);
    } catch (error) {
      if (tries === MAX_TRIES || !mayPass(error)) throw error;
    }
    await sleep(retryAfter(tries), signal);
  }
}
