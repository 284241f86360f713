import { existsSync, readdirSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { type Mistake, Mistakes } from "../../spec-file/mistakes.ts";
import { readNamed } from "../../spec-file/read-text.ts";

export interface FoundProto {
  /** The name by which other files import the file, such as `acme/v1/jobs.proto`. */
  readonly name: string;
  /** The path that messages show. */
  readonly shown: string;
  readonly text: string;
  /** Whether the client includes the services of the file. */
  readonly isOwn: boolean;
}

interface File extends FoundProto {
  /** The absolute path, with links resolved. */
  readonly path: string;
  name: string;
}

/** Matches comments, and quoted texts, which may look like comments. */
const QUOTED_OR_COMMENT = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\/\/[^\n]*|\/\*[^]*?\*\//g;
/** Matches protobuf's own files, which buf provides. */
const IN_BUF = /(^|\/)google\/protobuf\/[^/]+$/;
/** Matches imports. Looking back from the word is faster than looking ahead from each line. */
const IMPORT = /import\b(?<=(?:^|;)\s*import)\s+(?:(?:public|weak|option)\s+)?["']([^"']+)["']\s*;/gm;

/**
 * Finds a proto file, or all proto files of a folder, and their imports. Imports are searched in the folders of
 * `include`, in the folder itself, and in the folders above the importing file.
 *
 * @throws Mistakes for each missing file, at the first line that imports it.
 */
export function findProtos(path: string, include: readonly string[]): FoundProto[] {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  const finder = new ProtoFinder([...include, ...(isFolder ? [path] : [])]);
  const own = isFolder ? listProtos(path) : [path];
  if (own.length === 0) finder.note(path, 1, "it has no .proto files", "name a folder with .proto files");
  for (const file of own) finder.take(file, isFolder ? path : dirname(file));
  finder.followImports();
  Mistakes.throwIfAny(finder.mistakes);
  return finder.files;
}

/** Collects proto files, each once, and mistakes in their imports. */
class ProtoFinder {
  readonly mistakes: Mistake[] = [];
  /** By the absolute path. */
  readonly #files = new Map<string, File>();
  readonly #roots: readonly string[];
  /** What files of a folder import by a name: thousands of files import the same hundreds. */
  readonly #targets = new Map<string, File | undefined>();
  readonly #imported = new Set<File>();
  readonly #missing = new Set<string>();

  constructor(roots: readonly string[]) {
    this.#roots = roots;
    for (const root of roots)
      if (!existsSync(root)) this.note(root, 1, "there is no such folder", "correct --include");
  }

  get files(): File[] {
    return [...this.#files.values()];
  }

  /** Adds one of the client's own files. */
  take(file: string, folder: string): void {
    if (existsSync(file)) this.#file(file, (text) => nameProto(file, text, folder, this.#roots), true);
    else this.note(file, 1, "there is no such file", "name a proto file, or a folder with some");
  }

  followImports(): void {
    // The loop also visits files that are added on the way.
    for (const file of this.#files.values())
      for (const { name, line } of findImports(file.text))
        if (!IN_BUF.test(name)) this.#follow(file, name, line);
  }

  note(file: string, line: number, what: string, remedy: string): void {
    this.mistakes.push({ file, line, column: 1, what, remedy });
  }

  #follow(file: File, name: string, line: number): void {
    const target = this.#resolve(file, name);
    if (target === undefined) {
      const remedy = "pass the folder that contains it (without this path) with --include";
      if (!this.#missing.has(name)) this.note(file.shown, line, `there is no ${name}`, remedy);
      this.#missing.add(name);
      return;
    }
    if (this.#imported.has(target) && target.name !== name)
      this.note(
        file.shown,
        line,
        `${name} is imported under two paths, also as ${target.name}`,
        "import it by only one of them",
      );
    target.name = name;
    this.#imported.add(target);
  }

  #resolve(file: File, name: string): File | undefined {
    const key = `${dirname(file.path)}\0${name}`;
    if (this.#targets.has(key)) return this.#targets.get(key);
    // A file must neither read nor write outside of the folders of protos.
    const isPlain = name.endsWith(".proto") && !name.split(/[/\\]/).includes("..");
    const places = isPlain ? [...this.#roots, ...above(file.path)] : [];
    const root = places.find((folder) => isWithin(folder, join(folder, name)));
    const target = root === undefined ? undefined : this.#file(showPath(join(root, name)), () => name, false);
    this.#targets.set(key, target);
    return target;
  }

  #file(shown: string, nameOf: (text: string) => string, isOwn: boolean): File {
    const path = realpathSync(shown);
    const known = this.#files.get(path);
    if (known) return known;
    const text = readNamed(shown, shown);
    const file = { path, shown, text, isOwn, name: nameOf(text) };
    this.#files.set(path, file);
    return file;
  }
}

/** Returns the proto files of a folder, except those of installed packages. */
function listProtos(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return /^(node_modules$|\.)/.test(entry.name) ? [] : listProtos(path);
      return entry.name.endsWith(".proto") && !IN_BUF.test(path.split(sep).join("/")) ? [path] : [];
    });
}

/**
 * Returns the import name of a file that no file imports: from the folders of its package on if the file lies in such
 * folders, otherwise its path in the first root that contains it.
 */
function nameProto(file: string, text: string, fallback: string, roots: readonly string[]): string {
  const folders = /^[ \t]*package\s+([\w.]+)\s*;/m.exec(text)?.[1]?.replaceAll(".", "/");
  const path = resolve(file).split(sep).join("/");
  if (folders !== undefined && path.endsWith(`/${folders}/${basename(file)}`))
    return `${folders}/${basename(file)}`;
  const inRoots = [...roots, fallback].map((root) => relative(resolve(root), resolve(file)));
  return (inRoots.find((one) => !one.startsWith("..")) ?? file).split(sep).join("/");
}

function above(file: string): string[] {
  const folder = dirname(file);
  // The root of a machine is no folder of protos.
  return folder === dirname(folder) ? [] : [folder, ...above(folder)];
}

/** Whether a file exists in a folder, and is no link that leads out of it. */
function isWithin(folder: string, file: string): boolean {
  return existsSync(file) && realpathSync(file).startsWith(realpathSync(folder) + sep);
}

function showPath(path: string): string {
  const near = relative("", path);
  return near.startsWith("..") ? path : near;
}

function findImports(text: string): { name: string; line: number }[] {
  const code = text.replace(QUOTED_OR_COMMENT, (part) =>
    part.startsWith("/") ? ` ${part.replace(/[^\n]+/g, "")}` : part,
  );
  return [...code.matchAll(IMPORT)].map(({ 0: whole, 1: name = "", index }) => ({
    name,
    line: code.slice(0, index + whole.length).split("\n").length,
  }));
}
