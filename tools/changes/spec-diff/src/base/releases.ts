import type { Git } from "./git.ts";
import type { GeneratedPackage } from "../packages.ts";

/** A commit that packages were last released from. */
export interface Release {
  readonly commit: string;
  /** The tags of the commit, as `@node-access/rpc@1.2.0`. */
  readonly tags: readonly string[];
  /** The released version of each of these packages. */
  readonly versions: ReadonlyMap<string, string>;
}

/** The last releases by commit: changesets tags each package with its name and version. */
export function lastReleases(git: Git, packages: readonly GeneratedPackage[]): Release[] {
  const tags = [...git.tags()];
  const releases = new Map<string, Release & { tags: string[]; versions: Map<string, string> }>();
  for (const { name } of packages) {
    const own = tags.flatMap(([tag, commit]) =>
      tag.startsWith(`${name}@`) ? [{ tag, commit, version: tag.slice(name.length + 1) }] : [],
    );
    const last = own.toSorted((one, other) => compareVersions(one.version, other.version)).at(-1);
    if (!last) continue;
    const release = releases.get(last.commit) ?? {
      commit: last.commit,
      tags: Array.of<string>(),
      versions: new Map<string, string>(),
    };
    release.tags.push(last.tag);
    release.versions.set(name, last.version);
    releases.set(last.commit, release);
  }
  return [...releases.values()];
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
