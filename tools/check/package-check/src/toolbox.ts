import { cpSync, existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { findRoot, must } from "@node-access-tools/workspace";

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

/** The folder whose packages `npm test` does not install: `npm run setup` does. */
export const peersFolder: string = join(findRoot(import.meta.dirname), "tools/check/peers");

/** Finds a file of a package that only some checks need. @throws Error that says what to run if it is not installed. */
export function resolvePeer(path: string): string {
  try {
    return createRequire(join(peersFolder, "package.json")).resolve(path);
  } catch (error) {
    throw new Error(`${path} is not installed: npm run setup`, { cause: error });
  }
}

/** Returns the PATH without this repository's tools: a user's npm runs under the user's Node, with its settings. */
export function userPath(): string {
  const path = process.env["PATH"] ?? "";
  return path
    .split(delimiter)
    .filter((entry) => !/node_modules[\\/]\.bin|node-gyp-bin/.test(entry))
    .join(delimiter);
}
