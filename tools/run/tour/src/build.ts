import { findRoot, run } from "@node-access-tools/workspace";

const STEPS = [
  ["Generating code from the specs", process.execPath, ["tools/codegen/generate/src/if-changed.mjs"]],
  ["Building the packages", "turbo", ["run", "build", "--output-logs=errors-only"]],
] as const;

/**
 * Brings generated code and built packages up to date.
 *
 * @param progress - Receives each step as it starts.
 * @throws Error with the output of the step that failed.
 */
export async function build(progress: (step: string) => void): Promise<void> {
  const cwd = findRoot(import.meta.dirname);
  // The first run of turbo on a machine would print a notice about its telemetry.
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1" };
  for (const [step, program, args] of STEPS) {
    progress(step);
    const { code, output } = await run(program, args, { cwd, env });
    if (code !== 0) throw new Error(`${step} failed:\n${output}`);
  }
}
