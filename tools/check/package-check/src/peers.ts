import { createRequire } from "node:module";
import { join } from "node:path";
import { findRoot } from "@node-access-tools/workspace";

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
