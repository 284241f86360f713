import { describeValue, invalidArgument } from "@node-access/auth";
import { readQuantity } from "./fields.ts";
import type { BlockId } from "./verdict.ts";

/** A block that you trust. */
export interface Anchor {
  /** Its number. Hex is accepted too. */
  readonly number: bigint | number | string;
  /** Its hash: 32 bytes in hex. */
  readonly hash: string;
}

/** What a tag stands for, of those that an anchor settles. */
export type AnchorTag = "latest" | "safe" | "finalized";

/** Trusted blocks that move on with the chain, such as those of a light client. */
export interface AnchorSource {
  /**
   * Returns the block that a tag stands for now. One of `finalized` must never change: a node with another block of this
   * number is wrong. Others may be replaced. If it throws, results are `consistent`, with the reason `no-anchor`.
   *
   * @param tag - The tag.
   * @returns the block.
   */
  anchorOf(tag: AnchorTag): Anchor | Promise<Anchor>;
}

/** An anchor, and whether no other block can replace it. */
export interface TrustedBlock extends BlockId {
  readonly isFinal: boolean;
}

/** Returns the trusted block of a tag. */
export type TrustedBlocks = (tag: AnchorTag) => Promise<TrustedBlock>;

/** There is no trusted block now, which says nothing of any result. */
export class NoAnchor extends Error {}

export function readAnchors(anchor: Anchor | AnchorSource): TrustedBlocks {
  const source = Object(anchor) as Partial<Anchor & AnchorSource>;
  if (typeof source.anchorOf === "function") {
    return async (tag) => {
      const block = await readAnchor(source as AnchorSource, tag);
      return { ...readBlockId(block, `anchorOf("${tag}")`), isFinal: tag === "finalized" };
    };
  }
  const block = { ...readBlockId(source, "anchor"), isFinal: true };
  return () => Promise.resolve(block);
}

async function readAnchor(source: AnchorSource, tag: AnchorTag): Promise<Anchor> {
  try {
    return await source.anchorOf(tag);
  } catch (error) {
    // Also if it is DATA_INVALID: what a beacon node says wrongly is not wrong with the node whose result is checked.
    throw new NoAnchor(String((error as Error | undefined)?.message ?? error), { cause: error });
  }
}

function readBlockId(anchor: Partial<Anchor>, path: string): BlockId {
  const { number, hash }: Partial<Anchor> = Object(anchor);
  const read = typeof number === "bigint" ? number : readQuantity(number);
  if (read === undefined || read < 0n)
    throw invalidArgument(`${path}.number`, "a block's number", describeValue(number));
  if (typeof hash !== "string" || !/^0x[0-9a-f]{64}$/i.test(hash))
    throw invalidArgument(`${path}.hash`, "32 bytes in hex", describeValue(hash));
  return { number: read, hash: hash.toLowerCase() };
}
