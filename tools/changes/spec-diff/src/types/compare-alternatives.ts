import type { Direction } from "../findings.ts";
import { compareArrays } from "./compare-arrays.ts";
import { compareBounds } from "./compare-bounds.ts";
import { compareObjects } from "./compare-objects.ts";
import { compareEncodings, compareFormats, comparePatterns } from "./compare-texts.ts";
import { same } from "../json.ts";
import type { Alternative } from "./form.ts";
import { describeKind } from "./descriptions.ts";
import type { Site } from "./site.ts";
import type { TypeComparison } from "./type-comparison.ts";

/** Notes what differs between two alternatives of one kind, or of two kinds of number. */
export function compareAlternatives(
  comparison: TypeComparison,
  before: Alternative,
  after: Alternative,
  direction: Direction,
  at: Site,
): void {
  if (before.kind !== after.kind) {
    const rule = after.kind === "number" ? "type-widened" : "type-narrowed";
    const says = `is ${describeKind(after)} instead of ${describeKind(before)}`;
    comparison.note({ rule, direction, at, says });
  }
  if (after.kind === "object") compareObjects(comparison, before, after, direction, at);
  if (after.kind === "array") compareArrays(comparison, before, after, direction, at);
  compareBounds(comparison, before, after, direction, at);
  comparePatterns(comparison, before, after, direction, at);
  compareFormats(comparison, before, after, direction, at);
  compareEncodings(comparison, before, after, direction, at);
  if (before.words.secret !== after.words.secret) {
    const says = after.words.secret ? "is wrapped in `Secret`" : "is no longer wrapped in `Secret`";
    comparison.note({ rule: "secret-changed", direction, at, says });
  }
  if (!same(before.words.opaque, after.words.opaque)) {
    const says = "could not be compared: it is put together in a way that no rule understands";
    comparison.note({ rule: "not-compared", direction, at, says });
  }
}
