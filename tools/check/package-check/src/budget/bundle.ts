import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import type { PageBudget } from "./budgets.ts";

/** Measures a page that a package serves, in the folder where it is built. @returns the bytes of its files, each after gzip. */
export async function pageBytes({ module, files }: PageBudget, directory: string): Promise<number> {
  const { consoleFiles } = (await import(pathToFileURL(join(directory, module)).href)) as {
    readonly consoleFiles: Readonly<Record<string, { readonly lines: readonly string[] }>>;
  };
  const sizes = files.map((path) => {
    const file = consoleFiles[path];
    if (!file) throw new Error(`${module} has no ${path}`);
    return gzipSync(file.lines.join("\n"), { level: 9 }).byteLength;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Bundles a module for browsers, whose imports resolve from a folder. @returns its bytes once minified, and those after gzip.
 * @throws Error if it does not bundle, for example because it imports a Node module.
 */
export async function bundledBytes(
  source: string,
  directory: string,
): Promise<{ readonly minified: number; readonly gzip: number }> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: directory, loader: "ts" },
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
  if (file === undefined) throw new Error("esbuild returned no file");
  return { minified: file.contents.length, gzip: gzipSync(file.contents, { level: 9 }).byteLength };
}
