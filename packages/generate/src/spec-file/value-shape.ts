/** The most levels of a document. Readers, printers and compilers walk through them one within the other. */
export const MOST_LEVELS = 1000;

/** The most values of a document, with each alias of YAML counted as a copy. The largest public ones have a fifth. */
export const MOST_VALUES = 5_000_000;

/** How many steps lead to the place that a message shows of a value with too many levels. */
const SHOWN = 20;

/** What no reader can walk through: a value within itself, too many levels, or too many values. */
export interface Endless {
  readonly path: string[];
  readonly kind: "cycle" | "levels" | "values";
}

interface Open {
  readonly value: object;
  readonly keys: string[];
  step: string;
  size: number;
  levels: number;
}

/**
 * Finds what is endless in a value, without walking through a part that several aliases of YAML name more than once.
 */
export function findEndlessPart(root: unknown): Endless | undefined {
  const finished = new Map<unknown, { readonly size: number; readonly levels: number }>();
  const above = new Set<unknown>();
  const open: Open[] = [];
  const path = (): string[] => open.map(({ step }) => step);
  const enter = (value: object): void => {
    above.add(value);
    open.push({ value, keys: Object.keys(value), step: "", size: 1, levels: 1 });
  };
  const add = (parent: Open | undefined, { size, levels }: { size: number; levels: number }): void => {
    if (!parent) return;
    parent.size += size;
    parent.levels = Math.max(parent.levels, levels + 1);
  };
  if (typeof root === "object" && root !== null) enter(root);
  for (let last = open.at(-1); last; last = open.at(-1)) {
    const key = last.keys.pop();
    if (key === undefined) {
      const { value, size, levels } = last;
      above.delete(value);
      finished.set(value, { size, levels });
      open.pop();
      add(open.at(-1), { size, levels });
      continue;
    }
    last.step = key;
    const part = (last.value as Readonly<Record<string, unknown>>)[key];
    if (above.has(part)) return { path: path(), kind: "cycle" };
    const known = finished.get(part);
    if (known) add(last, known);
    else if (typeof part === "object" && part !== null) enter(part);
    else last.size += 1;
    if (open.length + (known?.levels ?? 0) > MOST_LEVELS)
      return { path: path().slice(0, SHOWN), kind: "levels" };
    if (last.size > MOST_VALUES) return { path: path(), kind: "values" };
  }
  return undefined;
}
