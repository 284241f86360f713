import type { Change, Direction } from "../findings.ts";
import { highest, type Level } from "../level.ts";
import { rules } from "../rules.ts";
import { compareAlternatives } from "./compare-alternatives.ts";
import { compareAnnotations } from "./compare-annotations.ts";
import { compareForms } from "./compare-forms.ts";
import { hasPlace } from "../label.ts";
import type { Alternative, Form } from "./form.ts";
import { formOf } from "./form-of.ts";

/** Where a schema is used, for what is told of one that has no place of its own, as `true`. */
export interface Use {
  readonly before: object;
  readonly after: object;
  /** What follows the name of the place: `.size`. */
  readonly part: string;
}

/**
 * Compares schemas by what fits them. A pair that is met again within itself is taken as equal, since what differs in
 * it is told where it was met first.
 */
export class SchemaComparison {
  readonly #note: (change: Change) => void;
  readonly #met: Map<object, Set<object>>[];
  #use: Use | undefined;

  constructor(note: (change: Change) => void, met: Map<object, Set<object>>[] = [new Map(), new Map()]) {
    this.#note = note;
    this.#met = met;
  }

  /** Notes what differs between two schemas of one place. */
  compare(before: unknown, after: unknown, direction: Direction, use: Use): void {
    const outer = this.#use;
    this.#use = use;
    compareAnnotations(before, after, direction, this.#note);
    this.forms(formOf(before), formOf(after), direction);
    this.#use = outer;
  }

  forms(before: Form, after: Form, direction: Direction): void {
    if (this.#first(before, after, direction)) compareForms(this, before, after, direction);
  }

  alternatives(before: Alternative, after: Alternative, direction: Direction): void {
    if (this.#first(before, after, direction)) compareAlternatives(this, before, after, direction);
  }

  note(change: Change): void {
    if (hasPlace(change.node) || !this.#use) return this.#note(change);
    const { before, after, part } = this.#use;
    this.#note({ ...change, node: change.old === true ? before : after, part: part + (change.part ?? "") });
  }

  /** The level of what differs between two alternatives, which is not noted. */
  level(
    before: Alternative,
    after: Alternative,
    direction: Direction,
  ): { level: Level | undefined; count: number } {
    return this.#tried((trial) => trial.alternatives(before, after, direction));
  }

  /** How much differs between two schemas whichever way they go, which is not noted. */
  count(before: object, after: object): number {
    const { count } = this.#tried((trial) => {
      for (const direction of ["sent", "received"] as const)
        trial.forms(formOf(before), formOf(after), direction);
    });
    return count;
  }

  /** Whether two forms have been compared. */
  hasMet(before: Form, after: Form): boolean {
    return this.#met.some((pairs) => pairs.get(before)?.has(after) === true);
  }

  #tried(run: (trial: SchemaComparison) => void): { level: Level | undefined; count: number } {
    const levels: Level[] = [];
    const met = this.#met.map((pairs) => new Map([...pairs].map(([key, others]) => [key, new Set(others)])));
    const trial = new SchemaComparison((change) => {
      if (change.rule !== "text") levels.push(rules[change.rule][change.direction]);
    }, met);
    run(trial);
    return { level: highest(levels), count: levels.length };
  }

  #first(before: object, after: object, direction: Direction): boolean {
    const met = this.#met[direction === "sent" ? 0 : 1];
    const others = met?.get(before) ?? new Set();
    if (others.has(after)) return false;
    met?.set(before, others.add(after));
    return true;
  }
}
