import type { StreamEvent } from "../model/event.ts";
import { type Cursor, type Source, SourceError } from "../model/source.ts";
import type { OutboxEntry } from "../model/store.ts";
import type { Progress } from "./progress.ts";

/** Blocks that are looked up together at first: few reorganizations are deeper. */
const LOOKED_UP = 16;

interface Place {
  readonly number: number;
  readonly hash: string;
  readonly cursor: Cursor;
}

/**
 * Goes back to the newest block of the stream that is still part of the chain, and adds the removal of the events of all later
 * ones to the outbox.
 *
 * @throws SourceError if a final block was replaced.
 * @throws Error if no block was replaced.
 */
export async function replaceBlocks(progress: Progress, source: Source, signal: AbortSignal): Promise<void> {
  const { marks, outbox, cursor, final, sequence } = progress;
  const before = (final?.next ?? 0) - 1;
  const current = outbox.current().filter(({ number }) => number > before);
  const entered = current.map(({ number, hash }) => ({ number, hash, cursor: { next: number + 1, hash } }));
  const places = [...marks, ...entered].toSorted((a, b) => a.number - b.number);
  if (places.length === 0 && final?.hash !== undefined)
    throw new SourceError(
      `block ${before} (${final.hash}) was final, and has left the chain: replay the stream from a block before it`,
    );
  const newest = await findNewestCurrent(places, source, signal);
  const mark =
    newest && (marks.find(({ number }) => number === newest.number) ?? { ...newest, first: newest });
  const back = mark?.cursor ?? final;
  if (newest === places.at(-1) && (newest || cursor?.hash === undefined))
    throw new Error(
      `the node says that block ${(cursor?.next ?? 0) - 1} has left the chain, and that it is part of it`,
    );
  const end = newest?.number ?? before;
  const removed = current.filter(({ number }) => number > end);
  const append = removals(await progress.entries(removed.map(({ first }) => first)), sequence);
  // Nothing of these blocks was delivered: they leave no trace.
  const forget = removed.filter(({ hash }) => !append.some((entry) => entry.hash === hash));
  progress.marks = marks.filter(({ number }) => number < end);
  if (mark) progress.marks.push(mark);
  await progress.store({
    ...(back && { cursor: back }),
    ...(removed.length > 0 && { withdraw: removed.map(({ first, last }) => ({ first, last })) }),
    ...(forget.length > 0 && { forget: forget.map(({ first }) => first) }),
    ...(append.length > 0 && { append, sequence: append.at(-1)?.last ?? sequence }),
  });
}

/** Looks up the newest blocks first: all blocks before one that is part of the chain are part of it too. */
async function findNewestCurrent(
  places: readonly Place[],
  source: Source,
  signal: AbortSignal,
): Promise<Place | undefined> {
  let end = places.length;
  for (let count = LOOKED_UP; end > 0; count *= 2) {
    const start = Math.max(0, end - count);
    const flags = (await source.findCurrent?.(places.slice(start, end), signal)) ?? [];
    const replaced = flags.indexOf(false);
    if (replaced !== 0) return places[replaced < 0 ? end - 1 : start + replaced - 1];
    end = start;
  }
  return undefined;
}

/** Removes the events of blocks, those of the newest block first, each block's in reverse order. */
export function removals(entries: readonly OutboxEntry[], before: number): readonly OutboxEntry[] {
  const newestFirst = entries.toSorted((a, b) => b.number - a.number);
  const hashes = new Set(newestFirst.map(({ hash }) => hash));
  let sequence = before;
  return [...hashes].flatMap((hash) => {
    const first = sequence + 1;
    const parts = entries.filter((entry) => entry.hash === hash);
    const events: StreamEvent[] = [];
    for (const event of parts.flatMap((part) => part.events).toReversed())
      events.push({ ...event, sequence: ++sequence, id: `${event.id}:removed`, removed: true });
    const [part] = parts;
    if (!part || events.length === 0) return [];
    return [{ first, last: sequence, number: part.number, hash: part.hash, removed: true, keys: [], events }];
  });
}
