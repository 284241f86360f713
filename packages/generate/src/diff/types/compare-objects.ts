import type { Field, Type } from "../../model/index.ts";
import type { Alternative } from "./form.ts";
import { readProperties, findProperty } from "./forms.ts";
import type { Part, Scope } from "./scope.ts";

/** Compares two objects: their properties, and their additional properties. */
export function compareObjects(scope: Scope, before: Alternative, after: Alternative): void {
  const requiredBefore = scope.comparison.listRequired(before, scope.direction);
  const requiredAfter = scope.comparison.listRequired(after, scope.direction);
  const described = [before, after].flatMap((one) => Object.keys(readProperties(one)));
  const names = new Set([...described, ...requiredBefore, ...requiredAfter]);
  const readBefore = (name: string): Property => ({
    of: [before, findProperty(before, name)],
    required: requiredBefore.has(name),
  });
  const readAfter = (name: string): Property => ({
    of: [after, findProperty(after, name)],
    required: requiredAfter.has(name),
  });
  for (const [old, current] of findRenamedFields(before, after)) {
    for (const name of [old, current]) names.delete(name);
    const field = scope.inside(`.${current}`, "properties", current);
    field.note("property-renamed", `is the new name of \`${old}\`, with the same number`);
    compareBoth(field, readBefore(old), readAfter(current));
  }
  for (const name of names)
    compareProperty(scope.inside(`.${name}`, "properties", name), readBefore(name), readAfter(name));
  compareNames(scope, before, after);
  compareOthers(scope.inside("[*]", "additionalProperties"), before, after);
}

/** Finds the fields of a proto message that have another name, by their numbers: old names with their new ones. */
function findRenamedFields(before: Alternative, after: Alternative): [old: string, current: string][] {
  const old: Readonly<Record<string, Field>> = readProperties(before);
  const current: typeof old = readProperties(after);
  const added = Object.entries(current).filter(([name]) => old[name] === undefined);
  return Object.entries(old).flatMap(([name, { number }]) => {
    if (number === undefined || current[name] !== undefined) return [];
    const found = added.find(([, field]) => field.number === number);
    return found ? [[name, found[0]] as [string, string]] : [];
  });
}

interface Property {
  readonly of: Part;
  readonly required: boolean;
}

function compareProperty(scope: Scope, before: Property, after: Property): void {
  const [old, current] = [before.of[1], after.of[1]];
  if (isDescribed(old) && !isDescribed(current)) scope.noteGone("property-removed", "is removed");
  else if (isDescribed(current) && !isDescribed(old)) compareAdded(scope, before, after);
  else if (isRuledOut(old) && current === undefined)
    scope.noteGone("property-not-ruled-out", "may be present");
  else if (old === undefined && isRuledOut(current)) scope.note("property-ruled-out", "must be absent");
  else compareBoth(scope, before, after);
}

function compareAdded(scope: Scope, { of: [before, old] }: Property, after: Property): void {
  if (isRuledOut(old)) {
    if (after.required) scope.note("type-changed", "is required, and had to be absent");
    else scope.note("property-not-ruled-out", "may be present");
    return;
  }
  if (after.required && !scope.comparison.maySendersOmit)
    scope.note("required-property-added", "is added, and required");
  else scope.note("property-added", "is added");
  // The property was covered before if additional properties had a type.
  const others = before.words.additionalProperties;
  if (others !== undefined && isDescribed(others) && others.kind !== "any")
    scope.compareParts([before, others], after.of);
}

function compareBoth(scope: Scope, before: Property, after: Property): void {
  scope.noteSwitch(
    before.required,
    after.required,
    ["property-required", "is required now"],
    ["property-optional", "is optional now"],
  );
  const [old, current] = [before.of[1] as Field | undefined, after.of[1] as Field | undefined];
  if (old === undefined || current === undefined) return;
  if (old.number !== current.number)
    scope.note("number-changed", `has the number ${current.number} instead of ${old.number}`);
  scope.compareParts(before.of, after.of);
}

/** Whether a property's type allows any value. */
function isDescribed(type: Type | undefined): boolean {
  return type !== undefined && type.kind !== "never";
}

function isRuledOut(type: Type | undefined): boolean {
  return type?.kind === "never";
}

/** Compares the names that properties of a map may have. A list of names makes each of them a property. */
function compareNames(scope: Scope, before: Alternative, after: Alternative): void {
  const [old, current] = [before.words.propertyNames, after.words.propertyNames];
  if (old === undefined && current === undefined) return;
  const [namesBefore, namesAfter] = [readListedNames(before, old), readListedNames(after, current)];
  if (!namesBefore || !namesAfter) {
    // Readers look values up by name: a narrower name breaks them as it breaks writers.
    scope
      .inside(" (each name)", "propertyNames")
      .towards("sent")
      .compareParts([before, old], [after, current]);
    return;
  }
  for (const name of namesAfter.filter((one) => !namesBefore.includes(one)))
    scope.inside(`.${name}`).note("required-property-added", "is added, and required");
  for (const name of namesBefore.filter((one) => !namesAfter.includes(one)))
    scope.inside(`.${name}`).noteGone("property-removed", "is removed");
}

/** The names of a map's properties, if the schema lists them. */
function readListedNames({ forms }: Alternative, names: Type | undefined): string[] | undefined {
  if (names === undefined) return undefined;
  const { literals, alternatives } = forms.of(names);
  if (alternatives.length > 0 || literals.size === 0) return undefined;
  return [...literals.values()].map(({ value }) => String(value));
}

/** Compares additional properties: rejected, untyped, or of a type. */
function compareOthers(scope: Scope, before: Alternative, after: Alternative): void {
  const [old, current] = [before.words.additionalProperties, after.words.additionalProperties];
  if (old?.kind === current?.kind && old !== undefined && isPlain(old)) return;
  const isLost = hasAnyProperty(before) && !hasAnyProperty(after);
  if (isLost) scope.note("others-untyped", "is no longer typed");
  if (current?.kind === "never") scope.note("others-rejected", "is rejected");
  else if (old?.kind === "never" || (old === undefined && current !== undefined && isPlain(current)))
    scope.note("others-accepted", "is accepted");
  else if (!isLost && (old ?? current) !== undefined) scope.compareParts([before, old], [after, current]);
}

/** Whether a type allows access to any property: it allows additional properties, or describes no property at all. */
function hasAnyProperty({ words: { additionalProperties: others, properties } }: Alternative): boolean {
  return others === undefined ? properties === undefined : others.kind !== "never";
}

/** Whether a type is JSON Schema's `true` or `false`. */
function isPlain(type: Type): boolean {
  return (type.kind === "any" || type.kind === "never") && Object.keys(type).length === 1;
}
