import { cpSync } from "node:fs";
import { run } from "@node-access-tools/workspace";
import { userPath } from "./consumer.ts";

/**
 * Installs a folder's package.json and package-lock.json as a user's npm would, but without install scripts.
 *
 * @param pinned the folder, which is not changed
 * @param to the folder to install into
 */
export async function installToolbox(pinned: string, to: string): Promise<void> {
  cpSync(pinned, to, { recursive: true });
  const quiet = ["--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"];
  const { code, output } = await run("npm", ["ci", ...quiet], {
    cwd: to,
    env: { ...process.env, PATH: userPath() },
  });
  if (code !== 0) throw new Error(`npm ci of ${pinned} failed:\n${output}`);
}
