import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { must } from "@node-access-tools/workspace";
import { put } from "@node-access-tools/package-check";
import { failure, type Steps } from "./steps.ts";
import type { Rehearsal } from "./rehearsal.ts";

/** What `changeset status` plans. */
export interface PlannedRelease {
  readonly name: string;
  readonly type: "none" | "patch" | "minor" | "major";
  readonly newVersion: string;
}

/** Releases the checkout. Before it succeeds, publishing fails because of a broken package, and because of the registry. */
export async function releaseFirst(steps: Steps, rehearsal: Rehearsal): Promise<void> {
  const { copy, registry, names } = rehearsal;
  const isVersioned = await steps.take("changesets become versions and changelogs", async () => {
    if ((await planned(rehearsal)).length === 0) {
      // Between two releases there are no changesets, but releasing must still work.
      const front = names.map((name) => `"${name}": patch\n`).join("");
      put(copy, ".changeset/release-check.md", `---\n${front}---\n\nA release for the check.\n`);
    }
    return version(rehearsal, await planned(rehearsal));
  });
  if (!isVersioned) return;

  await steps.take("uncommitted files prevent publishing", async () => {
    put(copy, "left.txt", "");
    const mistakes = await rejectedMistakes(rehearsal, "left.txt");
    rmSync(join(copy, "left.txt"));
    return mistakes;
  });

  await steps.take(
    "a package without the files of its entry is rejected before any is published",
    async () => {
      // Nothing depends on the gateway, so only the gateway is rebuilt.
      const gateway = rehearsal.packages().find(({ manifest }) => manifest.name === "@node-access/gateway");
      if (gateway === undefined) throw new Error("there is no gateway to break");
      const broken = { ...gateway.manifest, files: ["dist/bin.js"] };
      put(copy, `${gateway.path}/package.json`, JSON.stringify(broken));
      await rehearsal.commit();
      const mistakes = await rejectedMistakes(rehearsal, "./dist/index.d.ts", "./dist/index.js");
      await must("git", ["reset", "--quiet", "--hard", "HEAD~1"], { cwd: copy });
      return mistakes;
    },
  );

  await steps.take("a publish that the registry interrupts fails", async () => {
    registry.rejected = "@node-access/transport";
    const { code, output } = await rehearsal.script("release:publish");
    const isNamed = code !== 0 && output.includes(registry.rejected);
    registry.rejected = undefined;
    return isNamed ? [] : [`it ended with ${code}:\n${output}`];
  });

  await steps.take("the next one completes it: every package with its tag", () => publish(rehearsal));

  await steps.take("another one changes nothing, but creates a missing tag", async () => {
    await must("git", ["tag", "--delete", (await tags(rehearsal))[0] ?? ""], { cwd: copy });
    return publish(rehearsal);
  });
}

/** The releases of published packages that the copy's changesets ask for, as changesets plans them. */
export async function planned({ copy, names }: Rehearsal): Promise<readonly PlannedRelease[]> {
  const file = "node_modules/release-plan.json";
  await must("changeset", ["status", "--output", file], { cwd: copy });
  const { releases } = JSON.parse(readFileSync(join(copy, file), "utf8")) as {
    releases: readonly PlannedRelease[];
  };
  return releases.filter(({ name, type }) => names.includes(name) && type !== "none");
}

/** Turns the copy's changesets into versions and commits them, and checks that they are those of the plan, with changelogs. */
export async function version(rehearsal: Rehearsal, plan: readonly PlannedRelease[]): Promise<string[]> {
  const { copy } = rehearsal;
  await must("npm", ["run", "release:version"], { cwd: copy });
  const all = rehearsal.packages();
  const mistakes = plan.flatMap(({ name, newVersion }) => {
    const { directory = "" } = all.find((one) => one.manifest.name === name) ?? {};
    const own = join(directory, "src/version.ts");
    const expected = [
      [join(directory, "package.json"), `"version": "${newVersion}"`],
      [join(directory, "CHANGELOG.md"), `\n## ${newVersion}\n`],
      ...(existsSync(own) ? [[own, `VERSION = "${newVersion}"`]] : []),
    ] as const;
    return expected
      .filter(([file, text]) => !readFileSync(file, "utf8").includes(text))
      .map(([file, text]) => `${file} has no ${text.trim()}`);
  });
  await rehearsal.install();
  await must("oxfmt", ["--check"], { cwd: copy });
  await rehearsal.commit();
  return mistakes;
}

/** Publishes the packages with new versions, and checks that the registry and git have all. */
export async function publish(rehearsal: Rehearsal): Promise<string[]> {
  const mistakes = failure(await rehearsal.script("release:publish"));
  if (mistakes.length > 0) return mistakes;
  const tagged = await tags(rehearsal);
  for (const [name, one] of rehearsal.versions()) {
    const latest = await rehearsal.registry.latest(name);
    if (latest !== one) mistakes.push(`the latest ${name} in the registry is ${latest}, expected ${one}`);
    if (!tagged.includes(`${name}@${one}`)) mistakes.push(`git has no tag ${name}@${one}`);
  }
  return mistakes;
}

async function tags({ copy }: Rehearsal): Promise<string[]> {
  return (await must("git", ["tag", "--list"], { cwd: copy })).split("\n").filter(Boolean);
}

/** Tries to publish what must be rejected before anything is published. */
async function rejectedMistakes(rehearsal: Rehearsal, ...named: readonly string[]): Promise<string[]> {
  const { code, output } = await rehearsal.script("release:publish");
  const isRejected = code !== 0 && named.every((one) => output.includes(one));
  const mistakes = isRejected ? [] : [`${named.join(" and ")} are not named (exit ${code}):\n${output}`];
  for (const name of rehearsal.names)
    if ((await rehearsal.registry.latest(name)) !== undefined) mistakes.push(`${name} was published`);
  return mistakes;
}
