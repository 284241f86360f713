import { badResult } from "@node-access/transport";
import type { SolanaCalls } from "./solana-client.ts";
import { createGap, hasCode, type SolanaGap, type Watched } from "./watch.ts";

/** A slot that has a block. */
export interface SlotEvent {
  /** Always `slot`. */
  readonly type: "slot";
  /** The slot's number. */
  readonly slot: number;
}

/** Codes of a node that no longer has the slots (-32001), and for too many of them (-32602). */
const NOT_READABLE = /^-32(001|602)$/;
/** Consecutive slots without a block that are unusual: the node may have deleted blocks. */
const UNUSUAL_PAUSE = 32;

/** Reads the slots that have a block, each once and in order. */
export class SlotReader {
  /** The next slot to read. */
  #next: number | undefined;

  /** Reads the slots up to the newest one. */
  async *read({ calls, commitment, fromSlot, maxGap }: Watched): AsyncGenerator<SlotEvent | SolanaGap> {
    const next = (this.#next ??= fromSlot ?? (await readSlot(calls, "getSlot", commitment)) + 1);
    let slots: readonly number[];
    try {
      slots = await this.#readSlots(calls, next, commitment);
    } catch (error) {
      if (!hasCode(error, NOT_READABLE)) throw error;
      const first = await readSlot(calls, "getFirstAvailableBlock");
      const newest = await readSlot(calls, "getSlot", commitment);
      const start = Math.max(first, newest - maxGap + 1);
      if (start <= next) throw error;
      return yield this.#skip(start);
    }
    const [first = next] = slots;
    if (first - next > UNUSUAL_PAUSE) {
      const available = await readSlot(calls, "getFirstAvailableBlock");
      if (available > next) yield this.#skip(Math.min(available, first));
    }
    if (slots.length > maxGap) yield this.#skip(slots.at(-maxGap) ?? next);
    for (const slot of slots) {
      if (slot < (this.#next ?? 0)) continue;
      this.#next = slot + 1;
      yield { type: "slot", slot };
    }
  }

  #skip(to: number): SolanaGap {
    const from = this.#next ?? 0;
    this.#next = to;
    return createGap(from, to - 1);
  }

  async #readSlots(calls: SolanaCalls, first: number, commitment: string): Promise<readonly number[]> {
    const method = "getBlocks";
    const slots = await calls.request({ method, params: [first, null, { commitment }] });
    const isOrdered =
      Array.isArray(slots) &&
      slots.every(
        (slot, index) => Number.isSafeInteger(slot) && slot >= (index === 0 ? first : slots[index - 1] + 1),
      );
    if (!isOrdered) throw badResult(method, "a list of slots in order", slots);
    return slots as readonly number[];
  }
}

/** Reads a slot with a method without params, or with a commitment as the only one. */
export async function readSlot(calls: SolanaCalls, method: string, commitment?: string): Promise<number> {
  const value = await calls.request({ method, params: commitment === undefined ? [] : [{ commitment }] });
  if (!Number.isSafeInteger(value)) throw badResult(method, "a slot", value);
  return value as number;
}
