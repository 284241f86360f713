import { keccak_256 } from "@noble/hashes/sha3.js";
import { encodeRlpBytes, rlpListOf } from "./rlp.ts";

export interface TrieEntry {
  /** Its key in hex digits, without `0x`. No key is the beginning of another one. */
  readonly key: string;
  readonly value: Uint8Array;
  /** How its leaf is written in its parent: it stays as long as the leaf is at the same depth. */
  leaf?: { readonly depth: number; readonly reference: Uint8Array };
}

/** The root of a trie without values. */
export const emptyRoot: Buffer = keccak(encodeRlpBytes(Buffer.alloc(0)));

/** @returns the root of a Merkle-Patricia trie. Source: Yellow Paper, appendix D. */
export function trieRoot(entries: readonly TrieEntry[]): Buffer {
  return entries.length === 0 ? emptyRoot : keccak(nodeOf(sorted(entries), 0));
}

/** @returns the root of a list whose keys are the positions, as a block has of its transactions. */
export function listRoot(values: readonly Uint8Array[]): Buffer {
  return trieRoot(
    values.map((value, index) => {
      const digits = index === 0 ? "" : index.toString(16);
      const bytes = Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, "hex");
      return { key: Buffer.from(encodeRlpBytes(bytes)).toString("hex"), value };
    }),
  );
}

/** @returns the nodes from the root to a key's value, or to where its way ends. Source: EIP-1186. */
export function trieProof(entries: readonly TrieEntry[], key: string): Buffer[] {
  const proof: Buffer[] = [];
  let rest = sorted(entries);
  for (let depth = 0; rest.length > 0;) {
    const node = nodeOf(rest, depth);
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

/** @returns the Keccak-256 hash of bytes. */
export function keccak(bytes: Uint8Array): Buffer {
  return Buffer.from(keccak_256(bytes));
}

function sorted(entries: readonly TrieEntry[]): readonly TrieEntry[] {
  return entries.toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

/** How many digits all keys share. */
function sharedEnd(entries: readonly TrieEntry[], depth: number): number {
  const [first, last] = [entries[0]?.key ?? "", entries.at(-1)?.key ?? ""];
  let end = depth;
  while (end < first.length && first[end] === last[end]) end += 1;
  return end;
}

/** The encoded node of sorted entries whose keys share the digits up to `depth`. */
function nodeOf(entries: readonly TrieEntry[], depth: number): Buffer {
  const [first] = entries as readonly [TrieEntry, ...TrieEntry[]];
  if (entries.length === 1)
    return rlpListOf([pathOf(first.key.slice(depth), true), encodeRlpBytes(first.value)]);
  const end = sharedEnd(entries, depth);
  if (end > depth) return rlpListOf([pathOf(first.key.slice(depth, end), false), referenceOf(entries, end)]);
  const children: Uint8Array[] = [];
  for (const digit of "0123456789abcdef") {
    const below = entries.filter(({ key }) => key[depth] === digit);
    children.push(below.length === 0 ? encodeRlpBytes(Buffer.alloc(0)) : referenceOf(below, depth + 1));
  }
  return rlpListOf([...children, encodeRlpBytes(Buffer.alloc(0))]);
}

/** A node as its parent has it: itself if it is short, else its hash. */
function referenceOf(entries: readonly TrieEntry[], depth: number): Uint8Array {
  const only = entries.length === 1 ? entries[0] : undefined;
  if (only?.leaf?.depth === depth) return only.leaf.reference;
  const node = nodeOf(entries, depth);
  const reference = node.length < 32 ? node : encodeRlpBytes(keccak(node));
  if (only) only.leaf = { depth, reference };
  return reference;
}

/** The digits of a path in bytes, whose first half says if it is a leaf's and if their number is odd. */
function pathOf(digits: string, isLeaf: boolean): Uint8Array {
  const isOdd = digits.length % 2 === 1;
  const flags = (isLeaf ? 2 : 0) + (isOdd ? 1 : 0);
  return encodeRlpBytes(Buffer.from(`${flags}${isOdd ? "" : "0"}${digits}`, "hex"));
}
