import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import type { Member } from "@node-access-tools/workspace";

const SPEC = /"\$TURBO_ROOT\$\/(?<folder>specs\/[\w-]+)\.openapi\.yaml"/g;

/**
 * Folders with parts of a spec that a package's turbo.json names without them: a change of a part would neither make turbo regenerate
 * the package nor change its version.
 */
export function missingParts({ directory, path }: Member, config: string): string[] {
  const root = join(directory, relative(path, "."));
  return [...config.matchAll(SPEC)].flatMap(({ groups }) => {
    const folder = groups?.["folder"] ?? "";
    const parts = `$TURBO_ROOT$/${folder}/**`;
    return existsSync(join(root, folder)) && !config.includes(`"${parts}"`) ? [parts] : [];
  });
}
