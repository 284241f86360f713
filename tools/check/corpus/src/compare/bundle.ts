import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { run } from "@node-access-tools/workspace";

/**
 * Bundles and minifies a program with esbuild, as web projects do.
 *
 * @param peers - The folder with esbuild.
 * @returns the size of the bundle in bytes, and compressed.
 */
export async function bundleSize(
  entry: string,
  peers: string,
): Promise<{ readonly bytes: number; readonly gzip: number }> {
  const esbuild = join(peers, "node_modules/esbuild/bin/esbuild");
  const out = `${entry}.bundle.js`;
  const args = [
    "--bundle",
    "--minify",
    "--format=esm",
    "--platform=browser",
    `--outfile=${out}`,
    "--log-level=error",
  ];
  const { code, output } = await run(esbuild, [entry, ...args], { cwd: peers });
  if (code !== 0) throw new Error(`esbuild failed: ${output.slice(0, 500)}`);
  const bundle = readFileSync(out);
  rmSync(out);
  return { bytes: bundle.length, gzip: gzipSync(bundle).length };
}
