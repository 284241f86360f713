// Writes the packages' new versions into the modules that export them. `npm run release:version` runs it after changesets.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findRoot, members } from "@node-access-tools/workspace";

const VERSION = /^(export const VERSION = ")[^"]*(";)$/m;

for (const { kind, directory, manifest } of members(findRoot(import.meta.dirname))) {
  const file = join(directory, "src/version.ts");
  if (kind !== "package" || !existsSync(file)) continue;
  const source = readFileSync(file, "utf8");
  if (!VERSION.test(source))
    throw new Error(`${file} has no line \`export const VERSION = "..."\`: it would report an old version`);
  writeFileSync(file, source.replace(VERSION, `$1${manifest.version}$2`));
}
