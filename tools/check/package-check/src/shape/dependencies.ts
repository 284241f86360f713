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
  const rootManifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Manifest;
  const manifests = [
    { path: "package.json", manifest: rootManifest },
    ...all.map((member) => ({ path: `${member.path}/package.json`, manifest: member.manifest })),
  ];
  const mistakes: string[] = [];
  const { atRunTime, reasons } = parse(text) as Dependencies;
  const used = new Set<string>();
  for (const { path, manifest } of manifests) {
    const { peerDependencies: _ranges, ...pinned } = manifest;
    for (const [name, version] of Object.entries({
      ...manifest.devDependencies,
      ...runtimeDependencies(pinned),
    })) {
      if (isOurs(name)) {
        if (version !== "workspace:^")
          mistakes.push(`${path}: "${name}" must be "workspace:^", is "${version}"`);
        continue;
      }
      const real = /^npm:(?<target>.+)@(?<version>[^@]+)$/.exec(version)?.groups;
      used.add(real?.["target"] ?? name);
      if (!/^\d/.test(real?.["version"] ?? version)) {
        mistakes.push(`${path}: "${name}" must be an exact version, is "${version}"`);
      }
    }
  }
  for (const { kind, path, manifest } of all) {
    if (kind !== "package") continue;
    for (const name of Object.keys(runtimeDependencies(manifest))) {
      // The user installs it.
      if (manifest.peerDependenciesMeta?.[name]?.optional) continue;
      if (!isOurs(name) && !(atRunTime[manifest.name] ?? []).includes(name)) {
        mistakes.push(`${path}/package.json: "${name}" may not come along at run time (${DEPENDENCIES})`);
      }
    }
  }
  for (const name of [...used].toSorted()) {
    if (!reasons[name]) mistakes.push(`${DEPENDENCIES}: there is no reason for ${name}`);
  }
  for (const name of Object.keys(reasons)) {
    if (!used.has(name)) mistakes.push(`${DEPENDENCIES}: explains ${name}, which nothing depends on`);
  }
  return mistakes;
}
