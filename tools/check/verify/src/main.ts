// Runs the checks of the repository through turbo, and ends with a summary.
import { rmSync } from "node:fs";
import { join } from "node:path";
import {
  build,
  commandLine,
  exitWithError,
  findRoot,
  members,
  run,
  skippedTests,
} from "@node-access-tools/workspace";
import {
  failures,
  type FailedTest,
  readRuns,
  readTests,
  recordsOf,
  summarize,
  withResult,
} from "./summary.ts";
import { runProgram, runTasks } from "./turbo.ts";
import { runWithoutPrograms } from "./without-programs.ts";

const usage = `usage: npm test -- [--changed] [--verbose] [--without-programs]
  --changed  check what differs from the main branch, with the tests that import it
  --verbose  show the output of all tasks, and not only of those that fail
  --without-programs  only the tests that use optional programs, as on a machine without these`;
const { values } = commandLine(usage, {
  options: {
    changed: { type: "boolean" },
    verbose: { type: "boolean" },
    "without-programs": { type: "boolean" },
  },
});
const root = findRoot(import.meta.dirname);
const isVerbose = values.verbose === true;

/** Runs the files of failed tests again, one member after another. @returns whether all of them pass. */
async function passAlone(failed: readonly FailedTest[]): Promise<boolean> {
  for (const directory of new Set(failed.map((test) => test.directory))) {
    const files = failed.filter((test) => test.directory === directory).map((test) => test.file);
    if ((await runProgram("pnpm", ["run", "test", ...new Set(files)], directory)) !== 0) return false;
  }
  return true;
}

const all = members(root);
// Removes reports of earlier runs. turbo restores those of cached runs.
for (const old of [recordsOf(root), ...all.map((member) => join(member.directory, ".results"))]) {
  rmSync(old, { recursive: true, force: true });
}

/** The tasks that turbo should have run. */
const planned: string[] = [];

async function runAll(tasks: readonly string[], passed: readonly string[] = []): Promise<number> {
  const { code, ids } = await runTasks(root, tasks, passed, isVerbose);
  planned.push(...ids);
  return code;
}

async function checkAll(): Promise<number> {
  const tasks = "test //#typecheck lint format:check prose shape drift spec:check doc-examples api budget";
  return runAll(tasks.split(" "));
}

/** Checks what differs from the main branch, committed or not: turbo finds the members, and vitest the tests that import it. */
async function checkChanged(): Promise<number> {
  const base = await branchPoint();
  const tasks = "//#typecheck lint format:check prose shape spec:check api";
  const code = await runAll([...tasks.split(" "), "--filter=//", `--filter=[${base}]`]);
  if (code !== 0) return code;
  return runAll(["test", `--filter=[${base}]`], ["--changed", base, "--passWithNoTests"]);
}

/** Finds the commit at which the branch left the main branch. */
async function branchPoint(): Promise<string> {
  for (const main of ["origin/main", "main"]) {
    const { code, stdout } = await run("git", ["merge-base", main, "HEAD"], { cwd: root });
    if (code === 0) return stdout.trim();
  }
  return exitWithError("expected a branch main, or origin/main, to compare with: git fetch origin main");
}

if (values["without-programs"]) {
  await build();
  process.exit(await runWithoutPrograms(root, all));
}
const skipped = skippedTests();
if (skipped !== undefined) console.log(skipped);
const code = values.changed ? await checkChanged() : await checkAll();
const runs = readRuns(root);
const tests = readTests(root, all);
const failed = failures(runs);
const ended = new Set(withResult(runs));
const missing = planned.filter((id) => !ended.has(id));
// A busy machine can make tests fail that wait for processes and timeouts. Failed tests run once more without other work, and are
// still reported. This is skipped if anything else failed, such as a package whose tests did not finish.
const mayBeUnstable =
  failed.length > 0 &&
  missing.length === 0 &&
  failed.every(({ task, package: name }) => {
    const directory = all.find(({ manifest }) => manifest.name === name)?.directory;
    return task === "test" && tests.failures.some((test) => test.directory === directory);
  });
const passedAlone = mayBeUnstable && (await passAlone(tests.failures));
if (values.changed)
  console.log("Only a whole run, npm test, checks what uses the changed members, docs and budgets.");
console.log(summarize(runs, tests, passedAlone, missing));
// If turbo cannot start, or breaks off, tasks have no result.
const hasFailed = code !== 0 || missing.length > 0 || failed.length > 0 || tests.failed > 0;
process.exitCode = hasFailed && !passedAlone ? 1 : 0;
