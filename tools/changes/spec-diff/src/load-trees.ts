import { type Adapt, SpecTree } from "./spec-tree.ts";

/** Texts of spec files by their path from the repository's root: `specs/rpc/debug.openrpc.yaml`. */
export type Texts = ReadonlyMap<string, string>;

/**
 * Reads files whose references may lead from one to another.
 *
 * @param adapted - What is taken in place of a file's objects.
 */
export function loadTrees(
  texts: Texts,
  takes: (name: string) => boolean,
  adapted: (name: string) => Adapt | undefined = () => undefined,
): Map<string, SpecTree> {
  const set = new Map<string, SpecTree>();
  for (const [name, content] of texts)
    if (takes(name)) set.set(name, new SpecTree(name, content, set, adapted(name)));
  return set;
}

/** Whether any of some files differ in their text. */
export function differ(before: Texts, after: Texts, takes: (name: string) => boolean): boolean {
  return [...new Set([...before.keys(), ...after.keys()])].some(
    (name) => takes(name) && before.get(name) !== after.get(name),
  );
}
