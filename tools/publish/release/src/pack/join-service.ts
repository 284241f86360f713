import { globSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Manifest } from "@node-access-tools/workspace";
import { writeLicenses } from "./bundle-command.ts";
import { rollModules, sourceMaps } from "./roll.ts";
import { removeUnreached } from "./unreached.ts";

/**
 * Third-party packages of hundreds of modules, which take longer to load than all of our own do once they are joined. They stay
 * dependencies, because declarations name their types.
 */
const JOINED: ReadonlySet<string> = new Set(["kysely"]);

/** Modules that are started by their path: as threads, and as processes. */
const STARTED = /(^|[\\/])(\w+-thread|anvil-guard)\.js$/;

/**
 * Joins the modules of a service, so that it starts in 0.6 of the processor's time. Modules that are loaded on demand have files
 * of their own. All files are in one folder, because a thread is looked for next to the module that starts it. There is no
 * CommonJS form.
 */
export async function joinService(published: string, manifest: Manifest): Promise<void> {
  const dist = join(published, "dist");
  writeFileSync(join(published, "package.json"), `${JSON.stringify(manifest, undefined, 2)}\n`);
  const started = globSync("**/*.js", { cwd: dist }).filter((path) => STARTED.test(path));
  const entries = ["bin.js", "index.js", ...started];
  const modules = await rollModules(
    published,
    manifest,
    {
      input: Object.fromEntries(entries.map((path) => [basename(path, ".js"), join(dist, path)])),
      platform: "node",
      external: (id) => /^[^./]/.test(id) && !JOINED.has(id),
      preserveEntrySignatures: "allow-extension",
      plugins: [sourceMaps],
    },
    {
      entryFileNames: "[name].js",
      chunkFileNames: "[name].js",
      sourcemap: true,
      sourcemapExcludeSources: true,
    },
  );
  writeLicenses(published, manifest, modules);
  removeUnreached(published, manifest);
}
