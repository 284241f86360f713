import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Manifest } from "@node-access-tools/workspace";
import { type Plugin, rolldown } from "rolldown";
import { withAbsoluteLinks } from "./absolute-links.ts";

/** Folder in a package that is published in its place: `publishConfig.directory` of its manifest. */
export const PUBLISHED = ".package";

/** Other packages, and what a condition decides: `#…`. */
const EXTERNAL = /^[^./]/;

/**
 * Joins the modules of a built package into few files, since an import takes the longer the more files it loads: one file
 * for each entry of `exports` and `imports`, one for all that several of them share, and one for each module that is loaded
 * when it is needed. Declarations and sources stay as they are.
 *
 * @param directory - The package's folder, with its `dist` built.
 * @param root - The workspace's root, whose licence comes along.
 * @throws Error where a module cannot be joined.
 */
export async function joinModules(directory: string, root: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(directory, "package.json"), "utf8")) as Manifest;
  const published = join(directory, PUBLISHED);
  rmSync(published, { recursive: true, force: true });
  mkdirSync(published);
  for (const path of ["dist", "src", "README.md", "CHANGELOG.md", "package.json"]) {
    const from = join(directory, path);
    if (existsSync(from)) cpSync(from, join(published, path), { recursive: true });
  }
  cpSync(join(root, "LICENSE"), join(published, "LICENSE"));
  const readme = join(published, "README.md");
  writeFileSync(readme, withAbsoluteLinks(readFileSync(readme, "utf8"), manifest));

  const dist = join(published, "dist");
  const input = Object.fromEntries(
    entries(manifest)
      .map((entry) => join(published, entry))
      .map((file) => [relative(dist, file).replaceAll("\\", "/").replace(/\.js$/, ""), file]),
  );
  const scope = manifest.name.replace(/[^/]*$/, "");
  const shared = new Set<string>();
  const bundle = await rolldown({
    input,
    cwd: published,
    platform: "neutral",
    external: EXTERNAL,
    preserveEntrySignatures: "strict",
    // Two modules that are loaded when they are needed may share a third one.
    checks: { ineffectiveDynamicImport: false },
    plugins: [sourceMaps, sharedModules(Object.values(input), scope, shared)],
    onLog(level, log) {
      if (level !== "debug") throw new Error(`${manifest.name}: ${log.message}`);
    },
  });
  const { output } = await bundle.write({
    dir: dist,
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "shared/[name].js",
    minifyInternalExports: false,
    sourcemap: true,
    sourcemapExcludeSources: true,
    comments: { jsdoc: false },
    codeSplitting: { groups: [{ name: "modules", test: (id) => shared.has(id) }] },
  });
  await bundle.close();

  // What was joined is not needed beside the whole.
  const written = new Set(output.map((file) => file.fileName));
  for (const path of globSync("**/*.js{,.map}", { cwd: dist })) {
    if (!written.has(path.replaceAll("\\", "/"))) rmSync(join(dist, path));
  }
}

/** Lets the maps of the joined files lead to the sources, as those of the built modules do. */
const sourceMaps: Plugin = {
  name: "source-maps",
  load(id) {
    const map = `${id}.map`;
    return existsSync(map) ? { code: readFileSync(id, "utf8"), map: readFileSync(map, "utf8") } : null;
  },
};

/**
 * Collects the modules that one entry and something else load: another entry, or what is loaded when it is needed. Left out are the
 * entries' own modules, since some are large, and what needs a package of others, since not every entry waits for that.
 */
function sharedModules(files: readonly string[], scope: string, shared: Set<string>): Plugin {
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
      const byEntries = files.map(loadedBy);
      const byAll = [...byEntries, ...later.map(loadedBy)];
      for (const id of ids) {
        if (files.includes(id) || !byEntries.some((loaded) => loaded.has(id))) continue;
        if (byAll.filter((loaded) => loaded.has(id)).length < 2) continue;
        if (![...loadedBy(id)].some((other) => isForeign(other, scope))) shared.add(id);
      }
    },
  };
}

function isForeign(id: string, scope: string): boolean {
  return EXTERNAL.test(id) && !/^(#|node:)/.test(id) && !id.startsWith(scope);
}

/** The JavaScript files that a manifest names: what users import, and what the package imports by condition. */
function entries({ exports = {}, imports = {} }: Manifest): string[] {
  const targets = [...Object.values(exports), ...Object.values(imports)].flatMap((target) =>
    typeof target === "string" ? [target] : Object.values(target),
  );
  return [...new Set(targets.filter((target) => target.endsWith(".js")))];
}
