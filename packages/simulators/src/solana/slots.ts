import { TickingChain } from "../chain/clock.ts";

/** How far a block is from being irreversible. */
export type Commitment = "processed" | "confirmed" | "finalized";

/** All commitments, the newest blocks' first. */
export const commitments: readonly Commitment[] = ["processed", "confirmed", "finalized"];

/** How many blocks the newest one of a commitment is behind the newest of all. */
const blocksBehind: Readonly<Record<Commitment, number>> = { processed: 0, confirmed: 1, finalized: 32 };

/** One in this many slots has no block: its leader was away. */
const skipEvery = 20;
/** The first slot without a block. */
const firstSkipped = 13;

/** The slots of an epoch, as the spec's example of `getEpochSchedule` has them. Source: Solana's mainnet. */
export const slotsPerEpoch = 432_000;

/** Which slots exist and which have a block. One of twenty is skipped, so a block's height is not its slot. */
export class Slots {
  readonly #clock: TickingChain;
  /** Milliseconds of a slot. */
  readonly slotTime: number;

  /** The first slot whose block may still get a transaction, although its time has come. */
  firstOpen: () => number = () => Infinity;

  /** @param slotTime - Milliseconds of a slot. */
  constructor(slotTime: number) {
    this.slotTime = slotTime;
    this.#clock = new TickingChain(slotTime);
  }

  /** The slot of the newest block that is complete. */
  get head(): number {
    return this.lastBlock(Math.min(this.#clock.head, this.firstOpen() - 1));
  }

  newest(commitment: Commitment): number {
    return this.behind(this.head, commitment);
  }

  /** @returns the newest block of a commitment, when another block is the newest of all. */
  behind(head: number, commitment: Commitment): number {
    return this.slotOfHeight(Math.max(0, this.heightOf(head) - blocksBehind[commitment]));
  }

  /** @returns the newest block of all at the time when a slot's block reaches a commitment. */
  headWhen(slot: number, commitment: Commitment): number {
    return this.slotOfHeight(this.heightOf(slot) + blocksBehind[commitment]);
  }

  /** @returns whether a slot has no block. */
  isSkipped(slot: number): boolean {
    return slot % skipEvery === firstSkipped;
  }

  /** @returns the height of a slot's block or, if the slot has none, of the block before. */
  heightOf(slot: number): number {
    return slot - Math.floor((slot + skipEvery - firstSkipped) / skipEvery);
  }

  /** @returns the slot of the block with a height. */
  slotOfHeight(height: number): number {
    if (height < firstSkipped) return height;
    return height + Math.floor((height - firstSkipped) / (skipEvery - 1)) + 1;
  }

  /** @returns the last slot with a block, up to a slot. */
  lastBlock(slot: number): number {
    return this.isSkipped(slot) ? slot - 1 : slot;
  }

  nextBlock(slot: number): number {
    return this.isSkipped(slot) ? slot + 1 : slot;
  }

  /** @returns the slot of the block before that of a slot; the first one is its own. */
  parentOf(slot: number): number {
    return slot === 0 ? 0 : this.lastBlock(slot - 1);
  }

  /** @returns when a slot begins, in seconds since 1970. */
  timeOf(slot: number): number {
    return Math.floor(this.#clock.timeOf(slot) / 1000);
  }
}
