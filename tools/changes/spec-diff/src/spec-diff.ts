import { Git } from "./base/git.ts";
import { freshReleases, lastReleases } from "./base/releases.ts";
import type { Finding } from "@node-access/generate/diff";
import { namesIn, type Texts, readCurrent, readTexts } from "./texts.ts";
import { type GeneratedPackage, generatedPackages } from "./packages.ts";
import { Problem } from "./problem.ts";

/** The state of the specs to compare with. By default, each package is compared with its last release. */
export interface Base {
  readonly commit?: string;
  readonly folder?: string;
}

/** The findings since one base, and the packages that are compared with it. */
export interface Comparison {
  readonly base: string;
  readonly findings: readonly Finding[];
  readonly packages: readonly GeneratedPackage[];
  /** Packages whose versions were bumped since the base, so that their changesets are gone, with the version at the base. */
  readonly versioned: ReadonlyMap<GeneratedPackage, string>;
}

/** The comparison of a repository's specs with a base, or with each commit that packages were released from. */
export interface SpecDiff {
  readonly packages: readonly GeneratedPackage[];
  readonly comparisons: readonly Comparison[];
  readonly unreleased: readonly GeneratedPackage[];
}

/** @throws Problem, Mistakes if the base does not exist or a spec does not parse. */
export async function specDiff(root: string, base: Base): Promise<SpecDiff> {
  const packages = generatedPackages(root);
  const after = readCurrent(root);
  const compare = async (
    name: string,
    before: Texts,
    versions?: ReadonlyMap<string, string>,
  ): Promise<Comparison> => {
    rejectMoved(before, after);
    const released = packages.filter((one) => versions === undefined || versions.has(one.name));
    const moved = released.filter((one) => versions !== undefined && versions.get(one.name) !== one.version);
    return {
      base: name,
      findings: await compared(before, after),
      packages: released.filter((one) => !moved.includes(one)),
      versioned: new Map(moved.map((one) => [one, versions?.get(one.name) ?? one.version])),
    };
  };
  if (base.folder !== undefined) {
    const specs = readTexts(base.folder);
    if (specs.size === 0)
      throw new Problem(`${base.folder} contains no specs/ with specs`, "name the folder above it");
    return { packages, comparisons: [await compare(base.folder, specs)], unreleased: [] };
  }
  const git = new Git(root);
  if (base.commit !== undefined) {
    const specs = git.specs(git.commit(base.commit));
    return { packages, comparisons: [await compare(base.commit, specs)], unreleased: [] };
  }
  // Without all commits, the oldest one seems to have set every version.
  if (git.isShallow)
    throw new Problem(
      "the history is truncated, and may lack the commits of the last releases",
      "fetch it (git fetch --unshallow), or name a commit: --base <commit>",
    );
  const releases = lastReleases(root, packages);
  return {
    packages,
    comparisons: await Promise.all(
      releases.map(({ commit, versions }) => compare(formatName(versions), git.specs(commit), versions)),
    ),
    unreleased: packages.filter(
      ({ name, specs }) => specs.length > 0 && !releases.some(({ versions }) => versions.has(name)),
    ),
  };
}

/** Compares each release that no work has followed with the release before it. */
export async function freshDiff(root: string, packages: readonly GeneratedPackage[]): Promise<Comparison[]> {
  const git = new Git(root);
  return Promise.all(
    freshReleases(root, packages).map(async ({ before: { commit, versions }, commit: fresh }) => {
      const released = packages.filter(({ name }) => versions.has(name));
      return {
        base: formatName(versions),
        findings: await compared(git.specs(commit), git.specs(fresh)),
        packages: [],
        versioned: new Map(released.map((one) => [one, versions.get(one.name) ?? ""])),
      };
    }),
  );
}

function formatName(versions: ReadonlyMap<string, string>): string {
  return [...versions].map(([name, version]) => `${name}@${version}`).join(", ");
}

/** Compares texts. The comparison is loaded only if a text differs. */
async function compared(before: Texts, after: Texts): Promise<Finding[]> {
  if ([...namesIn(before, after)].every((name) => before.get(name) === after.get(name))) return [];
  const { compareSpecs } = await import("./compare-specs.ts");
  return compareSpecs(before, after);
}

/** Rejects a spec that has moved to another path, because generators do not recognize it. */
function rejectMoved(before: Texts, after: Texts): void {
  const gone = [...before.keys()].filter((name) => name.endsWith(".yaml") && !after.has(name));
  for (const name of gone) {
    const file = name.split("/").at(-1);
    const moved = [...after.keys()].find((other) => !before.has(other) && other.split("/").at(-1) === file);
    if (moved === undefined) continue;
    const remedy =
      "copy the old specs to a folder, with this one at its new path, and compare with that: --base-dir";
    throw new Problem(`${name} has moved to ${moved}`, remedy);
  }
}
