import type { Cursor, Source, SourceBlock } from "../model/source.ts";

/** Reads blocks again as they are read at first. @throws Error if the chain has changed meanwhile, so they may be read again. */
export async function* reread(
  source: Pick<Source, "read">,
  from: number,
  to: number,
  signal: AbortSignal,
): AsyncGenerator<SourceBlock, void> {
  for (let cursor: Cursor = { next: from }; cursor.next <= to;) {
    const reading = await source.read(cursor, signal);
    if (reading === "replaced") throw new Error(`the chain has changed before block ${cursor.next}`);
    yield* reading.blocks.filter(({ number }) => number <= to);
    cursor = reading.cursor;
  }
}
