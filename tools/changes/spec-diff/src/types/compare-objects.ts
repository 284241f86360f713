import type { Field, Type } from "@node-access/generate/model";
import type { Alternative } from "./form.ts";
import { propertiesOf, propertyOf } from "./forms.ts";
import type { Scope } from "./scope.ts";
import type { Part } from "./type-comparison.ts";

/** Notes what differs between two objects: their properties, and what they may have besides. */
export function compareObjects(scope: Scope, before: Alternative, after: Alternative): void {
  const [needed, needs] = [before, after].map((one) => scope.comparison.requiredOf(one, scope.direction));
  const described = [before, after].flatMap((one) => Object.keys(propertiesOf(one)));
  for (const name of new Set([...described, ...(needed ?? []), ...(needs ?? [])])) {
    compareProperty(
      scope.inside(`.${name}`, "properties", name),
      { of: [before, propertyOf(before, name)], required: needed?.has(name) === true },
      { of: [after, propertyOf(after, name)], required: needs?.has(name) === true },
    );
  }
  compareNames(scope, before, after);
  compareOthers(scope.inside("[*]", "additionalProperties"), before, after);
}

/** A property in one state, and whether it must be there. */
interface Property {
  readonly of: Part;
  readonly required: boolean;
}

function compareProperty(scope: Scope, before: Property, after: Property): void {
  const [was, is] = [before.of[1], after.of[1]];
  if (isDescribed(was) && !isDescribed(is)) scope.noteGone("property-removed", "is removed");
  else if (isDescribed(is) && !isDescribed(was)) compareAdded(scope, before, after);
  else if (isRuledOut(was) && is === undefined)
    scope.noteGone("property-not-ruled-out", "is no longer ruled out");
  else if (was === undefined && isRuledOut(is)) scope.note("property-ruled-out", "is ruled out");
  else compareBoth(scope, before, after);
}

function compareAdded(scope: Scope, { of: [had, was] }: Property, after: Property): void {
  if (isRuledOut(was)) {
    if (after.required) scope.note("type-changed", "is required, and was ruled out");
    else scope.note("property-not-ruled-out", "is no longer ruled out");
    return;
  }
  if (after.required && !scope.comparison.maySendersOmit)
    scope.note("required-property-added", "is added, and required");
  else scope.note("property-added", "is added");
  // It was there before if other properties were described as one.
  const others = had.words.additionalProperties;
  if (others !== undefined && isDescribed(others) && others.kind !== "any")
    scope.compareParts([had, others], after.of);
}

function compareBoth(scope: Scope, before: Property, after: Property): void {
  if (before.required !== after.required) {
    if (after.required) scope.note("property-required", "is required now");
    else scope.note("property-optional", "is optional now");
  }
  const [was, is] = [before.of[1] as Field | undefined, after.of[1] as Field | undefined];
  if (was === undefined || is === undefined) return;
  if (was.number !== is.number)
    scope.note("number-changed", `has the number ${is.number} instead of ${was.number}`);
  scope.compareParts(before.of, after.of);
}

/** Whether a property may be there by its type. */
function isDescribed(type: Type | undefined): boolean {
  return type !== undefined && type.kind !== "never";
}

function isRuledOut(type: Type | undefined): boolean {
  return type?.kind === "never";
}

/** What names the properties of a map may have. A list of names is a type that has each of them. */
function compareNames(scope: Scope, before: Alternative, after: Alternative): void {
  const [was, is] = [before.words.propertyNames, after.words.propertyNames];
  if (was === undefined && is === undefined) return;
  const [had, has] = [listedNames(before, was), listedNames(after, is)];
  if (!had || !has) {
    // Readers look values up by name: a narrower name breaks them as it breaks writers.
    scope.inside("[*]", "propertyNames").towards("sent").compareParts([before, was], [after, is]);
    return;
  }
  for (const name of has.filter((one) => !had.includes(one)))
    scope.inside(`.${name}`).note("required-property-added", "is added, and required");
  for (const name of had.filter((one) => !has.includes(one)))
    scope.inside(`.${name}`).noteGone("property-removed", "is removed");
}

/** The names that a map is described to have, if they are listed. */
function listedNames({ forms }: Alternative, names: Type | undefined): string[] | undefined {
  if (names === undefined) return undefined;
  const { literals, alternatives } = forms.of(names);
  if (alternatives.length > 0 || literals.size === 0) return undefined;
  return [...literals.values()].map(({ value }) => String(value));
}

/** What is said of properties that are not described: nothing, that they are rejected, or of what type they are. */
function compareOthers(scope: Scope, before: Alternative, after: Alternative): void {
  const [was, is] = [before.words.additionalProperties, after.words.additionalProperties];
  if (was?.kind === is?.kind && was !== undefined && isPlain(was)) return;
  const isLost = hasAnyProperty(before) && !hasAnyProperty(after);
  if (isLost) scope.note("others-untyped", "is no longer typed");
  if (is?.kind === "never") scope.note("others-refused", "is rejected");
  else if (was?.kind === "never" || (was === undefined && is !== undefined && isPlain(is)))
    scope.note("others-accepted", "is accepted");
  else if (!isLost && (was ?? is) !== undefined) scope.compareParts([before, was], [after, is]);
}

/** Whether a type has any property that is accessed: where it says so, and where it describes no property at all. */
function hasAnyProperty({ words: { additionalProperties: others, properties } }: Alternative): boolean {
  return others === undefined ? properties === undefined : others.kind !== "never";
}

/** Whether a type is all that JSON Schema's `true` or `false` say. */
function isPlain(type: Type): boolean {
  return (type.kind === "any" || type.kind === "never") && Object.keys(type).length === 1;
}
