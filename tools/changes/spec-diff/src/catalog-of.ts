import { loadTrees, type Texts } from "./load-trees.ts";
import type { SpecTree } from "./spec-tree.ts";

const CATALOG = "specs/catalog.yaml";

export function isCatalog(name: string): boolean {
  return name === CATALOG;
}

/** The catalog among some files, if it is there. */
export function catalogOf(texts: Texts): SpecTree | undefined {
  return loadTrees(texts, isCatalog).get(CATALOG);
}
