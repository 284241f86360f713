import { build as buildPackages, findRoot, run } from "@node-access-tools/workspace";

/**
 * Brings generated code and built packages up to date.
 *
 * @param progress - Receives each step as it starts.
 * @throws Error with the output of the step that failed.
 */
export async function build(progress: (step: string) => void): Promise<void> {
  const generating = "Generating code from the specs";
  progress(generating);
  const cwd = findRoot(import.meta.dirname);
  const { code, output } = await run(process.execPath, ["tools/codegen/generate/src/if-changed.mjs"], {
    cwd,
  });
  if (code !== 0) throw new Error(`${generating} failed:\n${output}`);
  progress("Building the packages");
  await buildPackages();
}
