import { accepts } from "./accepts.ts";
import type { RuleName } from "../rules.ts";
import type { Alternative, Form } from "./form.ts";
import { isAnything, readProperties } from "./forms.ts";
import { matchMembers } from "./match-members.ts";
import { describeChange, describeForm, describeAlternative } from "./descriptions.ts";
import type { Comparison, Scope } from "./scope.ts";

/** Compares two forms: first their literal values, then their alternatives. */
export function compareForms(scope: Scope, before: Form, after: Form): void {
  if (isAnything(before) || isAnything(after)) {
    if (!isAnything(after)) scope.note("type-narrowed", `is ${describeForm(after)} instead of anything`);
    else if (!isAnything(before)) scope.note("type-widened", "may be anything");
    return;
  }
  scope.noteSwitch(
    before.literals.has("null"),
    after.literals.has("null"),
    ["null-added", "may be `null`"],
    ["null-removed", "can no longer be `null`"],
  );
  const { comparison, direction } = scope;
  const { pairs, gone, added } = matchMembers(comparison, before.alternatives, after.alternatives, direction);
  for (const [one, other] of pairs) comparison.compareAlternatives(one, other, scope);
  const values = compareValues(before, after);
  const [old, ...others] = values.gone;
  const [current, ...more] = values.added;
  if (old !== undefined && current !== undefined && others.length + more.length + values.shared === 0)
    scope.note("value-changed", `is \`${current}\` instead of \`${old}\``);
  else {
    for (const key of values.gone) scope.noteGone("value-removed", `is no longer \`${key}\``);
    for (const key of values.added) scope.note(chooseAddedRule(before), `may be \`${key}\``);
  }
  noteAlternatives(scope, { before, after, gone, added, pairs: pairs.length + values.shared });
}

function compareValues(before: Form, after: Form) {
  const shared = [...before.literals].filter(([key]) => key !== "null" && after.literals.has(key)).length;
  return { gone: listOnly(before, after), added: listOnly(after, before), shared };
}

/** Literal values except for `null` that listOnly one form has, and that no alternative of the other form accepts. */
function listOnly(form: Form, other: Form): string[] {
  return [...form.literals]
    .filter(
      ([key, { value }]) =>
        value !== null && !other.literals.has(key) && !other.alternatives.some((one) => accepts(one, value)),
    )
    .map(([key]) => key);
}

/**
 * The rule for an added value. If the type had a single form, it becomes a union, which a program must check first.
 * A set of values may begin with one.
 */
function chooseAddedRule(before: Form): RuleName {
  if (hasValues(before)) return "value-added";
  return before.alternatives.length < 2 ? "union-made" : "member-added";
}

interface Rest {
  readonly before: Form;
  readonly after: Form;
  readonly gone: readonly Alternative[];
  readonly added: readonly Alternative[];
  readonly pairs: number;
}

function noteAlternatives(scope: Scope, { before, after, gone, added, pairs }: Rest): void {
  const { comparison } = scope;
  const note = (rule: RuleName, predicate: string): void => scope.note(rule, predicate);
  const arms = before.alternatives.length + (hasValues(before) ? 1 : 0);
  const reported = new Set<Alternative>();
  // "X instead of Y" covers all alternatives of the new form.
  let changed = false;
  for (const one of gone) {
    const taken = after.alternatives.find((other) => includes(comparison, other, one));
    const parts = added.filter((other) => includes(comparison, one, other));
    const predicate = describeChange(after, one);
    for (const other of [...parts, ...(taken ? [taken] : [])]) reported.add(other);
    if (taken) note(added.includes(taken) ? "type-widened" : "member-covered", predicate);
    else if (parts.length > 0 || acceptsAnyValue(one, after)) note("type-narrowed", predicate);
    else if (arms > 1 || pairs > 0)
      scope.noteGone("member-removed", `can no longer be ${describeAlternative(one)}`);
    else {
      changed = true;
      note("type-changed", predicate);
    }
  }
  for (const one of added.filter((other) => !reported.has(other))) {
    const predicate = `may be ${describeAlternative(one)}`;
    if (before.alternatives.some((other) => includes(comparison, other, one)))
      note("member-covered", predicate);
    else if (acceptsAnyValue(one, before)) note("type-widened", predicate);
    else if (arms > 1) {
      const missing = findMissing(one, before);
      if (missing.length === 0) note("member-added", predicate);
      else note("member-lacks", `${predicate}, which has no \`${missing.join("`, `")}\``);
    } else if (pairs > 0 || (gone.length > 0 && !changed)) note("union-made", predicate);
    else if (gone.length === 0) note("type-changed", predicate);
  }
}

/** Whether an alternative accepts all values of another one, and describes all their properties. */
function includes(comparison: Comparison, wide: Alternative, narrow: Alternative): boolean {
  return (
    wide.kind === narrow.kind &&
    comparison.isCompatible(narrow, wide, "sent") &&
    comparison.isCompatible(wide, narrow, "received")
  );
}

/** The properties that an alternative lacks although all members of a union had them, so programs read them without a check. */
function findMissing(one: Alternative, { alternatives, literals }: Form): string[] {
  if (literals.size > 0 || alternatives.some(({ kind }) => kind !== "object")) return [];
  const [first, ...rest] = alternatives.map((member) => Object.keys(readProperties(member)));
  const own = new Set(one.kind === "object" ? Object.keys(readProperties(one)) : []);
  return (first ?? []).filter((name) => !own.has(name) && rest.every((names) => names.includes(name)));
}

function acceptsAnyValue(one: Alternative, { literals }: Form): boolean {
  return [...literals.values()].some(({ value }) => value !== null && accepts(one, value));
}

function hasValues({ literals }: Form): boolean {
  return literals.size > (literals.has("null") ? 1 : 0);
}
