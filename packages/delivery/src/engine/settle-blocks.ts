import type { Mark, Progress } from "./progress.ts";

/** Events whose keys are read together. */
const TOGETHER = 5000;

/** Moves blocks that are final and delivered from the outbox to the ledger. */
export async function settleBlocks(progress: Progress): Promise<void> {
  for (let mark = nextMark(progress); mark; mark = nextMark(progress)) await settle(progress, mark);
  // Dead letters of final blocks that were repeated.
  const { outbox, final, delivered } = progress;
  const forget = outbox.blocks.filter(
    (block) => block.number < (final?.next ?? 0) && block.last <= delivered,
  );
  if (forget.length > 0) await progress.store({ forget: forget.map(({ first }) => first) });
}

/** The newest mark whose blocks are final and delivered, and have not too many events. */
function nextMark({ marks, outbox, finalNumber, delivered }: Progress): Mark | undefined {
  if (marks[0] === undefined || marks[0].number > finalNumber) return undefined;
  const blocks = outbox.blocks.toSorted((a, b) => a.number - b.number);
  const end = Math.min(finalNumber, (blocks.find(({ last }) => last > delivered)?.number ?? Infinity) - 1);
  let newest: Mark | undefined;
  let events = 0;
  let index = 0;
  for (const mark of marks) {
    if (mark.number > end) break;
    for (let block = blocks[index]; block && block.number <= mark.number; block = blocks[++index])
      events += block.last - block.first + 1;
    if (newest && events > TOGETHER) break;
    newest = mark;
  }
  return newest;
}

async function settle(progress: Progress, mark: Mark): Promise<void> {
  const { outbox, final, marks } = progress;
  const ids: string[] = [];
  const blocks = outbox.current().filter(({ number }) => number <= mark.number);
  for await (const { keys } of progress.each(blocks.toSorted((a, b) => a.number - b.number)))
    for (const key of keys) ids.push(key);
  const from = final?.next ?? mark.number;
  const begin = marks[0]?.first;
  const fromHash = begin?.number === from ? begin.hash : "";
  const part = { from, to: mark.number, fromHash, toHash: mark.hash, ids };
  const change = { final: mark.cursor, ...(mark.number >= from && { ledger: [part] }) };
  const forget = outbox.blocks.filter(({ number }) => number <= mark.number).map(({ first }) => first);
  progress.marks = marks.slice(marks.indexOf(mark) + 1);
  if (forget.length > 0) await progress.store({ ...change, forget });
  else await progress.defer(change);
}
