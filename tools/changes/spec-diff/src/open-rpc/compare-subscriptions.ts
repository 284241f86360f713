import { isObject, type JsonObject, list, object, text } from "../json.ts";
import { noteOthers } from "../not-compared.ts";
import { compareAnnotations } from "../schema/compare-annotations.ts";
import type { SchemaComparison } from "../schema/compare-schemas.ts";
import { ANNOTATIONS } from "../schema/form.ts";
import { compareOverloads } from "./compare-overloads.ts";
import { compareParams } from "./compare-params.ts";
import { resolved } from "./method.ts";

const COMPARED = new Set(["examples", "kinds", "notification", "overloads", "unsubscribe"]);
const COMPARED_IN_KIND = new Set([...ANNOTATIONS, "notification", "overloads", "params"]);

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
  noteOthers(before, after, COMPARED, (change) =>
    comparison.note({ direction: "sent", node: is, ...change }),
  );
  const [had, has] = [namesOf(was, before), namesOf(is, after)];
  for (const key of ["unsubscribe", "notification"] as const) {
    if (had[key] === has[key]) continue;
    const says = `has \`${has[key]}\` instead of \`${had[key]}\` as its ${key}`;
    comparison.note({ rule: "subscription-changed", direction: "sent", node: is, says });
  }
  // A method that starts one kind has no `kinds`: its own params are the kind's.
  if ((before["kinds"] === undefined) !== (after["kinds"] === undefined)) {
    const says =
      after["kinds"] === undefined
        ? "starts one kind of subscription"
        : "starts one of several kinds of subscription";
    comparison.note({ rule: "subscription-changed", direction: "sent", node: is, says });
    return;
  }
  if (before["kinds"] === undefined) compareTold(comparison, before, after);
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
  compareTold(comparison, was, is);
  compareAnnotations(was, is, "received", (change) => comparison.note(change));
  noteOthers(was, is, COMPARED_IN_KIND, (change) =>
    comparison.note({ direction: "received", node: is, ...change }),
  );
}

/** What arrives, in general and for narrower params. */
function compareTold(comparison: SchemaComparison, was: JsonObject, is: JsonObject): void {
  const owner = { before: was, after: is };
  comparison.compare(was["notification"], is["notification"], "received", { ...owner, part: "()" });
  compareOverloads(comparison, list(was["overloads"]), list(is["overloads"]), owner);
}

/** The methods that end a subscription and tell of it. What is not stated follows from the name of the one that starts it. */
function namesOf(
  method: JsonObject,
  { unsubscribe, notification }: JsonObject,
): { unsubscribe: string; notification: string } {
  const name = String(method["name"]);
  return {
    unsubscribe: text(unsubscribe) ?? name.replace(/_subscribe.*$/, "_unsubscribe"),
    notification: text(notification) ?? name.replace("_subscribe", "_subscription"),
  };
}
