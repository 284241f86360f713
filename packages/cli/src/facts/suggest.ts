import { distance } from "fastest-levenshtein";

/** Returns the known names that a mistyped one may mean: the most similar first, at most three. */
export function findSimilarNames(name: string, known: Iterable<string>): readonly string[] {
  const wanted = name.toLowerCase();
  const limit = Math.max(2, Math.floor(name.length / 4));
  const scored = [...new Set(known)].flatMap((one) => {
    const lower = one.toLowerCase();
    const own = lower.split("_").at(-1) ?? lower;
    // People omit the namespace, or know only a part of the name.
    const score = Math.min(distance(wanted, lower), own === wanted ? 0 : Infinity);
    if (score <= limit) return [{ one, score }];
    return wanted.length >= 5 && lower.includes(wanted) ? [{ one, score: limit + lower.length / 100 }] : [];
  });
  return scored
    .toSorted((a, b) => a.score - b.score || a.one.localeCompare(b.one))
    .slice(0, 3)
    .map(({ one }) => one);
}

/** A sentence that names what a mistyped name may mean; empty if nothing is similar. */
export function suggestNames(name: string, known: Iterable<string>): string {
  const found = findSimilarNames(name, known);
  return found.length === 0 ? "" : `. Did you mean ${found.join(" or ")}?`;
}
