import { sha256 } from "@noble/hashes/sha2.js";

/** A Merkle tree with some of its nodes, by their generalized indexes. All others are zero. Source: consensus-specs, ssz/merkle-proofs. */
export class MerkleTree {
  readonly #nodes: ReadonlyMap<number, Uint8Array>;
  readonly #depth: number;

  /** @param nodes - The nodes that are not zero, none below another one. */
  constructor(nodes: ReadonlyMap<number, Uint8Array>) {
    this.#nodes = nodes;
    this.#depth = Math.max(...[...nodes.keys()].map((index) => Math.floor(Math.log2(index))));
  }

  node(index: number): Uint8Array {
    const known = this.#nodes.get(index);
    if (known) return known;
    if (Math.floor(Math.log2(index)) >= this.#depth) return new Uint8Array(32);
    return sha256(Uint8Array.of(...this.node(2 * index), ...this.node(2 * index + 1)));
  }

  get root(): Uint8Array {
    return this.node(1);
  }

  /** The siblings from a node up to the root, in hex. */
  branch(index: number): string[] {
    return index === 1 ? [] : [hex(this.node(index ^ 1)), ...this.branch(index >> 1)];
  }
}

/** The root of a container, by the roots of its fields. */
export function containerRoot(fields: readonly Uint8Array[]): Uint8Array {
  const size = 2 ** Math.ceil(Math.log2(fields.length));
  return new MerkleTree(new Map(fields.map((field, index) => [size + index, field]))).root;
}

/** A number as a leaf: little-endian. */
export function numberLeaf(value: bigint | number): Uint8Array {
  const leaf = new Uint8Array(32);
  new DataView(leaf.buffer).setBigUint64(0, BigInt(value), true);
  return leaf;
}

/** The root of 48 bytes. */
export function keyRoot(key: Uint8Array): Uint8Array {
  return sha256(Uint8Array.of(...key, ...new Uint8Array(16)));
}

export function hex(value: Uint8Array): `0x${string}` {
  return `0x${Buffer.from(value).toString("hex")}`;
}

export function bytes(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text.slice(2), "hex"));
}
