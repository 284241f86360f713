import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { put } from "@node-access-tools/package-check";
import { releasesOf, run } from "@node-access-tools/workspace";
import { must } from "../command.ts";
import { startInstalledGateway } from "../installed-gateway.ts";
import { resultsOf } from "./outcome.ts";
import { NODENEXT, typeScriptMistakes } from "./type-scripts.ts";

const OWN = "tools/publish/release";

/** A program of the users of a release, in JavaScript and in TypeScript. */
interface Programs {
  readonly byImport: string;
  readonly inTypeScript: string;
}

/** Returns the program of the last release that other work has followed, or `undefined` before the first release. */
export async function formerPrograms(root: string, scratch: string): Promise<Programs | undefined> {
  const commit = releasesOf(root).find(({ isFresh }) => !isFresh)?.commit;
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
  return (await import(pathToFileURL(join(folder, OWN, "src/consumers/programs.ts")).href)) as Programs;
}

/**
 * Runs and compiles the program of the last release's users with the packages and the gateway that a project has installed.
 *
 * @returns what no longer works, and `undefined` if there was no release.
 */
export async function formerMistakes(
  root: string,
  scratch: string,
  { project, compiler }: { readonly project: string; readonly compiler: string },
): Promise<string[] | undefined> {
  const former = await formerPrograms(root, scratch);
  if (!former) return undefined;
  const node = process.execPath;
  put(project, "former.mjs", former.byImport);
  const { place, close } = await startInstalledGateway(project, node);
  try {
    const ran = await run(node, ["former.mjs", JSON.stringify(place)], { cwd: project });
    if (ran.code !== 0) return [ran.output];
    const program = { place, node, expected: resultsOf(ran), program: former.inTypeScript };
    return await typeScriptMistakes(project, compiler, NODENEXT, program);
  } finally {
    await close();
  }
}
