import { checkFunction, checkNumbers, checkSignal, sleep } from "@node-access/transport";
import { getParts } from "../client-parts.ts";
import { readCall } from "../methods.ts";
import type { Hash } from "../generated/types.ts";
import { type HistoryCursor, readCursor } from "../history-cursor.ts";
import type { Gap } from "./chain-events.ts";
import { type Machine, perform } from "./machine.ts";
import { type Read, readLatest } from "./reads.ts";
import { isRecoverable } from "./transient-error.ts";

/** Options of `newBlocks` and `newLogs`. */
export interface PollingOptions {
  /** Milliseconds between two polls. Default 1,000. */
  readonly interval?: number | undefined;
  /**
   * The cursor of the last part of `readLogs` or `readBlocks`, from `@node-access/rpc/history`: the polling begins with the block after
   * that part. If the last block of the part has left the chain, or leaves it later, the iteration throws `BLOCK_REPLACED`.
   * Default: it begins after the newest block.
   */
  readonly cursor?: HistoryCursor | undefined;
  /** Ends the iteration without an error. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Called for blocks that could not be read. Without it, you do not notice them. If the function
   * returns a promise, the next poll waits for it. If it throws or rejects, the iteration ends with
   * that error.
   */
  readonly onGap?: ((gap: Gap) => unknown) | undefined;
}

/** The first block to deliver, and the hash of the one before it; empty to begin after the newest block. */
export type Start = [firstBlock?: number, startHash?: Hash];

/** Maximum consecutive blocks to read after a pause. More are reported as a gap. */
export const MAX_GAP = 1_000;
/** Maximum consecutive polls that fail. Then the iteration throws the last error. */
const MAX_FAILURES = 3;

/** Polls the newest block, passes it to a state machine, and delivers the machine's events. */
export async function* pollChain<Event extends { readonly type: string }>(
  client: unknown,
  create: (...start: Start) => Machine<Event | Gap>,
  options: PollingOptions,
): AsyncGenerator<Exclude<Event, Gap>, void, undefined> {
  const polling: PollingOptions = Object(options);
  const { interval = 1_000, signal, onGap } = polling;
  const { rpc, table, options: own } = getParts(client);
  checkNumbers(polling, ["interval"]);
  checkFunction("onGap", onGap);
  checkSignal(polling);
  const cursor = readCursor(polling.cursor);
  const machine = create(cursor?.nextBlock, cursor?.blockHash);
  const read = async ({ method, params }: Read): Promise<unknown> => {
    const { operation } = readCall({ method }, table);
    return (await rpc.call(operation, params, signal ? { ...own, signal } : own)).value;
  };
  let hasBegun = false;
  const poll = async function* (): AsyncGenerator<Event | Gap> {
    if (!hasBegun) yield* perform(machine.begin(), read);
    const value = hasBegun && (yield* perform(readLatest(), read));
    hasBegun = true;
    if (value) yield* perform(machine.handle({ type: "head", value }), read);
  };
  let failures = 0;
  for (;;) {
    if (signal?.aborted) return;
    const events = poll();
    for (;;) {
      let next: IteratorResult<Event | Gap>;
      try {
        next = await events.next();
      } catch (error) {
        if (signal?.aborted) return;
        failures += 1;
        if (!hasBegun || !isRecoverable(error) || failures > MAX_FAILURES) throw error;
        break;
      }
      if (signal?.aborted) return;
      if (next.done) {
        failures = 0;
        break;
      }
      const event = next.value;
      if (isGap(event)) await onGap?.(event);
      else yield event as Exclude<Event, Gap>;
    }
    await sleep(interval, signal);
  }
}

function isGap(event: { readonly type: string }): event is Gap {
  return event.type === "gap";
}
