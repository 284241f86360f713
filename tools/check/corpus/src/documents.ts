import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** A public spec that anyone can get: what it is called here, where it is from, and its hash. */
export interface Document {
  readonly name: string;
  /** `npm:<package>@<version>`, or `github:<owner>/<repository>@<commit>`. */
  readonly source: string;
  /** The file in the source, or the folder of protos. */
  readonly path: string;
  /**
   * Folders where the imports of protos are looked up first: in the source, or `<source>:<folder>`. `..` is the folder
   * in which the source has its own name.
   */
  readonly include?: readonly string[];
  /** SHA-256 of the file, or of the list of a folder's files with theirs. */
  readonly sha256: string;
}

export type Kind = "openapi" | "openrpc" | "proto";

const file = join(import.meta.dirname, "../documents.yaml");

/**
 * Reads the list of documents, or those with these names. @throws Error naming a document that the list does not have, or that it
 * has twice.
 */
export function readDocuments(names: readonly string[] = []): Document[] {
  const all = parse(readFileSync(file, "utf8")) as Document[];
  const known = new Set<string>();
  for (const { name } of all) {
    if (known.has(name)) throw new Error(`documents.yaml has ${name} twice: give one another name`);
    known.add(name);
  }
  for (const name of names)
    if (!known.has(name))
      throw new Error(`documents.yaml has no ${name}: its names are ${[...known].join(", ")}`);
  return names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
}
