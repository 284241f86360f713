import { cpSync, existsSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type Manifest, run, runtimeDependencies } from "@node-access-tools/workspace";
import ts from "typescript-5.9";

/** A package of the old or the new side: its manifest, and the declaration file of each entry. */
export interface Loaded {
  readonly manifest: Manifest;
  /** By the key in `exports`. */
  readonly entries: ReadonlyMap<string, string>;
}

/** Rewrites nominal types: classes with private members and unique symbols would differ between any two releases. */
const NOMINAL: readonly [RegExp, string][] = [
  [/^\s*#private;$/gm, ""],
  [/\b(const|readonly) (\w+): unique symbol/g, '$1 $2: "unique symbol $2"'],
];

/**
 * Copies the packages of a folder into a `node_modules` folder, as if they were installed.
 *
 * @param from - Built packages: `packages/`, or a folder of .tgz files.
 * @param side - An empty folder within a folder that both sides share.
 * @throws Error if `from` has no packages.
 */
export async function install(from: string, side: string): Promise<Map<string, Loaded>> {
  const tarballs = globSync("*.tgz", { cwd: from });
  const sources: string[] = globSync("*/package.json", { cwd: from }).map((file) =>
    join(from, dirname(file)),
  );
  for (const tarball of tarballs) {
    const to = join(side, "unpacked", basename(tarball, ".tgz"));
    mkdirSync(to, { recursive: true });
    const { code, output } = await run("tar", ["-xzf", join(from, tarball), "-C", to], { cwd: from });
    if (code !== 0) throw new Error(`${join(from, tarball)} cannot be unpacked:\n${output}`);
    sources.push(join(to, "package"));
  }
  if (sources.length === 0)
    throw new Error(`${from} contains no package: expected folders with a package.json, or .tgz files`);
  const loaded = new Map<string, Loaded>();
  for (const source of sources.toSorted()) {
    const manifest = JSON.parse(readFileSync(join(source, "package.json"), "utf8")) as Manifest;
    const target = join(side, "node_modules", manifest.name);
    mkdirSync(target, { recursive: true });
    if (existsSync(join(source, "dist")))
      cpSync(join(source, "dist"), join(target, "dist"), { recursive: true });
    // The compiler treats two folders with the same name and version as one package.
    const version = `0.0.0-${basename(side)}`;
    writeFileSync(join(target, "package.json"), JSON.stringify({ ...manifest, version }));
    linkDependencies(manifest, source, dirname(side));
    loaded.set(manifest.name, { manifest, entries: entriesOf(manifest, target) });
  }
  return loaded;
}

/** Gives the old side the new side's generated files: what changes with the specs is judged by `spec-diff`. */
export function shareGenerated(old: string, current: string): void {
  for (const folder of globSync("node_modules/@node-access/*/dist/generated", { cwd: current }))
    if (existsSync(join(old, folder))) cpSync(join(current, folder), join(old, folder), { recursive: true });
}

function entriesOf({ name, exports = {} }: Manifest, directory: string): Map<string, string> {
  const entries = new Map<string, string>();
  for (const [key, target] of Object.entries(exports)) {
    if (typeof target === "string" || target["types"] === undefined) continue;
    const file = join(directory, target["types"]);
    if (!existsSync(file))
      throw new Error(`${name} exports ${key} from ${target["types"]}, which does not exist: build it first`);
    entries.set(key, file);
  }
  return entries;
}

/** Both sides share third-party packages, so that their types are the same. */
function linkDependencies(manifest: Manifest, source: string, shared: string): void {
  for (const name of Object.keys(runtimeDependencies(manifest))) {
    const installed = join(source, "node_modules", name);
    const link = join(shared, "node_modules", name);
    if (name.startsWith("@node-access/") || !existsSync(installed) || existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(installed, link);
  }
}

/** Creates a program of all files. @param before - A program with some of the files, which are not parsed again. */
export function compile(files: readonly string[], before?: ts.Program): ts.Program {
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.esnext.disposable.d.ts"],
    module: ts.ModuleKind.NodeNext,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const read = host.readFile.bind(host);
  host.readFile = (file) => {
    const text = read(file);
    if (text === undefined || !file.endsWith(".d.ts") || !file.includes("/@node-access/")) return text;
    return NOMINAL.reduce((changed, [pattern, replacement]) => changed.replace(pattern, replacement), text);
  };
  return ts.createProgram({ rootNames: files, options, host, ...(before && { oldProgram: before }) });
}
