import { distance } from "fastest-levenshtein";

/** Beyond these, looking for a name would take too long. */
const MOST_LETTERS = 200;
const MOST_NAMES = 5000;

/**
 * Finds the name that was probably meant by a misspelt one: one that differs in at most half of its letters.
 *
 * @param most - How many letters may differ. Two letters that changed places count as one.
 * @returns `undefined` if none is similar.
 */
export function findNearestName(
  name: string,
  known: readonly string[],
  most: number = Number.POSITIVE_INFINITY,
): string | undefined {
  const isFar = (one: string): number => {
    const letters = distance(name.toLowerCase(), one.toLowerCase());
    return letters - (letters === 2 && sortLetters(one) === sortLetters(name) ? 1 : 0);
  };
  if (name.length > MOST_LETTERS || known.length > MOST_NAMES) return undefined;
  let nearest: string | undefined;
  // The common prefix of all extensions does not make them similar.
  let least = Math.min(most, name.replace(/^x-/, "").length / 2);
  for (const one of known) {
    if (Math.abs(one.length - name.length) > least) continue;
    const letters = isFar(one);
    if (letters > least || (letters === least && nearest !== undefined)) continue;
    nearest = one;
    least = letters;
  }
  return nearest;
}

/** Returns the name that was probably meant, as a remedy; or another remedy if none is similar. */
export function suggestName(
  name: string,
  known: readonly string[],
  otherwise: string,
  most?: number,
): string {
  const meant = findNearestName(name, known, most);
  return meant === undefined ? otherwise : `did you mean ${meant}?`;
}

function sortLetters(text: string): string {
  return [...text.toLowerCase()].toSorted().join("");
}
