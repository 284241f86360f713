/** A method, and the mark that stands after its name in the table. */
export interface TableEntry {
  readonly name: string;
  readonly mark: string;
}

/** The words that names begin with, each with what may follow it. */
interface Words {
  readonly next: Map<string, Words>;
  mark: string;
}

/**
 * Writes all names with their marks in one text. Names that begin with the same words share them, which compresses better
 * than a list: `eth_(get(Block,Code,)call,)`.
 */
export function methodTable(entries: readonly TableEntry[]): string {
  const root: Words = { next: new Map(), mark: "" };
  for (const { name, mark } of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    let end = root;
    for (const word of name.split(/(?<=_)|(?=[A-Z])/)) {
      const known = end.next.get(word) ?? { next: new Map(), mark: "" };
      end.next.set(word, known);
      end = known;
    }
    end.mark = mark;
  }
  return tableOf(root);
}

function tableOf({ next, mark }: Words): string {
  // The largest groups first: the table compresses best so.
  const branches = [...next].toSorted(([, a], [, b]) => sizeOf(b) - sizeOf(a));
  const all = branches.map(([word, rest]) =>
    sizeOf(rest) > 1 ? `${word}(${tableOf(rest)})` : word + tableOf(rest),
  );
  return mark + all.join("");
}

function sizeOf({ next, mark }: Words): number {
  return next.size + (mark ? 1 : 0);
}
