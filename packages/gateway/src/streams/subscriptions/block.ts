import { memberTexts, objectText } from "../../codec/json/json-text.ts";

/** A block's header as `newHeads` reports it. */
export interface Block {
  readonly number: number;
  readonly hash: string;
  readonly parentHash: string;
  /** JSON, with numbers as the upstream wrote them. */
  readonly text: string;
}

/** Reads blocks. All methods return `undefined` for a block that the upstream does not have. */
export interface BlockReader {
  latest(): Promise<Block | undefined>;
  byNumber(number: number): Promise<Block | undefined>;
  /** Also finds a block that is no longer on the chain, as long as the upstream has it. */
  byHash(hash: string): Promise<Block | undefined>;
}

/** @returns a placeholder for the parent of a block, which callers never get. */
export function makeParent({ number, parentHash }: Block): Block {
  return { number: number - 1, hash: parentHash, parentHash: "", text: "" };
}

/** Members of `eth_getBlockByNumber` that `newHeads` does not report. */
const bodyMembers = ["transactions", "uncles", "withdrawals", "size", "totalDifficulty"];

/** @returns the header in a JSON text, or `undefined` if it holds none. */
export function readBlock(text: string): Block | undefined {
  const members = memberTexts(text);
  const [number, hash, parentHash] = ["number", "hash", "parentHash"].map((name) => members.get(name));
  if (!number || !isHash(hash) || !isHash(parentHash)) return undefined;
  const value = readQuantity(number);
  if (value === undefined) return undefined;
  return { number: value, hash: unquote(hash), parentHash: unquote(parentHash), text };
}

/** @returns the header of a block; `undefined` for `null` and for anything else that is not a block. */
export function readHeader(text: string): Block | undefined {
  const block = readBlock(text);
  if (!block) return undefined;
  const members = memberTexts(text);
  for (const name of bodyMembers) members.delete(name);
  return { ...block, text: objectText(members) };
}

/** @returns the number of a hexadecimal quantity in JSON; `undefined` for other texts. */
export function readQuantity(text: string | undefined): number | undefined {
  if (text === undefined || !/^"0x[0-9a-f]+"$/i.test(text)) return undefined;
  const value = Number(unquote(text));
  return Number.isSafeInteger(value) ? value : undefined;
}

export function toQuantity(number: number): string {
  return `0x${number.toString(16)}`;
}

function isHash(text: string | undefined): text is string {
  return text !== undefined && /^"0x[0-9a-f]+"$/i.test(text);
}

function unquote(text: string): string {
  return text.slice(1, -1);
}
