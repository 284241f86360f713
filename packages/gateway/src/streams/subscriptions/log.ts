import { itemTexts, memberTexts, objectText } from "../../codec/json/json-text.ts";
import { type Block, readQuantity, toQuantity } from "./block.ts";
import type { UpstreamLink } from "../../upstreams/web-socket/upstream-link.ts";
import { ethereumHeads } from "./head-dialect.ts";

/** A log of a block, as upstreams report it. */
export interface Log {
  readonly blockNumber: number;
  readonly blockHash: string;
  /** Distinguishes it from the other logs of its block. */
  readonly key: string;
  readonly isRemoved: boolean;
  /** In lower case, like the topics. */
  readonly address: string;
  readonly topics: readonly string[];
  readonly text: string;
}

/** @returns the log in a JSON text, unless it holds none, or one of a block that does not exist yet. */
export function readLog(text: string): Log | undefined {
  const members = memberTexts(text);
  const blockNumber = readQuantity(members.get("blockNumber"));
  const key = members.get("logIndex");
  const blockHash = members.get("blockHash");
  if (blockNumber === undefined || !key?.startsWith('"') || !blockHash?.startsWith('"')) return undefined;
  const isRemoved = members.get("removed") === "true";
  const topics = itemTexts(members.get("topics") ?? "[]").map(lowered);
  const address = lowered(members.get("address") ?? '""');
  return { blockNumber, blockHash: blockHash.slice(1, -1), key, isRemoved, address, topics, text };
}

function lowered(text: string): string {
  return text.slice(1, -1).toLowerCase();
}

export function removedText({ text }: Log): string {
  return objectText(memberTexts(text).set("removed", "true"));
}

type Caller = Pick<UpstreamLink, "call">;

/** Reads all logs of consecutive blocks, if the upstream has these on its chain. @throws as `call` does. */
export async function readLogs(blocks: readonly Block[], link: Caller): Promise<readonly Log[] | undefined> {
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (!first || !last) return [];
  // If the upstream got the last block only after reading the logs, some would be missing.
  if (!(await hasBlock(last, link))) return undefined;
  const range = { fromBlock: toQuantity(first.number), toBlock: toQuantity(last.number) };
  const text = await link.call("eth_getLogs", JSON.stringify([range]));
  const hashes = new Map(blocks.map(({ number, hash }) => [number, hash]));
  const logs = itemTexts(text).map(readLog);
  if (!text.trimStart().startsWith("[")) return undefined;
  if (!logs.every((log) => log && hashes.get(log.blockNumber) === log.blockHash)) return undefined;
  // Without a log of the last block, the upstream may have left its branch in the meantime.
  if (logs.at(-1)?.blockHash !== last.hash && !(await hasBlock(last, link))) return undefined;
  return logs as Log[];
}

async function hasBlock({ number, hash }: Block, link: Caller): Promise<boolean> {
  const block = ethereumHeads.readBlock(await link.call(...ethereumHeads.byNumber(number)));
  return block?.hash === hash;
}

/** Remembers the delivered logs of the newest blocks, so that each is delivered once, and withdrawn once. */
export class DeliveredLogs {
  readonly #blocks = new Map<string, Map<string, Log>>();

  add(log: Log): boolean {
    let logs = this.#blocks.get(log.blockHash);
    if (logs?.has(log.key)) return false;
    if (!logs) {
      logs = new Map();
      this.#blocks.set(log.blockHash, logs);
    }
    logs.set(log.key, log);
    return true;
  }

  /** Removes a block that was replaced, and returns its logs, the last one first. */
  withdraw(blockHash: string): readonly Log[] {
    const logs = [...(this.#blocks.get(blockHash)?.values() ?? [])].toReversed();
    this.#blocks.delete(blockHash);
    return logs;
  }

  /** Removes blocks that are too old to be replaced. */
  deleteBelow(below: number): void {
    for (const [hash, logs] of this.#blocks) {
      const [log] = logs.values();
      if (log && log.blockNumber >= below) return;
      this.#blocks.delete(hash);
    }
  }
}
