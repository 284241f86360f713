import type { SubscriptionFacts, SubscriptionKind } from "@node-access/generate/model";
import type { RuleName } from "../rules.ts";
import { inside, type Site } from "../types/site.ts";
import type { TypeComparison } from "../types/type-comparison.ts";
import { compareInputs } from "./compare-inputs.ts";
import { compareOverloads } from "./compare-overloads.ts";

/** Notes what differs in what a method subscribes to. */
export function compareSubscriptions(
  comparison: TypeComparison,
  before: SubscriptionFacts | undefined,
  after: SubscriptionFacts | undefined,
  at: Site,
): void {
  const note = (rule: RuleName, says: string, place = at, old = false): void =>
    comparison.note({ rule, direction: "sent", at: place, says, old });
  if (!before && !after) return;
  if (!before || !after) {
    note("subscription-changed", after ? "starts a subscription now" : "no longer starts a subscription");
    return;
  }
  if (!("kinds" in before) && !("kinds" in after)) return compareSent(comparison, before, after, at);
  if (!("kinds" in before) || !("kinds" in after)) {
    const what = "kinds" in after ? "one of several kinds" : "one kind";
    note("subscription-changed", `starts ${what} of subscription`);
    return;
  }
  const place = (name: string): Site => inside(at, ` ${name}`, "kinds", name);
  for (const [name, was] of Object.entries(before.kinds)) {
    const is = after.kinds[name];
    if (!is) {
      note("kind-removed", "is removed", place(name), true);
      continue;
    }
    compareInputs(comparison, was.inputs, is.inputs, place(name));
    compareSent(comparison, was, is, place(name));
    if (was.summary !== is.summary) note("text", "has another summary", place(name));
  }
  for (const name of Object.keys(after.kinds))
    if (!(name in before.kinds)) note("kind-added", "is added", place(name));
}

/** What arrives, in general and for narrower inputs. */
function compareSent(
  comparison: TypeComparison,
  was: Pick<SubscriptionKind, "output" | "overloads">,
  is: Pick<SubscriptionKind, "output" | "overloads">,
  at: Site,
): void {
  comparison.compare(was.output, is.output, "received", inside(at, "()", "notification"));
  compareOverloads(comparison, was.overloads, is.overloads, at);
}
