import { LRUCache } from "lru-cache";
import type { RoutedCall } from "../../upstreams/upstream.ts";
import type { FailoverReason } from "./verdict.ts";

/**
 * Milliseconds until a call that an upstream could not serve is tried again: the first time, and at most.
 * Nodes are upgraded, plans change, and an error may have been wrong.
 */
const minRetryDelay = 1_000;
const maxRetryDelay = 600_000;
/** How many times a method was missing once the delay no longer grows. */
const maxTimes = 1 + Math.ceil(Math.log2(maxRetryDelay / minRetryDelay));
/** Maximum remembered methods: callers choose the names. */
const maxMethods = 1_000;

interface Gap {
  /** It lacks the method for blocks below this number; `Infinity` for all blocks. */
  readonly below: number;
  readonly until: number;
  readonly times: number;
}

/**
 * Remembers what an upstream lacks: methods, and history or state below a block. Each is tried again after a
 * while, which doubles each time that it is still missing.
 */
export class Capabilities {
  readonly #gaps = new LRUCache<string, Gap>({ max: maxMethods });

  /** @param reported - The block below which each method is missing; `Infinity` if it is for all. */
  constructor(reported: ReadonlyMap<string, number> = new Map(), now = 0) {
    const until = now + maxRetryDelay;
    for (const [method, below] of reported) this.#gaps.set(method, { below, until, times: maxTimes });
  }

  get areComplete(): boolean {
    return this.#gaps.size === 0;
  }

  lacks({ facts, block }: RoutedCall, now: number): boolean {
    if (this.#gaps.size === 0) return false;
    const gap = this.#gaps.peek(facts.name);
    return gap !== undefined && now < gap.until && isWithin(gap, block);
  }

  served({ facts, block }: RoutedCall): void {
    if (this.#gaps.size === 0) return;
    const gap = this.#gaps.peek(facts.name);
    if (gap && isWithin(gap, block)) this.#gaps.delete(facts.name);
  }

  /** Remembers why the upstream did not serve a call, if that applies to similar calls. */
  learn({ facts, block }: RoutedCall, reason: FailoverReason, now: number): void {
    if (reason === "method") this.#add(facts.name, Infinity, now);
    // For a range, it is unknown which of the blocks was missing.
    else if ((reason === "pruned" || reason === "state") && block !== undefined && !facts.blockRange)
      this.#add(facts.name, block + 1, now);
  }

  #add(method: string, below: number, now: number): void {
    const known = this.#gaps.peek(method);
    // Calls that were in flight together count as one finding.
    const isSame = known !== undefined && now < known.until;
    const times = (known?.times ?? 0) + (isSame ? 0 : 1);
    this.#gaps.set(method, {
      below: Math.max(below, isSame ? known.below : 0),
      until: isSame ? known.until : now + Math.min(maxRetryDelay, minRetryDelay * 2 ** (times - 1)),
      times,
    });
  }
}

function isWithin({ below }: Gap, block: number | undefined): boolean {
  return below === Infinity || (block !== undefined && block < below);
}
