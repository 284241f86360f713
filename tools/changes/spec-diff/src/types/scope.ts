import type { Type } from "@node-access-tools/generate/model";
import type { Change, Direction } from "../findings.ts";
import type { RuleName } from "../rules.ts";
import { inside, type Path, type Site } from "./site.ts";
import type { Part, TypeComparison } from "./type-comparison.ts";

/** A place that is compared, and the direction of its values. Changes are reported for it. */
export class Scope {
  readonly comparison: TypeComparison;
  readonly direction: Direction;
  readonly at: Site;

  constructor(comparison: TypeComparison, direction: Direction, at: Site) {
    this.comparison = comparison;
    this.direction = direction;
    this.at = at;
  }

  /** Reports a change. @param predicate - The rest of the sentence after the name of the place: `is added`, `may be null`. */
  note(rule: RuleName, predicate: string, more: Pick<Change, "old" | "nameOnly" | "generators"> = {}): void {
    this.comparison.note({ rule, direction: this.direction, at: this.at, predicate, ...more });
  }

  /** Reports a removal, whose place is in the old spec. */
  noteGone(rule: RuleName, predicate: string): void {
    this.note(rule, predicate, { old: true });
  }

  /** A part of this place. */
  inside(part: string, ...steps: Path): Scope {
    return new Scope(this.comparison, this.direction, inside(this.at, part, ...steps));
  }

  /** The same place, in one direction. */
  towards(direction: Direction): Scope {
    return new Scope(this.comparison, direction, this.at);
  }

  /** Compares types of this place. */
  compare(before: Type | undefined, after: Type | undefined): void {
    this.comparison.compare(before, after, this);
  }

  /** Compares parts of alternatives. */
  compareParts(before: Part, after: Part): void {
    this.comparison.compareParts(before, after, this);
  }
}
