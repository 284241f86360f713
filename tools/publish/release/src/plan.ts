import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  attwMistakes,
  contentMistakes,
  inScratch,
  publintMistakes,
  type Tarball,
} from "@node-access-tools/package-check";
import type { Manifest, Member } from "@node-access-tools/workspace";

/** A package that is about to be published. */
export interface Release {
  readonly name: string;
  readonly version: string;
  readonly tarball: Tarball;
}

interface PackedPlan {
  readonly plan: readonly (readonly {
    readonly kind: string;
    readonly name: string;
    readonly version: string;
    readonly tarball?: { readonly path: string };
  }[])[];
}

/** Reads the packages that `changeset pack` has written to a folder, dependencies first. */
export function readPlan(directory: string): Release[] {
  const { plan } = JSON.parse(readFileSync(join(directory, "publish-plan.json"), "utf8")) as PackedPlan;
  return plan.flat().flatMap(({ kind, name, version, tarball }) => {
    if (kind !== "publish" || tarball === undefined) return [];
    const file = join(directory, tarball.path);
    return [{ name, version, tarball: { file, contents: contentsOf(file) } }];
  });
}

/** Reasons not to publish the packed packages, each with the package's name; empty if there are none. */
export async function planMistakes(
  plan: readonly Release[],
  all: readonly Member[],
  root: string,
): Promise<string[]> {
  const mistakes: string[] = [];
  for (const { name, version, tarball } of plan) {
    const member = all.find(({ manifest }) => manifest.name === name);
    if (member === undefined)
      throw new Error(`${name} would be published, but is not a member of the workspace`);
    const found = await inScratch(async (scratch) => [
      ...contentMistakes(member, root, scratch, tarball),
      ...rangeMistakes(manifestOf(tarball), all),
      ...changelogMistakes(version, tarball),
    ]);
    // publint and attw would only report the missing files again.
    if (found.length === 0) {
      found.push(...(await publintMistakes(tarball)), ...(await attwMistakes(tarball, root)));
    }
    mistakes.push(...found.map((mistake) => `${name}@${version}: ${mistake}`));
  }
  return mistakes;
}

/** Dependencies on packages of the workspace with another range than their current version. */
export function rangeMistakes({ dependencies = {} }: Manifest, all: readonly Member[]): string[] {
  return Object.entries(dependencies).flatMap(([name, range]) => {
    const version = all.find(({ manifest }) => manifest.name === name)?.manifest.version;
    if (version === undefined || range === `^${version}`) return [];
    return [`depends on ${name} ${range}, expected ^${version}`];
  });
}

/** Checks that the changelog has a section for the release. */
function changelogMistakes(version: string, tarball: Tarball): string[] {
  if (!tarball.contents.includes("CHANGELOG.md")) return ["CHANGELOG.md is missing from the tarball"];
  const has = textOf(tarball, "CHANGELOG.md").split("\n").includes(`## ${version}`);
  return has ? [] : [`CHANGELOG.md has no section "## ${version}"`];
}

/** The package.json in a tarball. */
export function manifestOf(tarball: Tarball): Manifest {
  return JSON.parse(textOf(tarball, "package.json")) as Manifest;
}

function textOf(tarball: Tarball, path: string): string {
  return execFileSync("tar", ["-xzOf", tarball.file, `package/${path}`], { encoding: "utf8" });
}

function contentsOf(file: string): string[] {
  const listed = execFileSync("tar", ["-tzf", file], { encoding: "utf8", maxBuffer: 16 * 1024 * 1024 });
  return listed
    .split("\n")
    .filter((path) => path !== "" && !path.endsWith("/"))
    .map((path) => path.replace(/^package\//, ""));
}
