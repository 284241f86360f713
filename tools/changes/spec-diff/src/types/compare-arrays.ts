import type { Direction } from "../findings.ts";
import type { Alternative } from "./form.ts";
import { inside, type Site } from "./site.ts";
import type { TypeComparison } from "./type-comparison.ts";

/** Notes what differs between the items of two arrays. */
export function compareArrays(
  comparison: TypeComparison,
  before: Alternative,
  after: Alternative,
  direction: Direction,
  at: Site,
): void {
  const { prefixItems: had = [], items: was } = before.words;
  const { prefixItems: has = [], items: is } = after.words;
  const compareItems = (): void =>
    comparison.compareParts([before, was], [after, is], direction, inside(at, "[]", "items"));
  if (had.length !== has.length) {
    const says = `begins with ${has.length} described items instead of ${had.length}`;
    comparison.note({ rule: "tuple-length", direction, at, says });
  }
  if (had.length === 0 || has.length === 0) {
    if (had.length === has.length) compareItems();
    return;
  }
  for (let index = 0; index < Math.min(had.length, has.length); index++) {
    const place = inside(at, `[${index}]`, "prefixItems", index);
    comparison.compareParts([before, had[index]], [after, has[index]], direction, place);
  }
  // Without `items` a tuple is closed in its type, and with `false` on the wire too.
  const [wasClosed, isClosed] = [was, is].map((items) => items === undefined || items.kind === "never");
  if (wasClosed !== isClosed) {
    const says = isClosed ? "has no further items" : "has further items";
    comparison.note({ rule: "tuple-length", direction, at, says });
  } else if (!isClosed) compareItems();
  else if (was?.kind !== is?.kind) {
    const says = is ? "has no further items" : "may have further items";
    comparison.note({ rule: is ? "bound-tighter" : "bound-looser", direction, at, says });
  }
}
