import { findProgram } from "@node-access-tools/workspace";

/** What to do on a machine without the node. */
export const howToInstall = "litecoind is not installed: apt-get install litecoind";

/** Finds the node's program on this machine; `undefined` if it is not installed. */
export function findLitecoind(path: string = process.env["PATH"] ?? ""): string | undefined {
  return findProgram(["litecoind"], path);
}

/**
 * Finds the node's program for tests that are skipped without it.
 *
 * @param skipped - What is skipped, for the warning: `tests of reorgs`.
 */
export function litecoindFor(skipped: string): string | undefined {
  const program = findLitecoind();
  if (program === undefined) console.warn(`\n!!! ${howToInstall}. Without it, ${skipped} are skipped !!!\n`);
  return program;
}
