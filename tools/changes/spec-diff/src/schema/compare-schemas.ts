import type { Change, Direction } from "../findings.ts";
import type { Level } from "../level.ts";
import { rules } from "../rules.ts";
import { compareAlternatives } from "./compare-alternatives.ts";
import { compareAnnotations } from "./compare-annotations.ts";
import { compareForms } from "./compare-forms.ts";
import { isObject, object } from "../json.ts";
import { hasPlace, labelOf } from "../label.ts";
import { nameOf, referred } from "../spec-tree.ts";
import type { Unchanged } from "../unchanged.ts";
import { Met } from "./met.ts";
import type { Alternative, Form } from "./form.ts";
import { formOf } from "./form-of.ts";

/** Where a schema is used, for what is told of one that has no place of its own, as `true`. */
export interface Use {
  readonly before: object;
  readonly after: object;
  /** What follows the name of the place: `.size`. */
  readonly part: string;
}

/** Ends a comparison that is not noted. */
const FOUND = Symbol("found");

/**
 * Compares schemas by what fits them. A pair that is met again within itself is taken as equal, since what differs in
 * it is told where it was met first.
 */
export class SchemaComparison {
  readonly #note: (change: Change) => void;
  /** The pairs that have been compared at the present site, and those that have been under their own names. */
  #met: Met;
  readonly #named: Met;
  #use: Use | undefined;
  /** Where a schema with one name stands in for one with another: what differs is told there, and not of either. */
  #site: Use | undefined;
  readonly #unchanged: Unchanged;

  constructor(note: (change: Change) => void, unchanged: Unchanged, met = new Met()) {
    this.#note = note;
    this.#unchanged = unchanged;
    this.#met = met;
    this.#named = met;
  }

  /** Notes what differs between two schemas of one place. */
  compare(before: unknown, after: unknown, direction: Direction, use: Use): void {
    if (this.#unchanged.includes(before, after)) return;
    const outer = this.#use;
    this.#use = use;
    compareAnnotations(before, after, direction, this.#note);
    const names = [usedName(before), usedName(after)] as const;
    this.#at(names, siteOf(before, after, use), () => this.forms(formOf(before), formOf(after), direction));
    this.#use = outer;
  }

  forms(before: Form, after: Form, direction: Direction): void {
    if (this.#met.first(before, after, direction)) compareForms(this, before, after, direction);
  }

  alternatives(before: Alternative, after: Alternative, direction: Direction): void {
    const site = this.#use && siteOf(before.node, after.node, this.#use);
    this.#at([before.name, after.name], site, () => {
      if (this.#met.first(before, after, direction)) compareAlternatives(this, before, after, direction);
    });
  }

  note(change: Change): void {
    const placed = hasPlace(change.node);
    const site = this.#site ?? (placed ? undefined : this.#use);
    if (!site) return this.#note(change);
    const node = change.old === true ? site.before : site.after;
    const inside = placed ? insideOf(change.node, node) : "";
    if (inside === undefined) return this.#note(change);
    this.#note({ ...change, at: [], node, part: site.part + inside + (change.part ?? "") });
  }

  /** Whether nothing differs between two alternatives but texts. Nothing is noted. */
  equal(before: Alternative, after: Alternative, direction: Direction): boolean {
    return !this.#finds(
      () => true,
      (trial) => trial.alternatives(before, after, direction),
    );
  }

  /** Whether nothing breaks where one alternative stands for another. Nothing is noted. */
  fits(before: Alternative, after: Alternative, direction: Direction): boolean {
    return !this.#finds(
      (level) => level === "major",
      (trial) => trial.alternatives(before, after, direction),
    );
  }

  /** Whether nothing differs between two schemas but texts, whichever way they go. Nothing is noted. */
  sameShape(before: object, after: object): boolean {
    return (["sent", "received"] as const).every(
      (direction) =>
        !this.#finds(
          () => true,
          (trial) => trial.forms(formOf(before), formOf(after), direction),
        ),
    );
  }

  /** Runs a comparison of two schemas by their names. Others than before are told of where they are used, at each use. */
  #at(
    names: readonly [string | undefined, string | undefined],
    site: Use | undefined,
    run: () => void,
  ): void {
    const [was, is] = names;
    const outer = { site: this.#site, met: this.#met };
    if (was !== undefined && was === is) {
      // What one name stands for is compared once, wherever it is used.
      this.#site = undefined;
      this.#met = this.#named;
    } else if (was !== is && this.#site === undefined && site !== undefined) {
      this.#site = site;
      this.#met = new Met();
    }
    run();
    this.#site = outer.site;
    this.#met = outer.met;
  }

  /** Whether a comparison comes upon a level that is asked for. It ends there, since one is enough. */
  #finds(asked: (level: Level) => boolean, run: (trial: SchemaComparison) => void): boolean {
    const note = ({ rule, direction }: Change): void => {
      if (rule !== "text" && asked(rules[rule][direction])) throw FOUND;
    };
    try {
      run(new SchemaComparison(note, this.#unchanged, new Met(this.#met)));
      return false;
    } catch (error) {
      if (error !== FOUND) throw error;
      return true;
    }
  }
}

/** The name of the schema that a place uses or is. */
function usedName(schema: unknown): string | undefined {
  if (!isObject(schema)) return undefined;
  const next = referred(schema);
  return nameOf(isObject(next) ? next : schema);
}

function siteOf(before: unknown, after: unknown, use: Use): Use {
  return standsAlone(before) && standsAlone(after)
    ? { before: object(before), after: object(after), part: "" }
    : use;
}

/** Whether a schema is written where it is used. */
function standsAlone(schema: unknown): boolean {
  return isObject(schema) && hasPlace(schema) && nameOf(schema) === undefined;
}

/** What follows a thing's name in the label of a place in it; nothing for a place within the other place. */
function insideOf(node: object, within: object): string | undefined {
  const { label, subject } = labelOf(node);
  return label.startsWith(labelOf(within).label) ? undefined : label.slice(subject.name.length);
}
