import { gzipSync } from "node:zlib";
import { build } from "esbuild";

/**
 * Bundles a module for browsers, minified.
 *
 * @param directory from where its imports resolve
 * @returns bytes after gzip
 * @throws Error where it does not bundle, for example because it imports a Node module
 */
export async function bundledBytes(source: string, directory: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: directory, loader: "js" },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    platform: "browser",
    target: "es2022",
    legalComments: "none",
    logLevel: "silent",
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error("esbuild gave no file");
  return gzipSync(file.contents, { level: 9 }).byteLength;
}
