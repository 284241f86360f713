import type { PoolMember } from "../pool-member.ts";
import type { HeadNumbers } from "./head-numbers.ts";

/** A block as an upstream tells it. */
export interface BlockHead {
  readonly number: number;
  /** As the upstream writes it. */
  readonly hash: string;
  /** The hash of the block before it, if the upstream tells it. */
  readonly parent?: string;
  /** Whether the upstream says that it is still catching up with the chain. */
  readonly isSyncing?: true;
}

/** The newest blocks that are safe and final; -1 where none is known. */
export type FinalNumbers = Pick<HeadNumbers, "safe" | "finalized">;

/** What names of blocks that move on stand for, as `head`. */
export type BlockNames = Readonly<Record<string, keyof HeadNumbers>>;

/** Reads heads of blocks from one upstream at a time, without any failover. */
export interface HeadReader {
  /** What paths call blocks that move on; nothing where blocks are named in params. */
  readonly pathNames?: BlockNames;
  /** A response with a block so much newer than any other is not taken at its word. */
  readonly plausible: number;
  /** Members of responses whose value is a block's number. */
  readonly numberNames: readonly string[];
  /** @returns a block's number as it stands in a request. */
  blockText(number: number): string;
  /** @returns a block's number as the result of a method that tells it, which is JSON. */
  heightText(number: number): string;
  /**
   * Reads a block.
   *
   * @param block - A number as {@link blockText} writes it; default: the newest block.
   * @returns nothing if the upstream does not have the block, or responded with something else.
   * @throws UpstreamFailure if it did not respond.
   */
  read(member: PoolMember, block?: string): Promise<BlockHead | undefined>;
  /**
   * Reads which blocks are safe and final.
   *
   * @throws UpstreamFailure if the upstream did not respond.
   */
  readFinal(member: PoolMember): Promise<FinalNumbers>;
}

/**
 * @param text - JSON of a block, or of a response with one. What stands before the block's own hash has none.
 * @returns the block's number and hashes; nothing if it lacks them.
 */
export function readHead(text: string): BlockHead | undefined {
  const [, number] = /"(?:block_)?number"\s*:\s*"?(0x[\da-f]{1,13}|\d{1,15})\b/i.exec(text) ?? [];
  const [, hash] = /"(?:block_)?hash"\s*:\s*"(0x[\da-f]+)"/i.exec(text) ?? [];
  const [, parent] = /"parent_?hash"\s*:\s*"(0x[\da-f]+)"/i.exec(text) ?? [];
  if (number === undefined || hash === undefined) return undefined;
  return { number: Number(number), hash, ...(parent !== undefined && { parent }) };
}
