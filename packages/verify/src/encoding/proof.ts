import { isEqual, keccak } from "./bytes.ts";
import { EMPTY_ROOT, toNibbles } from "./trie.ts";
import { asBytes, decodeRlp, asList, type RlpItem } from "./rlp.ts";

/** Why a proof proves nothing. */
export class InvalidProof extends Error {}

/**
 * Returns the value that a Merkle proof proves for a key, which is the hash of an address or of a slot.
 *
 * @param proof - The nodes from the root to the value, or to where the key's way ends.
 * @returns the value, or `undefined` if the proof proves that there is none.
 * @throws InvalidProof if a node is missing, superfluous or not the one that its parent names.
 *
 * Source: EIP-1186.
 */
export function provenValue(
  root: Uint8Array,
  key: Uint8Array,
  proof: readonly Uint8Array[],
): Uint8Array | undefined {
  if (proof.length === 0) {
    if (isEqual(root, EMPTY_ROOT)) return undefined;
    throw new InvalidProof("the proof has no nodes");
  }
  const nibbles = toNibbles(key);
  const nodes = proof.values();
  let used = 0;
  let at = 0;
  let next: RlpItem = root;
  for (;;) {
    let node = asList(next);
    if (!node) {
      const hash = asBytes(next) ?? root;
      // A branch without a way for the key.
      if (hash.length === 0) return end(undefined);
      const encoded = nodes.next().value;
      used += 1;
      if (!encoded) throw new InvalidProof(`node ${used - 1} is missing`);
      if (!isEqual(keccak(encoded), hash))
        throw new InvalidProof(`node ${used - 1} is not the one that its parent names`);
      node = asList(decode(encoded, used - 1));
      if (!node) {
        // Some nodes prove an empty trie by the encoding of nothing.
        if (used === 1 && encoded.length === 1 && encoded[0] === 0x80) return end(undefined);
        throw new InvalidProof(`node ${used - 1} is not a list`);
      }
    }
    if (node.length === 17) {
      if (at === nibbles.length) return end(asBytes(node[16]));
      next = node[nibbles[at] ?? 0] ?? root;
      at += 1;
      continue;
    }
    const path = asBytes(node[0]);
    if (node.length !== 2 || !path || path.length === 0) throw new InvalidProof("a node has no known form");
    const { isLeaf, rest } = readPath(path);
    const isOnWay = rest.every((nibble, index) => nibble === nibbles[at + index]);
    if (isLeaf) return end(isOnWay && at + rest.length === nibbles.length ? asBytes(node[1]) : undefined);
    if (!isOnWay) return end(undefined);
    at += rest.length;
    next = node[1] ?? root;
  }

  function end(value: Uint8Array | undefined): Uint8Array | undefined {
    if (used < proof.length) throw new InvalidProof(`node ${used} is not on the key's way`);
    return value;
  }
}

function decode(encoded: Uint8Array, index: number): RlpItem {
  try {
    return decodeRlp(encoded);
  } catch {
    throw new InvalidProof(`node ${index} is not RLP`);
  }
}

function readPath(path: Uint8Array): { isLeaf: boolean; rest: Uint8Array } {
  const nibbles = toNibbles(path);
  const [flags = 0] = nibbles;
  return { isLeaf: (flags & 2) === 2, rest: nibbles.subarray((flags & 1) === 1 ? 1 : 2) };
}
