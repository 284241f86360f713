import { referencesIn, type Type } from "@node-access/generate/model";
import type { Change, Direction } from "../findings.ts";
import { same } from "../json.ts";
import type { Level } from "../level.ts";
import { rules } from "../rules.ts";
import { compareAlternatives } from "./compare-alternatives.ts";
import { compareAnnotations } from "./compare-annotations.ts";
import { compareForms } from "./compare-forms.ts";
import { type Alternative, type Form, FORMING } from "./form.ts";
import { ANYTHING, type Forms } from "./forms.ts";
import { ComparedPairs } from "./compared-pairs.ts";
import { Scope } from "./scope.ts";
import type { Site } from "./site.ts";

/** The types of the two states of a spec. */
export interface Sides {
  readonly before: Forms;
  readonly after: Forms;
  /** Whether senders may omit any property, as of a protobuf message. What callers receive has those that are required. */
  readonly maySendersOmit: boolean;
  /** Whether nothing differs in a named type, nor in what it refers to. */
  readonly isUnchanged: (name: string) => boolean;
}

/** A type of an alternative: one of its properties, its items. */
export type Part = readonly [of: Alternative, type: Type | undefined];

/** Ends a trial. */
const FOUND = Symbol("found");
const NOWHERE: Site = { subject: "", label: "", path: [] };

/**
 * Compares types by what fits them. What differs in a named type is reported for the type, which is compared by itself, and not wherever
 * it is used. Where a type with another name stands now, the difference is reported for that place.
 */
export class TypeComparison {
  readonly #sides: Sides;
  readonly #note: (change: Change) => void;
  /** Whether it only looks whether something differs, in named types too. */
  readonly #isTrial: boolean;
  /** The pairs that are being compared. A pair that comes up again within itself counts as equal. */
  #pairs: ComparedPairs | undefined;

  constructor(sides: Sides, note: (change: Change) => void, trial?: ComparedPairs) {
    this.#sides = sides;
    this.#note = note;
    this.#isTrial = trial !== undefined;
    this.#pairs = trial;
  }

  /** Notes what differs between two types of one place. */
  compare(before: Type | undefined, after: Type | undefined, scope: Scope): void {
    this.#compare([this.#sides.before, before], [this.#sides.after, after], scope);
  }

  /** The same of parts of alternatives. Both may be of one state. */
  compareParts([one, before]: Part, [other, after]: Part, scope: Scope): void {
    this.#compare([one.forms, before], [other.forms, after], scope);
  }

  /** Notes what differs between two alternatives of one kind. */
  compareAlternatives(before: Alternative, after: Alternative, scope: Scope): void {
    if (this.#isReportedByType(before.name, after.name)) return;
    this.#once(before, after, scope.direction, () => compareAlternatives(scope, before, after));
  }

  /** Whether senders may omit any property, as of a protobuf message. */
  get maySendersOmit(): boolean {
    return this.#sides.maySendersOmit;
  }

  /** The properties that must be there. */
  requiredOf({ words }: Alternative, direction: Direction): ReadonlySet<string> {
    return new Set(direction === "sent" && this.maySendersOmit ? [] : words.required);
  }

  note(change: Change): void {
    this.#note(change);
  }

  /** Whether nothing differs between two alternatives but texts. Nothing is noted. */
  isEqual(before: Alternative, after: Alternative, direction: Direction): boolean {
    return !this.#finds(
      () => true,
      (trial) => trial.compareAlternatives(before, after, new Scope(trial, direction, NOWHERE)),
    );
  }

  /** Whether nothing breaks where one alternative stands for another. Nothing is noted. */
  fits(before: Alternative, after: Alternative, direction: Direction): boolean {
    return !this.#finds(
      (level) => level === "major",
      (trial) => trial.compareAlternatives(before, after, new Scope(trial, direction, NOWHERE)),
    );
  }

  /** Whether nothing differs between two types but texts, whichever way they go. Nothing is noted. */
  hasSameShape(before: Type, after: Type): boolean {
    return (["sent", "received"] as const).every(
      (direction) =>
        !this.#finds(
          () => true,
          (trial) => trial.compare(before, after, new Scope(trial, direction, NOWHERE)),
        ),
    );
  }

  #compare(
    [had, before = ANYTHING]: readonly [Forms, Type | undefined],
    [has, after = ANYTHING]: readonly [Forms, Type | undefined],
    scope: Scope,
  ): void {
    if (before === after || (had !== has && this.#isSame(before, after))) return;
    compareAnnotations(scope, before, after);
    if (isAlone(before) && isAlone(after) && this.#isReportedByType(before.reference, after.reference))
      return;
    const [one, other] = [had.of(before), has.of(after)];
    this.#once(one, other, scope.direction, () => compareForms(scope, one, other));
  }

  /** Whether two types are equal, and so is everything that they refer to. */
  #isSame(before: Type, after: Type): boolean {
    if (!same(before, after)) return false;
    return !this.#isTrial || referencesIn(after).every(this.#sides.isUnchanged);
  }

  #isReportedByType(before: string | undefined, after: string | undefined): boolean {
    return !this.#isTrial && before !== undefined && before === after;
  }

  /** Compares a pair, unless this goes on within the pair itself. */
  #once(before: Form | Alternative, after: Form | Alternative, direction: Direction, run: () => void): void {
    const outer = this.#pairs;
    this.#pairs ??= new ComparedPairs();
    if (this.#pairs.add(before, after, direction)) run();
    this.#pairs = outer;
  }

  /** Whether a comparison finds a level that is searched for. It ends there, since one is enough. */
  #finds(asked: (level: Level) => boolean, run: (trial: TypeComparison) => void): boolean {
    const note = ({ rule, direction }: Change): void => {
      if (rule !== "text" && asked(rules[rule][direction])) throw FOUND;
    };
    try {
      run(new TypeComparison(this.#sides, note, new ComparedPairs(this.#pairs)));
      return false;
    } catch (error) {
      if (error !== FOUND) throw error;
      return true;
    }
  }
}

/** Whether a type says nothing of its values besides what it refers to. */
function isAlone(type: Type): boolean {
  return Object.keys(type).every((key) => key === "kind" || key === "reference" || !FORMING.has(key));
}
