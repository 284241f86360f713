import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { must } from "@node-access-tools/workspace";
import { put } from "@node-access-tools/package-check";
import { inBrowser, inWorker } from "./programs.ts";

export const BUNDLERS: readonly string[] = ["esbuild", "Vite"];

/** Bundles the program for browsers. @returns its modules by path: `/program.js`, and what that may load on demand. */
export async function bundle(
  bundler: string,
  project: string,
  toolbox: string,
  node: string,
): Promise<ReadonlyMap<string, string>> {
  const folder = join(project, `bundle-${bundler}`);
  put(folder, "program.js", inBrowser);
  if (bundler === "esbuild") {
    await withEsbuild(toolbox, folder);
  } else {
    const rollupOptions = { input: "program.js", output: { entryFileNames: "program.js" } };
    const build = { outDir: "out", target: "es2022", rollupOptions };
    put(folder, "vite.config.mjs", `export default ${JSON.stringify({ build })};\n`);
    const vite = join(toolbox, "node_modules/vite/bin/vite.js");
    await must(node, [vite, "build", "--logLevel", "warn"], { cwd: folder });
  }
  const out = join(folder, "out");
  return new Map(
    globSync("**/*.js", { cwd: out }).map((path) => [`/${path}`, readFileSync(join(out, path), "utf8")]),
  );
}

/** Bundles the program for Cloudflare Workers, as their tool does: with esbuild, and the condition `workerd`. @returns its path. */
export async function bundleForWorkers(project: string, toolbox: string): Promise<string> {
  const folder = join(project, "bundle-worker");
  put(folder, "program.js", inWorker);
  await withEsbuild(toolbox, folder, "--conditions=workerd,worker,browser");
  return join(folder, "out/program.js");
}

async function withEsbuild(toolbox: string, folder: string, ...more: readonly string[]): Promise<void> {
  const esbuild = join(toolbox, "node_modules/esbuild/bin/esbuild");
  const options = ["--bundle", "--format=esm", "--minify", "--log-level=warning", "--outfile=out/program.js"];
  await must(esbuild, ["program.js", ...options, ...more], { cwd: folder });
}
