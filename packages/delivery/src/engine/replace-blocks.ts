import type { StreamEvent } from "../model/event.ts";
import { type Cursor, type Reading, type Source, SourceError } from "../model/source.ts";
import type { OutboxBlock, OutboxEntry, StreamChange } from "../model/store.ts";
import { UNSTORED_EVENTS } from "../model/unstored-events.ts";
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
  const { marks, outbox, cursor, final } = progress;
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
  const kept = marks.filter(({ number }) => number < end);
  progress.marks = mark ? [...kept, mark] : kept;
  const removed = current.filter(({ number }) => number > end);
  await progress.store({ ...(await remove(removed, progress)), ...(back && { cursor: back }) });
}

/**
 * Removes the events of blocks of the outbox that are read again, after the stream was moved back, and are no longer part of the
 * chain.
 *
 * @returns whether there is something to deliver first.
 */
export async function removeReplaced(
  { blocks, first, last }: Reading,
  progress: Progress,
  source: Source,
  signal: AbortSignal,
): Promise<boolean> {
  if (!progress.outbox.blocks.some(({ number }) => number >= first.number)) return false;
  const again = progress.outbox
    .current()
    .filter(({ number }) => number >= first.number)
    .toSorted((a, b) => a.number - b.number);
  if (again.length === 0) return false;
  const hashes = new Set(blocks.map(({ hash }) => hash));
  const flags = (await source.findCurrent?.(again, signal)) ?? [];
  const end = again.findIndex(({ number, hash }, index) =>
    number <= last.number ? !hashes.has(hash) : flags[index] === false,
  );
  // All blocks after one that was replaced were replaced too.
  const removed = end < 0 ? [] : again.slice(end);
  if (removed.length === 0) return false;
  // An earlier run may have delivered events of final blocks, with numbers that it could not store.
  progress.sequence = Math.max(progress.sequence, progress.delivered) + UNSTORED_EVENTS;
  await progress.store(await remove(removed, progress));
  return true;
}

/** What removes the events of blocks. Blocks of which nothing was delivered leave no trace. */
async function remove(blocks: readonly OutboxBlock[], progress: Progress): Promise<StreamChange> {
  if (blocks.length === 0) return {};
  const append = removals(await progress.entries(blocks.map(({ first }) => first)), progress.sequence);
  const forget = blocks.filter(({ hash }) => !append.some((entry) => entry.hash === hash));
  return {
    withdraw: blocks.map(toRange),
    forget: forget.map(({ first }) => first),
    append,
    sequence: append.at(-1)?.last ?? progress.sequence,
  };
}

/** The sequence numbers of a block's events. */
export function toRange({ first, last }: OutboxBlock): { first: number; last: number } {
  return { first, last };
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
function removals(entries: readonly OutboxEntry[], before: number): readonly OutboxEntry[] {
  const newestFirst = entries.toSorted((a, b) => b.number - a.number);
  const hashes = new Set(newestFirst.map(({ hash }) => hash));
  let sequence = before;
  return [...hashes].flatMap((hash) => {
    const first = sequence + 1;
    const parts = entries.filter((entry) => entry.hash === hash);
    // A dead letter that was delivered again may be in the block too.
    const distinct = new Map(parts.flatMap((part) => part.events).map((event) => [event.id, event]));
    const events: StreamEvent[] = [];
    for (const event of [...distinct.values()].toReversed())
      events.push({ ...event, sequence: ++sequence, id: `${event.id}:removed`, removed: true });
    const [part] = parts;
    if (!part || events.length === 0) return [];
    return [{ first, last: sequence, number: part.number, hash: part.hash, removed: true, keys: [], events }];
  });
}
