import { parseJson } from "@node-access/transport/json-rpc";
import type { Source } from "../model/source.ts";
import type { DeadLetterEntry, OutboxEntry, RetriedDeadLetter } from "../model/store.ts";
import { type Evaluation, evaluate, MOST_HELD } from "./create-entry.ts";
import type { Progress } from "./progress.ts";

/** Adds dead letters to the outbox, as events with new sequence numbers. */
export async function repeatDeadLetters(
  deadLetters: readonly DeadLetterEntry[],
  progress: Progress,
  evaluation: Evaluation,
  source: Source,
  signal: AbortSignal,
): Promise<void> {
  const append: OutboxEntry[] = [];
  const retried: RetriedDeadLetter[] = [];
  const returned = await findReturned(deadLetters, progress, source, signal);
  let { sequence } = progress;
  let size = 0;
  for (const { sequence: old, event, raw } of deadLetters) {
    // The others follow in the next round.
    if (size > MOST_HELD) break;
    const evaluated = raw ? evaluate(evaluation, parseJson(event.data)) : { data: event.data };
    if (event.removed && returned.has(event.hash))
      retried.push({ sequence: old, reason: "its block is part of the chain again" });
    else if (!evaluated) retried.push({ sequence: old });
    else if (evaluated.reason !== undefined) retried.push({ sequence: old, reason: evaluated.reason });
    else {
      sequence += 1;
      size += evaluated.data.length;
      retried.push({ sequence: old, as: sequence });
      const { number, hash } = event;
      const events = [{ ...event, sequence, data: evaluated.data }];
      append.push({
        first: sequence,
        last: sequence,
        number,
        hash,
        removed: event.removed,
        keys: [],
        events,
      });
    }
  }
  await progress.store({ retried, ...(append.length > 0 && { append, sequence }) });
}

/** Blocks whose removal is a dead letter, and which are part of the chain again: their removal came too late. */
async function findReturned(
  deadLetters: readonly DeadLetterEntry[],
  { outbox }: Progress,
  source: Source,
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const removals = deadLetters.filter(({ event }) => event.removed);
  if (removals.length === 0) return new Set();
  const blocks = removals.map(({ event: { number, hash } }) => ({ number, hash }));
  const flags = (await source.findCurrent?.(blocks, signal)) ?? [];
  const returned = blocks.filter((_, index) => flags[index] ?? true);
  return new Set([...outbox.current(), ...returned].map(({ hash }) => hash));
}
