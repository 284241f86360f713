import type { Source } from "../model/source.ts";
import type { Progress } from "./progress.ts";
import { removals } from "./replace-blocks.ts";

/**
 * After a replay, the outbox has delivered blocks from the cursor on, which are read again. Those that were replaced in the
 * meantime are removed first; the others are forgotten, so that their events come again with the same ids.
 */
export async function rewind(progress: Progress, source: Source, signal: AbortSignal): Promise<void> {
  const { cursor, outbox, sequence } = progress;
  const ahead = outbox.current().filter(({ number }) => cursor && number >= cursor.next);
  if (ahead.length === 0) return;
  const flags = (await source.findCurrent?.(ahead, signal)) ?? ahead.map(() => true);
  const replaced = ahead.filter((_, index) => flags[index] === false);
  const append = removals(await progress.entries(replaced.map(({ first }) => first)), sequence);
  const forget = ahead.filter((block) => !replaced.includes(block)).map(({ first }) => first);
  await progress.store({ forget, append, sequence: append.at(-1)?.last ?? sequence });
}
