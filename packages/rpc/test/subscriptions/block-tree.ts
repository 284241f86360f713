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

/** The notification of a block's head. */
export function toHead({ number, hash, parent }: Block): Head {
  return { number: `0x${number.toString(16)}`, hash, parentHash: parent?.hash ?? "0x" } as Head;
}

/** The logs of a block. */
export function logsOf({ number, hash, logs }: Block): Log[] {
  return Array.from({ length: logs }, (_, index) => {
    const log = { blockNumber: `0x${number.toString(16)}`, blockHash: hash, logIndex: `0x${index}` };
    return { ...log, removed: false } as Log;
  });
}

/** The block as a read returns it. */
export function toBlock(block: Block | undefined): object | null {
  return block ? { ...toHead(block), transactions: [], uncles: [] } : null;
}

/** The notification of a removed log. */
export function removedLog(log: Log): Log {
  return { ...log, removed: true };
}
