import type { WrongKind } from "./check-block.ts";

/** What became of the calls of a load. */
export class Tally {
  safe = 0;
  served = 0;
  writes = 0;
  /** What the acknowledged writes sent. */
  readonly acknowledged: string[] = [];
  /** Results of a fork that an upstream followed just then. */
  ofForks = 0;
  readonly milliseconds: number[] = [];
  readonly #wrong = new Map<WrongKind, string[]>();
  readonly #unserved = new Map<string, number>();

  wrong(kind: WrongKind, what: string): void {
    const known = this.#wrong.get(kind);
    if (known) known.push(what);
    else this.#wrong.set(kind, [what]);
  }

  unserved(why: string): void {
    this.#unserved.set(why, (this.#unserved.get(why) ?? 0) + 1);
  }

  /** What was wrong, by kind. */
  ofKind(...kinds: readonly WrongKind[]): readonly string[] {
    return kinds.flatMap((kind) => this.#wrong.get(kind) ?? []);
  }

  /** Why safe calls were not served, the most frequent first. */
  get reasons(): [why: string, count: number][] {
    return [...this.#unserved].toSorted(([, one], [, other]) => other - one);
  }
}
