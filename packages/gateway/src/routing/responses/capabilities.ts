import type { RoutedCall } from "../../contract/part-source.ts";
import type { ElsewhereReason } from "./verdict.ts";

/**
 * Milliseconds after which what an upstream lacked is tried again: the first time, and at most. Nodes are upgraded, plans are
 * changed, and an error may have been a mistake.
 */
const firstFor = 1_000;
const longestFor = 600_000;
/** How many methods may be remembered: callers choose their names. */
const manyMethods = 1_000;

/** What an upstream lacks of one method. */
interface Gap {
  /** It lacks the method for blocks below this number; for all of them if it is infinite. */
  readonly below: number;
  readonly until: number;
  /** How often in a row it was found to lack it. */
  readonly times: number;
}

/**
 * What an upstream was found to lack: methods, and history or state below a block. It is tried again after a while, which doubles each
 * time that it still lacks it.
 */
export class Capabilities {
  readonly #gaps = new Map<string, Gap>();

  /** Whether nothing is known that the upstream lacks. */
  get areComplete(): boolean {
    return this.#gaps.size === 0;
  }

  /** Whether the upstream is known not to serve a call. */
  lacks({ facts, block }: RoutedCall, now: number): boolean {
    if (this.#gaps.size === 0) return false;
    const gap = this.#gaps.get(facts.name);
    return gap !== undefined && now < gap.until && isWithin(gap, block);
  }

  /** Notes that the upstream served a call. */
  served({ facts, block }: RoutedCall): void {
    if (this.#gaps.size === 0) return;
    const gap = this.#gaps.get(facts.name);
    if (gap && isWithin(gap, block)) this.#gaps.delete(facts.name);
  }

  /** Remembers why the upstream did not serve a call, if that holds for others like it. */
  learn({ facts, block }: RoutedCall, reason: ElsewhereReason, now: number): void {
    if (reason === "method") this.#add(facts.name, Infinity, now);
    // A range of blocks does not say which of them was missing.
    else if ((reason === "pruned" || reason === "state") && block !== undefined && !facts.blockRange)
      this.#add(facts.name, block + 1, now);
  }

  #add(method: string, below: number, now: number): void {
    const known = this.#gaps.get(method);
    this.#gaps.delete(method);
    // Calls that were in flight together found it once.
    const isSame = known !== undefined && now < known.until;
    const times = (known?.times ?? 0) + (isSame ? 0 : 1);
    this.#gaps.set(method, {
      below: Math.max(below, isSame ? known.below : 0),
      until: isSame ? known.until : now + Math.min(longestFor, firstFor * 2 ** (times - 1)),
      times,
    });
    const [oldest] = this.#gaps.keys();
    if (this.#gaps.size > manyMethods && oldest !== undefined) this.#gaps.delete(oldest);
  }
}

function isWithin({ below }: Gap, block: number | undefined): boolean {
  return below === Infinity || (block !== undefined && block < below);
}
