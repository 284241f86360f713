import { SpecTree } from "./spec-tree.ts";

/** Texts of spec files by their path from the repository's root: `specs/rpc/debug.openrpc.yaml`. */
export type Texts = ReadonlyMap<string, string>;

/** Reads files whose references may lead from one to another. */
export function loadTrees(
  texts: Texts,
  takes: (name: string) => boolean,
  fill?: (value: unknown, name: string) => void,
): Map<string, SpecTree> {
  const set = new Map<string, SpecTree>();
  for (const [name, content] of texts) if (takes(name)) set.set(name, new SpecTree(name, content, set, fill));
  return set;
}

/** Whether any of some files differ in their text. */
export function differ(before: Texts, after: Texts, takes: (name: string) => boolean): boolean {
  return [...new Set([...before.keys(), ...after.keys()])].some(
    (name) => takes(name) && before.get(name) !== after.get(name),
  );
}
