import { globSync } from "node:fs";
import { basename, join } from "node:path";

const source = join(import.meta.dirname, "../src");
/** A folder below the manifest, as `src` is. */
const folder = join(import.meta.dirname, "../.results");

/**
 * The command, joined into few files. A process starts in half of the processor's time, because it does not load some 600 modules one by one.
 */
export const joinedCommand: string = join(folder, "bin.js");

/** The package's main module, joined in the same way. */
export const joinedIndex: string = join(folder, "index.js");

/** Joins the command before the first test. */
export default async function setup(): Promise<void> {
  // Test files import the path above, and need no bundler.
  const { rolldown } = await import("rolldown");
  // Threads and anvil's guard are started by their path.
  const entries = ["bin.ts", "index.ts", ...globSync("**/{*-thread,anvil-guard}.ts", { cwd: source })];
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map((path) => [basename(path, ".ts"), join(source, path)])),
    platform: "node",
    external: /^@opentelemetry\//,
  });
  await bundle.write({ dir: folder, format: "esm", sourcemap: true, chunkFileNames: "[name].js" });
  await bundle.close();
}
