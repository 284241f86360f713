import { closest, distance } from "fastest-levenshtein";

/**
 * Finds the name that was probably meant by a misspelt one.
 *
 * @returns `undefined` if none is similar.
 */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const nearest = closest(name, known);
  // The common prefix of all extensions does not make them similar.
  const length = name.replace(/^x-/, "").length;
  return distance(name, nearest) <= length / 2 ? nearest : undefined;
}
