import { RLP } from "micro-eth-signer/core/rlp.js";
import { keccak } from "../keccak.ts";

/** A node as its parent has it: its encoding's hash or, of a short one, what it consists of. */
type NodeItem = Uint8Array | NodeItem[];

export interface TrieEntry {
  /** Its key in hex digits, without `0x`. No key is the beginning of another one. */
  readonly key: string;
  readonly value: Uint8Array;
  /** How its leaf is written in its parent: it stays as long as the leaf is at the same depth. */
  leaf?: { readonly depth: number; readonly reference: NodeItem };
}

const nothing = new Uint8Array();

/** The root of a trie without values. */
export const emptyRoot: Buffer = keccak(RLP.encode(nothing));

/** @returns the root of a Merkle-Patricia trie. Source: Yellow Paper, appendix D. */
export function trieRoot(entries: readonly TrieEntry[]): Buffer {
  return entries.length === 0 ? emptyRoot : keccak(RLP.encode(makeNode(sort(entries), 0)));
}

/** @returns the root of a list whose keys are the positions, as a block has of its transactions. */
export function listRoot(values: readonly Uint8Array[]): Buffer {
  return trieRoot(
    values.map((value, index) => ({ key: Buffer.from(RLP.encode(index)).toString("hex"), value })),
  );
}

/** @returns the nodes from the root to a key's value, or to where its way ends. Source: EIP-1186. */
export function trieProof(entries: readonly TrieEntry[], key: string): Uint8Array[] {
  const proof: Uint8Array[] = [];
  let rest = sort(entries);
  for (let depth = 0; rest.length > 0;) {
    const node = RLP.encode(makeNode(rest, depth));
    // A short node is part of its parent.
    if (node.length >= 32 || proof.length === 0) proof.push(node);
    if (rest.length === 1) break;
    const end = sharedEnd(rest, depth);
    if (rest[0]?.key.slice(depth, end) !== key.slice(depth, end)) break;
    if (end === depth) {
      rest = rest.filter((entry) => entry.key[depth] === key[depth]);
      depth += 1;
    } else depth = end;
  }
  return proof;
}

function sort(entries: readonly TrieEntry[]): readonly TrieEntry[] {
  return entries.toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

/** How many digits all keys share. */
function sharedEnd(entries: readonly TrieEntry[], depth: number): number {
  const [first, last] = [entries[0]?.key ?? "", entries.at(-1)?.key ?? ""];
  let end = depth;
  while (end < first.length && first[end] === last[end]) end += 1;
  return end;
}

/** @returns the node of sorted entries whose keys share the digits up to `depth`. */
function makeNode(entries: readonly TrieEntry[], depth: number): NodeItem[] {
  const [first] = entries as readonly [TrieEntry, ...TrieEntry[]];
  if (entries.length === 1) return [encodePath(first.key.slice(depth), true), first.value];
  const end = sharedEnd(entries, depth);
  if (end > depth) return [encodePath(first.key.slice(depth, end), false), refer(entries, end)];
  const children = Array.from("0123456789abcdef", (digit) => {
    const below = entries.filter(({ key }) => key[depth] === digit);
    return below.length === 0 ? nothing : refer(below, depth + 1);
  });
  return [...children, nothing];
}

function refer(entries: readonly TrieEntry[], depth: number): NodeItem {
  const only = entries.length === 1 ? entries[0] : undefined;
  if (only?.leaf?.depth === depth) return only.leaf.reference;
  const node = makeNode(entries, depth);
  const encoded = RLP.encode(node);
  const reference = encoded.length < 32 ? node : keccak(encoded);
  if (only) only.leaf = { depth, reference };
  return reference;
}

/** The digits of a path in bytes, whose first half says if it is a leaf's and if their number is odd. */
function encodePath(digits: string, isLeaf: boolean): Uint8Array {
  const isOdd = digits.length % 2 === 1;
  const flags = (isLeaf ? 2 : 0) + (isOdd ? 1 : 0);
  return Buffer.from(`${flags}${isOdd ? "" : "0"}${digits}`, "hex");
}
