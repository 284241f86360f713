import { type Member, run } from "@node-access-tools/workspace";
import { selectTests } from "./changed.ts";
import type { Timings } from "./timings.ts";
import { runProgram } from "./turbo.ts";

/** What the tests of all changed members may take. Two files run at once, which makes it about a minute. */
const budget = 120;

/**
 * Runs tests of changed members within a budget of time, one member after another.
 *
 * @param paths - All changed files, from the root.
 * @returns 0 if all pass.
 */
export async function runQuickTests(
  root: string,
  changed: readonly Member[],
  paths: readonly string[],
  timings: Timings,
  isVerbose: boolean,
): Promise<number> {
  const tested = changed.filter(({ manifest }) => manifest.scripts?.["test"] !== undefined);
  let failed = 0;
  for (const member of tested) {
    const { files, total } = selectTests(root, member, paths, timings.files, budget / tested.length);
    if (files.length === 0) continue;
    const args = ["run", "test", ...files];
    const cwd = member.directory;
    const { code, output } = isVerbose
      ? { code: await runProgram("pnpm", args, cwd), output: "" }
      : await run("pnpm", args, { cwd });
    const part = files.length === total ? "all" : `${files.length} of ${total}`;
    console.log(`${code === 0 ? "ok" : "failed"}  test ${member.manifest.name}, ${part} files of tests`);
    if (code !== 0) console.log(output);
    failed ||= code;
  }
  return failed;
}
