import { cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { must } from "@node-access-tools/workspace";
import { userPath } from "./consumer.ts";

/** Installs a folder's package.json and package-lock.json in another one, as a user's npm would, but without install scripts. */
export async function installToolbox(pinned: string, to: string): Promise<void> {
  cpSync(pinned, to, { recursive: true });
  const quiet = ["--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"];
  await must("npm", ["ci", ...quiet], { cwd: to, env: { ...process.env, PATH: userPath() } });
}

/** {@link installToolbox}, unless the folder already has what the package-lock.json says. */
export async function installOnce(pinned: string, to: string): Promise<void> {
  const lock = "package-lock.json";
  const isThere = existsSync(join(to, "node_modules/.package-lock.json"));
  if (isThere && readFileSync(join(to, lock), "utf8") === readFileSync(join(pinned, lock), "utf8")) return;
  await installToolbox(pinned, to);
}
