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
  readonly execution?: { readonly startTime: number; readonly endTime: number; readonly exitCode: number };
}

/** Totals of the test reports of all members. */
export interface TestTotals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly FailedTest[];
}

/** A test that failed, or a file of tests that could not be loaded. */
export interface FailedTest {
  /** The member's folder. */
  readonly directory: string;
  /** The file, from the member's folder. */
  readonly file: string;
  /** The file's path from the root, the test's name, and the first line of its error. */
  readonly text: string;
}

/** Where vitest.config.ts writes a member's report. It is an output of the turbo task, so cached runs have it too. */
const REPORT = ".results/vitest.json";

/** How to fix a failure of each kind of task, in the order of the report. */
const FIXES: Readonly<Record<string, string>> = {
  lint: "`npm run lint -- --fix`, then fix the rest by hand",
  "format:check": "`npm run format`",
  prose: "rewrite the sentences named above",
  shape: "fix the package.json or the import named above",
  drift: "`npm run generate`, then commit the changes",
  "spec:check": "`npm run spec:diff -- --write`, then look at the changesets and commit them",
  build: "fix the type errors above; `npm run build` builds again",
  prepack: "fix the mistakes that tools/publish/join-modules names above",
  typecheck: "fix the type errors above; `npm run typecheck` checks again",
  api: "`npm run api -- --write`, then review the changes of api.md and commit them",
  test: "fix the code or the test; `npx turbo run test --filter=<package>` runs that package's tests alone",
  "doc-examples": "fix the examples named above; `npx turbo run doc-examples` compiles them again",
  budget:
    "make it smaller or faster, or raise the limit in tools/check/package-check/src/budgets and say why",
};

/** Where turbo writes its records. */
export const recordsOf = (root: string): string => join(root, ".turbo/runs");

export function readRuns(root: string): TaskRecord[] {
  const records = recordsOf(root);
  return globSync("*.json", { cwd: records }).flatMap(
    (file) => (JSON.parse(readFileSync(join(records, file), "utf8")) as { tasks: TaskRecord[] }).tasks,
  );
}

/** Adds up the members' test reports. A member without tests has none. */
export function readTests(root: string, all: readonly Member[]): TestTotals {
  const totals = {
    passed: 0,
    failed: 0,
    skipped: 0,
    failures: [] as FailedTest[],
  };
  for (const member of all) {
    const directory = join(root, member.path);
    const file = join(directory, REPORT);
    if (member.manifest.scripts?.["test"] === undefined || !existsSync(file)) continue;
    const report = JSON.parse(readFileSync(file, "utf8")) as JsonTestResults;
    totals.passed += report.numPassedTests;
    // A file that could not be loaded has no failed tests, but is a failure itself.
    totals.failed += report.numFailedTests > 0 ? report.numFailedTests : report.numFailedTestSuites;
    totals.skipped += report.numPendingTests;
    totals.failures.push(...failedTests(root, directory, report));
  }
  return totals;
}

function failedTests(root: string, directory: string, report: JsonTestResults): FailedTest[] {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const [file, path] = [relative(directory, name), relative(root, name)];
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0 && status === "failed")
      return [{ directory, file, text: `${path}\n  ${firstLine(message)}` }];
    return failed.map(({ fullName, failureMessages }) => {
      return { directory, file, text: `${path} > ${fullName}\n  ${firstLine(failureMessages?.[0])}` };
    });
  });
}

function firstLine(text = ""): string {
  return text.split("\n", 1)[0] ?? "";
}

/** Returns the ids of the tasks that ended. turbo has others if it broke off, or what a task needs failed. */
export function withResult(tasks: readonly TaskRecord[]): string[] {
  return tasks.filter(({ execution }) => execution !== undefined).map(({ taskId }) => taskId);
}

/** Returns the tasks that ran and failed. */
export function failures(tasks: readonly TaskRecord[]): TaskRecord[] {
  return tasks.filter((task) => task.execution !== undefined && task.execution.exitCode !== 0);
}

/**
 * Writes the summary: a line for each kind of task, what failed and how to fix it, and the totals of the tests.
 *
 * @param passedAlone - Whether the files of the failed tests passed without other work on the machine.
 * @param missing - The tasks that should have run and have no result.
 */
export function summarize(
  tasks: readonly TaskRecord[],
  tests: TestTotals,
  passedAlone = false,
  missing: readonly string[] = [],
): string {
  const lines: string[] = ["", "Checks"];
  for (const kind of new Set([...Object.keys(FIXES), ...tasks.map((task) => task.task)])) {
    const same = tasks.filter((task) => task.task === kind);
    if (same.length === 0) continue;
    const failed = failures(same);
    const cached = same.filter((task) => task.cache.status === "HIT").length;
    const skipped = same.filter((task) => task.execution === undefined).length;
    const seconds =
      same.reduce((sum, { execution: at }) => sum + (at ? at.endTime - at.startTime : 0), 0) / 1000;
    const bad = passedAlone ? "unstable" : "failed";
    const state = failed.length > 0 ? bad : skipped > 0 ? "not run" : "ok";
    const detail = [
      `${same.length} ${same.length === 1 ? "task" : "tasks"}`,
      ...(cached > 0 ? [`${cached} cached`] : []),
      ...(skipped > 0 ? [`${skipped} not run`] : []),
      `${seconds.toFixed(1)} s`,
    ];
    lines.push(`  ${state.padEnd(8)} ${kind.padEnd(13)} ${detail.join(", ")}`);
  }
  for (const task of passedAlone ? [] : failures(tasks)) {
    lines.push("", `Failed: ${task.taskId}`, `  To fix: ${FIXES[task.task] ?? "see its output above"}`);
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
