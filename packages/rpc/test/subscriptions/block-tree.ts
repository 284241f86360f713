import type { Head, Log } from "../../src/index.ts";

/** A block of the simulated chain. All blocks, including removed ones, form a tree. */
export interface Block {
  readonly number: number;
  readonly hash: `0x${string}`;
  readonly parent: Block | undefined;
  readonly logs: number;
}

let made = 0;

/** Creates a unique block. */
export function blockAfter(parent: Block | undefined, logs: number): Block {
  made += 1;
  return { number: parent ? parent.number + 1 : 0, hash: `0x${made.toString(16)}`, parent, logs };
}

/** The blocks from a tip down. */
export function* down(tip: Block | undefined): Generator<Block> {
  for (let block = tip; block; block = block.parent) yield block;
}

/** How the heads of a chain describe their blocks' logs: truly, as some layer-2 chains do, or not at all. */
export type Blooms = "true" | "partial" | "zero" | "absent";

/** The notification of a block's head. */
export function toHead({ number, hash, parent, logs }: Block, blooms: Blooms = "absent"): Head {
  const hasBits = blooms === "true" || (blooms === "partial" && number % 3 !== 0);
  const bloom = `0x${(hasBits && logs > 0 ? "8" : "").padEnd(512, "0")}`;
  return {
    number: `0x${number.toString(16)}`,
    hash,
    parentHash: parent?.hash ?? "0x",
    ...(blooms !== "absent" && { logsBloom: bloom }),
  } as Head;
}

/** The logs of a block. */
export function createLogs({ number, hash, logs }: Block): Log[] {
  return Array.from({ length: logs }, (_, index) => {
    const log = { blockNumber: `0x${number.toString(16)}`, blockHash: hash, logIndex: `0x${index}` };
    return { ...log, removed: false } as Log;
  });
}

/** The block as a read returns it. */
export function toBlock(block: Block | undefined, blooms?: Blooms): object | null {
  return block ? { ...toHead(block, blooms), transactions: [], uncles: [] } : null;
}

/** The notification of a removed log. */
export function removedLog(log: Log): Log {
  return { ...log, removed: true };
}
