import type { RoutedCall } from "../../contract/part-source.ts";
import type { ElsewhereReason } from "./verdict.ts";

/** Milliseconds after which what an upstream lacked is tried again: nodes are upgraded, and plans changed. */
const goodFor = 600_000;
/** How many methods may be remembered: callers choose their names. */
const manyMethods = 1_000;

/** What an upstream lacks of one method. */
interface Gap {
  /** It lacks the method for blocks below this number; for all of them if it is infinite. */
  readonly below: number;
  readonly until: number;
}

/** What an upstream was found to lack: methods, and history or state below a block. It expires. */
export class Capabilities {
  readonly #gaps = new Map<string, Gap>();

  /** Whether the upstream is known not to serve a call. */
  lacks({ facts, block }: RoutedCall, now: number): boolean {
    if (this.#gaps.size === 0) return false;
    const gap = this.#gaps.get(facts.name);
    if (!gap) return false;
    if (now >= gap.until) {
      this.#gaps.delete(facts.name);
      return false;
    }
    return gap.below === Infinity || (block !== undefined && block < gap.below);
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
    this.#gaps.set(method, {
      below: known && known.until > now ? Math.max(known.below, below) : below,
      until: now + goodFor,
    });
    const [oldest] = this.#gaps.keys();
    if (this.#gaps.size > manyMethods && oldest !== undefined) this.#gaps.delete(oldest);
  }
}
