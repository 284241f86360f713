import { type Cursor, type Source, type SourceBlock, SourceError } from "../../src/index.ts";
import { createSource } from "../../src/sources/create-source.ts";
import { SharedReads } from "../../src/sources/shared-reads.ts";
import type { NodeAddress, StreamDefinition } from "../../src/index.ts";

/** Creates the source of a stream as a new process would: with nothing that others have read. */
export function openSource(
  node: NodeAddress,
  source: StreamDefinition["source"],
  confirmations: StreamDefinition["confirmations"] = 0,
  shared: SharedReads = new SharedReads(),
): Promise<Source> {
  const definition: StreamDefinition = {
    id: "ST-1",
    number: 1,
    protocol: "",
    publicNetwork: "",
    source,
    start: "latest",
    confirmations,
    destination: { type: "pull" },
    secrets: [],
    batchSize: 100,
    node,
  };
  return createSource(definition, shared, { log: () => {} });
}

/** What a stream has delivered, and where it continues. */
export interface Progress {
  cursor: Cursor;
  blocks: SourceBlock[];
}

/** Waits as an engine does for sources that can. */
export async function waitFor(source: Source, cursor: Cursor, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const endWait = source.watch?.(cursor, resolve);
    if (endWait) signal.addEventListener("abort", () => (endWait(), resolve()), { once: true });
    else resolve();
  });
}

/** Reads once. If the block before the cursor has been replaced, goes back as an engine does, and removes what was replaced. */
export async function readOnce(source: Source, progress: Progress, signal: AbortSignal): Promise<void> {
  if (progress.cursor.next % 2 === 0) await waitFor(source, progress.cursor, signal);
  const reading = await source.read(progress.cursor, signal).catch((error: unknown) => {
    // The engine repeats a read that has failed.
    if (signal.aborted || error instanceof SourceError) throw error;
  });
  if (!reading) return;
  if (reading !== "replaced") {
    progress.blocks.push(...reading.blocks);
    // As it is after a restart.
    progress.cursor = JSON.parse(JSON.stringify(reading.cursor)) as Cursor;
    return;
  }
  const current = (await source.findCurrent?.(progress.blocks, signal)) ?? [];
  progress.blocks = progress.blocks.filter((_, index) => current[index]);
  const last = progress.blocks.at(-1);
  if (!last) throw new Error("all blocks were replaced");
  progress.cursor = { next: last.number + 1, hash: last.hash };
}
