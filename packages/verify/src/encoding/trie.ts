import { keccak, NOTHING, quantityBytes } from "./bytes.ts";
import { encodeRlp, type RlpItem } from "./rlp.ts";

interface Entry {
  readonly nibbles: Uint8Array;
  readonly value: Uint8Array;
}

/** The root of a trie without entries. */
export const EMPTY_ROOT: Uint8Array = keccak(Uint8Array.of(0x80));

/** Computes the root of values by their positions, as a block's. Source: Yellow Paper, appendix D. */
export function orderedRoot(values: readonly Uint8Array[]): Uint8Array {
  const entries = values.map((value, index) => ({
    nibbles: toNibbles(encodeRlp(quantityBytes(index))),
    value,
  }));
  return trieRoot(entries);
}

/** Computes the root of a Merkle-Patricia trie. No key is the beginning of another one. */
export function trieRoot(entries: readonly Entry[]): Uint8Array {
  if (entries.length === 0) return EMPTY_ROOT;
  return keccak(encodeRlp(buildNode(entries.toSorted(byNibbles), 0)));
}

/** Splits bytes into halves, which are the digits of a key. */
export function toNibbles(bytes: Uint8Array): Uint8Array {
  const nibbles = new Uint8Array(bytes.length * 2);
  for (const [index, byte] of bytes.entries()) {
    nibbles[index * 2] = byte >> 4;
    nibbles[index * 2 + 1] = byte & 15;
  }
  return nibbles;
}

function byNibbles({ nibbles: a }: Entry, { nibbles: b }: Entry): number {
  const at = sharedLength(a, b, 0);
  return (a[at] ?? -1) - (b[at] ?? -1);
}

function sharedLength(a: Uint8Array, b: Uint8Array, from: number): number {
  let at = from;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

/** Returns the node of sorted entries whose keys are the same up to `depth`. */
function buildNode(entries: readonly Entry[], depth: number): RlpItem {
  const [first] = entries as readonly [Entry, ...Entry[]];
  const last = entries.at(-1) ?? first;
  if (entries.length === 1) return [encodePath(first.nibbles.subarray(depth), true), first.value];
  // In sorted entries, what the first and the last share, all share.
  const shared = sharedLength(first.nibbles, last.nibbles, depth);
  if (shared > depth)
    return [
      encodePath(first.nibbles.subarray(depth, shared), false),
      toReference(buildNode(entries, shared)),
    ];
  const node: RlpItem[] = [];
  let start = 0;
  for (let nibble = 0; nibble < 16; nibble += 1) {
    let end = start;
    while (entries[end]?.nibbles[depth] === nibble) end += 1;
    node.push(end > start ? toReference(buildNode(entries.slice(start, end), depth + 1)) : NOTHING);
    start = end;
  }
  node.push(NOTHING);
  return node;
}

/** A node below another one: itself if it is short, else its hash. */
function toReference(node: RlpItem): RlpItem {
  const encoded = encodeRlp(node);
  return encoded.length < 32 ? node : keccak(encoded);
}

/** The rest of a key in bytes, with a first half that says whether it ends here and whether its length is odd. */
function encodePath(nibbles: Uint8Array, isLeaf: boolean): Uint8Array {
  const isOdd = nibbles.length % 2 === 1;
  const path = new Uint8Array((nibbles.length >> 1) + 1);
  path[0] = (isLeaf ? 0x20 : 0) + (isOdd ? 0x10 + (nibbles[0] ?? 0) : 0);
  for (let at = isOdd ? 1 : 0, index = 1; at < nibbles.length; at += 2, index += 1)
    path[index] = ((nibbles[at] ?? 0) << 4) | (nibbles[at + 1] ?? 0);
  return path;
}
