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
    const part = files.length === total ? "all" : `${files.length} of ${total}`;
    failed = (await runFiles(member, files, `${part} files of tests`, isVerbose)) || failed;
  }
  return failed;
}

/** Runs some of a member's files of tests. @returns 0 if all pass. */
async function runFiles(
  member: Member,
  files: readonly string[],
  title: string,
  isVerbose: boolean,
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  const args = ["run", "test", ...files];
  const cwd = member.directory;
  const { code, output } = isVerbose
    ? { code: await runProgram("pnpm", args, cwd, env), output: "" }
    : await run("pnpm", args, { cwd, env });
  console.log(`${code === 0 ? "ok" : "failed"}  test ${member.manifest.name}, ${title}`);
  if (code !== 0) console.log(output);
  return code;
}

/**
 * Runs the tests that use optional programs as on a machine without these.
 *
 * @returns 0 if all pass.
 */
export async function runWithoutPrograms(
  root: string,
  all: readonly Member[],
  isVerbose: boolean,
): Promise<number> {
  const grep = ["grep", "-lE", "(programForTests|optionalProgram)\\(", "--", "*/test/*.test.ts"];
  const { stdout, output, code: missed } = await run("git", grep, { cwd: root });
  if (missed !== 0) throw new Error(`git ${grep.join(" ")} found no tests:\n${output}`);
  const env = { ...process.env, OPTIONAL_PROGRAMS: "none" };
  let failed = 0;
  for (const member of all) {
    const own = stdout.split("\n").filter((path) => path.startsWith(`${member.path}/test/`));
    const files = own.map((path) => path.slice(member.path.length + 1));
    if (files.length === 0) continue;
    failed =
      (await runFiles(member, files, `without optional programs: ${files.join(", ")}`, isVerbose, env)) ||
      failed;
  }
  return failed;
}
