import type { Overload } from "@node-access-tools/generate/model";
import { canonical, same } from "../json.ts";
import type { Scope } from "../types/scope.ts";

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
  const places = pairs.map(([, is]) => after.indexOf(is));
  if (places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0)))
    scope.note("overloads-reordered", "has its overloads in another order");
  for (const [was, is] of pairs) compareOverload(scope, was, is);
  const paired = new Set(pairs.flat());
  for (const was of before)
    if (!paired.has(was)) scope.noteGone("overload-removed", `no longer has the overload ${shown(was)}`);
  for (const is of after) if (!paired.has(is)) scope.note("overload-added", `has the overload ${shown(is)}`);
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

function compareOverload(scope: Scope, was: Overload, is: Overload): void {
  const input = (name: string): Scope => scope.inside(`(${name})`, "overloads");
  for (const name of new Set([...Object.keys(was.inputs), ...Object.keys(is.inputs)]))
    input(name).compare(was.inputs[name], is.inputs[name]);
  const [needed, needs] = [was.required ?? [], is.required ?? []];
  for (const name of new Set([...needed, ...needs])) {
    if (needed.includes(name) === needs.includes(name)) continue;
    if (needs.includes(name)) input(name).note("param-required", "is required now");
    else input(name).note("param-optional", "is optional now");
  }
  if (!same(was.output, is.output))
    scope.inside("()", "overloads").towards("received").compare(was.output, is.output);
  if (was.summary !== is.summary) scope.note("text", "has another summary");
}
