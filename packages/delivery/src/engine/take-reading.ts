import type { Reading, SourceBlock } from "../model/source.ts";
import type { OutboxEntry } from "../model/store.ts";
import { createEntry, type Evaluation, type NewEntry } from "./create-entry.ts";
import type { Deliverer } from "./deliverer.ts";
import type { Counters } from "./failures.ts";
import type { Progress } from "./progress.ts";
import { settleBlocks } from "./settle-blocks.ts";

/** Makes the events of blocks, one block at a time. */
export function* createEntries(
  blocks: readonly SourceBlock[],
  { outbox, sequence }: Progress,
  evaluation: Evaluation,
  counters: Counters,
): Generator<NewEntry> {
  let before = sequence;
  for (const block of blocks) {
    const created = createEntry(evaluation, block, before, outbox.removals(block.hash));
    if (!created) continue;
    before = created.entry.last;
    counters.deadLetters += created.deadLetters.length;
    yield created;
  }
}

/** Delivers events without storing them: after an interruption, they are read again and get the same numbers. */
export async function takeFinal(
  { cursor, first, last }: Reading,
  created: Iterable<NewEntry>,
  progress: Progress,
  deliverer: Deliverer,
): Promise<void> {
  const ids: string[] = [];
  let { sequence } = progress;
  const entries = async function* (): AsyncGenerator<OutboxEntry> {
    for (const { entry, deadLetters } of created) {
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

/** Stores events. @returns the entries to deliver. */
export async function takeToOutbox(
  reading: Reading,
  created: readonly NewEntry[],
  progress: Progress,
): Promise<readonly OutboxEntry[]> {
  const { cursor } = reading;
  const append = created.map(({ entry }) => entry);
  const deadLetters = created.flatMap((entry) => entry.deadLetters);
  const sequence = append.at(-1)?.last;
  if (sequence === undefined) await progress.defer({ cursor });
  else await progress.store({ cursor, sequence, append, ...(deadLetters.length > 0 && { deadLetters }) });
  progress.mark(reading);
  return append;
}
