import type { JsonObject } from "../json.ts";
import type { RuleName } from "../rules.ts";
import type { SchemaComparison } from "../schema/compare-schemas.ts";
import { compareDescriptors } from "./compare-descriptors.ts";

interface Owner {
  readonly before: object;
  readonly after: object;
  /** Whether its params go by their names and by nothing else. */
  readonly byName?: boolean;
}

/** Notes what differs between the params of a call, which go by their places unless they go by their names alone. */
export function compareParams(
  comparison: SchemaComparison,
  owner: Owner,
  before: readonly JsonObject[],
  after: readonly JsonObject[],
): void {
  const names = { before: before.map(nameOf), after: after.map(nameOf) };
  const common = names.before.filter((name) => names.after.includes(name));
  const kept = names.after.filter((name) => names.before.includes(name));
  const { byName = false } = owner;
  if (!byName && common.join("\n") !== kept.join("\n")) {
    comparison.note({
      rule: "params-reordered",
      direction: "sent",
      node: owner.after,
      says: "takes its params in another order",
    });
    for (const param of before)
      compareOne(
        comparison,
        param,
        after.find((other) => nameOf(other) === nameOf(param)),
      );
    return;
  }
  const inPlace = common.every((name) => names.before.indexOf(name) === names.after.indexOf(name));
  if (!byName && before.length === after.length && inPlace) {
    // The same number in the same places: what is called otherwise is renamed.
    before.forEach((param, index) => compareOne(comparison, param, after[index]));
    return;
  }
  const end = Math.max(-1, ...kept.map((name) => names.after.indexOf(name)));
  for (const param of before) {
    const now = after.find((other) => nameOf(other) === nameOf(param));
    if (now) compareOne(comparison, param, now);
    else
      comparison.note({
        rule: "param-removed",
        direction: "sent",
        node: param,
        old: true,
        says: "is removed",
      });
  }
  const removed = before.length > common.length;
  after.forEach((param, index) => {
    if (names.before.includes(nameOf(param))) return;
    const rule =
      !byName && (index < end || removed)
        ? "param-inserted"
        : param["required"] === true
          ? "required-param-added"
          : "param-added";
    comparison.note({ rule, direction: "sent", node: param, says: ADDED[rule] });
  });
}

const ADDED = {
  "param-inserted": "is added before others",
  "required-param-added": "is added, and required",
  "param-added": "is added",
} satisfies Partial<Record<RuleName, string>>;

function nameOf(param: JsonObject): string {
  return String(param["name"]);
}

function compareOne(comparison: SchemaComparison, was: JsonObject, is: JsonObject | undefined): void {
  if (is === undefined) return;
  const note = (rule: RuleName, says: string): void =>
    comparison.note({ rule, direction: "sent", node: is, says });
  if (nameOf(was) !== nameOf(is)) note("param-renamed", `is the new name of \`${nameOf(was)}\``);
  if ((was["required"] === true) !== (is["required"] === true)) {
    const needs = is["required"] === true;
    note(needs ? "param-required" : "param-optional", needs ? "is required now" : "is optional now");
  }
  compareBlocks(comparison, was, is);
  compareDescriptors(comparison, was, is, "sent");
  comparison.compare(was["schema"], is["schema"], "sent", { before: was, after: is, part: "" });
}

/** Notes whether a param still says which blocks a call reads: one of them, or a range. Only the gateway knows of ranges. */
function compareBlocks(comparison: SchemaComparison, was: JsonObject, is: JsonObject): void {
  for (const [key, what, generators] of [
    ["x-block", "block", undefined],
    ["x-block-range", "blocks", ["gateway"]],
  ] as const) {
    const [told, tells] = [was[key] === true, is[key] === true];
    if (told === tells) continue;
    comparison.note({
      rule: tells ? "affinity-gained" : "affinity-lost",
      direction: "sent",
      node: is,
      says: `${tells ? "says" : "no longer says"} which ${what} the call reads`,
      ...(generators && { generators }),
    });
  }
}
