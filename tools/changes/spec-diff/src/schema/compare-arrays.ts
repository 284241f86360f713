import { list } from "../json.ts";
import type { Direction } from "../findings.ts";
import type { SchemaComparison } from "./compare-schemas.ts";
import type { Alternative } from "./form.ts";

/** Notes what differs between the items of two arrays. */
export function compareArrays(
  comparison: SchemaComparison,
  before: Alternative,
  after: Alternative,
  direction: Direction,
): void {
  const had = list(before.words["prefixItems"]);
  const has = list(after.words["prefixItems"]);
  const at = { direction, node: after.node } as const;
  const places = { before: before.node, after: after.node };
  if (had.length !== has.length)
    comparison.note({
      ...at,
      rule: "tuple-length",
      says: `begins with ${has.length} described items instead of ${had.length}`,
    });
  if (had.length === 0 || has.length === 0) {
    if (had.length === has.length && before.words["items"] !== after.words["items"])
      comparison.compare(before.words["items"], after.words["items"], direction, { ...places, part: "[]" });
    return;
  }
  for (let index = 0; index < Math.min(had.length, has.length); index++) {
    comparison.compare(had[index], has[index], direction, { ...places, part: `[${index}]` });
  }
  const was = before.words["items"];
  const is = after.words["items"];
  if (was === is) return;
  // Without `items` a tuple is closed in its type, and with `false` on the wire too.
  const closed = [was, is].map((items) => items === undefined || items === false);
  if (closed[0] === true && closed[1] === true) {
    const rule = is === false ? "bound-tighter" : "bound-looser";
    comparison.note({ ...at, rule, says: is === false ? "has no further items" : "may have further items" });
  } else if (closed[0] === closed[1]) comparison.compare(was, is, direction, { ...places, part: "[]" });
  else
    comparison.note({
      ...at,
      rule: "tuple-length",
      says: closed[1] === true ? "has no further items" : "has further items",
    });
}
