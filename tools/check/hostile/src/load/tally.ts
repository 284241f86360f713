import { none, type Requirement } from "../report.ts";
import type { WriteArrivals } from "../upstreams/write-arrivals.ts";

/** What no caller may see, whatever faults upstreams have: the kinds of violations, and the requirement of each. */
const invariants = {
  "wrong chain": "responses of another chain",
  backwards: "heads that went backwards",
  "beyond the chain": "heads and blocks that the chain does not have",
  behind: "heads more than 20 blocks behind",
  "wrong state": "results with another block's state",
  malformed: "malformed responses",
};

/** The ways in which a response can be wrong. Blocks and logs that are missing only count as not served. */
export type WrongKind = keyof typeof invariants | "missing" | "incomplete";

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

  /** @param what - Printed, so it must not contain secrets. */
  wrong(kind: string, what: string): void {
    const known = this.#wrong.get(kind) ?? [];
    if (known.length < 1_000) known.push(what.slice(0, 300));
    this.#wrong.set(kind, known);
  }

  unserved(reason: string): void {
    increase(this.#unserved, reason);
  }

  ofKind(...kinds: readonly WrongKind[]): readonly string[] {
    return kinds.flatMap((kind) => this.#wrong.get(kind) ?? []);
  }

  /** Why calls were not served, the most frequent reason first. */
  get reasons(): readonly string[] {
    const sorted = [...this.#unserved].toSorted(([, one], [, other]) => other - one);
    return sorted.map(([reason, count]) => `${count} times ${reason}`);
  }

  /** What is wrong beyond the invariants, and all calls that were not served. */
  get failures(): readonly string[] {
    const others = [...this.#wrong].filter(([kind]) => !(kind in invariants));
    return [...others.flatMap(([kind, list]) => list.map((what) => `${kind}: ${what}`)), ...this.reasons];
  }

  requirements(arrivals: WriteArrivals): Requirement[] {
    const lost = this.acknowledged.filter((text) => !arrivals.has(text));
    return [
      ...Object.entries(invariants).map(([kind, name]) => none(name, this.#wrong.get(kind) ?? [])),
      none("writes that arrived twice", arrivals.repeated),
      none("acknowledged writes that were lost", lost),
    ];
  }
}

export function formatCounts(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([name, count]) => `${name} ${count}`).join(", ");
}

export function increase(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
