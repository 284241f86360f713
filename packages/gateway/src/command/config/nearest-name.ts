/** Letters that may be missing, added or different in a misspelled name. */
const mostEdits = 2;

/** @returns the known name that a misspelled one most resembles, if one is near enough to suggest. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .map((one) => ({ one, edits: editsBetween(name.toLowerCase(), one.toLowerCase()) }))
    .filter(({ one, edits }) => edits <= Math.min(mostEdits, one.length / 3))
    .toSorted((one, other) => one.edits - other.edits);
  return nearest?.one;
}

/** The Levenshtein distance, row by row. */
function editsBetween(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > mostEdits) return Infinity;
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= to.length; at++) {
      const replaced = (row[at - 1] ?? 0) + (to[at - 1] === letter ? 0 : 1);
      next.push(Math.min(replaced, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
