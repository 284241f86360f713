import { canonical, type JsonObject, list, object } from "../json.ts";
import { noteOthers } from "../not-compared.ts";
import type { SchemaComparison } from "../schema/compare-schemas.ts";

const COMPARED = new Set(["notification", "params", "required", "result", "summary"]);

/**
 * Notes what differs between the overloads of a call. One that takes more narrows more results; an overload whose params
 * are the same is the same, whatever it gives.
 */
export function compareOverloads(
  comparison: SchemaComparison,
  before: readonly unknown[],
  after: readonly unknown[],
  owner: { readonly before: object; readonly after: object },
): void {
  const at = { direction: "sent", node: owner.after } as const;
  const pairs = match(before.map(object), after.map(object));
  const places = pairs.map(([, other]) => after.indexOf(other));
  if (places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0)))
    comparison.note({ ...at, rule: "overloads-reordered", says: "has its overloads in another order" });
  for (const [was, is] of pairs) compareOne(comparison, was, is);
  const paired = new Set<unknown>(pairs.flat());
  for (const gone of before.filter((one) => !paired.has(one)))
    comparison.note({
      ...at,
      node: owner.before,
      old: true,
      rule: "overload-removed",
      says: `no longer has the overload ${told(gone)}`,
    });
  for (const added of after.filter((one) => !paired.has(one)))
    comparison.note({ ...at, rule: "overload-added", says: `has the overload ${told(added)}` });
}

function told(overload: unknown): string {
  const { summary, params } = object(overload);
  return `for ${Object.keys(object(params)).join(", ")}${typeof summary === "string" ? ` (${summary})` : ""}`;
}

function match(before: readonly JsonObject[], after: readonly JsonObject[]): [JsonObject, JsonObject][] {
  const pairs: [JsonObject, JsonObject][] = [];
  let left = [...before];
  let right = [...after];
  const take = (key: (overload: JsonObject) => string): void => {
    for (const one of left) {
      const other = right.find((candidate) => key(candidate) === key(one));
      if (!other) continue;
      pairs.push([one, other]);
      left = left.filter((rest) => rest !== one);
      right = right.filter((rest) => rest !== other);
    }
  };
  take(({ params, required }) => canonical([params, list(required)]));
  take(({ summary, params }) => canonical([summary, Object.keys(object(params)).toSorted()]));
  return pairs.toSorted(([one], [other]) => before.indexOf(one) - before.indexOf(other));
}

function compareOne(comparison: SchemaComparison, was: JsonObject, is: JsonObject): void {
  const use = { before: was, after: is, part: "" };
  const names = new Set([...Object.keys(object(was["params"])), ...Object.keys(object(is["params"]))]);
  for (const name of names) {
    comparison.compare(object(was["params"])[name], object(is["params"])[name], "sent", {
      ...use,
      part: `(${name})`,
    });
  }
  for (const name of new Set([...list(was["required"]), ...list(is["required"])])) {
    const [needed, needs] = [was, is].map((overload) => list(overload["required"]).includes(name));
    if (needed === needs) continue;
    const rule = needs === true ? "param-required" : "param-optional";
    comparison.note({
      rule,
      direction: "sent",
      node: is,
      part: `(${String(name)})`,
      says: needs === true ? "is required now" : "is optional now",
    });
  }
  const key = "notification" in is ? "notification" : "result";
  comparison.compare(was[key], is[key], "received", { ...use, part: "()" });
  noteOthers(was, is, COMPARED, (change) => comparison.note({ direction: "sent", node: is, ...change }));
  if (was["summary"] !== is["summary"])
    comparison.note({ rule: "text", direction: "sent", node: is, says: "has another summary" });
}
