import { globSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Manifest } from "@node-access-tools/workspace";
import { rolldown } from "rolldown";
import { LICENSES, listLicenses } from "./bundle-command.ts";
import { sourceMaps } from "./source-maps.ts";
import { removeUnreached } from "./unreached.ts";

/**
 * Third-party packages of hundreds of modules, which take longer to load than all of our own do once they are joined. They stay
 * dependencies, because declarations name their types.
 */
const JOINED: ReadonlySet<string> = new Set(["kysely"]);

/** Modules that are started by their path: as threads, and as processes. */
const STARTED = /-(thread|guard)\.js$/;

/**
 * Joins the modules of a service, so that it starts in 0.6 of the processor's time. Modules that are loaded on demand have files
 * of their own. All files are in one folder, because a thread is looked for next to the module that starts it. There is no CommonJS form.
 *
 * @param published - The folder with the package as it is published.
 * @throws Error if a module cannot be joined, or a third-party package has no licence.
 */
export async function joinService(published: string, manifest: Manifest): Promise<void> {
  const dist = join(published, "dist");
  writeFileSync(join(published, "package.json"), `${JSON.stringify(manifest, undefined, 2)}\n`);
  const built = globSync("**/*.js{,.map}", { cwd: dist });
  const entries = ["bin.js", "index.js", ...built.filter((path) => STARTED.test(path))];
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map((path) => [basename(path, ".js"), join(dist, path)])),
    cwd: published,
    platform: "node",
    external: (id) => /^[^./]/.test(id) && !JOINED.has(id),
    preserveEntrySignatures: "allow-extension",
    checks: { ineffectiveDynamicImport: false, pluginTimings: false },
    plugins: [sourceMaps],
    onLog(level, log) {
      if (level !== "debug") throw new Error(`${manifest.name}: ${log.message}`);
    },
  });
  const { output } = await bundle.write({
    format: "esm",
    dir: dist,
    entryFileNames: "[name].js",
    chunkFileNames: "[name].js",
    sourcemap: true,
    sourcemapExcludeSources: true,
    comments: { jsdoc: false },
  });
  await bundle.close();
  const written = new Set(output.map(({ fileName }) => fileName));
  for (const file of built) if (!written.has(file.replaceAll("\\", "/"))) rmSync(join(dist, file));
  const modules = output.flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
  writeFileSync(join(published, LICENSES), listLicenses(modules, manifest.name.replace(/[^/]*$/, "")));
  removeUnreached(published, manifest);
}
