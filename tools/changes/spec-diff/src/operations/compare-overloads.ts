import type { Overload } from "@node-access/generate/model";
import { canonical, same } from "../json.ts";
import type { RuleName } from "../rules.ts";
import { inside, type Site } from "../types/site.ts";
import type { TypeComparison } from "../types/type-comparison.ts";

/**
 * Notes what differs between the overloads of a call. One that takes more narrows more results; an overload whose inputs
 * are the same is the same, whatever it returns.
 */
export function compareOverloads(
  comparison: TypeComparison,
  before: readonly Overload[],
  after: readonly Overload[],
  at: Site,
): void {
  const note = (rule: RuleName, says: string, old = false): void =>
    comparison.note({ rule, direction: "sent", at, says, old });
  const pairs = match(before, after);
  const places = pairs.map(([, is]) => after.indexOf(is));
  if (places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0)))
    note("overloads-reordered", "has its overloads in another order");
  for (const [was, is] of pairs) compareOverload(comparison, was, is, at);
  const paired = new Set(pairs.flat());
  for (const was of before)
    if (!paired.has(was)) note("overload-removed", `no longer has the overload ${shown(was)}`, true);
  for (const is of after) if (!paired.has(is)) note("overload-added", `has the overload ${shown(is)}`);
}

function shown({ summary, inputs }: Overload): string {
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

function compareOverload(comparison: TypeComparison, was: Overload, is: Overload, at: Site): void {
  for (const name of new Set([...Object.keys(was.inputs), ...Object.keys(is.inputs)]))
    comparison.compare(was.inputs[name], is.inputs[name], "sent", inside(at, `(${name})`, "overloads"));
  const [needed, needs] = [was.required ?? [], is.required ?? []];
  for (const name of new Set([...needed, ...needs])) {
    if (needed.includes(name) === needs.includes(name)) continue;
    const [rule, says] = needs.includes(name)
      ? (["param-required", "is required now"] as const)
      : (["param-optional", "is optional now"] as const);
    comparison.note({ rule, direction: "sent", at: inside(at, `(${name})`, "overloads"), says });
  }
  if (!same(was.output, is.output))
    comparison.compare(was.output, is.output, "received", inside(at, "()", "overloads"));
  if (was.summary !== is.summary)
    comparison.note({ rule: "text", direction: "sent", at, says: "has another summary" });
}
