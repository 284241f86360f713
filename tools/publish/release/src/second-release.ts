import { join } from "node:path";
import { chooseBump } from "@node-access-tools/spec-diff/releases";
import { type Manifest, readManifest } from "@node-access-tools/workspace";
import { failure, npm, type Steps } from "./steps.ts";
import { useMistakes } from "./consumers/former-programs.ts";
import type { User } from "./consumers/type-scripts.ts";
import { planned, publish, version } from "./first-release.ts";
import type { Rehearsal } from "./rehearsal.ts";
import { ADDED, changeSpecs } from "./spec-changes.ts";

/** The levels of the packages that the specs change. */
const LEVELS: Readonly<Record<string, "patch" | "minor" | "major">> = {
  "@node-access/rpc": "minor",
  "@node-access/grpc": "major",
  // The gateway knows the new method. It forwards gRPC messages as bytes, so names of fields do not matter.
  "@node-access/gateway": "patch",
  // The simulators answer the new method.
  "@node-access/simulators": "minor",
  // The command prints the names of gRPC fields.
  "@node-access/cli": "major",
};

/** Packages that only need a range of a dependency which has its new version. */
const DEPENDENTS = { "@node-access/delivery": "patch" } as const;

/** Changes specs after the first release, releases the affected packages, and updates a user of the first release. */
export async function releaseAgain(steps: Steps, rehearsal: Rehearsal, user: User): Promise<void> {
  const { copy, names, registry } = rehearsal;
  const released = rehearsal.versions();
  await steps.take("one command regenerates a changed spec and writes its changesets", async () => {
    changeSpecs(copy);
    const { code, output } = await rehearsal.script("spec:change");
    const expected = [...Object.keys(LEVELS), "packages/rpc/src/generated/net.ts", ADDED];
    const isComplete = code === 0 && expected.every((one) => output.includes(one));
    return isComplete ? [] : [`expected ${expected.join(", ")}:\n${output}`];
  });

  await steps.take("the changesets bump these packages and no others", async () => {
    const plan = await planned(rehearsal);
    const bumps = Object.entries({ ...LEVELS, ...DEPENDENTS }).map(
      ([name, level]) => `${name} ${chooseBump(level, released.get(name) ?? "")}`,
    );
    const got = plan.map(({ name, type }) => `${name} ${type}`);
    const mistakes =
      got.toSorted().join() === bumps.toSorted().join()
        ? []
        : [`${got.join(", ")}, expected ${bumps.join(", ")}`];
    return [
      ...mistakes,
      ...(await version(rehearsal, plan)),
      ...failure(await rehearsal.script("spec:check")),
    ];
  });

  await steps.take("the new versions are published, with their tags", () => publish(rehearsal));

  const now = rehearsal.versions();
  await steps.take("npm update installs the feature, but not the break", async () => {
    await npm(user.project, registry.url, "update");
    const expected = new Map(
      [...now].map(([name, one]) => [name, LEVELS[name] === "major" ? released.get(name) : one]),
    );
    return [...installedMistakes(user.project, expected), ...(await useMistakes(user))];
  });

  await steps.take("installing the latest versions installs both, and all calls still work", async () => {
    await npm(user.project, registry.url, "install", ...names.map((name) => `${name}@latest`));
    return [...installedMistakes(user.project, now), ...(await useMistakes(user))];
  });
}

function installedMistakes(project: string, expected: ReadonlyMap<string, string | undefined>): string[] {
  return [...expected].flatMap(([name, one]) => {
    const { version: installed }: Manifest = readManifest(
      join(project, "node_modules", name, "package.json"),
    );
    return installed === one ? [] : [`${name} ${installed} is installed, expected ${one}`];
  });
}
