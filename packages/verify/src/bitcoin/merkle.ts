import { Contradiction } from "../contradiction.ts";
import { concat, isEqual } from "../encoding/bytes.ts";
import { type ByteReader, hash256 } from "./bytes.ts";

/**
 * Computes the root of hashes. If a level has an odd number of them, its last one counts twice. So a list may be extended
 * by a repetition that has the same root (CVE-2012-2459), which is rejected. `path` says where the list is.
 */
export function merkleRoot(hashes: readonly Uint8Array[], path: string): Uint8Array {
  let level = hashes;
  if (level.length === 0) throw new Contradiction("transactions-root", path, "transactions", "none");
  while (level.length > 1) {
    const next: Uint8Array[] = [];
    for (let at = 0; at < level.length; at += 2) {
      const left = level[at] as Uint8Array;
      const right = level[at + 1] ?? left;
      if (right !== left && isEqual(left, right))
        throw new Contradiction("transactions-root", path, "each transaction once", "one twice");
      next.push(hash256(concat(left, right)));
    }
    level = next;
  }
  return level[0] as Uint8Array;
}

/** A part of a tree of hashes, which shows that some of them are in it. */
export interface PartialTree {
  /** How many hashes it says the whole tree has, which decides the level of each. */
  readonly count: number;
  readonly root: Uint8Array;
  /** The hashes that it shows. */
  readonly matches: readonly Uint8Array[];
}

/**
 * Reads a part of a tree: the number of all hashes, some of them in the order of a walk, and a bit for each step of it.
 * Source: bitcoin/bips, BIP 37.
 */
export function readPartialTree(reader: ByteReader, path: string): PartialTree {
  const count = reader.uint32();
  const hashes = reader.list(() => reader.take(32));
  const flags = reader.take(reader.length());
  const matches: Uint8Array[] = [];
  const wrong = (actual: string): Contradiction =>
    new Contradiction("transactions-root", path, "a part of a Merkle tree", actual);
  if (count === 0 || hashes.length > count || !reader.isAtEnd) throw wrong(`one of ${count} transactions`);
  let height = 0;
  while (widthAt(count, height) > 1) height += 1;
  let usedBits = 0;
  let usedHashes = 0;
  const walk = (level: number, at: number): Uint8Array => {
    const bit = ((flags[usedBits >> 3] ?? 0) >> (usedBits & 7)) & 1;
    usedBits += 1;
    if (usedBits > flags.length * 8) throw wrong("one with too few bits");
    if (level === 0 || bit === 0) {
      const hash = hashes[usedHashes];
      usedHashes += 1;
      if (!hash) throw wrong("one with too few hashes");
      if (level === 0 && bit === 1) matches.push(hash);
      return hash;
    }
    const left = walk(level - 1, at * 2);
    const hasRight = at * 2 + 1 < widthAt(count, level - 1);
    const right = hasRight ? walk(level - 1, at * 2 + 1) : left;
    if (hasRight && isEqual(left, right)) throw wrong("one with a repetition");
    return hash256(concat(left, right));
  };
  const root = walk(height, 0);
  if (usedHashes !== hashes.length || usedBits + 7 < flags.length * 8) throw wrong("one with unused parts");
  return { count, root, matches };
}

function widthAt(count: number, level: number): number {
  return Math.ceil(count / 2 ** level);
}
