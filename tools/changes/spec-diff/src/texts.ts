/** Texts of spec files by their path from the repository's root: `specs/rpc/debug.openrpc.yaml`. */
export type Texts = ReadonlyMap<string, string>;

/** The texts of some files. */
export function only(texts: Texts, takes: (name: string) => boolean): Texts {
  return new Map([...texts].filter(([name]) => takes(name)));
}

/** Whether any of some files differ in their text. */
export function differ(before: Texts, after: Texts, takes: (name: string) => boolean): boolean {
  return [...new Set([...before.keys(), ...after.keys()])].some(
    (name) => takes(name) && before.get(name) !== after.get(name),
  );
}
