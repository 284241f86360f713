import { isObject, type JsonObject, list, object } from "../json.ts";
import type { SchemaComparison } from "../schema/compare-schemas.ts";
import { compareOverloads } from "./compare-overloads.ts";
import { compareParams } from "./compare-params.ts";
import { resolved } from "./method.ts";

/** Notes what differs in what a method subscribes to. */
export function compareSubscriptions(comparison: SchemaComparison, was: JsonObject, is: JsonObject): void {
  const before = was["x-subscription"];
  const after = is["x-subscription"];
  if (!isObject(before) || !isObject(after)) {
    if (before !== after) {
      const says = isObject(after) ? "starts a subscription now" : "no longer starts a subscription";
      comparison.note({ rule: "subscription-changed", direction: "sent", node: is, says });
    }
    return;
  }
  for (const key of ["unsubscribe", "notification"]) {
    if (before[key] === after[key]) continue;
    const says = `has \`${String(after[key])}\` instead of \`${String(before[key])}\` as its ${key}`;
    comparison.note({ rule: "subscription-changed", direction: "sent", node: is, says });
  }
  const kinds = { before: object(before["kinds"]), after: object(after["kinds"]) };
  for (const [name, kind] of Object.entries(kinds.before)) {
    const now = kinds.after[name];
    if (now === undefined) {
      comparison.note({
        rule: "kind-removed",
        direction: "sent",
        node: object(kind),
        old: true,
        says: "is removed",
      });
    } else compareKind(comparison, object(kind), object(now));
  }
  for (const [name, kind] of Object.entries(kinds.after)) {
    if (!(name in kinds.before))
      comparison.note({ rule: "kind-added", direction: "sent", node: object(kind), says: "is added" });
  }
}

function compareKind(comparison: SchemaComparison, was: JsonObject, is: JsonObject): void {
  const owner = { before: was, after: is };
  compareParams(comparison, owner, resolved(was["params"]), resolved(is["params"]));
  comparison.compare(was["notification"], is["notification"], "received", { ...owner, part: "()" });
  compareOverloads(comparison, list(was["overloads"]), list(is["overloads"]), owner);
}
