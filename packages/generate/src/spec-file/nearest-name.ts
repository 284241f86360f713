import { distance } from "fastest-levenshtein";

/**
 * Finds the name that was probably meant by a misspelt one: one that differs in at most half of its letters.
 *
 * @param most - How many letters may differ. Two letters that changed places count as one.
 * @returns `undefined` if none is similar.
 */
export function nearestName(
  name: string,
  known: readonly string[],
  most: number = Number.POSITIVE_INFINITY,
): string | undefined {
  const far = (one: string): number => {
    const letters = distance(name.toLowerCase(), one.toLowerCase());
    return letters - (letters === 2 && lettersOf(one) === lettersOf(name) ? 1 : 0);
  };
  const [nearest] = known.toSorted((left, right) => far(left) - far(right));
  // The common prefix of all extensions does not make them similar.
  const length = name.replace(/^x-/, "").length;
  return nearest !== undefined && far(nearest) <= Math.min(most, length / 2) ? nearest : undefined;
}

function lettersOf(text: string): string {
  return [...text.toLowerCase()].toSorted().join("");
}
