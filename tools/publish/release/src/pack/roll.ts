import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "@node-access-tools/workspace";
import { type InputOptions, type OutputOptions, type Plugin, rolldown, type RolldownOutput } from "rolldown";

/** Joins modules in the folder `dist` of a package into files of one format. @throws Error if a module cannot be joined. */
export async function roll(
  published: string,
  { name }: Manifest,
  input: InputOptions,
  output: OutputOptions,
): Promise<RolldownOutput["output"]> {
  const bundle = await rolldown({
    cwd: published,
    // Two modules that are loaded on demand may share a third one, and a busy machine is slow.
    checks: { ineffectiveDynamicImport: false, pluginTimings: false },
    onLog(level, log) {
      if (level !== "debug") throw new Error(`${name}: ${log.message}`);
    },
    ...input,
  });
  const dir = join(published, "dist");
  const { output: files } = await bundle.write({ dir, comments: { jsdoc: false }, ...output });
  await bundle.close();
  return files;
}

/** Joins the ES modules, and removes those that were joined. @returns their ids. */
export async function rollModules(
  published: string,
  manifest: Manifest,
  input: InputOptions,
  output: OutputOptions,
): Promise<string[]> {
  const dist = join(published, "dist");
  const built = globSync("**/*.js{,.map}", { cwd: dist });
  const files = await roll(published, manifest, input, { format: "esm", ...output });
  const written = new Set(files.map(({ fileName }) => fileName));
  for (const file of built) if (!written.has(file.replaceAll("\\", "/"))) rmSync(join(dist, file));
  return files.flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
}

/** Loads the maps of the built modules, so that the maps of the joined files refer to the sources. */
export const sourceMaps: Plugin = {
  name: "source-maps",
  load(id) {
    const map = `${id}.map`;
    return existsSync(map) ? { code: readFileSync(id, "utf8"), map: readFileSync(map, "utf8") } : null;
  },
};
