import type { Type } from "@node-access/generate/model";
import type { Change, Direction } from "../findings.ts";
import type { RuleName } from "../rules.ts";
import { inside, type Path, type Site } from "./site.ts";
import type { Part, TypeComparison } from "./type-comparison.ts";

/** A place whose two states are compared, and the direction in which its values go. What differs is noted for it. */
export class Scope {
  readonly comparison: TypeComparison;
  readonly direction: Direction;
  readonly at: Site;

  constructor(comparison: TypeComparison, direction: Direction, at: Site) {
    this.comparison = comparison;
    this.direction = direction;
    this.at = at;
  }

  /** Notes a change. @param says - What follows the name of the place: `added`, `may be null`. */
  note(rule: RuleName, says: string, more: Pick<Change, "old" | "nameOnly" | "generators"> = {}): void {
    this.comparison.note({ rule, direction: this.direction, at: this.at, says, ...more });
  }

  /** Notes something that is gone, so that it stands in the old spec. */
  noteGone(rule: RuleName, says: string): void {
    this.note(rule, says, { old: true });
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

  /** The same of parts of alternatives. */
  compareParts(before: Part, after: Part): void {
    this.comparison.compareParts(before, after, this);
  }
}
