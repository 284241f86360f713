import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The fields of a package.json that the tools read. */
export interface Manifest {
  readonly name: string;
  readonly version?: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly homepage?: string;
  readonly bugs?: { readonly url: string };
  readonly license?: string;
  readonly private?: boolean;
  readonly type?: string;
  readonly sideEffects?: boolean;
  readonly files?: readonly string[];
  readonly bin?: string | Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly imports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly engines?: Readonly<Record<string, string>>;
  readonly repository?: { readonly type: string; readonly url: string; readonly directory?: string };
  readonly publishConfig?: Readonly<Record<string, string | boolean>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** A package, or a tool: a private folder of `packages/` counts as a tool, and so does the documentation site. */
export type Member = ReturnType<typeof members>[number];

/** Finds the nearest folder at or above `from` that contains the workspace file. */
export function findRoot(from: string): string {
  for (let directory = from; ; directory = dirname(directory)) {
    if (existsSync(join(directory, "pnpm-workspace.yaml"))) return directory;
    if (directory === dirname(directory)) {
      throw new Error(`no pnpm-workspace.yaml at or above ${from}: run this from inside the repository`);
    }
  }
}

/** Lists all packages, then all tools (`tools/<group>/<tool>`), each sorted by path, then the site. */
export function members(root: string) {
  const list = (folder: string, published: boolean) =>
    globSync(`${folder}/package.json`, { cwd: root })
      .map((file) => dirname(file).replaceAll("\\", "/"))
      .toSorted()
      .map((path) => {
        const manifest = readManifest(join(root, path, "package.json"));
        const kind = published && manifest.private !== true ? ("package" as const) : ("tool" as const);
        // The path is that from the root, with forward slashes: `packages/auth`.
        return { kind, path, directory: join(root, path), manifest };
      });
  return [...list("packages/*", true), ...list("tools/*/*", false), ...list("site", false)];
}

/**
 * Reads a manifest as it is published. For a published package, this omits exports of source files, which are only for the
 * tools of this repository that run before anything is built.
 */
export function readManifest(file: string): Manifest {
  const manifest = JSON.parse(readFileSync(file, "utf8")) as Manifest;
  if (manifest.private === true || !manifest.exports) return manifest;
  const exports = Object.entries(manifest.exports).filter(
    ([, target]) => typeof target !== "string" || !target.startsWith("./src/"),
  );
  return { ...manifest, exports: Object.fromEntries(exports) };
}

/** Lists everything that is installed with a package: all kinds of dependencies except development dependencies. */
export function runtimeDependencies(manifest: Manifest): Record<string, string> {
  return { ...manifest.optionalDependencies, ...manifest.peerDependencies, ...manifest.dependencies };
}

/** Returns a member and every workspace package that it needs at run time, directly or indirectly. */
export function closure(member: Member, all: readonly Member[]): Member[] {
  const found = new Set<Member>();
  const visit = (current: Member): void => {
    if (found.has(current)) return;
    found.add(current);
    for (const name of Object.keys(runtimeDependencies(current.manifest))) {
      const next = all.find((candidate) => candidate.manifest.name === name);
      if (next !== undefined) visit(next);
    }
  };
  visit(member);
  return [...found];
}
