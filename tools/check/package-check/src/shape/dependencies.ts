import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Manifest, type Member, runtimeDependencies } from "@node-access-tools/workspace";
import { parse } from "yaml";

/** The file of the third-party packages, from the root of the repository. */
export const DEPENDENCIES = "tools/check/package-check/dependencies.yaml";

interface Dependencies {
  /** What a published package may bring at run time, by its name. */
  readonly atRunTime: Readonly<Record<string, readonly string[]>>;
  readonly reasons: Readonly<Record<string, string>>;
}

const isOurs = (name: string): boolean =>
  name.startsWith("@node-access/") || name.startsWith("@node-access-tools/");

/** Reports every dependency that is not pinned, not allowed at run time, or has no reason. @param text - {@link DEPENDENCIES}. */
export function dependencyMistakes(root: string, all: readonly Member[], text: string): string[] {
  const { atRunTime, reasons } = parse(text) as Dependencies;
  const rootManifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Manifest;
  const manifests = [{ path: ".", manifest: rootManifest }, ...all];
  const used = new Set<string>();
  const mistakes = manifests.flatMap(({ path, manifest }) => {
    const { peerDependencies: _ranges, ...pinned } = manifest;
    const versions = Object.entries({ ...manifest.devDependencies, ...runtimeDependencies(pinned) });
    const file = join(path, "package.json");
    return versions.flatMap(([name, version]) => {
      if (isOurs(name))
        return version === "workspace:^" ? [] : `${file}: "${name}" must be "workspace:^", is "${version}"`;
      const [, target = name, number = version] = /^npm:(.+)@([^@]+)$/.exec(version) ?? [];
      used.add(target);
      return /^\d/.test(number) ? [] : `${file}: "${name}" must be an exact version, is "${version}"`;
    });
  });
  for (const { kind, path, manifest } of all) {
    if (kind !== "package") continue;
    for (const name of Object.keys(runtimeDependencies(manifest))) {
      // The user installs it.
      if (manifest.peerDependenciesMeta?.[name]?.optional) continue;
      if (!isOurs(name) && !(atRunTime[manifest.name] ?? []).includes(name))
        mistakes.push(`${path}/package.json: "${name}" may not come along at run time (${DEPENDENCIES})`);
    }
  }
  for (const name of [...used].toSorted())
    if (!reasons[name]) mistakes.push(`${DEPENDENCIES}: there is no reason for ${name}`);
  for (const name of Object.keys(reasons))
    if (!used.has(name)) mistakes.push(`${DEPENDENCIES}: explains ${name}, which nothing depends on`);
  return mistakes;
}
