import { listReleases } from "@node-access-tools/workspace";
import type { GeneratedPackage } from "../packages.ts";
import type { Level } from "@node-access/generate/diff";

interface ReleaseCommit {
  readonly commit: string;
  readonly versions: ReadonlyMap<string, string>;
}

export function lastReleases(root: string, packages: readonly GeneratedPackage[]): ReleaseCommit[] {
  const all = listReleases(root);
  return byCommit(
    packages.flatMap(({ name, path }) => {
      const last = all.find((one) => one.path === path);
      return last ? [{ ...last, name }] : [];
    }),
  );
}

/**
 * The releases that no work has followed, so that their versions can still be corrected, each with one before it. First releases are not
 * among them.
 */
export function freshReleases(
  root: string,
  packages: readonly GeneratedPackage[],
): { readonly before: ReleaseCommit; readonly commit: string }[] {
  const all = listReleases(root);
  const found = packages.flatMap(({ name, path }) => {
    const [last, before] = all.filter((one) => one.path === path);
    return last?.isFresh === true && before ? [{ commit: last.commit, before: { ...before, name } }] : [];
  });
  return [...Map.groupBy(found, ({ commit }) => commit)].flatMap(([commit, own]) =>
    byCommit(own.map(({ before }) => before)).map((before) => ({ before, commit })),
  );
}

function byCommit(
  releases: readonly { readonly name: string; readonly version: string; readonly commit: string }[],
): ReleaseCommit[] {
  return [...Map.groupBy(releases, ({ commit }) => commit)].map(([commit, own]) => {
    return { commit, versions: new Map(own.map(({ name, version }) => [name, version])) };
  });
}

/** Compares versions for sorting. A version with a suffix comes before the version without it. */
export function compareVersions(one: string, other: string): number {
  const [parts, others] = [one, other].map(
    (version) => version.split("-", 1)[0]?.split(".").map(Number) ?? [],
  );
  for (const index of [0, 1, 2]) {
    const difference = (parts?.[index] ?? 0) - (others?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  const suffixes = [one, other].map((version) => version.slice(version.split("-", 1)[0]?.length));
  if (suffixes.includes("")) return Number(suffixes[0] === "") - Number(suffixes[1] === "");
  return (suffixes[0] ?? "").localeCompare(suffixes[1] ?? "", "en", { numeric: true });
}

export type { Level } from "@node-access/generate/diff";

/** The bump for a level of change. Before 1.0.0, a break is a minor bump and any other change a patch. */
export function chooseBump(level: Level, version: string): Level {
  if (!version.startsWith("0.")) return level;
  return level === "major" ? "minor" : "patch";
}

export function bumped(version: string, bump: Level): string {
  const [major = 0, minor = 0, patch = 0] = (version.split("-", 1)[0] ?? "").split(".").map(Number);
  if (bump === "major") return `${major + 1}.0.0`;
  return bump === "minor" ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}
