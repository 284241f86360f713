import { type Type, referencesIn } from "../../model/index.ts";
import type { Change, Direction } from "../findings.ts";
import { same } from "../json.ts";
import { isHigher, type Level } from "../finding.ts";
import { rules } from "../rules.ts";
import { compareAnnotations } from "./compare-annotations.ts";
import { compareForms } from "./compare-forms.ts";
import { type Alternative, type Form, type FormsOfTypes, FORMING } from "./form.ts";
import { type Forms, ANYTHING } from "./forms.ts";
import { type Comparison, type Part, Scope } from "./scope.ts";
import type { Site } from "../site.ts";
import { compareArrays } from "./compare-arrays.ts";
import { compareBounds } from "./compare-bounds.ts";
import { compareObjects } from "./compare-objects.ts";
import { compareBytes, compareEncodings, compareFormats, comparePatterns } from "./compare-texts.ts";
import { describeKind } from "./descriptions.ts";

/** The pairs of forms or alternatives that a comparison has seen, in each direction. */
class ComparedPairs {
  readonly #outer: ComparedPairs | undefined;
  readonly #pairs: Readonly<Record<Direction, Map<object, Set<object>>>> = {
    sent: new Map(),
    received: new Map(),
  };

  /** @param outer - More pairs that count as seen. It is not changed. */
  constructor(outer?: ComparedPairs) {
    this.#outer = outer;
  }

  /** Adds a pair. @returns whether it is new. */
  add(before: object, after: object, direction: Direction): boolean {
    if (this.#has(before, after, direction)) return false;
    const others = this.#pairs[direction].get(before) ?? new Set();
    this.#pairs[direction].set(before, others.add(after));
    return true;
  }

  #has(before: object, after: object, direction: Direction): boolean {
    if (this.#pairs[direction].get(before)?.has(after) === true) return true;
    return this.#outer !== undefined && this.#outer.#has(before, after, direction);
  }
}

export interface Sides {
  readonly before: Forms;
  readonly after: Forms;
  /** Whether senders may omit any property, as in protobuf messages. Received messages have all required ones. */
  readonly maySendersOmit: boolean;
  /** Whether a named type and all types that it refers to are unchanged. */
  readonly isUnchanged: (name: string) => boolean;
}

/** Thrown to end a trial. */
const FOUND = Symbol("found");
const NOWHERE: Site = { subject: "", label: "", path: [] };
const WAYS: readonly Direction[] = ["sent", "received"];

/**
 * Compares types by the values that they accept. Changes of a named type are reported once, for the type, and not wherever it is
 * used. If a place has a type with another name now, the difference is reported for the place.
 */
export class TypeComparison implements Comparison {
  readonly #sides: Sides;
  readonly #note: (change: Change) => void;
  /** Whether this is a trial: it only looks for a difference, also in named types. */
  readonly #isTrial: boolean;
  /** The pairs that are being compared. A pair within itself counts as equal, so recursive types end. */
  #pairs: ComparedPairs | undefined;

  constructor(sides: Sides, note: (change: Change) => void, trial?: ComparedPairs) {
    this.#sides = sides;
    this.#note = note;
    this.#isTrial = trial !== undefined;
    this.#pairs = trial;
  }

  compare(before: Type | undefined, after: Type | undefined, scope: Scope): void {
    this.#compare([this.#sides.before, before], [this.#sides.after, after], scope);
  }

  compareParts([one, before]: Part, [other, after]: Part, scope: Scope): void {
    this.#compare([one.forms, before], [other.forms, after], scope);
  }

  compareAlternatives(before: Alternative, after: Alternative, scope: Scope): void {
    if (this.#isReportedByType(before.name, after.name)) return;
    this.#once(before, after, scope.direction, () => compareAlternatives(scope, before, after));
  }

  get maySendersOmit(): boolean {
    return this.#sides.maySendersOmit;
  }

  listRequired({ words }: Alternative, direction: Direction): ReadonlySet<string> {
    return new Set(direction === "sent" && this.maySendersOmit ? [] : words.required);
  }

  note(change: Change): void {
    this.#note(change);
  }

  isEqual(before: Alternative, after: Alternative): boolean {
    return WAYS.every(
      (way) =>
        !this.#finds("patch", way, (scope) => scope.comparison.compareAlternatives(before, after, scope)),
    );
  }

  isCompatible(before: Alternative, after: Alternative, direction: Direction): boolean {
    return !this.#finds("major", direction, (scope) =>
      scope.comparison.compareAlternatives(before, after, scope),
    );
  }

  /** Whether two types differ only in texts, in both directions. Reports nothing. */
  hasSameShape(before: Type, after: Type): boolean {
    return WAYS.every((way) => !this.#finds("patch", way, (scope) => scope.compare(before, after)));
  }

  #compare(
    [formsBefore, before = ANYTHING]: readonly [FormsOfTypes, Type | undefined],
    [formsAfter, after = ANYTHING]: readonly [FormsOfTypes, Type | undefined],
    scope: Scope,
  ): void {
    if (before === after || (formsBefore !== formsAfter && this.#isSame(before, after))) return;
    compareAnnotations(scope, before, after);
    if (isAlone(before) && isAlone(after) && this.#isReportedByType(before.reference, after.reference))
      return;
    const [one, other] = [formsBefore.of(before), formsAfter.of(after)];
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

  #once(before: Form | Alternative, after: Form | Alternative, direction: Direction, run: () => void): void {
    const outer = this.#pairs;
    this.#pairs ??= new ComparedPairs();
    if (this.#pairs.add(before, after, direction)) run();
    this.#pairs = outer;
  }

  /** Whether a comparison finds a change of at least a level. It ends with the first. */
  #finds(least: Level, way: Direction, run: (scope: Scope) => void): boolean {
    const note = ({ rule, direction }: Change): void => {
      if (rule !== "text" && !isHigher(least, rules[rule][direction])) throw FOUND;
    };
    const trial = new TypeComparison(this.#sides, note, new ComparedPairs(this.#pairs));
    try {
      run(new Scope(trial, way, NOWHERE));
      return false;
    } catch (error) {
      if (error !== FOUND) throw error;
      return true;
    }
  }
}

/** Whether a type is only a reference, without constraints of its own. */
function isAlone(type: Type): boolean {
  return Object.keys(type).every((key) => key === "kind" || key === "reference" || !FORMING.has(key));
}

/** Compares two alternatives of the same kind, or of the two kinds of number. */
function compareAlternatives(scope: Scope, before: Alternative, after: Alternative): void {
  if (before.kind !== after.kind)
    scope.note(
      after.kind === "number" ? "type-widened" : "type-narrowed",
      `is ${describeKind(after)} instead of ${describeKind(before)}`,
    );
  if (after.kind === "object") compareObjects(scope, before, after);
  if (after.kind === "array") compareArrays(scope, before, after);
  for (const compare of [compareBounds, comparePatterns, compareFormats, compareBytes, compareEncodings])
    compare(scope, before, after);
  scope.noteSwitch(
    before.words.secret,
    after.words.secret,
    ["secret-changed", "is wrapped in `Secret`"],
    ["secret-changed", "is no longer wrapped in `Secret`"],
  );
  if (!same(before.words.opaque, after.words.opaque))
    scope.note("not-compared", "could not be compared: no rule covers its combination of schemas");
}
