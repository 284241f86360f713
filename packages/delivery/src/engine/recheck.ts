import type { StreamRange } from "@node-access/management";
import { digestIds } from "../model/digest-ids.ts";
import type { Delivery } from "../model/delivery.ts";
import type { Source } from "../model/source.ts";
import type { StreamDefinition } from "../model/stream.ts";
import { createEntry, createEvaluation, type Evaluation } from "./create-entry.ts";
import type { EngineOptions } from "./stream-parts.ts";

type RecheckResult = Awaited<ReturnType<Delivery["recheck"]>>;

/** Reads the blocks of ranges again, and compares their events with what was delivered. */
export async function recheck(
  engine: EngineOptions,
  definition: StreamDefinition,
  ranges: readonly StreamRange[],
): Promise<RecheckResult> {
  const source = await engine.createSource(definition);
  try {
    const evaluation = await createEvaluation(engine, definition, source.type);
    const { reread } = source;
    if (!reread)
      return {
        events: 0,
        differences: [],
        reason: `blocks of the source ${definition.source.type} cannot be read again`,
      };
    const differences: string[] = [];
    let events = 0;
    let next: number | undefined;
    for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
      if (next !== undefined && range.from > next)
        differences.push(`the ledger has no blocks ${next} to ${range.from - 1}`);
      next = Math.max(next ?? 0, range.to + 1);
      events += await compareRange(evaluation, range, reread.bind(source), differences);
    }
    return { events, differences };
  } finally {
    source.close();
  }
}

async function compareRange(
  evaluation: Evaluation,
  range: StreamRange,
  reread: NonNullable<Source["reread"]>,
  differences: string[],
): Promise<number> {
  const { from, to } = range;
  let events = 0;
  let digest = "";
  for await (const block of reread(from, to, new AbortController().signal)) {
    const keys = (await createEntry(evaluation, block, 0, 0))?.entry.keys ?? [];
    events += keys.length;
    digest = digestIds(digest, keys);
    const expected = { [from]: range.from_hash, [to]: range.to_hash }[block.number];
    if (expected && expected !== block.hash)
      differences.push(
        `block ${block.number} has the hash ${block.hash}, and had ${expected} when it was delivered`,
      );
  }
  if (events !== range.events)
    differences.push(`blocks ${from} to ${to} have ${events} events, and ${range.events} were delivered`);
  else if (digest !== range.digest)
    differences.push(`blocks ${from} to ${to} have other events than those that were delivered`);
  return events;
}
