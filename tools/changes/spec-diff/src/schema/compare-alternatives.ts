import { same } from "../json.ts";
import type { Direction } from "../findings.ts";
import { compareArrays } from "./compare-arrays.ts";
import { compareBounds } from "./compare-bounds.ts";
import { compareObjects } from "./compare-objects.ts";
import type { SchemaComparison } from "./compare-schemas.ts";
import { compareFormats, comparePatterns } from "./compare-texts.ts";
import { type Alternative, WORDS } from "./form.ts";
import { shownKind } from "./shown.ts";

/** Notes what differs between two alternatives of one kind, or of two kinds of number. */
export function compareAlternatives(
  comparison: SchemaComparison,
  before: Alternative,
  after: Alternative,
  direction: Direction,
): void {
  const at = { direction, node: after.node } as const;
  if (before.kind !== after.kind) {
    const rule = after.kind === "number" ? "type-widened" : "type-narrowed";
    comparison.note({
      ...at,
      rule,
      says: `is ${shownKind(after)} instead of ${shownKind(before)}`,
    });
  }
  if (after.kind === "object") compareObjects(comparison, before, after, direction);
  if (after.kind === "array") compareArrays(comparison, before, after, direction);
  compareBounds(comparison, before, after, direction);
  comparePatterns(comparison, before, after, direction);
  compareFormats(comparison, before, after, direction);
  if (Boolean(before.words["x-secret"]) !== Boolean(after.words["x-secret"])) {
    const is = Boolean(after.words["x-secret"]);
    comparison.note({
      ...at,
      rule: "secret-changed",
      says: is ? "is wrapped in `Secret`" : "is no longer wrapped in `Secret`",
    });
  }
  for (const key of unknownWords(before, after)) {
    if (same(before.words[key], after.words[key])) continue;
    comparison.note({
      ...at,
      rule: "not-compared",
      says: `could not be compared: \`${key}\` differs, and no rule understands it`,
    });
  }
}

/** Keywords that no comparison looks at. */
function unknownWords(before: Alternative, after: Alternative): string[] {
  const known = after.kind === "opaque" ? new Set<string>() : WORDS[after.kind];
  const keys = new Set([...Object.keys(before.words), ...Object.keys(after.words)]);
  return [...keys].filter((key) => !known.has(key));
}
