import type { StreamStart } from "@node-access/management";
import { type Cursor, SourceError } from "../../model/source.ts";
import type { NodeReads } from "./node-reads.ts";
import type { EvmClient } from "./read-block.ts";
import type { WireHeader } from "./chain-window.ts";
import { isNullRound } from "@node-access/rpc/history";

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
    const [block, number] = await readUpTo(reads.client, middle, before);
    if (block === null)
      throw new SourceError(
        `the node has no block ${number}, so that the first one from ${start.time} is unknown`,
      );
    if (block && Number(block.timestamp) * 1_000 >= time) next = number;
    else before = middle;
  }
  return { next };
}

/** Reads the newest block up to a number, and above another one: chains such as Filecoin skip numbers. */
async function readUpTo(
  client: EvmClient,
  from: number,
  above: number,
): Promise<[block: WireHeader | null | undefined, number: number]> {
  for (let number = from; number > above; number -= 1)
    try {
      return [await client.eth_getBlockByNumber(`0x${number.toString(16)}`, false), number];
    } catch (error) {
      if (!isNullRound(error)) throw error;
    }
  return [undefined, from];
}
