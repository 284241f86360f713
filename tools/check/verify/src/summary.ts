import { existsSync, globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Member } from "@node-access-tools/workspace";
import type { JsonTestResults } from "vitest/node";

/** One task of turbo's record of a run. */
export interface TaskRecord {
  readonly taskId: string;
  readonly task: string;
  readonly package: string;
  readonly cache: { readonly status: "HIT" | "MISS" };
  /** Missing if turbo broke off, or what the task needs failed. */
  readonly execution?: { readonly startTime: number; readonly endTime: number; readonly exitCode: number };
}

/** Totals of the test reports of all members. */
export type TestTotals = ReturnType<typeof readTests>;

/** A test that failed, or a file of tests that could not be loaded. */
export interface FailedTest {
  /** The member's folder. */
  readonly directory: string;
  /** The file, from the member's folder. */
  readonly file: string;
  /** The file's path from the root, the test's name, and the first line of its error. */
  readonly text: string;
}

/** How to fix a failure of each kind of task, in the order of the report. */
const FIXES: Readonly<Record<string, string>> = {
  lint: "`npm run format` and `npm run lint -- --fix`, then fix the rest by hand",
  prose: "rewrite the sentences named above",
  shape: "fix the package.json or the import named above",
  drift: "`npm run generate`, then commit the changes",
  "spec:check": "`npm run spec:diff -- --write`, then look at the changesets and commit them",
  build: "fix the type errors above",
  prepack: "fix the mistakes that tools/publish/release/src/pack names above",
  typecheck: "fix the type errors above",
  api: "`npm run api -- --write`, then review the changes of api.md and commit them",
  test: "fix the code or the test",
  "doc-examples": "fix the examples named above",
  budget:
    "make it smaller or faster, or raise the limit in tools/check/package-check/src/budgets and say why",
};

/** Where turbo writes its records. */
export const recordsFolder = (root: string): string => join(root, ".turbo/runs");

export function readRuns(root: string): TaskRecord[] {
  return globSync(join(recordsFolder(root), "*.json")).flatMap(
    (file) => (JSON.parse(readFileSync(file, "utf8")) as { tasks: TaskRecord[] }).tasks,
  );
}

/** Adds up the members' test reports (vitest.config.ts), which turbo restores for cached runs. */
export function readTests(root: string, all: readonly Member[]) {
  const totals = { passed: 0, failed: 0, skipped: 0, failures: [] as FailedTest[] };
  for (const { directory, manifest } of all) {
    const file = join(directory, ".results/vitest.json");
    if (manifest.scripts?.["test"] === undefined || !existsSync(file)) continue;
    const report = JSON.parse(readFileSync(file, "utf8")) as JsonTestResults;
    totals.passed += report.numPassedTests;
    // A file that could not be loaded has no failed tests, but is a failure itself.
    totals.failed += report.numFailedTests > 0 ? report.numFailedTests : report.numFailedTestSuites;
    totals.skipped += report.numPendingTests;
    for (const { name, status, message, assertionResults } of report.testResults) {
      const add = (title: string, error = ""): void => {
        const text = `${relative(root, name)}${title}\n  ${error.split("\n", 1)[0]}`;
        totals.failures.push({ directory, file: relative(directory, name), text });
      };
      const failed = assertionResults.filter((test) => test.status === "failed");
      for (const test of failed) add(` > ${test.fullName}`, test.failureMessages?.[0]);
      if (failed.length === 0 && status === "failed") add("", message);
    }
  }
  return totals;
}

/** Returns the tasks that ran and failed. */
export function failures(tasks: readonly TaskRecord[]): TaskRecord[] {
  return tasks.filter(({ execution }) => execution !== undefined && execution.exitCode !== 0);
}

/**
 * Writes the summary: a line for each kind of task, what failed, which tasks are missing, how to run it alone and how to fix it,
 * and the totals of the tests, which may have passed without other work on the machine.
 */
export function summarize(
  tasks: readonly TaskRecord[],
  tests: TestTotals,
  passedAlone = false,
  missing: readonly string[] = [],
): string {
  const lines: string[] = ["", "Checks"];
  for (const kind of new Set([...Object.keys(FIXES), ...tasks.map(({ task }) => task)])) {
    const ended = tasks.filter(({ task, execution }) => task === kind && execution !== undefined);
    const skipped = missing.filter((id) => id.endsWith(`#${kind}`)).length;
    if (ended.length + skipped === 0) continue;
    const cached = ended.filter(({ cache }) => cache.status === "HIT").length;
    const seconds = ended.reduce((sum, { execution: at }) => sum + (at ? at.endTime - at.startTime : 0), 0);
    const bad = passedAlone ? "unstable" : "failed";
    const state = failures(ended).length > 0 ? bad : skipped > 0 ? "not run" : "ok";
    const parts = [
      `${ended.length} ${ended.length === 1 ? "task" : "tasks"}`,
      ...(cached > 0 ? [`${cached} cached`] : []),
      ...(skipped > 0 ? [`${skipped} not run`] : []),
      `${(seconds / 1000).toFixed(1)} s`,
    ];
    lines.push(`  ${state.padEnd(8)} ${kind.padEnd(13)} ${parts.join(", ")}`);
  }
  for (const { taskId, task, package: name } of passedAlone ? [] : failures(tasks)) {
    const alone = `npx turbo run ${task} --filter=${name}`;
    const fix = FIXES[task] ?? "see its output above";
    lines.push("", `Failed: ${taskId}`, `  Alone:  \`${alone}\``, `  To fix: ${fix}`);
  }
  if (missing.length > 0)
    lines.push("", "Without a result: turbo, or what these tasks need, ended before they could", ...missing);
  if (tests.failures.length > 0) {
    const title = passedAlone
      ? "Unstable tests: they failed among others and passed alone, so this run passes. Make them independent of other work."
      : "Failed tests";
    lines.push("", title, ...tests.failures.map(({ text }) => text));
  }
  lines.push("", `${tests.passed} passed, ${tests.failed} failed, ${tests.skipped} skipped`);
  return lines.join("\n");
}
