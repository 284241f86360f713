/**
 * Returns the path of a value that contains itself, which an alias of YAML can say, or `undefined` if none does.
 * Readers walk through values without an end of their own.
 */
export function pathOfCycle(root: unknown): string[] | undefined {
  const finished = new Set<unknown>();
  const above = new Set<unknown>();
  const open: { readonly value: object; readonly keys: string[]; step: string }[] = [];
  const enter = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    above.add(value);
    open.push({ value, keys: Object.keys(value), step: "" });
  };
  enter(root);
  for (let last = open.at(-1); last; last = open.at(-1)) {
    const key = last.keys.pop();
    if (key === undefined) {
      above.delete(last.value);
      finished.add(last.value);
      open.pop();
      continue;
    }
    last.step = key;
    const part = (last.value as Readonly<Record<string, unknown>>)[key];
    if (above.has(part)) return open.map(({ step }) => step);
    // A value that several aliases name is walked through once.
    if (!finished.has(part)) enter(part);
  }
  return undefined;
}
