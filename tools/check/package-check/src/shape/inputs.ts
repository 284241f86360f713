import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import type { Member } from "@node-access-tools/workspace";

const SPEC = /"\$TURBO_ROOT\$\/(?<folder>specs\/[\w-]+)\.openapi\.yaml"/g;

/**
 * Finds folders with parts of a spec that are missing in a package's turbo.json, which names only the spec. A change of a part
 * would then neither make turbo regenerate the package nor change its version.
 */
export function missingParts({ directory, path }: Member, config: string): string[] {
  const root = join(directory, relative(path, "."));
  return [...config.matchAll(SPEC)].flatMap(({ groups }) => {
    const folder = groups?.["folder"] ?? "";
    const parts = `$TURBO_ROOT$/${folder}/**`;
    return existsSync(join(root, folder)) && !config.includes(`"${parts}"`) ? [parts] : [];
  });
}
