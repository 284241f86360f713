import { findRoot } from "./members.ts";
import { run } from "./run.ts";

/** turbo's variables, without its notices about telemetry and new versions. */
export const quietTurbo = { TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1" } as const;

/**
 * Builds the packages that have changed.
 *
 * @param filters - Packages to build, with what they need. Default: all.
 * @throws Error with turbo's output if a package does not build.
 */
export async function build(filters: readonly string[] = []): Promise<void> {
  const args = ["run", "build", "--output-logs=errors-only", ...filters.map((one) => `--filter=${one}`)];
  const cwd = findRoot(import.meta.dirname);
  const { code, output } = await run("turbo", args, { cwd, env: { ...process.env, ...quietTurbo } });
  if (code !== 0) throw new Error(`Building the packages failed:\n${output}`);
}
