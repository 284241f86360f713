import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { type Manifest, readManifest } from "@node-access-tools/workspace";
import type { InputOptions, OutputOptions, Plugin } from "rolldown";
import { bundleCommand } from "./bundle-command.ts";
import { joinService } from "./join-service.ts";
import { roll, rollModules, sourceMaps } from "./roll.ts";
import { inlineEsModules, requireOnDemand, withCommonJs, writeCommonJsTypes } from "./common-js.ts";
import { removeUnreached, listTargets } from "./unreached.ts";

const RELATIVE_LINK = /\]\((?!https?:|mailto:|#)([^()\s]+)\)/g;

/**
 * Replaces relative links in a README by links to the repository, at the version's tag: the package does not contain these files. Links to
 * pages of the package get its version.
 */
function withAbsoluteLinks(readme: string, { name, version, repository }: Manifest): string {
  if (repository === undefined) return readme;
  const site = repository.url.replace(/^git\+/, "").replace(/\.git$/, "");
  const base = `${site}/blob/${name}@${version}/${repository.directory ?? "."}/`;
  const pages = `](https://unpkg.com/${name}`;
  const parts = readme.replaceAll(`${pages}/`, `${pages}@${version}/`).split(/^(```[\s\S]*?^```$)/m);
  return parts
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(RELATIVE_LINK, (_, path: string) => `](${new URL(path, base).href})`),
    )
    .join("");
}

/** The folder in a package that is published instead of the package: `publishConfig.directory` of its manifest. */
export const PUBLISHED = ".package";

/** Packages that have ways of their own to be joined: they are run, and seldom imported. */
const RUN: Readonly<Record<string, typeof bundleCommand>> = {
  "@node-access/cli": bundleCommand,
  "@node-access/gateway": joinService,
};

/**
 * Options that simplify the code of the joined files, so that users' bundles are smaller: minifiers do not inline a constant that is
 * declared between functions, for example. Names, statements and lines stay readable.
 */
const SIMPLIFIED: NonNullable<OutputOptions["minify"]> = {
  compress: { target: "es2022", sequences: false, joinVars: false },
  mangle: false,
  codegen: { removeWhitespace: false },
};

/** The replacement for `import.meta.url` in CommonJS. */
const IMPORT_META_URL = 'require("node:url").pathToFileURL(__filename).href';

/** Imports of other packages, and of names in `imports`: `#…`. */
const EXTERNAL = /^[^./]/;

/**
 * Writes the published form of a built package. Importing a package takes longer the more files it loads, so its modules are
 * joined into few files: one for each entry of `exports`, `imports` and `bin`, one for what several of them share, and one for
 * each module that is loaded on demand. Each file exists twice: as an ES module, and as CommonJS with `.cjs`, except for
 * commands, which are only run. Declarations and sources stay as they are; those that no entry reaches are omitted. Files that
 * only the published package has are made, and joined like the built ones.
 */
export async function joinModules(
  directory: string,
  root: string,
  made: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  const manifest = readManifest(join(directory, "package.json"));
  const published = join(directory, PUBLISHED);
  rmSync(published, { recursive: true, force: true });
  mkdirSync(published);
  const named = (manifest.files ?? []).filter((path) => !path.startsWith("!"));
  for (const path of new Set(["dist", "src", "README.md", "CHANGELOG.md", ...named])) {
    const from = join(directory, path);
    if (existsSync(from)) cpSync(from, join(published, path), { recursive: true });
  }
  cpSync(join(root, "LICENSE"), join(published, "LICENSE"));
  for (const [path, text] of made) {
    mkdirSync(dirname(join(published, path)), { recursive: true });
    writeFileSync(join(published, path), text);
  }
  for (const target of listTargets(manifest)) {
    if (!existsSync(join(published, target)))
      throw new Error(
        `${manifest.name}: its package.json names ${target}, which the build does not have: correct the path, or add the module to src`,
      );
  }
  const readme = join(published, "README.md");
  writeFileSync(readme, withAbsoluteLinks(readFileSync(readme, "utf8"), manifest));
  const joinRun = RUN[manifest.name];
  if (joinRun !== undefined) return joinRun(published, manifest);
  writeFileSync(join(published, "package.json"), `${JSON.stringify(withCommonJs(manifest), undefined, 2)}\n`);

  // The ES modules overwrite the built files, which are the input of both forms, so CommonJS comes first.
  await writeForm(manifest, published, "cjs");
  writeCommonJsTypes(published, manifest);
  await writeForm(manifest, published, "js");
  removeUnreached(published, manifest);
}

/** Joins the modules into files of one format. */
async function writeForm(manifest: Manifest, published: string, extension: "cjs" | "js"): Promise<void> {
  const commonJs = extension === "cjs";
  const commands = commonJs ? [] : Object.values(Object(manifest.bin) as Record<string, string>);
  const modules = Object.fromEntries(
    [...entries(manifest), ...commands]
      .map((entry) => join(published, entry))
      .map((file) => [
        relative(join(published, "dist"), file).replaceAll("\\", "/").replace(/\.js$/, ""),
        file,
      ]),
  );
  const scope = manifest.name.replace(/[^/]*$/, "");
  const peers = new Set(Object.keys(manifest.peerDependencies ?? {}));
  const shared = new Map<string, string>();
  const input: InputOptions = {
    input: modules,
    platform: "neutral",
    external: commonJs ? [] : EXTERNAL,
    ...(commonJs && { transform: { define: { "import.meta.url": IMPORT_META_URL } } }),
    preserveEntrySignatures: "strict",
    plugins: [
      ...(commonJs
        ? [inlineEsModules(scope, peers), requireOnDemand(dirname(published), peers)]
        : [sourceMaps]),
      sharedModules(Object.values(modules), scope, shared),
    ],
  };
  const output: OutputOptions = {
    entryFileNames: `[name].${extension}`,
    chunkFileNames: `shared/[name].${extension}`,
    minifyInternalExports: false,
    minify: SIMPLIFIED,
    sourcemap: !commonJs,
    sourcemapExcludeSources: true,
    codeSplitting: {
      groups: [
        // First, since a file has what its modules import, unless another file has it.
        { name: "modules", test: (id) => shared.get(id) === "modules", priority: 1 },
        { name: (id) => shared.get(id) ?? null },
      ],
    },
  };
  if (commonJs) await roll(published, manifest, input, { format: "cjs", ...output });
  else await rollModules(published, manifest, input, output);
}

/**
 * Returns the surface of an entry. The entries of one are those over connections that only Node can open and for browsers, those
 * for clients of specs and of any document, those for calls of JSON-RPC, over WebSockets too, and for its streams, and those
 * for the events of a chain, and for its history.
 */
function findSurface(entry: string): string {
  const folder = entry.replace(/\/(index|web|rest)\.js$/, "");
  return folder.replace(/\/(web-socket|stream)$/, "/json-rpc").replace(/\/history$/, "/subscriptions");
}

/** Entries with messages. What only they share is in files that other entries do not load. */
const MESSAGES = /-messages\.js$/;

/**
 * Collects the modules that an entry shares with another entry, or with a module that is loaded on demand, each with the file
 * that it becomes a part of. It omits the entries' own modules, since some are large, and modules that import third-party
 * packages, since not every entry should load those. What only the entries of a surface share has a file of its own, which other
 * surfaces do not load.
 */
function sharedModules(files: readonly string[], scope: string, shared: Map<string, string>): Plugin {
  return {
    name: "shared-modules",
    buildEnd() {
      const loadedBy = (file: string): Set<string> => {
        const loaded = new Set([file]);
        for (const id of loaded) {
          for (const imported of this.getModuleInfo(id)?.importedIds ?? []) {
            if (!files.includes(imported)) loaded.add(imported);
          }
        }
        return loaded;
      };
      const ids = [...this.getModuleIds()];
      const later = ids.flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
      const byEntries = files.filter((file) => !MESSAGES.test(file)).map(loadedBy);
      // An entry that is also loaded on demand counts once: what only it loads is not shared.
      const all = [...new Set([...files, ...later])];
      const byAll = all.map(loadedBy);
      for (const id of ids) {
        if (files.includes(id) || !byEntries.some((loaded) => loaded.has(id))) continue;
        const loaders = all.filter((_, index) => byAll[index]?.has(id));
        if (loaders.length < 2 || [...loadedBy(id)].some((other) => isForeign(other, scope))) continue;
        const [surface = "", ...others] = new Set(loaders.map(findSurface));
        shared.set(id, others.length > 0 ? "modules" : basename(surface));
      }
    },
  };
}

function isForeign(id: string, scope: string): boolean {
  return EXTERNAL.test(id) && !/^(#|node:)/.test(id) && !id.startsWith(scope);
}

/** The JavaScript files that a manifest names, in `exports` and `imports`. */
function entries(manifest: Manifest): string[] {
  return [...new Set(listTargets(manifest).filter((target) => target.endsWith(".js")))];
}
