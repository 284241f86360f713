/** Counts the outcomes of a load's calls. */
export class Tally {
  safe = 0;
  served = 0;
  writes = 0;
  readonly acknowledged: string[] = [];
  /** Results of a fork that an upstream followed at that time. */
  ofForks = 0;
  readonly milliseconds: number[] = [];
  /** Calls by what they use, such as `WebSocket`; and the failures among them that injected faults excuse. */
  readonly calls = new Map<string, number>();
  readonly excused = new Map<string, number>();
  readonly #wrong = new Map<string, string[]>();
  readonly #unserved = new Map<string, number>();

  count(surface: string): void {
    increase(this.calls, surface);
  }

  excuse(surface: string): void {
    increase(this.excused, surface);
  }

  /** @param what - Printed, so it must not contain secrets. */
  wrong(kind: string, what: string): void {
    const known = this.#wrong.get(kind) ?? [];
    if (known.length < 1_000) known.push(what.slice(0, 300));
    this.#wrong.set(kind, known);
  }

  unserved(reason: string): void {
    increase(this.#unserved, reason);
  }

  ofKind(...kinds: readonly string[]): readonly string[] {
    return kinds.flatMap((kind) => this.#wrong.get(kind) ?? []);
  }

  /** Why calls were not served, the most frequent reason first. */
  get reasons(): readonly string[] {
    const sorted = [...this.#unserved].toSorted(([, one], [, other]) => other - one);
    return sorted.map(([reason, count]) => `${count} times ${reason}`);
  }

  /** All that is wrong, and all calls that were not served. */
  get violations(): readonly string[] {
    const wrong = [...this.#wrong].flatMap(([kind, list]) => list.map((what) => `${kind}: ${what}`));
    return [...wrong, ...this.reasons];
  }
}

/** Writes counts as a line. */
export function formatCounts(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([name, count]) => `${name} ${count}`).join(", ");
}

export function increase(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
