import type { Type } from "../../model/index.ts";
import type { Change, Direction } from "../findings.ts";
import type { RuleName } from "../rules.ts";
import type { Alternative } from "./form.ts";
import { same } from "../json.ts";
import { createSite, inside, type Path, type Site } from "../site.ts";

/** A type of an alternative: one of its properties, its items. */
export type Part = readonly [of: Alternative, type: Type | undefined];

export interface Comparison {
  /** Whether senders may omit any property, as in protobuf messages. */
  readonly maySendersOmit: boolean;
  note(change: Change): void;
  compare(before: Type | undefined, after: Type | undefined, scope: Scope): void;
  /** Compares parts of alternatives. Both may be of the same state. */
  compareParts(before: Part, after: Part, scope: Scope): void;
  compareAlternatives(before: Alternative, after: Alternative, scope: Scope): void;
  listRequired(alternative: Alternative, direction: Direction): ReadonlySet<string>;
  /** Whether two alternatives differ only in texts, in both directions. Reports nothing. */
  isEqual(before: Alternative, after: Alternative): boolean;
  /** Whether an alternative can replace another without a break. Reports nothing. */
  isCompatible(before: Alternative, after: Alternative, direction: Direction): boolean;
}

/** A rule, the rest of the sentence about it, and what else is special. */
export type Noted = Parameters<Scope["note"]>;

/** A place that is compared, and the direction of its values. Changes are reported for it. */
export class Scope {
  readonly comparison: Comparison;
  readonly direction: Direction;
  readonly at: Site;

  constructor(comparison: Comparison, direction: Direction, at: Site) {
    this.comparison = comparison;
    this.direction = direction;
    this.at = at;
  }

  /** The place of a named part of a spec. */
  static of(comparison: Comparison, direction: Direction, ...part: Parameters<typeof createSite>): Scope {
    return new Scope(comparison, direction, createSite(...part));
  }

  /** Reports a change. @param predicate - The rest of the sentence after the name of the place: `is added`, `may be null`. */
  note(rule: RuleName, predicate: string, more: Pick<Change, "old" | "nameOnly" | "generators"> = {}): void {
    this.comparison.note({ rule, direction: this.direction, at: this.at, predicate, ...more });
  }

  /** Reports a fact that is true now and was not, or the opposite. */
  noteSwitch(before: unknown, after: unknown, on: Noted, off: Noted): void {
    if (Boolean(before) !== Boolean(after)) this.note(...(after ? on : off));
  }

  /** Reports a fact that is new, gone or another one. */
  noteFact(before: unknown, after: unknown, ways: Record<"added" | "gone" | "changed", Noted>): void {
    if (same(before, after)) return;
    this.note(...(before === undefined ? ways.added : after === undefined ? ways.gone : ways.changed));
  }

  /** Reports a removal, whose place is in the old spec. */
  noteGone(rule: RuleName, predicate: string): void {
    this.note(rule, predicate, { old: true });
  }

  inside(part: string, ...steps: Path): Scope {
    return new Scope(this.comparison, this.direction, inside(this.at, part, ...steps));
  }

  towards(direction: Direction): Scope {
    return new Scope(this.comparison, direction, this.at);
  }

  compare(before: Type | undefined, after: Type | undefined): void {
    this.comparison.compare(before, after, this);
  }

  compareParts(before: Part, after: Part): void {
    this.comparison.compareParts(before, after, this);
  }
}

/** Calls a function for each item that only one of two lists has. */
export function compareLists(
  before: readonly string[] = [],
  after: readonly string[] = [],
  { gone, added }: { readonly gone: (one: string) => void; readonly added: (one: string) => void },
): void {
  before.filter((one) => !after.includes(one)).forEach((one) => gone(one));
  after.filter((one) => !before.includes(one)).forEach((one) => added(one));
}
