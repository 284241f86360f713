import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { bumped, bumpOf } from "@node-access-tools/spec-diff/bump";
import { run } from "@node-access-tools/workspace";
import { must, npm } from "./command.ts";
import { resultsOf } from "./consumers/outcome.ts";
import { NODENEXT, typeScriptMistakes } from "./consumers/type-scripts.ts";
import { publish, version } from "./first-release.ts";
import { startInstalledGateway } from "./installed-gateway.ts";
import type { Rehearsal } from "./rehearsal.ts";
import { ADDED, changeSpecs } from "./spec-changes.ts";
import type { Steps } from "./steps.ts";

const [GAINS, BREAKS] = ["@node-access/rpc", "@node-access/grpc"] as const;
/** The levels of the packages that change, directly or through a dependency. */
const LEVELS: Readonly<Record<string, "patch" | "minor" | "major">> = {
  [GAINS]: "minor",
  [BREAKS]: "major",
  // The gateway knows the new method. It forwards gRPC messages as bytes, so names of fields do not matter.
  "@node-access/gateway": "patch",
  // The simulators answer the new method.
  "@node-access/simulators": "minor",
  // The command prints the names of gRPC fields.
  "@node-access/cli": "major",
};

/** A project that uses the first release. */
export interface User {
  readonly project: string;
  readonly node: string;
  /** Path of a TypeScript compiler. */
  readonly compiler: string;
}

/** Changes specs after the first release, releases the affected packages, and updates a user of the first release. */
export async function releaseAgain(steps: Steps, rehearsal: Rehearsal, user: User): Promise<void> {
  const { copy } = rehearsal;
  const released = versions(rehearsal);
  const installed = join(user.project, "node_modules/@node-access");
  await steps.take("one command regenerates a changed spec and writes its changesets", async () => {
    changeSpecs(copy);
    const { code, output } = await rehearsal.script("spec:change");
    const expected = [...Object.keys(LEVELS), "packages/rpc/src/generated/net.ts", ADDED];
    const mistakes = expected
      .filter((one) => !output.includes(one))
      .map((one) => `${one} is not named:\n${output}`);
    return code === 0 ? mistakes : [output];
  });

  await steps.take(
    "without changesets the change is rejected, with the command that writes them",
    async () => {
      await must("npm", ["run", "build"], { cwd: copy });
      const written = changesets(copy);
      for (const path of written.keys()) rmSync(join(copy, path));
      const { code, output } = await rehearsal.script("spec:check");
      const remedy = /^To fix: npm (.*)$/m.exec(output)?.[1];
      if (code === 0 || remedy === undefined)
        return [`the check ended with ${code} and named no command:\n${output}`];
      await rehearsal.command(remedy.split(" "));
      const again = changesets(copy);
      const isSame = JSON.stringify([...again]) === JSON.stringify([...written]);
      const check = await rehearsal.script("spec:check");
      return [
        ...(isSame ? [] : ["other changesets were written"]),
        ...(check.code === 0 ? [] : [check.output]),
      ];
    },
  );

  await steps.take("the changesets bump these packages and no others", async () => {
    const mistakes = await version(rehearsal);
    for (const [name, now] of versions(rehearsal)) {
      const before = released.get(name) ?? "";
      const level = LEVELS[name];
      const expected = level === undefined ? before : bumped(before, bumpOf(level, before));
      if (now !== expected) mistakes.push(`${name} is ${now}, expected ${expected} after ${before}`);
    }
    const check = await rehearsal.script("spec:check");
    return check.code === 0 ? mistakes : [...mistakes, check.output];
  });

  await steps.take("the new versions are published, with their tags", () => publish(rehearsal));

  const now = versions(rehearsal);
  await steps.take("npm update installs the feature, but not the break", async () => {
    await npm(user.project, rehearsal.registry.url, "update");
    const gained = [...now].filter(([name]) => LEVELS[name] !== "major");
    const expected = new Map([...released, ...gained]);
    return [...installedMistakes(installed, expected), ...(await useMistakes(user))];
  });

  await steps.take("installing the latest versions installs both, and all calls still work", async () => {
    const latest = rehearsal.names.map((name) => `${name}@latest`);
    await npm(user.project, rehearsal.registry.url, "install", ...latest);
    return [...installedMistakes(installed, now), ...(await useMistakes(user))];
  });
}

function versions(rehearsal: Rehearsal): Map<string, string> {
  return new Map(rehearsal.published().map(({ manifest: { name, version: one = "" } }) => [name, one]));
}

function changesets(copy: string): Map<string, string> {
  const paths = globSync(".changeset/spec-*.md", { cwd: copy }).toSorted();
  return new Map(paths.map((path) => [path, readFileSync(join(copy, path), "utf8")]));
}

function installedMistakes(installed: string, expected: ReadonlyMap<string, string>): string[] {
  return [...expected].flatMap(([name, one]) => {
    const file = join(installed, name.replace("@node-access/", ""), "package.json");
    const { version: installedVersion } = JSON.parse(readFileSync(file, "utf8")) as { version: string };
    return installedVersion === one ? [] : [`${name} ${installedVersion} is installed, expected ${one}`];
  });
}

/** Runs and compiles the program that used the first release, with the packages and gateway that are installed now. */
async function useMistakes({ project, node, compiler }: User): Promise<string[]> {
  const { place, close } = await startInstalledGateway(project, node);
  try {
    const expected = resultsOf(await run(node, ["program.mjs", JSON.stringify(place)], { cwd: project }));
    return await typeScriptMistakes(project, compiler, NODENEXT, { place, node, expected });
  } finally {
    await close();
  }
}
