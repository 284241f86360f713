import { same } from "../json.ts";
import { compareArrays } from "./compare-arrays.ts";
import { compareBounds } from "./compare-bounds.ts";
import { compareObjects } from "./compare-objects.ts";
import { compareEncodings, compareFormats, comparePatterns } from "./compare-texts.ts";
import { describeKind } from "./descriptions.ts";
import type { Alternative } from "./form.ts";
import type { Scope } from "./scope.ts";

/** Compares two alternatives of the same kind, or of the two kinds of number. */
export function compareAlternatives(scope: Scope, before: Alternative, after: Alternative): void {
  if (before.kind !== after.kind)
    scope.note(
      after.kind === "number" ? "type-widened" : "type-narrowed",
      `is ${describeKind(after)} instead of ${describeKind(before)}`,
    );
  if (after.kind === "object") compareObjects(scope, before, after);
  if (after.kind === "array") compareArrays(scope, before, after);
  for (const compare of [compareBounds, comparePatterns, compareFormats, compareEncodings])
    compare(scope, before, after);
  if (before.words.secret !== after.words.secret)
    scope.note("secret-changed", `is ${after.words.secret ? "" : "no longer "}wrapped in \`Secret\``);
  if (!same(before.words.opaque, after.words.opaque))
    scope.note("not-compared", "could not be compared: no rule understands its combination of schemas");
}
