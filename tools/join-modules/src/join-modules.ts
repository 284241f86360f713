import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "@node-access-tools/workspace";
import { build } from "esbuild";

/** Folder in a package that is published in its place: `publishConfig.directory` of its manifest. */
export const PUBLISHED = ".package";

/**
 * Joins the modules of a built package into few files, since an import takes the longer the more files it loads: one file
 * for each entry of `exports` and `imports`, and one for what several of them share. Declarations and sources stay as they are.
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

  const { metafile } = await build({
    absWorkingDir: published,
    entryPoints: entries(manifest),
    outbase: "dist",
    outdir: "dist",
    allowOverwrite: true,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "neutral",
    packages: "external",
    external: ["#*"],
    target: "es2022",
    sourcemap: "linked",
    sourcesContent: false,
    chunkNames: "shared/[hash]",
    metafile: true,
    logLevel: "error",
  });
  // What was joined is not needed beside the whole.
  for (const path of globSync("dist/**/*.js{,.map}", { cwd: published })) {
    if (metafile.outputs[path.replaceAll("\\", "/")] === undefined) rmSync(join(published, path));
  }
}

/** The JavaScript files that a manifest names: what users import, and what the package imports by condition. */
function entries({ exports = {}, imports = {} }: Manifest): string[] {
  const targets = [...Object.values(exports), ...Object.values(imports)].flatMap((target) =>
    typeof target === "string" ? [target] : Object.values(target),
  );
  return [...new Set(targets.filter((target) => target.endsWith(".js")))];
}
