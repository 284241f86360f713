import { cpSync, globSync, mkdirSync, mkdtempSync, realpathSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

/** Outputs of tools and tests, which are not copied, except for the compiler's, so that they are not built again. */
function isLeftOut(root: string, path: string): boolean {
  const name = basename(path);
  if (name === "dist") return !path.startsWith(join(root, "packages"));
  return name.startsWith(".") && name !== ".changeset" && name !== ".tsbuildinfo" && dirname(path) !== root;
}

/**
 * Copies a built repository to a temporary folder, so that only what changes there is built again. What is installed from a registry is linked.
 *
 * @returns the copy's root.
 */
export function copyRepository(root: string): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), "new-surface-")));
  const files = globSync("{*.json,*.yaml,*.md,*.ts,.ox*rc.json,LICENSE}", { cwd: root });
  for (const name of ["specs", "packages", "site", "tools", ".changeset", ...files]) {
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      preserveTimestamps: true,
      // The packages of the workspace are those of the copy.
      verbatimSymlinks: true,
      filter: (source) => !isLeftOut(root, source),
    });
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  return copy;
}

/** Links a new package of a copy with its dependencies and dependents, like an install. */
export function linkPackage(copy: string, name: string): void {
  const links = [
    ...["auth", "transport"].map((to) => [`packages/${name}`, to, "../../.."] as const),
    ...["run/tour", "check/hostile"].map(
      (from) => [`tools/${from}`, name, "../../../../../packages"] as const,
    ),
  ];
  for (const [from, to, up] of links) {
    const link = join(copy, from, "node_modules/@node-access", to);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(up, to), link);
  }
}
