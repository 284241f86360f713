import { cpSync } from "node:fs";
import { run } from "@node-access-tools/workspace";
import { userPath } from "./consumer.ts";

/**
 * Installs what is pinned in a folder with a package.json and a package-lock.json, as a user's npm does but without install scripts.
 *
 * @param pinned the folder; nothing is written into it
 * @param to where everything comes to lie
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
