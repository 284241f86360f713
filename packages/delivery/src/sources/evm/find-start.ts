import type { StreamStart } from "@node-access/management";
import { type Cursor, SourceError } from "../../model/source.ts";
import type { NodeReads } from "./node-reads.ts";

/** Finds where a new stream begins. A time in the future is waited for. */
export async function findStart(start: StreamStart, reads: NodeReads, signal: AbortSignal): Promise<Cursor> {
  await reads.ready(signal);
  const newest = reads.window.tip?.number ?? -1;
  if (start === "latest") return { next: newest + 1 };
  if ("block" in start) return { next: start.block };
  const time = Date.parse(start.time);
  while (!(Date.parse(reads.window.tip?.time ?? "") >= time)) await reads.changed(signal);
  let before = -1;
  let next = reads.window.tip?.number ?? 0;
  while (next - before > 1) {
    signal.throwIfAborted();
    const middle = Math.floor((before + next) / 2);
    const block = await reads.client.eth_getBlockByNumber(`0x${middle.toString(16)}`, false);
    if (!block)
      throw new SourceError(
        `the node has no block ${middle}, so that the first one from ${start.time} is unknown`,
      );
    if (Number(block.timestamp) * 1_000 >= time) next = middle;
    else before = middle;
  }
  return { next };
}
