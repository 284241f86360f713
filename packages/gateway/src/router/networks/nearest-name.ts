import { closest, distance } from "fastest-levenshtein";

/** Maximum letters that may be missing, added or different in a misspelled name. */
const maxEdits = 2;

/** @returns the known name that a misspelled one most resembles, if it is similar enough to suggest. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const lowered = known.map((one) => one.toLowerCase());
  const nearest = closest(name.toLowerCase(), lowered);
  const isNear = distance(name.toLowerCase(), nearest) <= Math.min(maxEdits, nearest.length / 3);
  return isNear ? known[lowered.indexOf(nearest)] : undefined;
}
