// Turns the pending changesets into a release: versions, changelogs, versions in sources and the lockfile.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { commandLine, findRoot, members } from "@node-access-tools/workspace";
import { must, runMain } from "./command.ts";
import { restoreOnFailure, withVersion } from "./version-files.ts";
import { pending } from "./releases.ts";

commandLine("usage: npm run release:version", {});
const root = findRoot(import.meta.dirname);
const WRITTEN = [
  ".changeset/*",
  "packages/*/package.json",
  "packages/*/CHANGELOG.md",
  "packages/*/src/version.ts",
  "pnpm-lock.yaml",
];

async function version(): Promise<void> {
  await must("changeset", ["version"], { cwd: root });
  const packages = members(root).filter(({ kind }) => kind === "package");
  for (const { directory, manifest } of packages) {
    const file = join(directory, "src/version.ts");
    if (!existsSync(file)) continue;
    writeFileSync(file, withVersion(readFileSync(file, "utf8"), manifest.version ?? "", file));
  }
  // Changelogs are written by changesets, in its own format.
  await must(
    "oxfmt",
    packages.map(({ path }) => `${path}/CHANGELOG.md`),
    { cwd: root },
  );
  await must("pnpm", ["install", "--lockfile-only"], { cwd: root });
  for (const { manifest } of packages) console.log(`${manifest.name} ${manifest.version}`);
}

await runMain(async () => {
  const pendingNames = [...pending(root).keys()];
  if (pendingNames.length === 0) throw new Error("There are no changesets, so there is nothing to release.");
  const names = new Set(members(root).map(({ manifest }) => manifest.name));
  const unknown = pendingNames.filter((name) => !names.has(name));
  if (unknown.length > 0)
    throw new Error(`A changeset names ${unknown.join(", ")}, which is no package here.`);
  await restoreOnFailure(root, WRITTEN, version);
});
