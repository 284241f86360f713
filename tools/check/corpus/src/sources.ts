import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { must } from "@node-access-tools/workspace";
import { parse } from "yaml";

/** Where a document and the imports of its protos are on this machine. */
export type Fetched = Awaited<ReturnType<typeof fetchDocument>>;

/** Gets a document's source into the cache, if it is not there. @throws Error if it is not the one that the list names. */
export async function fetchDocument(document: Document, cache: string) {
  const path = join(await fetchSource(document.source, cache), document.path);
  if (!existsSync(path)) throw new Error(`${document.source} has no ${document.path}`);
  const found = computeHash(path);
  if (found !== document.sha256)
    throw new Error(
      `${document.name} is not the document that documents.yaml names: ${document.path} has SHA-256 ${found}`,
    );
  const include: string[] = [];
  for (const folder of document.include ?? []) {
    const [, other = document.source, within = folder] = /^((?:npm|github):[^:]+):(.+)$/.exec(folder) ?? [];
    include.push(join(await fetchSource(other, cache), within));
  }
  return { path, include };
}

/** Returns the SHA-256 of a file, or of the sorted list of a folder's files with theirs. */
export function computeHash(path: string): string {
  const hash = createHash("sha256");
  if (statSync(path).isFile()) return hash.update(readFileSync(path)).digest("hex");
  const files = readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(join(path, file)).isFile())
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted();
  for (const file of files) hash.update(`${computeHash(join(path, file))}  ${file}\n`);
  return hash.digest("hex");
}

/** Gets a source into a folder with the name of its package or repository, with which the imports of protos may begin. */
async function fetchSource(source: string, cache: string): Promise<string> {
  const [kind, name = "", version = ""] = /^(\w+):(.+)@([^@]+)$/.exec(source)?.slice(1) ?? [];
  const folder = join(cache, source.replaceAll(/[:/]/g, "+"));
  const within = kind === "github" ? basename(name) : name;
  if (existsSync(folder)) return join(folder, within);
  const partial = `${folder}.part`;
  rmSync(partial, { recursive: true, force: true });
  const files = join(partial, within);
  mkdirSync(files, { recursive: true });
  if (kind === "npm") await fetchPackage(name, version, files);
  else if (kind === "github") await fetchCommit(name, version, files);
  else throw new Error(`${source} is not npm:<package>@<version> or github:<owner>/<repository>@<commit>`);
  renameSync(partial, folder);
  return join(folder, within);
}

async function fetchPackage(name: string, version: string, folder: string): Promise<void> {
  const cwd = folder;
  const args = ["--silent", "--ignore-scripts", "--pack-destination", "."];
  await must("npm", ["pack", `${name}@${version}`, ...args], { cwd });
  const tarball = readdirSync(folder).find((file) => file.endsWith(".tgz"));
  if (tarball === undefined) throw new Error(`npm pack of ${name}@${version} wrote no tarball`);
  await must("tar", ["-xzf", tarball, "--strip-components", "1"], { cwd });
  rmSync(join(folder, tarball));
}

/** Fetches one commit of a repository, without its history. Git's own settings say through which host or mirror. */
async function fetchCommit(name: string, commit: string, folder: string): Promise<void> {
  const url = `https://github.com/${name}`;
  for (const args of [["init"], ["fetch", "--depth", "1", url, commit], ["checkout", "FETCH_HEAD"]])
    await must("git", [...args, "--quiet"], { cwd: folder });
  rmSync(join(folder, ".git"), { recursive: true, force: true });
}

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

/** Reads the list of documents, or those with these names. @throws Error naming one that it does not have, or has twice. */
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
