import type { Cursor, Reading, SourceBlock } from "../model/source.ts";
import type { DeadLetterEntry, OutboxBlock, OutboxEntry } from "../model/store.ts";
import { createEntry, type Evaluation, MOST_HELD, type NewEntry } from "./create-entry.ts";
import type { Deliverer } from "./deliverer.ts";
import type { Counters } from "./failures.ts";
import type { Progress } from "./progress.ts";
import { toRange } from "./replace-blocks.ts";
import { settleBlocks } from "./settle-blocks.ts";

/** Makes the events of blocks, one block at a time. */
export async function* createEntries(
  blocks: readonly SourceBlock[],
  { outbox, sequence, delivered }: Progress,
  evaluation: Evaluation,
  counters: Counters,
): AsyncGenerator<NewEntry> {
  // After a replay, readers of `pull` may still get the events of some blocks.
  const waiting = new Set(outbox.current().flatMap(({ hash, last }) => (last > delivered ? [hash] : [])));
  let before = sequence;
  for (const block of blocks) {
    if (waiting.has(block.hash)) continue;
    const created = await createEntry(evaluation, block, before, outbox.removals(block.hash));
    if (!created) continue;
    before = created.entry.last;
    counters.deadLetters += created.deadLetters.length;
    yield created;
  }
}

/** Delivers events without storing them: after an interruption, they are read again and get the same numbers. */
export async function takeFinal(
  { cursor, first, last }: Reading,
  created: AsyncIterable<NewEntry>,
  progress: Progress,
  deliverer: Deliverer,
): Promise<void> {
  const ids: string[] = [];
  let { sequence } = progress;
  const entries = async function* (): AsyncGenerator<OutboxEntry> {
    for await (const { entry, deadLetters } of created) {
      if (deadLetters.length > 0) await progress.store({ deadLetters });
      sequence = entry.last;
      for (const key of entry.keys) ids.push(key);
      yield entry;
    }
  };
  await deliverer.deliver(entries());
  const from = progress.final?.next ?? first.number;
  const part = { from, to: last.number, fromHash: first.hash, toHash: last.hash, ids };
  const change = { cursor, final: cursor, ledger: [part] };
  if (sequence === progress.sequence) await progress.defer(change);
  else await progress.store({ ...change, sequence, delivered: Math.max(progress.delivered, sequence) });
  await settleBlocks(progress);
}

/** Stores events. @returns the entries to deliver; none if they are too large to hold, and are in the outbox. */
export async function takeToOutbox(
  reading: Reading,
  created: AsyncIterable<NewEntry>,
  progress: Progress,
): Promise<readonly OutboxEntry[]> {
  let append: OutboxEntry[] = [];
  let deadLetters: DeadLetterEntry[] = [];
  let size = 0;
  let isWhole = true;
  const store = (cursor: Cursor, last: OutboxEntry): Promise<void> => {
    const replayed = findReplayed(append, progress);
    const forget = replayed.map(({ first }) => first);
    if (forget.length > 0) progress.uncertainTo = last.last;
    return progress.store({
      cursor,
      sequence: last.last,
      append,
      ...(deadLetters.length > 0 && { deadLetters }),
      ...(forget.length > 0 && { forget, withdraw: replayed.map(toRange) }),
    });
  };
  for await (const { entry, deadLetters: failed } of created) {
    append.push(entry);
    deadLetters.push(...failed);
    for (const { data } of entry.events) size += data.length;
    if (size < MOST_HELD || reading.cursor.more !== undefined || entry.number === reading.last.number)
      continue;
    await store({ next: entry.number + 1, hash: entry.hash }, entry);
    [append, deadLetters, size, isWhole] = [[], [], 0, false];
  }
  const last = append.at(-1);
  if (last === undefined) await progress.defer({ cursor: reading.cursor });
  else await store(reading.cursor, last);
  progress.mark(reading);
  return isWhole ? append : [];
}

/** Blocks that were in the outbox already, because the stream was moved back: their events are created again. */
function findReplayed(append: readonly OutboxEntry[], { outbox }: Progress): readonly OutboxBlock[] {
  const from = append[0]?.number ?? 0;
  if (!outbox.blocks.some(({ number }) => number >= from)) return [];
  const hashes = new Set(append.map(({ hash }) => hash));
  return outbox.current().filter(({ number, hash }) => number >= from && hashes.has(hash));
}
