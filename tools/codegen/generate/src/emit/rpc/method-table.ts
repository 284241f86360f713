/** A method, and the mark after its name in the table. */
export interface TableEntry {
  readonly name: string;
  readonly mark: string;
}

/** The first words of names, each with what may follow. */
interface Words {
  readonly next: Map<string, Words>;
  mark: string;
}

/**
 * Encodes all names with their marks in one text. Names with the same first words share them,
 * which compresses better than a list: `eth_(get(Block,Code,)call,)`.
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
  // The largest groups first, which compresses best.
  const branches = [...next].toSorted(([, a], [, b]) => sizeOf(b) - sizeOf(a));
  const all = branches.map(([word, rest]) =>
    sizeOf(rest) > 1 ? `${word}(${tableOf(rest)})` : word + tableOf(rest),
  );
  return mark + all.join("");
}

function sizeOf({ next, mark }: Words): number {
  return next.size + (mark ? 1 : 0);
}
