import type { Alternative } from "./form.ts";
import type { Scope } from "./scope.ts";

export function compareArrays(scope: Scope, before: Alternative, after: Alternative): void {
  const { prefixItems: prefixBefore = [], items: restBefore } = before.words;
  const { prefixItems: prefixAfter = [], items: restAfter } = after.words;
  const compareItems = (): void =>
    scope.inside("[]", "items").compareParts([before, restBefore], [after, restAfter]);
  if (prefixBefore.length !== prefixAfter.length)
    scope.note(
      "tuple-length",
      `begins with ${prefixAfter.length} described items instead of ${prefixBefore.length}`,
    );
  if (prefixBefore.length === 0 || prefixAfter.length === 0) {
    if (prefixBefore.length === prefixAfter.length) compareItems();
    return;
  }
  for (let index = 0; index < Math.min(prefixBefore.length, prefixAfter.length); index++)
    scope
      .inside(`[${index}]`, "prefixItems", index)
      .compareParts([before, prefixBefore[index]], [after, prefixAfter[index]]);
  // Without `items`, the type of a tuple ends after the described items. With `false`, none are valid on the wire either.
  const [closedBefore, closedAfter] = [restBefore, restAfter].map(
    (items) => items === undefined || items.kind === "never",
  );
  if (!closedBefore && !closedAfter) return compareItems();
  scope.noteSwitch(
    closedBefore,
    closedAfter,
    ["tuple-length", "ends after the described items"],
    ["tuple-length", "has items after the described ones"],
  );
  if (closedBefore && closedAfter)
    scope.noteSwitch(
      restBefore,
      restAfter,
      ["bound-tighter", "ends after the described items"],
      ["bound-looser", "may have items after the described ones"],
    );
}
