import type { Field, Type } from "@node-access/generate/model";
import type { Direction } from "../findings.ts";
import type { RuleName } from "../rules.ts";
import type { Alternative } from "./form.ts";
import { propertiesOf, propertyOf } from "./forms.ts";
import { inside, type Site } from "./site.ts";
import type { Part, TypeComparison } from "./type-comparison.ts";

/** Notes what differs between two objects: their properties, and what they may have besides. */
export function compareObjects(
  comparison: TypeComparison,
  before: Alternative,
  after: Alternative,
  direction: Direction,
  at: Site,
): void {
  const [needed, needs] = [before, after].map((one) => comparison.requiredOf(one, direction));
  const described = [before, after].flatMap((one) => Object.keys(propertiesOf(one)));
  for (const name of new Set([...described, ...(needed ?? []), ...(needs ?? [])])) {
    const required = { was: needed?.has(name) === true, is: needs?.has(name) === true };
    new PropertyComparison(
      comparison,
      direction,
      inside(at, `.${name}`, "properties", name),
      required,
    ).compare([before, propertyOf(before, name)], [after, propertyOf(after, name)]);
  }
  compareNames(comparison, before, after, direction, at);
  compareOthers(comparison, before, after, direction, inside(at, "[*]", "additionalProperties"));
}

/** Compares the two states of one property. */
class PropertyComparison {
  readonly #comparison: TypeComparison;
  readonly #direction: Direction;
  readonly #at: Site;
  /** Whether it must be there. */
  readonly #required: { readonly was: boolean; readonly is: boolean };

  constructor(
    comparison: TypeComparison,
    direction: Direction,
    at: Site,
    required: { readonly was: boolean; readonly is: boolean },
  ) {
    this.#comparison = comparison;
    this.#direction = direction;
    this.#at = at;
    this.#required = required;
  }

  compare(before: Part, after: Part): void {
    const [[, was], [, is]] = [before, after];
    if (isDescribed(was) && !isDescribed(is)) this.#note("property-removed", "is removed", true);
    else if (isDescribed(is) && !isDescribed(was)) this.#compareAdded(before, after);
    else if (isRuledOut(was) && is === undefined)
      this.#note("property-not-ruled-out", "is no longer ruled out", true);
    else if (was === undefined && isRuledOut(is)) this.#note("property-ruled-out", "is ruled out");
    else this.#compareBoth(before, after);
  }

  #compareAdded([had, was]: Part, after: Part): void {
    const needs = this.#required.is;
    if (isRuledOut(was)) {
      const says = needs ? "is required, and was ruled out" : "is no longer ruled out";
      this.#note(needs ? "type-changed" : "property-not-ruled-out", says);
      return;
    }
    if (needs && !this.#comparison.maySendersOmit)
      this.#note("required-property-added", "is added, and required");
    else this.#note("property-added", "is added");
    // It was there before if other properties were described as one.
    const others = had.words.additionalProperties;
    if (others !== undefined && isDescribed(others) && others.kind !== "any")
      this.#comparison.compareParts([had, others], after, this.#direction, this.#at);
  }

  #compareBoth(before: Part, after: Part): void {
    const { was: needed, is: needs } = this.#required;
    if (needed !== needs) {
      const rule = needs ? "property-required" : "property-optional";
      this.#note(rule, needs ? "is required now" : "is optional now");
    }
    const [was, is] = [before[1] as Field | undefined, after[1] as Field | undefined];
    if (was === undefined || is === undefined) return;
    if (was.number !== is.number)
      this.#note("number-changed", `has the number ${is.number} instead of ${was.number}`);
    this.#comparison.compareParts(before, after, this.#direction, this.#at);
  }

  #note(rule: RuleName, says: string, old = false): void {
    this.#comparison.note({ rule, direction: this.#direction, at: this.#at, says, old });
  }
}

/** Whether a property may be there by its type. */
function isDescribed(type: Type | undefined): boolean {
  return type !== undefined && type.kind !== "never";
}

function isRuledOut(type: Type | undefined): boolean {
  return type?.kind === "never";
}

/** What names the properties of a map may have. A list of names is a type that has each of them. */
function compareNames(
  comparison: TypeComparison,
  before: Alternative,
  after: Alternative,
  direction: Direction,
  at: Site,
): void {
  const [was, is] = [before.words.propertyNames, after.words.propertyNames];
  if (was === undefined && is === undefined) return;
  const [had, has] = [listedNames(before, was), listedNames(after, is)];
  if (!had || !has) {
    // Readers look values up by name: a narrower name breaks them as it breaks writers.
    comparison.compareParts([before, was], [after, is], "sent", inside(at, "[*]", "propertyNames"));
    return;
  }
  for (const name of has.filter((one) => !had.includes(one))) {
    const says = "is added, and required";
    comparison.note({ rule: "required-property-added", direction, at: inside(at, `.${name}`), says });
  }
  for (const name of had.filter((one) => !has.includes(one))) {
    const place = inside(at, `.${name}`);
    comparison.note({ rule: "property-removed", direction, at: place, old: true, says: "is removed" });
  }
}

/** The names that a map is described to have, if they are listed. */
function listedNames({ forms }: Alternative, names: Type | undefined): string[] | undefined {
  if (names === undefined) return undefined;
  const { literals, alternatives } = forms.of(names);
  if (alternatives.length > 0 || literals.size === 0) return undefined;
  return [...literals.values()].map(({ value }) => String(value));
}

/** What is said of properties that are not described: nothing, that they are rejected, or of what type they are. */
function compareOthers(
  comparison: TypeComparison,
  before: Alternative,
  after: Alternative,
  direction: Direction,
  at: Site,
): void {
  const [was, is] = [before.words.additionalProperties, after.words.additionalProperties];
  if (was?.kind === is?.kind && was !== undefined && isPlain(was)) return;
  const note = (rule: RuleName, says: string): void => comparison.note({ rule, direction, at, says });
  const isLost = hasAnyProperty(before) && !hasAnyProperty(after);
  if (isLost) note("others-untyped", "is no longer typed");
  if (is?.kind === "never") note("others-refused", "is rejected");
  else if (was?.kind === "never" || (was === undefined && is !== undefined && isPlain(is)))
    note("others-accepted", "is accepted");
  else if (!isLost && (was ?? is) !== undefined)
    comparison.compareParts([before, was], [after, is], direction, at);
}

/** Whether a type has any property that is accessed: where it says so, and where it describes no property at all. */
function hasAnyProperty({ words: { additionalProperties: others, properties } }: Alternative): boolean {
  return others === undefined ? properties === undefined : others.kind !== "never";
}

/** Whether a type is all that JSON Schema's `true` or `false` say. */
function isPlain(type: Type): boolean {
  return (type.kind === "any" || type.kind === "never") && Object.keys(type).length === 1;
}
