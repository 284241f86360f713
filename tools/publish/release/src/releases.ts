import { parseChangesetFile } from "@changesets/parse";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { bumped, bumpOf, type Level } from "@node-access-tools/spec-diff/bump";
import { type Member, members, releasesOf, runtimeDependencies } from "@node-access-tools/workspace";
import type { Packument } from "./registry.ts";

/** The pending changesets of a package: the highest level, and the sentences for its changelog. */
export interface PendingRelease {
  readonly level: Level;
  readonly sentences: readonly string[];
}

const LEVELS: readonly Level[] = ["patch", "minor", "major"];

/** Reads the pending changesets of a checkout. */
export function pending(root: string): Map<string, PendingRelease> {
  const releases = new Map<string, PendingRelease>();
  for (const file of globSync(".changeset/*.md", { cwd: root }).filter((one) => !one.endsWith("README.md"))) {
    const { releases: bumps, summary } = changesetIn(root, file);
    for (const { name, type } of bumps) {
      const known = releases.get(name);
      const levels = [type, known?.level].map((level) => LEVELS.indexOf(level as Level));
      const level = LEVELS[Math.max(...levels)];
      // A changeset of type none only describes.
      if (level === undefined) continue;
      const [sentence = ""] = summary.split("\n");
      releases.set(name, { level, sentences: [...(known?.sentences ?? []), sentence] });
    }
  }
  return releases;
}

function changesetIn(root: string, file: string): ReturnType<typeof parseChangesetFile> {
  try {
    return parseChangesetFile(readFileSync(join(root, file), "utf8"));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

/** The packages whose versions are so much higher than those of their last releases that they may break programs. */
export function breaksSince(root: string, now: readonly Member[]): string[] {
  const last = releasesOf(root).filter(({ isFresh }) => !isFresh);
  return now.flatMap(({ path, manifest: { name, version = "" } }) => {
    const before = last.find((one) => one.path === path)?.version;
    if (before === undefined) return [];
    const breaking = bumped(before, bumpOf("major", before));
    return breaking.split(".").slice(0, 2).join(".") === version.split(".").slice(0, 2).join(".")
      ? [name]
      : [];
  });
}

/** Checks that versioning was complete: versions, changelogs, removed changesets, and the version that transport reports. */
export function versionMistakes(
  root: string,
  before: readonly Member[],
  releases: ReadonlyMap<string, PendingRelease>,
): string[] {
  const mistakes = globSync(".changeset/*.md", { cwd: root }).map((file) => `${file} still exists`);
  for (const { path, directory, manifest } of members(root).filter(({ kind }) => kind === "package")) {
    const { name, version = "" } = manifest;
    const old = before.find((one) => one.path === path)?.manifest.version ?? "";
    const release = releases.get(name);
    // A package without a changeset is bumped only if a dependency is.
    const expected = release === undefined ? [old, bumped(old, "patch")] : [bumped(old, release.level)];
    if (!expected.includes(version))
      mistakes.push(`${name} is ${version}, expected ${expected.join(" or ")}`);
    if (version === old) continue;
    const file = join(directory, "CHANGELOG.md");
    const text = existsSync(file) ? readFileSync(file, "utf8") : "";
    for (const part of [`## ${version}`, ...(release?.sentences ?? [])]) {
      if (!text.includes(part)) mistakes.push(`${path}/CHANGELOG.md has no ${JSON.stringify(part)}`);
    }
    const own = join(directory, "src/version.ts");
    if (existsSync(own) && !readFileSync(own, "utf8").includes(`"${version}"`)) {
      mistakes.push(`${path}/src/version.ts does not have ${version}`);
    }
  }
  return mistakes;
}

/** Checks the published packages: versions, tags of the registry and of git, and the order of publishing. */
export function publishedMistakes(
  all: readonly Member[],
  packuments: ReadonlyMap<string, Packument>,
  tags: ReadonlySet<string>,
): string[] {
  const publishedAt = ({ manifest: { name, version = "" } }: Member): string =>
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
      if (publishedAt(needed) > publishedAt(member)) {
        mistakes.push(`${name} was published before ${needed.manifest.name}, which it depends on`);
      }
    }
    return mistakes;
  });
}
