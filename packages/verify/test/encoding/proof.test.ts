import fc from "fast-check";
import { expect, it } from "vitest";
import { keccak } from "../../src/encoding/bytes.ts";
import { InvalidProof, provenValue } from "../../src/encoding/proof.ts";
import { encodeRlp, type RlpItem } from "../../src/encoding/rlp.ts";
import { EMPTY_ROOT, toNibbles, orderedRoot, trieRoot } from "../../src/encoding/trie.ts";

const runs = process.env["NIGHTLY"] ? 2000 : 50;
const bytes = fc.uint8Array({ minLength: 1, maxLength: 40 });

/** Builds the proof of a key from the trie's nodes: a second way to build one, as plain as the definition. */
function createProof(entries: readonly (readonly [Uint8Array, Uint8Array])[], key: Uint8Array): Uint8Array[] {
  const nodes: Uint8Array[] = [];
  const build = (part: readonly (readonly [number[], Uint8Array])[], way: number[] | undefined): RlpItem => {
    const [first] = part;
    if (!first) return new Uint8Array(0);
    let node: RlpItem;
    if (part.length === 1) node = [compact(first[0], true), first[1]];
    else {
      let shared = 0;
      while (part.every(([path]) => path[shared] === first[0][shared])) shared += 1;
      const isOn = way?.slice(0, shared).every((nibble, index) => nibble === first[0][index]);
      if (shared > 0)
        node = [
          compact(first[0].slice(0, shared), false),
          build(
            part.map(([path, value]) => [path.slice(shared), value] as const),
            isOn ? way?.slice(shared) : undefined,
          ),
        ];
      else
        node = [
          ...Array.from({ length: 16 }, (_, nibble) =>
            build(
              part
                .filter(([path]) => path[0] === nibble)
                .map(([path, value]) => [path.slice(1), value] as const),
              way?.[0] === nibble ? way.slice(1) : undefined,
            ),
          ),
          new Uint8Array(0),
        ];
    }
    const encoded = encodeRlp(node);
    const isTop = part.length === entries.length && first[0].length === 64;
    if (encoded.length < 32 && !isTop) return node;
    if (way) nodes.unshift(encoded);
    return keccak(encoded);
  };
  build(
    entries.map(([one, value]) => [[...toNibbles(one)], value] as const),
    [...toNibbles(key)],
  );
  return nodes;
}

function compact(nibbles: readonly number[], isLeaf: boolean): Uint8Array {
  const flag = (isLeaf ? 2 : 0) + (nibbles.length % 2);
  const all = nibbles.length % 2 === 1 ? [flag, ...nibbles] : [flag, 0, ...nibbles];
  return Uint8Array.from(
    { length: all.length / 2 },
    (_, index) => (all[2 * index] ?? 0) * 16 + (all[2 * index + 1] ?? 0),
  );
}

const state = fc
  .uniqueArray(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 40 })
  .chain((ids) =>
    fc
      .array(bytes, { minLength: ids.length, maxLength: ids.length })
      .map((values) =>
        ids.map(
          (id, index) => [keccak(Uint8Array.of(id >> 8, id & 255)), values[index] as Uint8Array] as const,
        ),
      ),
  );

it("proves each value of a trie, and that others are not there", () => {
  fc.assert(
    fc.property(state, fc.integer({ min: 2000, max: 9000 }), (entries, id) => {
      const root = trieRoot(entries.map(([key, value]) => ({ nibbles: toNibbles(key), value })));
      for (const [key, value] of entries)
        expect(provenValue(root, key, createProof(entries, key))).toEqual(value);
      const absent = keccak(Uint8Array.of(id >> 8, id & 255));
      expect(provenValue(root, absent, createProof(entries, absent))).toBeUndefined();
    }),
    { numRuns: runs },
  );
});

it("rejects every proof with a changed bit, a missing node or another one", () => {
  fc.assert(
    fc.property(state, fc.nat(), fc.nat(), (entries, at, bit) => {
      const root = trieRoot(entries.map(([key, value]) => ({ nibbles: toNibbles(key), value })));
      const [key] = entries[at % entries.length] as readonly [Uint8Array, Uint8Array];
      const proof = createProof(entries, key);
      const index = bit % proof.length;
      const broken = proof.map((node) => Uint8Array.from(node));
      const node = broken[index] as Uint8Array;
      node[bit % node.length] = (node[bit % node.length] ?? 0) ^ (1 << (bit % 8));
      const one = proof[index] as Uint8Array;
      for (const wrong of [
        broken,
        proof.toSpliced(index, 1),
        [...proof, one],
        proof.toSpliced(index, 0, one),
      ])
        expect(() => provenValue(root, key, wrong)).toThrow(InvalidProof);
    }),
    { numRuns: runs },
  );
});

it("has the root of no values, and the same for lists of all lengths as keys in any order", () => {
  expect(orderedRoot([])).toEqual(EMPTY_ROOT);
  expect(provenValue(EMPTY_ROOT, keccak(new Uint8Array(1)), [])).toBeUndefined();
  expect(provenValue(EMPTY_ROOT, keccak(new Uint8Array(1)), [Uint8Array.of(0x80)])).toBeUndefined();
  const values = Array.from({ length: 300 }, (_, index) => Uint8Array.of(1, index >> 8, index & 255));
  for (const length of [1, 2, 16, 17, 127, 128, 129, 256, 257, 300]) {
    const part = values.slice(0, length);
    const entries = part.map((value, index) => ({
      nibbles: toNibbles(
        encodeRlp(
          index === 0
            ? new Uint8Array(0)
            : Uint8Array.from(index > 255 ? [index >> 8, index & 255] : [index]),
        ),
      ),
      value,
    }));
    expect(orderedRoot(part)).toEqual(trieRoot(entries.toReversed()));
  }
});
