// Runs the checks of the repository through turbo, and ends with a summary.
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import {
  commandLine,
  exitWithError,
  findRoot,
  members,
  must,
  run,
  skippedTests,
} from "@node-access-tools/workspace";
import { runTasks } from "./run-tasks.ts";
import { failures, type FailedTest, readRuns, readTests, recordsFolder, summarize } from "./summary.ts";

const usage = `usage: npm test -- [--changed | --without-programs]
  --changed  check what differs from the main branch, with the tests that import it
  --without-programs  only the tests that use optional programs, as on a machine without these`;
const { values } = commandLine(usage, {
  options: { changed: { type: "boolean" }, "without-programs": { type: "boolean" } },
});
const ROOT_TASKS = "//#typecheck lint prose shape spec:check api".split(" ");
const root = findRoot(import.meta.dirname);
const all = members(root);

/** Runs tasks, and then a part of the members' tests. turbo would pass the arguments for vitest to the builds that tests need too. */
async function runBefore(
  tasks: readonly string[],
  filters: readonly string[],
  passed: readonly string[],
): ReturnType<typeof runTasks> {
  const before = await runTasks(root, [...tasks, ...filters]);
  return before.code === 0 ? runTasks(root, ["test", "--only", ...filters], passed) : before;
}

/** Checks what differs from the main branch, committed or not: turbo finds the members, and vitest the tests that import it. */
async function checkChanged(): ReturnType<typeof runTasks> {
  const base = await branchPoint();
  return runBefore(
    [...ROOT_TASKS, "--filter=//"],
    [`--filter=[${base}]`],
    ["--changed", base, "--passWithNoTests"],
  );
}

/** Finds the commit at which the branch left the main branch. */
async function branchPoint(): Promise<string> {
  for (const main of ["origin/main", "main"]) {
    const { code, stdout } = await run("git", ["merge-base", main, "HEAD"], { cwd: root });
    if (code === 0) return stdout.trim();
  }
  return exitWithError("expected a branch main, or origin/main, to compare with: git fetch origin main");
}

/** Runs the files of tests that use optional programs, but not the tour: `npm start` is the same calls. */
async function checkWithoutPrograms(): ReturnType<typeof runTasks> {
  const places = ["*/test/*.test.ts", ":!tools/run/tour"];
  const grep = ["grep", "-lE", "(programForTests|optionalProgram)\\(", "--", ...places];
  const files = (await must("git", grep, { cwd: root })).trim().split("\n");
  const users = all.filter(({ path }) => files.some((file) => file.startsWith(`${path}/`)));
  const tests = files.map((file) => file.replace(/^.*?(?=test\/)/, ""));
  return runBefore(
    ["build"],
    users.map(({ path }) => `--filter=./${path}`),
    tests,
  );
}

/** Runs the files of failed tests again, one member after another. @returns whether all of them pass. */
function passAlone(failed: readonly FailedTest[]): boolean {
  return [...new Set(failed.map(({ directory }) => directory))].every((cwd) => {
    const files = failed.filter(({ directory }) => directory === cwd).map(({ file }) => file);
    return spawnSync("pnpm", ["run", "test", ...new Set(files)], { cwd, stdio: "inherit" }).status === 0;
  });
}

// Removes reports of earlier runs. turbo restores those of cached runs.
for (const old of [recordsFolder(root), ...all.map(({ directory }) => join(directory, ".results"))]) {
  rmSync(old, { recursive: true, force: true });
}
if (values["without-programs"]) process.env["OPTIONAL_PROGRAMS"] = "none";
const skipped = skippedTests();
if (skipped !== undefined) console.log(skipped);
const { code, missing } = await (values["without-programs"]
  ? checkWithoutPrograms()
  : values.changed
    ? checkChanged()
    : runTasks(root, [...ROOT_TASKS, "test", "drift", "doc-examples", "budget"]));
const runs = readRuns(root);
const tests = readTests(root, all);
const failed = failures(runs);
// A busy machine can make tests fail that wait for processes and timeouts. Failed tests run once more without other work, and are
// still reported. This is skipped if anything else failed, such as a package whose tests did not finish.
const mayBeUnstable =
  failed.length > 0 &&
  missing.length === 0 &&
  failed.every(({ task, package: name }) => {
    const directory = all.find(({ manifest }) => manifest.name === name)?.directory;
    return task === "test" && tests.failures.some((test) => test.directory === directory);
  });
const passedAlone = mayBeUnstable && passAlone(tests.failures);
if (values.changed)
  console.log("Only a whole run, npm test, checks what uses the changed members, docs and budgets.");
console.log(summarize(runs, tests, passedAlone, missing));
const hasFailed = code !== 0 || missing.length > 0 || failed.length > 0 || tests.failed > 0;
process.exitCode = hasFailed && !passedAlone ? 1 : 0;
