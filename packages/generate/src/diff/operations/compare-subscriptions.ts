import type { SubscriptionFacts, SubscriptionKind } from "../../model/index.ts";
import type { Scope } from "../types/scope.ts";
import { compareInputs } from "./compare-inputs.ts";
import { compareOverloads } from "./compare-overloads.ts";

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
