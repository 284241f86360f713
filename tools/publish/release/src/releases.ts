import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { bumped } from "@node-access-tools/spec-diff/bump";
import type { Level } from "@node-access-tools/spec-diff/level";
import { type Member, members, runtimeDependencies } from "@node-access-tools/workspace";
import type { Packument } from "./registry.ts";

/** What the pending changesets request: the highest level of each package, and the sentences for its changelog. */
export interface Asked {
  readonly level: Level;
  readonly sentences: readonly string[];
}

const LEVELS: readonly Level[] = ["patch", "minor", "major"];

/** Reads the pending changesets of a checkout. */
export function pending(root: string): Map<string, Asked> {
  const asked = new Map<string, Asked>();
  for (const file of globSync(".changeset/*.md", { cwd: root }).filter((one) => !one.endsWith("README.md"))) {
    const [, front = "", text = ""] = readFileSync(join(root, file), "utf8").split(/^---$/m);
    for (const [, name = "", level = ""] of front.matchAll(/^["']?([^"'\s]+)["']?:\s*(\w+)\s*$/gm)) {
      const known = asked.get(name);
      const highest = Math.max(LEVELS.indexOf(level as Level), known ? LEVELS.indexOf(known.level) : -1);
      const found = LEVELS[highest];
      if (found === undefined)
        throw new Error(`${file}: ${name} requests ${JSON.stringify(level)}, which is no level`);
      const sentence = text.trim().split("\n")[0] ?? "";
      asked.set(name, { level: found, sentences: [...(known?.sentences ?? []), sentence] });
    }
  }
  return asked;
}

/** What versioning has left undone: versions, changelogs, the changesets themselves, and the version that transport tells. */
export function versionMistakes(
  root: string,
  before: readonly Member[],
  asked: ReadonlyMap<string, Asked>,
): string[] {
  const mistakes = globSync(".changeset/*.md", { cwd: root }).map((file) => `${file} is still there`);
  for (const { path, directory, manifest } of members(root).filter(({ kind }) => kind === "package")) {
    const { name, version = "" } = manifest;
    const old = before.find((one) => one.path === path)?.manifest.version ?? "";
    const wanted = asked.get(name);
    // A package without a changeset moves only if one that it depends on does.
    const expected = wanted === undefined ? [old, bumped(old, "patch")] : [bumped(old, wanted.level)];
    if (!expected.includes(version))
      mistakes.push(`${name} is ${version}, expected ${expected.join(" or ")}`);
    if (version === old) continue;
    const file = join(directory, "CHANGELOG.md");
    const text = existsSync(file) ? readFileSync(file, "utf8") : "";
    for (const part of [`## ${version}`, ...(wanted?.sentences ?? [])]) {
      if (!text.includes(part)) mistakes.push(`${path}/CHANGELOG.md has no ${JSON.stringify(part)}`);
    }
    const own = join(directory, "src/version.ts");
    if (existsSync(own) && !readFileSync(own, "utf8").includes(`"${version}"`)) {
      mistakes.push(`${path}/src/version.ts does not tell ${version}`);
    }
  }
  return mistakes;
}

/** What is wrong with the published packages: versions, tags of the registry and of git, and the order in which they came. */
export function publishedMistakes(
  all: readonly Member[],
  packuments: ReadonlyMap<string, Packument>,
  tags: ReadonlySet<string>,
): string[] {
  const cameAt = ({ manifest: { name, version = "" } }: Member): string =>
    packuments.get(name)?.time[version] ?? "";
  return all.flatMap((member) => {
    const { name, version = "" } = member.manifest;
    const packument = packuments.get(name);
    if (packument?.versions[version] === undefined) return [`${name}@${version} was not published`];
    const mistakes: string[] = [];
    const { latest } = packument["dist-tags"];
    if (latest !== version) mistakes.push(`${name}: the tag latest is ${latest}, expected ${version}`);
    if (!tags.has(`${name}@${version}`)) mistakes.push(`git has no tag ${name}@${version}`);
    for (const needed of all) {
      if (runtimeDependencies(member.manifest)[needed.manifest.name] === undefined) continue;
      if (cameAt(needed) > cameAt(member)) {
        mistakes.push(`${name} was published before ${needed.manifest.name}, which it depends on`);
      }
    }
    return mistakes;
  });
}
