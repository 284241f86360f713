import { copyFiles } from "@node-access-tools/workspace";
import { cpSync, globSync, mkdirSync, mkdtempSync, realpathSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

/** Tells the compiler's own output from caches of other tasks, which may run at the same time. */
function isCopied(source: string): boolean {
  const name = basename(source);
  return name === ".tsbuildinfo" || !name.startsWith(".");
}

/**
 * Copies a built repository to a temporary folder, so that only what changes there is built again. What is installed from a registry is linked.
 * All packages must have been built, so that no build of another task is copied half-written.
 *
 * @returns the copy's root.
 */
export async function copyRepository(root: string): Promise<string> {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), "new-surface-")));
  await copyFiles(root, copy);
  for (const folder of globSync(["packages/*/{dist,node_modules}", "{tools/*/*,site}/node_modules"], {
    cwd: root,
  })) {
    cpSync(join(root, folder), join(copy, folder), {
      recursive: true,
      preserveTimestamps: true,
      // The packages of the workspace are those of the copy.
      verbatimSymlinks: true,
      filter: isCopied,
    });
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  return copy;
}

/** Links a new package of a copy with its dependencies and dependents, like an install. */
export function linkPackage(copy: string, name: string): void {
  const links = [
    ...["auth", "transport"].map((to) => [`packages/${name}`, to, "../../.."] as const),
    ["packages/cli", name, "../../.."] as const,
    ["tools/check/hostile", name, "../../../../../packages"] as const,
  ];
  for (const [from, to, up] of links) {
    const link = join(copy, from, "node_modules/@node-access", to);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(up, to), link);
  }
}
