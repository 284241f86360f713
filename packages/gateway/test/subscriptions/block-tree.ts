/** A block of a simulated chain. */
export interface TreeBlock {
  readonly number: number;
  readonly hash: string;
  readonly parent: TreeBlock | undefined;
  readonly logs: number;
}

let blocks = 0;

/** @param logs - How many logs match the filter. */
export function blockAfter(parent: TreeBlock | undefined, logs: number): TreeBlock {
  blocks += 1;
  return { number: (parent?.number ?? -1) + 1, hash: `0x${blocks.toString(16)}`, parent, logs };
}

/** A block and all before it, the newest first. */
export function* down(tip: TreeBlock): Generator<TreeBlock> {
  for (let block: TreeBlock | undefined = tip; block; block = block.parent) yield block;
}

export function headText({ number, hash, parent }: TreeBlock): string {
  const parentHash = parent?.hash ?? "0x0";
  return JSON.stringify({ number: `0x${number.toString(16)}`, hash, parentHash });
}

/** The response to `eth_getBlockByNumber`. */
export function blockText(block: TreeBlock | undefined): string {
  if (!block) return "null";
  return JSON.stringify({ ...(JSON.parse(headText(block)) as object), transactions: [], size: "0x1" });
}

/** Values of logs. */
export const logAddress = `0x${"aa".repeat(20)}`;
export const topic = (index: number): string => `0x${index.toString(16).padStart(64, "0")}`;

export function logTexts({ number, hash, logs }: TreeBlock, removed = false): string[] {
  return Array.from({ length: logs }, (_, index) =>
    JSON.stringify({
      address: logAddress,
      topics: [topic(1), topic(100 + index)],
      blockNumber: `0x${number.toString(16)}`,
      blockHash: hash,
      logIndex: `0x${index.toString(16)}`,
      removed,
    }),
  );
}
