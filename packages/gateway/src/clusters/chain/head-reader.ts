import { readString, textAt } from "../../codec/json/json-text.ts";
import type { HeadPlaces } from "../../generated/methods.ts";
import type { RoutedCall } from "../../upstreams/upstream.ts";
import type { HeadNumbers } from "./head-tracker.ts";
import type { PoolMember } from "../pool-member.ts";
import { normalHash } from "./block-hashes.ts";

/** A block as an upstream reports it. */
export interface BlockHead {
  readonly number: number;
  /** As the upstream writes it. */
  readonly hash: string;
  /** The hash of the block before it, if the upstream reports it. */
  readonly parent?: string;
  /** Whether the upstream says that it is still syncing. */
  readonly isSyncing?: true;
}

/** The newest safe and final blocks; -1 if unknown. */
export type FinalNumbers = Pick<HeadNumbers, "safe" | "finalized">;

/** How paths name blocks whose numbers change over time. */
export interface BlockNames {
  /** The numbers that names such as `head` refer to. */
  readonly names: Readonly<Record<string, keyof HeadNumbers>>;
  /** With one of these characters and a number behind it, a name means the block that is as many blocks before. */
  readonly ancestorMarks?: string;
}

/** Reads block headers from one upstream at a time, without failover. */
export interface HeadReader {
  /** Moving block names in paths; absent if blocks are named in params. */
  readonly pathNames?: BlockNames;
  /** Whether the nodes know tags such as `latest`, which an omitted param is. */
  readonly hasTags?: true;
  /** A response is doubted if its block is newer than all known ones by this many blocks. */
  readonly maxAhead: number;
  /** Members of responses that hold a block number. */
  readonly numberNames: readonly string[];
  /** @returns a block number as requests write it. Default: in decimal digits. */
  blockText?(number: number): string;
  /** @returns a block number as JSON in the result of the method for it. Default: in decimal digits. */
  heightText?(number: number): string;
  /**
   * @param block - A number as {@link blockText} writes it. Default: the newest block.
   * @returns `undefined` if the upstream does not have the block, or responded with something else.
   * @throws UpstreamFailure if it did not respond.
   */
  read(member: PoolMember, block?: string): Promise<BlockHead | undefined>;
  /** Asks an upstream whether it has a block. Without it, the block is read by its number. */
  has?(member: PoolMember, block: BlockHead): Promise<boolean>;
  /** Whether a call reads the chain as {@link read} does. If it is absent, all calls do. */
  readsNewest?(call: RoutedCall): boolean;
  /** @returns the lowest block that a call accepts, besides one that it names; `undefined` if any. */
  leastBlock?(call: RoutedCall): number | undefined;
  /** @returns the block that a response is about, in place of the newest of `numberNames`; -1 if none. */
  newestIn?(call: RoutedCall, body: Buffer): number;
  readFinal(member: PoolMember): Promise<FinalNumbers>;
  /** Reads the first block, which differs between chains. Absent if that is not known. @returns and throws as {@link read} does. */
  readFirst?(member: PoolMember): Promise<BlockHead | undefined>;
}

export async function hasBlock(reader: HeadReader, member: PoolMember, block: BlockHead): Promise<boolean> {
  if (reader.has) return reader.has(member, block);
  const { number, hash } = block;
  const found = await reader.read(member, reader.blockText?.(number) ?? String(number));
  return found?.number === number && normalHash(found.hash) === normalHash(hash);
}

/** @returns the newest block that counts as final: it has this many confirmations. */
export function finalAtDepth(newest: BlockHead | undefined, depth: number): FinalNumbers {
  const final = newest ? Math.max(0, newest.number - depth + 1) : -1;
  return { safe: final, finalized: final };
}

/** @param text - JSON with a block, whose own hash comes before any other hash. */
export function readHead(text: string): BlockHead | undefined {
  const [, number] = /"(?:block_)?number"\s*:\s*"?(0x[\da-f]{1,13}|\d{1,15})\b/i.exec(text) ?? [];
  const [, hash] = /"(?:block_)?hash"\s*:\s*"(0x[\da-f]+)"/i.exec(text) ?? [];
  const [, parent] = /"parent_?hash"\s*:\s*"(0x[\da-f]+)"/i.exec(text) ?? [];
  if (number === undefined || hash === undefined) return undefined;
  return { number: Number(number), hash, ...(parent !== undefined && { parent }) };
}

/** @returns the last block number in a response, which is its newest one; -1 if there is none. */
export function newestIn(body: Buffer, names: readonly Buffer[]): number {
  let newest = -1;
  for (const name of names) {
    const at = body.lastIndexOf(name);
    if (at < 0) continue;
    const text = body.toString("latin1", at + name.length, at + name.length + 24);
    const [, number] = /^\s*:\s*"?(0x[\da-f]{1,13}|\d{1,15})\b/i.exec(text) ?? [];
    if (number !== undefined) newest = Math.max(newest, Number(number));
  }
  return newest;
}

/** @returns the block whose number and hash are at these places in JSON. A number may be a text. */
export function readPlaces(text = "null", places: HeadPlaces): BlockHead | undefined {
  const [, number] = /^"?(\d{1,15})"?$/.exec(textAt(text, places.number) ?? "") ?? [];
  const hash = stringAt(text, ...places.hash);
  if (number === undefined || hash === undefined) return undefined;
  const isSyncing = places.syncing && textAt(text, places.syncing) === "true";
  return { number: Number(number), hash, ...(isSyncing && { isSyncing }) };
}

export function stringAt(text = "null", ...path: readonly string[]): string | undefined {
  const value = textAt(text, path);
  return value?.startsWith('"') ? readString(value) : undefined;
}
