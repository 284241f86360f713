import { keccak_256 } from "@noble/hashes/sha3.js";

const bytes = 256;
/** The bits of each value so far: a simulated chain has few addresses and topics. */
const known = new Map<string, readonly number[]>();
const maxCached = 1_000;

/** @returns the bloom filter of logs with these addresses and topics, in hex. Source: the Yellow Paper, section 4.3.1. */
export function computeBloom(values: readonly string[]): string {
  const bloom = Buffer.alloc(bytes);
  for (const value of values) {
    for (const bit of findBits(value)) {
      const index = bytes - 1 - (bit >> 3);
      bloom[index] = (bloom[index] ?? 0) | (1 << (bit & 7));
    }
  }
  return `0x${bloom.toString("hex")}`;
}

function findBits(value: string): readonly number[] {
  const seen = known.get(value);
  if (seen) return seen;
  const digest = Buffer.from(keccak_256(Buffer.from(value.slice(2), "hex")));
  const bits = [0, 2, 4].map((offset) => digest.readUInt16BE(offset) & 2047);
  if (known.size >= maxCached) known.clear();
  known.set(value, bits);
  return bits;
}
