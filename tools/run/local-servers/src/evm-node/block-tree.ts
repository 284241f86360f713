import { hash as digest } from "node:crypto";

/** A block of a simulated chain. All blocks, those of abandoned branches too, form a tree. */
export interface Block {
  readonly number: number;
  readonly hash: `0x${string}`;
  readonly parent: Block | undefined;
  /** How many logs it has. */
  readonly logs: number;
}

export interface BlockLog {
  readonly address: `0x${string}`;
  readonly topics: readonly `0x${string}`[];
  readonly data: `0x${string}`;
  readonly blockNumber: `0x${string}`;
  readonly blockHash: `0x${string}`;
  readonly transactionHash: `0x${string}`;
  readonly transactionIndex: `0x${string}`;
  readonly logIndex: `0x${string}`;
  readonly removed: boolean;
}

/** A block's header as a node returns it. */
export type BlockHeader = Readonly<Record<string, string>> & {
  readonly number: `0x${string}`;
  readonly hash: `0x${string}`;
  readonly parentHash: `0x${string}`;
};

/** The address of all logs. */
export const logAddress: `0x${string}` = `0x${"aa".repeat(20)}`;
let created = 0;

/** Creates a block, the first one without a parent. Blocks with the same salt and parent have the same hash. Default: one of its own. */
export function blockAfter(parent: Block | undefined, logs: number, salt?: string | number): Block {
  created += 1;
  const hash = computeHash(`${salt ?? `own ${created}`} ${parent?.hash ?? "none"}`);
  return { number: parent ? parent.number + 1 : 0, hash, parent, logs };
}

/** A block and all before it, the newest first. */
export function* down(tip: Block | undefined): Generator<Block> {
  for (let block = tip; block; block = block.parent) yield block;
}

/** @returns a block's header, as `newHeads` reports it. */
export function createHeader({ number, hash, parent }: Block): BlockHeader {
  return {
    number: quantity(number),
    hash,
    parentHash: parent?.hash ?? `0x${"0".repeat(64)}`,
    timestamp: quantity(1_700_000_000 + number),
    gasLimit: "0x1c9c380",
    gasUsed: "0x0",
    miner: logAddress,
    extraData: "0x",
  };
}

/** @returns a block as a read returns it; null for none. */
export function blockResult(block: Block | undefined): object | null {
  return block
    ? { ...createHeader(block), transactions: [], uncles: [], withdrawals: [], size: "0x1" }
    : null;
}

/** @param removed - Whether a reorganization has removed them. */
export function createLogs({ number, hash, logs }: Block, removed = false): BlockLog[] {
  return Array.from({ length: logs }, (_, index) => ({
    address: logAddress,
    topics: [topic(1), topic(100 + index)],
    data: "0x",
    blockNumber: quantity(number),
    blockHash: hash,
    transactionHash: computeHash(`${hash} ${index}`),
    transactionIndex: quantity(index),
    logIndex: quantity(index),
    removed,
  }));
}

/** A value of logs: the first of each is `topic(1)`, the second counts from `topic(100)`. */
export function topic(index: number): `0x${string}` {
  return `0x${index.toString(16).padStart(64, "0")}`;
}

/** An integer as nodes write it. */
export function quantity(value: number): `0x${string}` {
  return `0x${value.toString(16)}`;
}

function computeHash(text: string): `0x${string}` {
  return `0x${digest("sha256", text)}`;
}
