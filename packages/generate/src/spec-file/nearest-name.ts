import { closest, distance } from "fastest-levenshtein";

/**
 * Finds the name that was likely meant by a misspelt one.
 *
 * @returns nothing if none is near.
 */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const nearest = closest(name, known);
  // What all extensions begin with makes no two of them alike.
  const length = name.replace(/^x-/, "").length;
  return distance(name, nearest) <= length / 2 ? nearest : undefined;
}
