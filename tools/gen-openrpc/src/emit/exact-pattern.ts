/** The words that names begin with, each with what may follow it. */
interface Words {
  readonly next: Map<string, Words>;
  isName: boolean;
}

/**
 * Writes a regular expression that matches exactly the given names, and nothing without any. Names that begin with the same
 * words share them, which compresses better than a list.
 */
export function exactly(names: readonly string[]): string {
  const root: Words = { next: new Map(), isName: false };
  for (const name of names.toSorted()) {
    let end = root;
    for (const word of name.split(/(?<=_)|(?=[A-Z])/)) {
      const known = end.next.get(word) ?? { next: new Map(), isName: false };
      end.next.set(word, known);
      end = known;
    }
    end.isName = true;
  }
  return names.length > 0 ? patternOf(root) : "(?!)";
}

function patternOf({ next, isName }: Words): string {
  const branches = Array.from(next, ([word, rest]) => escaped(word) + patternOf(rest));
  const all = branches.join("|");
  if (isName && branches.length > 0) return `(${all})?`;
  return branches.length > 1 ? `(${all})` : all;
}

function escaped(word: string): string {
  return word.replaceAll(/[^\w]/g, "\\$&");
}
