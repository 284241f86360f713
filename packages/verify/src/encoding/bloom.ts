import { keccak } from "./bytes.ts";

/** Bits of the filter of a byte string. Source: Yellow Paper, 4.3.1. */
export type BloomBits = readonly [number, number, number];

/** Returns the three bits that an address or a topic sets in a filter of 2048. */
export function bloomBits(bytes: Uint8Array): BloomBits {
  const hash = keccak(bytes);
  const bit = (at: number): number => (((hash[at] ?? 0) << 8) | (hash[at + 1] ?? 0)) & 2047;
  return [bit(0), bit(2), bit(4)];
}

/** Whether a filter of 256 bytes may contain what has these bits. */
export function mayContain(bloom: Uint8Array, bits: BloomBits): boolean {
  return bits.every((bit) => ((bloom[255 - (bit >> 3)] ?? 0) & (1 << (bit & 7))) !== 0);
}

/** Adds bits to a filter. */
export function addBits(bloom: Uint8Array, bits: BloomBits): void {
  for (const bit of bits) {
    const at = 255 - (bit >> 3);
    bloom[at] = (bloom[at] ?? 0) | (1 << (bit & 7));
  }
}
