import { findRoot, members } from "./members.ts";
import { run } from "./run.ts";

/** turbo's variables, without its notices about telemetry and new versions. */
export const quietTurbo = { TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1" } as const;

/**
 * Builds the packages that have changed, or some with what they need, for a command that runs them. Their types are not checked,
 * which takes most of a build and needs everything that they may be used with: `npm test` and `npm run build` do that.
 */
export async function build(names: readonly string[] = []): Promise<void> {
  const cwd = findRoot(import.meta.dirname);
  const packages = members(cwd).filter(({ kind }) => kind === "package");
  const unknown = names.find((name) => packages.every(({ manifest }) => manifest.name !== name));
  if (unknown !== undefined) throw new Error(`there is no package ${unknown}`);
  const built = packages.filter(({ manifest }) => names.length === 0 || names.includes(manifest.name));
  const args = ["-b", "--noCheck", ...built.map(({ path }) => path)];
  const { code, output } = await run("tsc", args, { cwd, env: { GOGC: "400", ...process.env } });
  if (code !== 0) throw new Error(`Building the packages failed:\n${output}`);
}
