import type { Alternative } from "./form.ts";
import type { Scope } from "./scope.ts";

/** Compares the items of two arrays. */
export function compareArrays(scope: Scope, before: Alternative, after: Alternative): void {
  const { prefixItems: had = [], items: was } = before.words;
  const { prefixItems: has = [], items: is } = after.words;
  const compareItems = (): void => scope.inside("[]", "items").compareParts([before, was], [after, is]);
  if (had.length !== has.length)
    scope.note("tuple-length", `begins with ${has.length} described items instead of ${had.length}`);
  if (had.length === 0 || has.length === 0) {
    if (had.length === has.length) compareItems();
    return;
  }
  for (let index = 0; index < Math.min(had.length, has.length); index++)
    scope.inside(`[${index}]`, "prefixItems", index).compareParts([before, had[index]], [after, has[index]]);
  // Without `items`, the type of a tuple has no further items. With `false`, none are valid on the wire either.
  const [wasClosed, isClosed] = [was, is].map((items) => items === undefined || items.kind === "never");
  if (wasClosed !== isClosed)
    scope.note("tuple-length", isClosed ? "has no further items" : "has further items");
  else if (!isClosed) compareItems();
  else if (was?.kind !== is?.kind)
    scope.note(is ? "bound-tighter" : "bound-looser", is ? "has no further items" : "may have further items");
}
