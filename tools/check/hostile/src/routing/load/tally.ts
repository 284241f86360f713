import type { WrongKind } from "./check-block.ts";

/** Counts the outcomes of a load's calls. */
export class Tally {
  safe = 0;
  served = 0;
  writes = 0;
  readonly acknowledged: string[] = [];
  /** Results of a fork that an upstream followed at that time. */
  ofForks = 0;
  readonly milliseconds: number[] = [];
  readonly #wrong = new Map<WrongKind, string[]>();
  readonly #unserved = new Map<string, number>();

  wrong(kind: WrongKind, what: string): void {
    const known = this.#wrong.get(kind);
    if (known) known.push(what);
    else this.#wrong.set(kind, [what]);
  }

  unserved(reason: string): void {
    this.#unserved.set(reason, (this.#unserved.get(reason) ?? 0) + 1);
  }

  ofKind(...kinds: readonly WrongKind[]): readonly string[] {
    return kinds.flatMap((kind) => this.#wrong.get(kind) ?? []);
  }

  /** Why safe calls were not served, the most frequent reason first. */
  get reasons(): [reason: string, count: number][] {
    return [...this.#unserved].toSorted(([, one], [, other]) => other - one);
  }
}
