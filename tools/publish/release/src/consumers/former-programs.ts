import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { put } from "@node-access-tools/package-check";
import { listReleases, must, run } from "@node-access-tools/workspace";
import { startInstalledGateway } from "../installed-gateway.ts";
import type { Rehearsal } from "../rehearsal.ts";
import type { Steps } from "../steps.ts";
import { readResults } from "./outcome.ts";
import { inTypeScript } from "./programs.ts";
import { NODENEXT, typeScriptMistakes, type User } from "./type-scripts.ts";

const OWN = "tools/publish/release";

interface Former {
  /** The released versions, by the folder of the package. */
  readonly versions: ReadonlyMap<string, string>;
  /** The program of its users, in JavaScript and in TypeScript. */
  readonly byImport: string;
  readonly inTypeScript: string;
}

/** Uses the new packages as users of the last release do. They may have to change only what the new versions announce. */
export async function useAsBefore(
  steps: Steps,
  rehearsal: Rehearsal,
  { root, scratch, user }: { readonly root: string; readonly scratch: string; readonly user: User },
): Promise<void> {
  await steps.take("the program of the last release's users still compiles and runs", async () => {
    const former = await formerRelease(root, scratch);
    if (former === undefined) return { skipped: "nothing has been released yet" };
    put(user.project, "former.mjs", former.byImport);
    const mistakes = await useMistakes(user, "former.mjs", former.inTypeScript);
    const breaks = rehearsal
      .packages()
      .filter(({ path, manifest: { version = "" } }) => isBreak(former.versions.get(path), version));
    if (mistakes.length === 0 || breaks.length === 0) return mistakes;
    const names = breaks.map(({ manifest }) => manifest.name).join(", ");
    return { skipped: `it does not, as the new versions of ${names} announce: ${mistakes[0]}` };
  });
}

/** Returns the last release that other work has followed, or `undefined` before the first release. */
export async function formerRelease(root: string, scratch: string): Promise<Former | undefined> {
  const releases = listReleases(root).filter(({ isFresh }) => !isFresh);
  const commit = releases[0]?.commit;
  if (commit === undefined) return undefined;
  const folder = join(scratch, "former");
  mkdirSync(folder);
  const archive = join(folder, "commit.tar");
  const parts = [`${OWN}/src/consumers`, `${OWN}/consumer-files`];
  await must("git", ["archive", "--format=tar", `--output=${archive}`, commit, "--", ...parts], {
    cwd: root,
  });
  await must("tar", ["-xf", archive], { cwd: folder });
  put(folder, "package.json", '{ "type": "module" }');
  const file = pathToFileURL(join(folder, OWN, "src/consumers/programs.ts")).href;
  const programs = (await import(file)) as Omit<Former, "versions">;
  // The newest come first.
  const versions = new Map(releases.toReversed().map(({ path, version }) => [path, version]));
  return { ...programs, versions };
}

/** Whether a range like `^before` excludes a version, so that users choose when they get it. */
export function isBreak(before: string | undefined, now: string): boolean {
  const [first, second] = [before, now].map((version) => version?.replace(/^(0\.\d+|[1-9]\d*)\..*$/, "$1"));
  return before !== undefined && first !== second;
}

/** Runs and compiles a program with the packages and the gateway that a project has installed now. */
export async function useMistakes(
  { project, node, compiler }: User,
  file = "program.mjs",
  program: string = inTypeScript,
): Promise<string[]> {
  await using gateway = await startInstalledGateway(project, node);
  const { place } = gateway;
  const ran = await run(node, [file, JSON.stringify(place)], { cwd: project });
  if (ran.code !== 0) return [ran.output];
  const expected = readResults(ran);
  // Awaited here, as the gateway ends with this function.
  return await typeScriptMistakes(project, compiler, NODENEXT, { place, node, expected, program });
}
