import type { Overload, SubscriptionFacts, SubscriptionKind } from "../../model/index.ts";
import { canonical, same } from "../json.ts";
import type { Scope } from "../types/scope.ts";
import { compareInputs } from "./compare-inputs.ts";

/**
 * Compares the overloads of a call. An overload that accepts more narrows the result of more calls. Overloads with the same inputs
 * are the same overload, even if their results differ.
 */
export function compareOverloads(
  scope: Scope,
  before: readonly Overload[],
  after: readonly Overload[],
): void {
  const pairs = match(before, after);
  const places = pairs.map(([, current]) => after.indexOf(current));
  if (places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0)))
    scope.note("overloads-reordered", "has its overloads in a different order");
  for (const [old, current] of pairs) compareOverload(scope, old, current);
  const paired = new Set(pairs.flat());
  for (const old of before)
    if (!paired.has(old))
      scope.noteGone("overload-removed", `no longer has the overload ${describeOverload(old)}`);
  for (const current of after)
    if (!paired.has(current)) scope.note("overload-added", `has the overload ${describeOverload(current)}`);
}

function describeOverload({ summary, inputs }: Overload): string {
  return `for ${Object.keys(inputs).join(", ")}${summary === undefined ? "" : ` (${summary})`}`;
}

function match(before: readonly Overload[], after: readonly Overload[]): [Overload, Overload][] {
  const pairs: [Overload, Overload][] = [];
  let left = before;
  let right = after;
  const take = (key: (overload: Overload) => string): void => {
    for (const one of left) {
      const other = right.find((candidate) => key(candidate) === key(one));
      if (!other) continue;
      pairs.push([one, other]);
      left = left.filter((rest) => rest !== one);
      right = right.filter((rest) => rest !== other);
    }
  };
  take(({ inputs, required }) => canonical([inputs, required ?? []]));
  take(({ summary, inputs }) => canonical([summary, Object.keys(inputs).toSorted()]));
  return pairs.toSorted(([one], [other]) => before.indexOf(one) - before.indexOf(other));
}

function compareOverload(scope: Scope, before: Overload, after: Overload): void {
  const input = (name: string): Scope => scope.inside(`(${name})`, "overloads");
  for (const name of new Set([...Object.keys(before.inputs), ...Object.keys(after.inputs)]))
    input(name).compare(before.inputs[name], after.inputs[name]);
  const [requiredBefore, requiredAfter] = [before.required ?? [], after.required ?? []];
  for (const name of new Set([...requiredBefore, ...requiredAfter]))
    input(name).noteSwitch(
      requiredBefore.includes(name),
      requiredAfter.includes(name),
      ["param-required", "is required now"],
      ["param-optional", "is optional now"],
    );
  if (!same(before.output, after.output))
    scope.inside("()", "overloads").towards("received").compare(before.output, after.output);
  if (before.summary !== after.summary) scope.note("text", "has a different summary");
}

export function compareSubscriptions(
  scope: Scope,
  before: SubscriptionFacts | undefined,
  after: SubscriptionFacts | undefined,
): void {
  if (!before && !after) return;
  if (!before || !after) {
    const predicate = after ? "starts a subscription now" : "no longer starts a subscription";
    return scope.note("subscription-changed", predicate);
  }
  if (!("kinds" in before) && !("kinds" in after)) return compareSent(scope, before, after);
  if (!("kinds" in before) || !("kinds" in after)) {
    const what = "kinds" in after ? "one of several kinds" : "one kind";
    scope.note("subscription-changed", `starts ${what} of subscription`);
    return;
  }
  const kind = (name: string): Scope => scope.inside(` ${name}`, "kinds", name);
  for (const [name, old] of Object.entries(before.kinds)) {
    const current = after.kinds[name];
    if (!current) {
      kind(name).noteGone("kind-removed", "is removed");
      continue;
    }
    if (old.section !== current.section) {
      const { section } = current;
      if (section === undefined) kind(name).note("kind-added", "is offered by all protocols");
      else kind(name).noteGone("kind-removed", `is only offered by protocols with ${section}`);
    }
    compareInputs(kind(name), old.inputs, current.inputs);
    compareSent(kind(name), old, current);
    if (old.summary !== current.summary) kind(name).note("text", "has a different summary");
  }
  for (const name of Object.keys(after.kinds))
    if (!(name in before.kinds)) kind(name).note("kind-added", "is added");
}

function compareSent(
  scope: Scope,
  before: Pick<SubscriptionKind, "output" | "overloads">,
  after: Pick<SubscriptionKind, "output" | "overloads">,
): void {
  scope.inside("()", "notification").towards("received").compare(before.output, after.output);
  compareOverloads(scope, before.overloads, after.overloads);
}
