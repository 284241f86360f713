import type { Head, LogFilter } from "../generated/types.ts";
import { keccak256 } from "./keccak.ts";

/** Bits of a bloom. */
type Bits = readonly number[];

/**
 * Compares the blooms of heads with a filter. A bloom says that a block has no matching logs, or that it may have some.
 * Some chains have heads without blooms, or with empty ones, or with some that lack the logs of system transactions: so a bloom
 * decides when logs are read, not whether.
 *
 * Source: Ethereum yellow paper, 4.3.1 (bloom filter of logs).
 */
export class LogBloom {
  /** For the address, and for each topic: a block must match one of them. `undefined` matches all blocks. */
  readonly #parts: readonly (readonly Bits[])[];
  #isUsed = false;
  #isWrong = false;

  constructor({ address, topics }: LogFilter) {
    this.#parts = [address, ...(topics ?? [])].flatMap((part) => {
      const values: readonly unknown[] = Array.isArray(part) ? part : [part];
      // Anything else, such as `null` in a list, matches all blocks, or is rejected by the node.
      return values.length > 0 && values.every((value) => typeof value === "string")
        ? [values.map(computeBits)]
        : [];
    });
  }

  /** Records a head of the chain. */
  note({ logsBloom }: Head): void {
    this.#isUsed ||= typeof logsBloom === "string" && /[1-9a-f]/i.test(logsBloom.slice(2));
  }

  /** Records that a block has logs that match. If its bloom excludes them, blooms of this chain say nothing. */
  compare(head: Head): void {
    this.#isWrong ||= !this.mayMatch(head);
  }

  /** Whether a block may have logs that match the filter. */
  mayMatch(head: Head): boolean {
    if (!this.#isUsed || this.#isWrong || typeof head.logsBloom !== "string") return true;
    if (!/[1-9a-f]/i.test(head.logsBloom.slice(2))) return false;
    return this.#parts.every((part) => part.some((bits) => includes(head, bits)));
  }
}

/** The three bits that stand for an address or a topic. */
function computeBits(value: string): Bits {
  const bytes = Uint8Array.from(value.slice(2).match(/../g) ?? [], (byte) => Number(`0x${byte}`));
  const digest = keccak256(bytes);
  return [0, 2, 4].map((at) => (((digest[at] ?? 0) << 8) | (digest[at + 1] ?? 0)) & 2047);
}

function includes({ logsBloom }: Head, bits: Bits): boolean {
  // 512 digits, of which the last one holds the lowest four bits.
  return bits.every((bit) => (Number(`0x${logsBloom.at(-1 - (bit >> 2)) ?? 0}`) >> (bit & 3)) & 1);
}
