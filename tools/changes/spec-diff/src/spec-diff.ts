import { Git } from "./base/git.ts";
import { lastReleases } from "./base/releases.ts";
import { refuseMoved } from "./base/refuse-moved.ts";
import type { Finding } from "./finding.ts";
import type { Texts } from "./texts.ts";
import { type FedPackage, fedPackages } from "./packages.ts";
import { Problem } from "./problem.ts";
import { readTexts } from "./read-texts.ts";

/** Which state of the specs to compare with; without one, what each package was last released from. */
export interface Base {
  /** A commit. */
  readonly commit?: string;
  /** A folder that holds `specs/`. */
  readonly folder?: string;
}

/** What was found since one base, and which packages it concerns. */
export interface Comparison {
  /** As the reader knows it. */
  readonly base: string;
  readonly findings: readonly Finding[];
  readonly packages: readonly FedPackage[];
  /** Packages whose versions have moved since the base, so that changesets no longer tell of it, with the version there. */
  readonly versioned: ReadonlyMap<FedPackage, string>;
}

/** The specs of a repository compared with a base; one comparison for each commit that packages were released from. */
export interface SpecDiff {
  readonly packages: readonly FedPackage[];
  readonly comparisons: readonly Comparison[];
  /** Packages that were never released. All of them are new. */
  readonly unreleased: readonly FedPackage[];
}

/** @throws Problem, Mistakes for a base that is not there or specs that do not parse. */
export async function specDiff(root: string, base: Base): Promise<SpecDiff> {
  const packages = fedPackages(root);
  const after = readTexts(root);
  const compare = async (
    name: string,
    before: Texts,
    versions?: ReadonlyMap<string, string>,
  ): Promise<Comparison> => {
    refuseMoved(before, after);
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
      throw new Problem(`${base.folder} holds no specs/ with specs`, "name the folder above it");
    return { packages, comparisons: [await compare(base.folder, specs)], unreleased: [] };
  }
  const git = new Git(root);
  if (base.commit !== undefined) {
    const specs = git.specs(git.commit(base.commit));
    return { packages, comparisons: [await compare(base.commit, specs)], unreleased: [] };
  }
  const releases = lastReleases(git, packages);
  return {
    packages,
    comparisons: await Promise.all(
      releases.map(({ commit, tags, versions }) => compare(tags.join(", "), git.specs(commit), versions)),
    ),
    unreleased: packages.filter(
      ({ name, specs }) => specs.length > 0 && !releases.some(({ versions }) => versions.has(name)),
    ),
  };
}

/** What differs. What compares is only loaded where something does. */
async function compared(before: Texts, after: Texts): Promise<Finding[]> {
  const names = new Set([...before.keys(), ...after.keys()]);
  if ([...names].every((name) => before.get(name) === after.get(name))) return [];
  const { compareSpecs } = await import("./compare-specs.ts");
  return compareSpecs(before, after);
}
