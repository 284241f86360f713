import { itemTexts, memberTexts, objectText } from "../../codec/json/json-text.ts";
import { readQuantity } from "./block.ts";

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
  /** JSON. */
  readonly text: string;
}

/**
 * @returns the log in a JSON text; `undefined` if it holds none, or one of a block that does not exist yet.
 */
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

/** @returns the notification that withdraws a log. */
export function removedText({ text }: Log): string {
  return objectText(memberTexts(text).set("removed", "true"));
}
