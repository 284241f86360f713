import { accepts } from "./accepts.ts";
import type { RuleName } from "../rules.ts";
import type { Alternative, Form } from "./form.ts";
import { isAnything, propertiesOf } from "./forms.ts";
import { matchMembers } from "./match-members.ts";
import { describeChange, describeForm, describeAlternative } from "./descriptions.ts";
import type { Scope } from "./scope.ts";
import type { TypeComparison } from "./type-comparison.ts";

/** Notes what differs between two forms: single values first, then alternatives, as far as they are not the same. */
export function compareForms(scope: Scope, before: Form, after: Form): void {
  if (isAnything(before) || isAnything(after)) {
    if (!isAnything(after)) scope.note("type-narrowed", `is ${describeForm(after)} instead of anything`);
    else if (!isAnything(before)) scope.note("type-widened", "may be anything");
    return;
  }
  const had = before.literals.has("null");
  const has = after.literals.has("null");
  if (had !== has)
    scope.note(has ? "null-added" : "null-removed", has ? "may be `null`" : "is no longer `null`");
  const { comparison, direction } = scope;
  const { pairs, gone, added } = matchMembers(comparison, before.alternatives, after.alternatives, direction);
  for (const [one, other] of pairs) comparison.compareAlternatives(one, other, scope);
  const values = valuesOf(before, after);
  const [was, ...others] = values.gone;
  const [is, ...more] = values.added;
  if (was !== undefined && is !== undefined && others.length + more.length + values.kept === 0)
    scope.note("value-changed", `is \`${is}\` instead of \`${was}\``);
  else {
    for (const key of values.gone) scope.noteGone("value-removed", `is no longer \`${key}\``);
    for (const key of values.added) scope.note(ruleOfAdded(before), `may be \`${key}\``);
  }
  noteAlternatives(scope, { before, after, gone, added, pairs: pairs.length + values.kept });
}

interface Values {
  readonly gone: readonly string[];
  readonly added: readonly string[];
  readonly kept: number;
}

function valuesOf(before: Form, after: Form): Values {
  const kept = [...before.literals].filter(([key]) => key !== "null" && after.literals.has(key)).length;
  return { gone: only(before, after), added: only(after, before), kept };
}

/** Single values but `null` that only one form has and no alternative of the other takes in. */
function only(form: Form, other: Form): string[] {
  return [...form.literals]
    .filter(
      ([key, { value }]) =>
        value !== null && !other.literals.has(key) && !other.alternatives.some((one) => accepts(one, value)),
    )
    .map(([key]) => key);
}

/** Of one form, a constant among them, a union is made, which a program must look at first. */
function ruleOfAdded({ literals, alternatives }: Form): RuleName {
  const values = literals.size - (literals.has("null") ? 1 : 0);
  if (values + alternatives.length < 2) return "union-made";
  return values === 0 ? "member-added" : "value-added";
}

interface Rest {
  readonly before: Form;
  readonly after: Form;
  readonly gone: readonly Alternative[];
  readonly added: readonly Alternative[];
  readonly pairs: number;
}

/** What is left after all that is the same has been matched. */
function noteAlternatives(scope: Scope, { before, after, gone, added, pairs }: Rest): void {
  const { comparison } = scope;
  const note = (rule: RuleName, says: string): void => scope.note(rule, says);
  const arms = before.alternatives.length + (hasValues(before) ? 1 : 0);
  const reported = new Set<Alternative>();
  // "One thing instead of another" covers all that is there now.
  let changed = false;
  for (const one of gone) {
    const taken = after.alternatives.find((other) => takesIn(comparison, other, one));
    const parts = added.filter((other) => takesIn(comparison, one, other));
    const says = describeChange(after, one);
    for (const other of [...parts, ...(taken ? [taken] : [])]) reported.add(other);
    if (taken) note(added.includes(taken) ? "type-widened" : "member-covered", says);
    else if (parts.length > 0 || fitsValues(one, after)) note("type-narrowed", says);
    else if (arms > 1 || pairs > 0)
      scope.noteGone("member-removed", `is no longer ${describeAlternative(one)}`);
    else {
      changed = true;
      note("type-changed", says);
    }
  }
  for (const one of added.filter((other) => !reported.has(other))) {
    const says = `may be ${describeAlternative(one)}`;
    if (before.alternatives.some((other) => takesIn(comparison, other, one))) note("member-covered", says);
    else if (fitsValues(one, before)) note("type-widened", says);
    else if (arms > 1) {
      const lacked = lackedBy(one, before);
      if (lacked.length === 0) note("member-added", says);
      else note("member-lacks", `${says}, which has no \`${lacked.join("`, `")}\``);
    } else if (pairs > 0 || (gone.length > 0 && !changed)) note("union-made", says);
    else if (gone.length === 0) note("type-changed", says);
  }
}

/** Whether whatever fits one alternative fits another too, and has no property that the other does not describe. */
function takesIn(comparison: TypeComparison, wide: Alternative, narrow: Alternative): boolean {
  return (
    wide.kind === narrow.kind &&
    comparison.fits(narrow, wide, "sent") &&
    comparison.fits(wide, narrow, "received")
  );
}

/** The properties that every member of a union has, so that a program may read them unasked, and another member has not. */
function lackedBy(one: Alternative, { alternatives, literals }: Form): string[] {
  if (literals.size > 0 || alternatives.some(({ kind }) => kind !== "object")) return [];
  const [first, ...rest] = alternatives.map((member) => Object.keys(propertiesOf(member)));
  const own = new Set(one.kind === "object" ? Object.keys(propertiesOf(one)) : []);
  return (first ?? []).filter((name) => !own.has(name) && rest.every((names) => names.includes(name)));
}

/** Whether some single value of a form fits an alternative. */
function fitsValues(one: Alternative, { literals }: Form): boolean {
  return [...literals.values()].some(({ value }) => value !== null && accepts(one, value));
}

function hasValues({ literals }: Form): boolean {
  return literals.size > (literals.has("null") ? 1 : 0);
}
